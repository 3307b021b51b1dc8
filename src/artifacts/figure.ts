// Takes: a response. Gives: an SVG figure of every tract with geometry, to scale, with true arcs; null where there is none.
// Never: a script, a style sheet or anything fetched: it may stand in any page.
import { areaText } from './area-text.ts';
import type { ExtractResponse } from '../contract/response.ts';
import type { FigureException } from './figure-exceptions.ts';
import { type FigurePlan, figurePlan, type FigureTie, scaleText, type Spot } from './figure-plan.ts';
import { plain, xml } from './markup.ts';
import { type Drawing, drawing } from './drawing.ts';
import type { DrawnTract } from './drawn-tract.ts';

const WIDTH = 720;
const HEIGHT = 470;
const HEAD = 54;
const LABEL_SIZE = 9;
const COLORS = { PASS: '#1a7047', REVIEW: '#9e6600', FAIL: '#a8242a', ink: '#1f2b26', muted: '#6b756f' } as const;

export function figure(response: ExtractResponse, { tracts }: Drawing = drawing(response, null)): string | null {
  if (tracts.length === 0) return null;
  const high = tracts.length * HEIGHT;
  const panels = tracts
    .map((tract, i) => `<g transform="translate(0 ${i * HEIGHT})">${panel(tract, tracts)}</g>`)
    .join('\n');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${high}" width="${WIDTH}" height="${high}" role="img" ` +
    `font-family="'Noto Sans', 'DejaVu Sans', Helvetica, Arial, sans-serif" fill="${COLORS.ink}">\n` +
    `<title>${xml(tracts.map(({ tract, verdict }) => `${tract.name}: ${verdict.status}`).join('; '))}</title>\n` +
    `<rect width="${WIDTH}" height="${high}" fill="#fdfdfb"/>\n${panels}\n</svg>\n`
  );
}

function panel(tract: DrawnTract, all: readonly DrawnTract[]): string {
  const frame = { x: 0, y: HEAD, width: WIDTH, height: HEIGHT - HEAD - 22, labelSize: LABEL_SIZE };
  const plan = figurePlan(tract, { ...frame, textWidth: (text, size) => text.length * size * 0.56 }, all);
  return [
    head(tract),
    `<g transform="translate(0 ${HEIGHT + HEAD - 26}) scale(1 -1)">${outline(plan, tract)}</g>`,
    words(plan),
    north(WIDTH - 34, HEAD + 12),
    bar(plan, 24, HEIGHT - 26),
  ].join('\n');
}

/** The plan's y runs upwards; text is set by its own place, not by the turned group. */
const down = ([x, y]: Spot): string => `${plain(x, 2)} ${plain(HEIGHT + HEAD - 26 - y, 2)}`;

function head({ tract, verdict, closed }: DrawnTract): string {
  const facts = [
    tract.is_exception && 'exception',
    verdict.closure_ratio && (verdict.closure_ratio === 'exact' ? 'closes exactly' : `closes ${verdict.closure_ratio}`),
    areaText(verdict) && `${areaText(verdict)} computed`,
    verdict.geometry && `${feetCount(verdict.geometry.perimeter_ft)} ft ${closed ? 'around' : 'long'}`,
  ].filter(Boolean);
  return (
    `<text x="24" y="32" font-size="19" font-weight="700">${xml(fitted(tract.name || 'Tract', 19, WIDTH - 150))}</text>` +
    `<text x="24" y="50" font-size="11" fill="${COLORS.muted}">${xml(facts.join(' · '))}</text>` +
    `<rect x="${WIDTH - 104}" y="17" width="80" height="22" fill="${COLORS[verdict.status]}"/>` +
    `<text x="${WIDTH - 64}" y="32.5" font-size="12.5" font-weight="700" fill="#fff" text-anchor="middle">${verdict.status}</text>`
  );
}

const feetCount = (feet: number): string =>
  feet.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** One line that ends before the room does, by widths no font exceeds by much; the title has the whole name. */
function fitted(text: string, size: number, room: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  let width = 0;
  const most = characters.findIndex((character) => {
    width += size * (character.codePointAt(0)! > 0x2e7f ? 1 : 0.66);
    return width > room;
  });
  return most < 0 ? characters.join('') : `${characters.slice(0, most).join('')}…`;
}

/** One path with true arcs: `A radius radius 0 large sweep x y`. */
function outline(plan: FigurePlan, { courses, closed, tract }: DrawnTract): string {
  const spot = ([x, y]: Spot): string => `${plain(x, 3)} ${plain(y, 3)}`;
  const perFoot = 72 / plan.scale;
  const steps = courses.map(({ arc, to }) => {
    if (arc === null) return `L${spot(plan.place(to))}`;
    const radius = plain(arc.radiusFt * perFoot, 4);
    return `A${radius} ${radius} 0 ${arc.deltaRad > Math.PI ? 1 : 0} ${arc.turn === 1 ? 0 : 1} ${spot(plan.place(to))}`;
  });
  const ink = tract.is_exception ? COLORS.FAIL : COLORS.ink;
  const fill = closed ? (tract.is_exception ? '#f8edeb' : '#eef4ef') : 'none';
  const dash = closed ? '' : ' stroke-dasharray="10 4 2 4"';
  const tie = plan.tie ? tieLine(plan.tie) : '';
  const gap = plan.gap
    ? `<path d="M${spot(plan.gap[0]!)} L${spot(plan.gap[1]!)}" stroke="${COLORS.FAIL}" stroke-width="1" stroke-dasharray="3 3"/>`
    : '';
  const corners = plan.corners.length > 120 ? [] : plan.corners;
  const marks = corners.map(
    ([x, y]) => `<circle cx="${plain(x, 2)}" cy="${plain(y, 2)}" r="2.4" fill="#fff" stroke="${ink}"/>`,
  );
  const [x, y] = plan.beginning;
  return (
    `<path d="M${spot(plan.beginning)} ${steps.join(' ')}" fill="${fill}" stroke="${ink}" stroke-width="1.8" ` +
    `stroke-linejoin="round"${dash}/>${plan.exceptions.map(exceptionLines).join('')}${tie}${gap}${marks.join('')}` +
    `<rect x="${plain(x - 4, 2)}" y="${plain(y - 4, 2)}" width="8" height="8"/>`
  );
}

/** As it lies in its land. */
function exceptionLines({ path, tie, tract: { closed } }: FigureException): string {
  const line = (spots: readonly Spot[]): string => spots.map(([x, y]) => `${plain(x, 2)} ${plain(y, 2)}`).join(' ');
  const led =
    tie.length > 0
      ? `<polyline points="${line(tie)}" fill="none" stroke="${COLORS.muted}" stroke-dasharray="7 3 2 3"/>`
      : '';
  const fill = closed ? '#f8edeb' : 'none';
  return `<polyline points="${line(path)}" fill="${fill}" fill-opacity="0.6" stroke="${COLORS.FAIL}" stroke-width="1.2" stroke-linejoin="round"/>${led}`;
}

/** Over the fill: a monument may lie inside the tract. */
function tieLine({ path: [from, to], toScale }: FigureTie): string {
  const spot = ([x, y]: Spot): string => `${plain(x, 3)} ${plain(y, 3)}`;
  const monument = toScale ? `<path d="M${spot(from!)} m-5 -3 h10 l-5 8 z" fill="#fff" stroke="${COLORS.ink}"/>` : '';
  return `<path d="M${spot(from!)} L${spot(to!)}" stroke="${COLORS.muted}" stroke-width="1" stroke-dasharray="7 3 2 3"/>${monument}`;
}

function tieWords({ path: [from, to], toScale }: FigureTie): string {
  const [anchor, aside] = from![0] < to![0] ? (['end', -4] as const) : (['start', 4] as const);
  const place = toScale ? 'text-anchor="middle" dy="-7"' : `text-anchor="${anchor}" dx="${aside}" dy="3"`;
  return `<text transform="translate(${down(from!)})" ${place} font-size="${LABEL_SIZE}" font-weight="700">${toScale ? 'POC' : 'to POC'}</text>`;
}

function words(plan: FigurePlan): string {
  const label = (text: string, at: Spot, angleRad: number, more: string): string => {
    const turn = angleRad === 0 ? '' : ` rotate(${plain((-angleRad * 180) / Math.PI, 2)})`;
    return `<text transform="translate(${down(at)})${turn}" text-anchor="middle" ${more}>${xml(text)}</text>`;
  };
  const size = `font-size="${LABEL_SIZE}"`;
  const tie = plan.tie ? tieWords(plan.tie) : '';
  return [
    ...plan.labels.map(({ text, at, angleRad }) => label(text, at, angleRad, size)),
    ...plan.tags.map(({ text, at }) => label(text, at, 0, `${size} font-weight="700" fill="${COLORS.muted}"`)),
    label('POB', plan.beginningLabel, 0, 'font-size="11" font-weight="700" dy="4"'),
    ...plan.exceptions.map(({ name, nameAt }) => label(name, nameAt, 0, `${size} fill="${COLORS.FAIL}"`)),
    ...plan.notes.map(
      (note, i) =>
        `<text x="24" y="${HEAD + 16 + i * 12}" font-size="${LABEL_SIZE}" fill="${COLORS.muted}">${xml(note)}</text>`,
    ),
    tie,
  ].join('\n');
}

function north(x: number, y: number): string {
  return (
    `<path d="M${x} ${y + 12} l-7 28 l7 -6 z"/><path d="M${x} ${y + 12} l7 28 l-7 -6 z" fill="#fff" stroke="${COLORS.ink}" stroke-width="0.8"/>` +
    `<text x="${x}" y="${y + 8}" font-size="12" font-weight="700" text-anchor="middle">N</text>`
  );
}

function bar({ bar: { steps, stepFt, stepPt }, scale }: FigurePlan, x: number, y: number): string {
  const boxes = Array.from({ length: steps }, (_, i) => {
    const fill = i % 2 === 0 ? COLORS.ink : '#fff';
    return `<rect x="${plain(x + i * stepPt, 2)}" y="${y}" width="${plain(stepPt, 2)}" height="5" fill="${fill}" stroke="${COLORS.ink}" stroke-width="0.7"/>`;
  });
  const feet = plain(steps * stepFt, 3);
  return (
    `${boxes.join('')}<text x="${x}" y="${y - 4}" font-size="8.5">0</text>` +
    `<text x="${plain(x + steps * stepPt, 2)}" y="${y - 4}" font-size="8.5" text-anchor="middle">${feet} ft</text>` +
    `<text x="${x}" y="${y + 15}" font-size="8.5" fill="${COLORS.muted}">Scale ${xml(scaleText(scale))} at 72 units an inch</text>`
  );
}
