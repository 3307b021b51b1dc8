// Takes: a tract's calls. Gives: the line table, the curve table, the tie courses, and the annex of verbatim sentences.
// Never: a value computed where the document's own is asked for: recorded and computed stand in columns of their own.
import type { Call, Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import { bearingText, parseBearing } from '../survey/bearing.ts';
import { drawTable, type TableColumn } from './certificate-table.ts';
import { degreesText } from './degrees-text.ts';
import { primes } from './figure-plan.ts';
import type { PdfSheet } from './pdf-sheet.ts';
import type { PlaneCourse, PlaneTract } from './plane-tract.ts';
import { recordedText, tieDistance } from './recorded-text.ts';

const NONE = '—';
const degreesPrimes = (deg: number): string => primes(degreesText(deg));

/** Which courses of a tract an operator changed: boundary calls and ties, by index. */
export interface ChangedCourses {
  readonly calls: ReadonlySet<number>;
  readonly ties: ReadonlySet<number>;
}

export async function drawCourseTables(
  sheet: PdfSheet,
  tract: Tract,
  plane: PlaneTract | null,
  changed: ChangedCourses,
): Promise<void> {
  const rows = tract.calls.map((call, i) => ({
    call,
    course: plane?.courses[i] ?? null,
    number: i + 1,
    confidence: changed.calls.has(i) ? 'corrected' : call.confidence,
  }));
  const lines = rows.filter(({ call }) => call.call_type === 'line');
  const curves = rows.filter(({ call }) => call.call_type === 'curve');
  if (lines.length > 0) await drawLines(sheet, tract, plane, lines);
  if (curves.length > 0) await drawCurves(sheet, tract, curves);
  await drawTies(sheet, tract, changed.ties);
}

interface Row {
  readonly call: Call;
  readonly course: PlaneCourse | null;
  readonly number: number;
  readonly confidence: string;
}

/** The length in feet stands beside the recorded one where it is another number. */
async function drawLines(
  sheet: PdfSheet,
  tract: Tract,
  plane: PlaneTract | null,
  lines: readonly Row[],
): Promise<void> {
  const adjusted = plane?.verdict.adjusted === true;
  const inFeet: TableColumn = { title: adjusted ? 'FEET, ADJUSTED' : 'FEET', share: 16, align: 'right' };
  const converted = adjusted || tract.distance_unit !== 'feet';
  await drawTable(
    sheet,
    'Line table',
    [
      { title: 'CALL', share: 8, bold: true },
      { title: 'BEARING', share: 20 },
      { title: `DISTANCE, ${tract.distance_unit.toUpperCase()}`, share: 18, align: 'right' },
      ...(converted ? [inFeet] : []),
      { title: 'TO', share: converted ? 40 : 56 },
      { title: 'CONFIDENCE', share: 14 },
    ],
    lines.map((row) => lineRow(row, converted)),
  );
}

function lineRow({ call, course, number, confidence }: Row, converted: boolean): string[] {
  return [
    String(number),
    call.bearing ? primes(bearingText(call.bearing)) : NONE,
    numberText(call.distance, call),
    ...(converted ? [course ? course.lengthFt.toFixed(2) : NONE] : []),
    [call.monument ?? '', call.adjoiner && `along ${call.adjoiner}`].filter(Boolean).join('; ') || NONE,
    confidence,
  ];
}

/** Arc, chord and delta as the document gives them; what it does not give is computed, and marked. */
async function drawCurves(sheet: PdfSheet, tract: Tract, curves: readonly Row[]): Promise<void> {
  await drawTable(
    sheet,
    'Curve table',
    [
      { title: 'CALL', share: 7, bold: true },
      { title: 'RADIUS', share: 13, align: 'right' },
      { title: 'ARC', share: 12, align: 'right' },
      { title: 'DELTA', share: 16, align: 'right' },
      { title: 'CHORD BEARING', share: 19, align: 'right' },
      { title: 'CHORD', share: 12, align: 'right' },
      { title: 'HAND', share: 8 },
      { title: 'TO', share: 22 },
      { title: 'CONFIDENCE', share: 14 },
    ],
    curves.map((row) => curveRow(row)),
  );
  sheet.paragraph(
    48,
    `Lengths in ${tract.distance_unit}, as recorded; * marks a value in feet or degrees computed from the others.`,
    516,
    {
      size: 6.8,
      color: [0.42, 0.46, 0.44],
    },
  );
}

function curveRow({ call, course, number, confidence }: Row): string[] {
  const arc = course?.arc ?? null;
  const computed = (value: number | undefined): string => (value === undefined ? NONE : `${value.toFixed(2)}*`);
  const deltaDeg = arc === null ? null : (arc.deltaRad * 180) / Math.PI;
  return [
    String(number),
    call.radius === null ? computed(arc?.radiusFt) : numberText(call.radius, call),
    call.arc_length === null
      ? computed(arc === null ? undefined : course!.lengthFt)
      : numberText(call.arc_length, call),
    call.delta !== null ? degreesPrimes(call.delta) : deltaDeg === null ? NONE : `${degreesPrimes(deltaDeg)}*`,
    call.chord_bearing ? primes(bearingText(call.chord_bearing)) : course ? `${primes(course.chordBearing)}*` : NONE,
    call.chord_length === null ? computed(course?.chordFt) : numberText(call.chord_length, call),
    call.curve_direction ?? (arc === null ? NONE : `${arc.turn === 1 ? 'right' : 'left'}*`),
    [call.monument ?? '', call.adjoiner && `along ${call.adjoiner}`].filter(Boolean).join('; ') || NONE,
    confidence,
  ];
}

function numberText(value: number | null, { verbatim_text: sentence }: Call): string {
  return value === null ? NONE : recordedText(value, sentence);
}

async function drawTies(
  sheet: PdfSheet,
  { tie_calls: ties, distance_unit: unit }: Tract,
  changed: ReadonlySet<number>,
): Promise<void> {
  if (ties.length === 0) return;
  await drawTable(
    sheet,
    'Tie courses',
    [
      { title: 'TIE', share: 7, bold: true },
      { title: 'BEARING', share: 20 },
      { title: `DISTANCE, ${unit.toUpperCase()}`, share: 18, align: 'right' },
      { title: 'AS WRITTEN', share: 65 },
    ],
    ties.map((packed, i) => {
      const { bearing = '', distance = NONE, verbatim } = unpack('tie_call', packed);
      const read = parseBearing(bearing);
      const written = (verbatim ?? packed).replace(/\s+/g, ' ').trim();
      return [
        `T${i + 1}`,
        read ? primes(bearingText(read)) : bearing || NONE,
        tieDistance(distance, verbatim),
        changed.has(i) ? `${written} (corrected)` : written,
      ];
    }),
  );
}

/** Every course with the sentence it was read from. */
export async function drawAnnex(sheet: PdfSheet, tract: Tract): Promise<void> {
  if (tract.calls.length === 0) return;
  const name = sheet.type.fitted(tract.name || 'the tract', 10.5, 250, 'bold'); // whole on the front page
  await drawTable(
    sheet,
    `Annex: the words each call of ${name} was read from`,
    [
      { title: 'CALL', share: 9, bold: true },
      { title: 'VERBATIM', share: 78 },
      { title: 'PAGE', share: 7, align: 'right' },
    ],
    tract.calls.map((call, i) => {
      const pages = [...new Set((call.source ?? []).map(({ page }) => page))].join(', ');
      const words = call.verbatim_text.replace(/\s+/g, ' ').trim() || NONE;
      const remark = call.confidence_reason?.trim();
      return [String(i + 1), remark ? `${words} (${remark})` : words, pages || NONE];
    }),
  );
}
