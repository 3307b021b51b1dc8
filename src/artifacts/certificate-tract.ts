// Takes: one tract with its verdict. Gives: its sheets: the figure, the verdict with its reasons, closure and areas, the tables.
// Never: a figure for a tract without geometry; what stops it is said instead.
import { areaNumber } from './area-text.ts';
import { SQFT_PER_ACRE } from '../survey/units.ts';
import { beginningOf } from '../contract/beginning.ts';
import type { Extraction, Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { drawCoordinates } from './certificate-coordinates.ts';
import { type ChangedCourses, drawAnnex, drawCourseTables } from './certificate-courses.ts';
import { ratioText } from './closure-text.ts';
import { netArea } from './net-area.ts';
import { drawFigure } from './certificate-figure.ts';
import { statedText } from './certificate-front.ts';
import { kindText, landLines, lotTexts } from './certificate-land.ts';
import { lotsOfTract } from '../contract/lots-of-tract.ts';
import { drawLog } from './certificate-log.ts';
import { badge, bullets, heading, pair } from './certificate-parts.ts';
import { primes } from './figure-plan.ts';
import type { Coordinates } from './drawing.ts';
import { COLORS, PAGE, type PdfSheet, ROOM } from './pdf-sheet.ts';
import type { DrawnTract } from './drawn-tract.ts';
import type { PlaneTract } from './plane-tract.ts';

const FIGURE_HEIGHT = 330;
/** Of a tract of few courses, so that its tables and the words they were read from stand on the same page. */
const SMALL_HEIGHT = 244;
const FEW_COURSES = 8;

export async function drawTract(
  sheet: PdfSheet,
  response: ExtractResponse,
  index: number,
  drawn: readonly DrawnTract[],
  coordinates: Coordinates | null,
): Promise<void> {
  const plane = drawn.find((one) => one.index === index) ?? null;
  const tract = response.extraction.tracts[index]!;
  const verdict = response.groundtruth_verdicts[index] ?? null;
  sheet.newPage();
  title(sheet, response.extraction, index, verdict);
  const height = tract.calls.length <= FEW_COURSES ? SMALL_HEIGHT : FIGURE_HEIGHT;
  if (plane) drawFigure(sheet, plane, drawn, response.extraction.basis_of_bearings, height);
  else noFigure(sheet, verdict);
  sheet.y -= 6;
  if (verdict) {
    columns(sheet, [
      () => closure(sheet, response, index, verdict, plane),
      () => areas(sheet, response, index, verdict),
    ]);
    heading(sheet, `Verdict: ${verdict.status}`);
    bullets(sheet, verdict.reasons.length > 0 ? verdict.reasons : ['No reason is given.']);
  }
  const { from, point } = beginningOf(tract.pob_description);
  const commencement = verdict?.anchor || (point && from);
  const beginning = point.replace(/^to\s+/i, '') || from;
  const words = [
    ...landLines(response.extraction, tract),
    ...paperLots(response.extraction, tract),
    commencement && `Point of commencement: ${commencement}`,
    beginning && `Point of beginning: ${beginning}`,
    plane?.place && `Exception, ${plane.place.words}.`,
    tract.notes,
  ].filter(Boolean);
  if (words.length > 0) {
    heading(sheet, 'From the description');
    bullets(sheet, words as string[]);
  }
  await drawLog(sheet, response, index);
  if (coordinates) await drawCoordinates(sheet, coordinates, index);
  await drawCourseTables(sheet, tract, plane, changedCourses(response, index));
  await drawAnnex(sheet, tract);
}

/** The lots that the paper names, on its only land, where no words tie them to a tract. */
function paperLots(extraction: Extraction, tract: Tract): string[] {
  const lands = extraction.tracts.filter((one) => !one.is_exception);
  const told = lotTexts(extraction.metadata);
  if (told === '' || tract.is_exception || lands.length !== 1 || lotsOfTract(extraction, tract).length > 0) return [];
  return [`Lot of the paper: ${told}`];
}

function changedCourses({ corrections }: ExtractResponse, index: number): ChangedCourses {
  const changed = (kind: string): ReadonlySet<number> =>
    new Set(corrections.filter((entry) => entry.tract === index && entry.kind === kind).map(({ call }) => call));
  return { calls: changed('boundary'), ties: changed('tie') };
}

function title(sheet: PdfSheet, extraction: Extraction, index: number, verdict: TractVerdict | null): void {
  const tract = extraction.tracts[index]!;
  sheet.y -= 8;
  const wide = verdict ? badge(sheet, verdict.status, PAGE.width - PAGE.margin, sheet.y - 8, true) : 0;
  const name = sheet.type.fitted(tract.name || '(unnamed tract)', 15, ROOM - wide - 12, 'bold');
  sheet.text(PAGE.margin, sheet.y - 10, name, { size: 15, face: 'bold' });
  const flags = [
    `Tract ${index + 1}`,
    kindText(extraction, tract),
    tract.is_exception ? 'exception' : '',
    verdict?.corrected ? 'over a correction' : '',
    verdict?.adjusted ? 'geometry and figure adjusted by the compass rule' : '',
  ];
  const flagged = sheet.type.fitted(flags.filter(Boolean).join(' · '), 8, ROOM - wide - 12);
  sheet.text(PAGE.margin, sheet.y - 22, flagged, { size: 8, color: COLORS.muted });
  sheet.y -= 30;
}

function noFigure(sheet: PdfSheet, verdict: TractVerdict | null): void {
  sheet.box(PAGE.margin, sheet.y - 44, ROOM, 44, COLORS.shade);
  const why =
    verdict?.status === 'FAIL'
      ? 'The traverse cannot be computed, so nothing is drawn.'
      : 'This tract has no courses to draw.';
  sheet.text(PAGE.margin + 14, sheet.y - 25, why, { size: 9, color: COLORS.muted });
  sheet.y -= 44;
}

/** Two blocks side by side; the cursor ends below the longer. They are short and never break. */
function columns(sheet: PdfSheet, blocks: readonly (() => void)[]): void {
  sheet.need(110);
  const top = sheet.y;
  const ends = blocks.map((block) => {
    sheet.y = top;
    block();
    return sheet.y;
  });
  sheet.y = Math.min(...ends);
}

const HALF = (ROOM - 18) / 2;
const LEFT = { x: PAGE.margin, room: HALF, label: 92 };
const RIGHT = { x: PAGE.margin + HALF + 18, room: HALF, label: 92 };

function subheading(sheet: PdfSheet, x: number, text: string): void {
  sheet.y -= 18;
  sheet.text(x, sheet.y, text, { size: 10.5, face: 'bold' });
  sheet.y -= 5;
}

function closure(
  sheet: PdfSheet,
  response: ExtractResponse,
  index: number,
  verdict: TractVerdict,
  plane: PlaneTract | null,
): void {
  subheading(sheet, LEFT.x, 'Closure');
  const { geometry } = verdict;
  const adjustment = response.adjustments.findLast(({ tract }) => tract === index) ?? null;
  const error = errorOfClosure(verdict, plane, adjustment?.misclosure_before ?? null);
  const perimeterFt = adjustment?.perimeter || geometry?.perimeter_ft;
  const open = plane !== null && !plane.closed;
  pair(sheet, open ? 'Length' : 'Perimeter', perimeterFt === undefined ? '' : `${feet(perimeterFt)} ft`, LEFT);
  pair(sheet, 'Courses', String(response.extraction.tracts[index]!.calls.length), LEFT);
  if (open) return;
  pair(sheet, 'Error of closure', error ?? (geometry ? `${geometry.misclosure.toFixed(4)} ft` : ''), LEFT);
  const missFt = adjustment?.misclosure_before ?? geometry?.misclosure ?? 0;
  const before = verdict.adjusted ? ', before adjustment' : '';
  pair(sheet, 'Closure ratio', `${ratioText(verdict.closure_ratio, missFt, perimeterFt ?? 0)}${before}`, LEFT);
}

/** With its direction, from the last computed point back to the beginning; before any adjustment. */
function errorOfClosure(
  { checks, adjusted, geometry }: TractVerdict,
  plane: PlaneTract | null,
  beforeFt: number | null,
): string | null {
  const value = (name: string): number | null => {
    const found = checks.find(({ check }) => check === name)?.value;
    return typeof found === 'number' ? found : null;
  };
  const [first, last] = [plane?.points[0], adjusted ? undefined : plane?.points.at(-1)];
  const east = value('misclosure_delta_east') ?? (first && last ? last[0] - first[0] : null);
  const north = value('misclosure_delta_north') ?? (first && last ? last[1] - first[1] : null);
  if (east === null || north === null) return null;
  const said = adjusted ? beforeFt : geometry?.misclosure; // the parts below are rounded each for itself
  const feetText = `${(said ?? Math.hypot(east, north)).toFixed(4)} ft`;
  if (east === 0 && north === 0) return feetText;
  const azimuthDeg = (Math.atan2(-east, -north) * 180) / Math.PI;
  return `${feetText}, ${primes(bearingText(bearingFromAzimuth(azimuthDeg)))}`;
}

function areas(sheet: PdfSheet, response: ExtractResponse, index: number, verdict: TractVerdict): void {
  subheading(sheet, RIGHT.x, 'Area');
  const computed = (value: number | null, unit: string, digits: number): string =>
    value === null ? '' : `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${unit}`;
  const acres = areaNumber(verdict, 'computed_acres');
  const hectares = areaNumber(verdict, 'computed_hectares');
  pair(sheet, 'Computed', acres && `${acres} acres`, RIGHT);
  const metric = [computed(verdict.computed_sqm, 'sq m', 2), hectares && `${hectares} ha`].filter(Boolean).join('; ');
  for (const other of [computed(verdict.computed_sqft, 'sq ft', 2), metric]) if (other) pair(sheet, '', other, RIGHT);
  const tract = response.extraction.tracts[index]!;
  pair(sheet, 'Stated', statedText(tract.stated_area) || 'no area stated', RIGHT);
  const net = netArea(response, index);
  if (net === null) return;
  const off = net.off.map(
    ({ name, sqft }) => `${sqft === null ? 'not computed' : computed(sqft, 'sq ft', 2)} (${name})`,
  );
  pair(sheet, 'Less exceptions', off.join('; '), RIGHT);
  const left =
    net.netSqft === null
      ? 'not computed'
      : `${(net.netSqft / SQFT_PER_ACRE).toFixed(4)} acres; ${computed(net.netSqft, 'sq ft', 2)}`;
  pair(sheet, 'Net', left, RIGHT);
}

function feet(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
