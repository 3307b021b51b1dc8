// Takes: a resolution. Gives: pages of a deed nobody wrote, clean and under every kind of mark a recorder's office leaves, with their true lines.
// Never: a word or figure of a real document. Fonts are Debian's (fonts-liberation, fonts-courier-prime); without them a page is only drawn differently.
import sharp from 'sharp';
import type { Raster } from '../src/document/raster.ts';
import type { Token } from './score-scans-tokens.ts';

export interface MarkedPage {
  readonly name: string;
  readonly raster: Raster;
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
}

type Drawing = string;
interface Mark {
  readonly name: string;
  /** Drawn over the page, in points. */
  readonly over?: Drawing;
  /** Drawn over the page once it is black and white, as a copy's own stamp is. */
  readonly exact?: Drawing;
  /** Drawn coarsely, at so many dots an inch, and enlarged without smoothing. */
  readonly coarse?: { readonly dpi: number; readonly drawing: Drawing };
  /** Replaces the deed's lines. */
  readonly table?: boolean;
  readonly typewriter?: boolean;
}

const WIDTH_PT = 612;
const HEIGHT_PT = 792;
const LEFT = 90;
const TOP = 110;
const LEADING = 16.5;

function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state >>> 8) & 0xffffff) % below;
  };
}

const PLACES = ['an iron pin', 'a stone', 'a white oak', 'the creek', 'a fence post', 'a rebar set'];

/** A description, in lines no longer than the page is wide, with the bearings and distances in it. */
export function deedText(seed: number, count: number): { lines: string[]; tokens: Token[] } {
  const random = randomFrom(seed);
  const two = (below: number) => String(random(below)).padStart(2, '0');
  const lines: string[] = [
    'All that certain field or meadow lying by the mill in the Township of',
    'Oldham, being further bounded and described in the following manner:',
    'Beginning at a stone in the line of lands now or late of Amos Quill;',
  ];
  const tokens: Token[] = [];
  while (lines.length < count) {
    const bearing = `${random(2) ? 'N' : 'S'} ${two(90)}°${two(60)}'${two(60)}" ${random(2) ? 'E' : 'W'}`;
    const distance = `${random(1900) + 20}.${two(100)} feet`;
    tokens.push(['b', bearing], ['d', distance]);
    lines.push(`thence ${bearing} along said line ${distance} to ${PLACES[random(PLACES.length)]};`);
  }
  return { lines, tokens };
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const SERIF = 'font-family="Liberation Serif" font-size="11.5"';
const TYPEWRITER = 'font-family="Courier Prime" font-size="10"';

function svg(drawing: Drawing): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PT}" height="${HEIGHT_PT}" viewBox="0 0 ${WIDTH_PT} ${HEIGHT_PT}"><rect width="100%" height="100%" fill="white"/>${drawing}</svg>`,
  );
}

async function drawn(drawing: Drawing, dpi: number): Promise<Raster> {
  const { data, info } = await sharp(svg(drawing), { density: dpi })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** To black and white as a scanner does it: the edge of a letter falls one way or the other. */
function bilevel({ width, height, pixels }: Raster, seed: number): Raster {
  const random = randomFrom(seed);
  return { width, height, pixels: pixels.map((level) => (level + random(61) - 30 < 140 ? 0 : 255)) };
}

function laidOver(page: Raster, mark: Raster): Raster {
  const pixels = page.pixels.slice();
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const [mx, my] = [Math.floor((x * mark.width) / page.width), Math.floor((y * mark.height) / page.height)];
      if (mark.pixels[my * mark.width + mx]! < 128) pixels[y * page.width + x] = 0;
    }
  return { ...page, pixels };
}

const outlined = (text: string, size: number, x: number, y: number, turn: number, width = 0.8): Drawing =>
  `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" font-family="Liberation Sans" font-weight="bold" font-size="${size}" fill="none" stroke="black" stroke-width="${width}">${text}</text>`;

function tiles(acrossPt: number, downPt: number): Drawing {
  let drawing = '';
  for (let y = -downPt; y < HEIGHT_PT + downPt; y += downPt)
    for (let x = -acrossPt; x < WIDTH_PT; x += acrossPt)
      drawing += outlined('UNOFFICIAL COPY', 17.5, x - 4, y + downPt, -43, 0.3);
  return drawing;
}

function bars(x: number, y: number, width: number, height: number, upright: boolean): Drawing {
  const random = randomFrom(9);
  let drawing = '';
  for (let at = 0; at < width;) {
    const bar = (1 + random(3)) * 0.8;
    const space = (1 + random(3)) * 0.8;
    drawing += upright
      ? `<rect x="${x + at}" y="${y}" width="${bar}" height="${height}"/>`
      : `<rect x="${x}" y="${y + at}" width="${height}" height="${bar}"/>`;
    at += bar + space;
  }
  return drawing;
}

function modules(x: number, y: number, cells: number, size: number): Drawing {
  const random = randomFrom(4);
  let drawing = '';
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++)
      if (random(2) || column === 0 || row === cells - 1)
        drawing += `<rect x="${x + column * size}" y="${y + row * size}" width="${size}" height="${size}"/>`;
  return drawing;
}

function boxedStamp(x: number, y: number, turn: number): Drawing {
  const text = ['FILED FOR RECORD', 'OLDHAM COUNTY', '1987 MAR 12 AM 9 14', 'I. VANE, RECORDER'];
  const words = text.map(
    (line, i) =>
      `<text x="${x + 75}" y="${y + 20 + 15 * i}" text-anchor="middle" font-family="Liberation Sans" font-weight="bold" font-size="11">${line}</text>`,
  );
  return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x}" y="${y}" width="150" height="76" fill="none" stroke="black" stroke-width="1.6"/><rect x="${x + 3}" y="${y + 3}" width="144" height="70" fill="none" stroke="black" stroke-width="0.6"/>${words.join('')}</g>`;
}

function seal(x: number, y: number): Drawing {
  const letters = [...'NOTARY PUBLIC * OLDHAM COUNTY * '].map((letter, i) => {
    const turn = (360 / 32) * i;
    return `<text x="${x}" y="${y - 36}" transform="rotate(${turn} ${x} ${y})" text-anchor="middle" font-family="Liberation Sans" font-weight="bold" font-size="8">${letter}</text>`;
  });
  return `<circle cx="${x}" cy="${y}" r="48" fill="none" stroke="black" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="32" fill="none" stroke="black" stroke-width="0.7"/>${letters.join('')}<text x="${x}" y="${y + 4}" text-anchor="middle" font-family="Liberation Sans" font-size="13">SEAL</text>`;
}

const rule = (x1: number, y1: number, x2: number, y2: number, width = 0.7): Drawing =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="black" stroke-width="${width}"/>`;

function legalPaper(): Drawing {
  const numbers = Array.from(
    { length: 28 },
    (_, i) =>
      `<text x="62" y="${TOP + i * 22}" text-anchor="end" font-family="Courier Prime" font-size="10">${i + 1}</text>`,
  );
  return rule(76, 0, 76, HEIGHT_PT) + rule(79, 0, 79, HEIGHT_PT) + rule(560, 0, 560, HEIGHT_PT) + numbers.join('');
}

const baselines = (below: number, from: number, to: number): Drawing =>
  Array.from({ length: 36 }, (_, i) => rule(from, TOP + i * LEADING + below, to, TOP + i * LEADING + below)).join('');

const uprights = (...at: number[]): Drawing => at.map((x) => rule(x, 90, x, 720)).join('');

export const MARKS: readonly Mark[] = [
  { name: 'clean' },
  { name: 'clean, typewriter', typewriter: true },
  { name: 'tiled watermark', exact: tiles(122.4, 113.04) },
  { name: 'tiled watermark, typewriter', exact: tiles(122.4, 113.04), typewriter: true },
  { name: 'great word in steps', coarse: { dpi: 84, drawing: outlined('Unofficial Copy', 130, 40, 110, 50) } },
  { name: 'great word in steps, level', coarse: { dpi: 72, drawing: outlined('COPY', 220, 20, 460, 0) } },
  { name: 'great word, smooth', over: outlined('VOID', 240, 120, 620, -35) },
  { name: 'great word, smooth, level', over: outlined('COPY', 200, 30, 480, 0) },
  { name: 'boxed stamps', over: boxedStamp(430, 230, -6) + boxedStamp(60, 640, 4) },
  { name: 'seals', over: seal(150, 300) + seal(480, 560) },
  { name: 'bar code at the top', over: bars(400, 30, 150, 28, true) },
  { name: 'bar code among lines', over: bars(430, 96, 120, 40, true) },
  { name: 'bar code in the margin', over: bars(20, 200, 200, 26, false) },
  { name: 'square code', over: modules(480, 40, 22, 2.4) + modules(30, 300, 22, 2.4) },
  { name: 'legal paper', over: legalPaper(), typewriter: true },
  { name: 'underlined', over: baselines(1.6, LEFT, 500) },
  { name: 'form lines', over: baselines(0.3, 70, 545), typewriter: true },
  { name: 'rules at the feet', over: baselines(-0.6, 70, 545) },
  { name: 'upright rules through text', over: uprights(140.5, 262, 371, 480) },
  { name: 'line table', table: true },
];

function tablePage(seed: number): { drawing: Drawing; lines: string[]; tokens: Token[] } {
  const random = randomFrom(seed);
  const two = (below: number) => String(random(below)).padStart(2, '0');
  const lines: string[] = [];
  const tokens: Token[] = [];
  let drawing = '';
  const table = (title: string, heads: string[], columns: number[], top: number, rows: string[][]) => {
    const all = [heads, ...rows];
    drawing += `<text x="${columns[0]! + 60}" y="${top - 6}" ${SERIF}>${title}</text>`;
    lines.push(title);
    all.forEach((cells, row) => {
      lines.push(cells.join(' '));
      drawing += cells
        .map(
          (cell, i) =>
            `<text x="${columns[i]! + 4}" y="${top + 12.5 + row * 17}" font-family="Liberation Sans" font-size="9.5">${escaped(cell)}</text>`,
        )
        .join('');
    });
    for (let row = 0; row <= all.length; row++)
      drawing += rule(columns[0]!, top + row * 17, columns.at(-1)!, top + row * 17);
    for (const x of columns) drawing += rule(x, top, x, top + all.length * 17);
  };
  const bearing = () => `${random(2) ? 'N' : 'S'} ${two(90)}°${two(60)}'${two(60)}" ${random(2) ? 'E' : 'W'}`;
  const length = () => `${random(900) + 10}.${two(100)}'`;
  const lineRows = Array.from({ length: 12 }, (_, i) => [`L${i + 1}`, bearing(), length()]);
  const curveRows = Array.from({ length: 8 }, (_, i) => [
    `C${i + 1}`,
    length(),
    length(),
    `${two(90)}°${two(60)}'${two(60)}"`,
    bearing(),
    length(),
  ]);
  table('LINE TABLE', ['LINE', 'BEARING', 'LENGTH'], [100, 145, 250, 320], 130, lineRows);
  table(
    'CURVE TABLE',
    ['CURVE', 'RADIUS', 'LENGTH', 'DELTA', 'CHORD BRG', 'CHORD'],
    [80, 130, 190, 250, 325, 430, 500],
    430,
    curveRows,
  );
  for (const row of [...lineRows, ...curveRows]) tokens.push(['d', row.join(' ')]);
  return { drawing, lines, tokens };
}

export async function markedPage(mark: Mark, dpi: number, seed = 1): Promise<MarkedPage> {
  const { lines, tokens, drawing } = mark.table ? tablePage(seed) : typed(seed, mark.typewriter ?? false);
  const page = bilevel(await drawn(drawing + (mark.over ?? ''), dpi), seed);
  const marks = mark.exact
    ? await drawn(mark.exact, dpi)
    : mark.coarse && (await drawn(mark.coarse.drawing, mark.coarse.dpi));
  const raster = marks ? laidOver(page, marks) : page;
  return { name: mark.name, raster, lines, tokens };
}

function typed(seed: number, typewriter: boolean): { lines: string[]; tokens: Token[]; drawing: Drawing } {
  const { lines, tokens } = deedText(seed, 36);
  const font = typewriter ? TYPEWRITER : SERIF;
  const drawing = lines
    .map((line, i) => `<text x="${LEFT}" y="${TOP + i * LEADING}" ${font}>${escaped(line)}</text>`)
    .join('');
  return { lines, tokens, drawing };
}
