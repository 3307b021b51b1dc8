// Takes: a response. Gives: it as a page of text for people: the paper, then every tract with its verdict, courses, ties and reasons.
// Never: a value that the response does not have; a verdict by colour alone.
import type { Call, Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { bearingText, parseBearing } from '../survey/bearing.ts';
import { areaText } from './area-text.ts';
import { kindText, landLines, lotTexts, recordingText } from './certificate-land.ts';
import { statedText } from './certificate-front.ts';
import { degreesText } from './degrees-text.ts';
import { recordedText, tieDistance } from './recorded-text.ts';

const NONE = '-';
/** A monument's words are cut here; the response has them whole. */
const LONGEST_CELL = 46;

export function report(response: ExtractResponse): string {
  const { extraction } = response;
  const tracts = extraction.tracts.map((tract, i) => tractLines(response, tract, i));
  return [paperLines(response), ...tracts].map((lines) => lines.join('\n')).join('\n\n');
}

function paperLines({ document, extraction, document_verdict: verdict, test_mode }: ExtractResponse): string[] {
  const { metadata: told } = extraction;
  const facts: [name: string, value: string][] = [
    ['from', told.grantors.join('; ')],
    ['to', told.grantees.join('; ')],
    ['recorded', recordingText(told.recording)],
    ['dated', told.transfer_date],
    ['in', [told.county, told.state].filter(Boolean).join(', ')],
    ['lots', lotTexts(told)],
    ['bearings', extraction.basis_of_bearings ?? ''],
    ['notes', extraction.notes ?? ''],
  ];
  const count = extraction.tracts.length;
  return [
    `${document || 'text'}: ${extraction.document_kind.replaceAll('_', '-')}, ${count === 1 ? '1 tract' : `${count} tracts`}`,
    ...(test_mode ? ['  TEST MODE: a fixed sample; it says nothing about the document that was sent.'] : []),
    ...facts.filter(([, value]) => value.trim() !== '').map(([name, value]) => `  ${name.padEnd(9)}${oneLine(value)}`),
    ...(verdict ? [`  ${verdict.status} ${verdict.summary}`.trimEnd(), ...reasonLines(verdict.reasons)] : []),
  ];
}

function tractLines(response: ExtractResponse, tract: Tract, index: number): string[] {
  const verdict = response.groundtruth_verdicts[index];
  return [
    headOf(response, tract, verdict),
    ...landLines(response.extraction, tract).map((line) => `  ${line}`),
    ...(tract.calls.length > 0 && tract.pob_description ? [`  ${cut(tract.pob_description, 110)}`] : []),
    ...table(['tie', 'bearing', tract.distance_unit, 'as written'], tract.tie_calls.map(tieRow)),
    ...table(
      ['', 'course', tract.distance_unit, 'to', 'read'],
      tract.calls.map((call, i) => courseRow(call, i)),
    ),
    ...(tract.notes ? [`  note: ${oneLine(tract.notes)}`] : []),
    ...reasonLines(verdict?.reasons ?? []),
  ];
}

/** `PASS    Parcel A, closes 1:18,400, 2.8410 acres computed, 2.84 acres stated` */
function headOf({ extraction }: ExtractResponse, tract: Tract, verdict: TractVerdict | undefined): string {
  const computed = verdict ? areaText(verdict) : '';
  const stated = statedText(tract.stated_area);
  const parts = [
    `${tract.name || 'unnamed tract'}${tract.is_exception ? ' (exception)' : ''}`,
    tract.calls.length === 0 ? kindText(extraction, tract) : '',
    verdict?.closure_ratio ? `closes ${verdict.closure_ratio}` : '',
    computed && `${computed} computed`,
    stated && `${stated} stated`,
    verdict?.corrected ? 'corrected' : '',
    verdict?.adjusted ? 'adjusted' : '',
  ];
  return `${(verdict?.status ?? NONE).padEnd(6)}  ${parts.filter(Boolean).join(', ')}`;
}

function courseRow(call: Call, index: number): string[] {
  const along = call.adjoiner.trim() === '' ? '' : `along ${call.adjoiner}`;
  const to = [call.monument ?? '', along].filter(Boolean).join('; ');
  return [
    String(index + 1),
    ...(call.call_type === 'line' ? lineCells(call) : curveCells(call)),
    cut(to),
    call.confidence,
  ];
}

const numberText = (value: number | null, { verbatim_text: words }: Call): string =>
  value === null ? NONE : recordedText(value, words);

function lineCells(call: Call): string[] {
  return [call.bearing ? bearingText(call.bearing) : NONE, numberText(call.distance, call)];
}

/** `curve right, R 310.50, delta 22°08'36", chord N 12°00'00" E 119.26`, and its arc where a line has its length. */
function curveCells(call: Call): string[] {
  const chord = [
    call.chord_bearing && bearingText(call.chord_bearing),
    call.chord_length && numberText(call.chord_length, call),
  ];
  const parts = [
    `curve ${call.curve_direction ?? '(no hand)'}`,
    call.radius === null ? '' : `R ${numberText(call.radius, call)}`,
    call.delta === null ? '' : `delta ${degreesText(call.delta)}`,
    chord.some(Boolean) ? `chord ${chord.filter(Boolean).join(' ')}` : '',
  ];
  return [parts.filter(Boolean).join(', '), numberText(call.arc_length, call)];
}

function tieRow(packed: string, index: number): string[] {
  const { bearing = '', distance = NONE, verbatim = packed } = unpack('tie_call', packed);
  const read = parseBearing(bearing);
  return [
    String(index + 1),
    read ? bearingText(read) : bearing || NONE,
    tieDistance(distance, verbatim),
    cut(verbatim),
  ];
}

/** Columns under each other, two spaces apart; nothing where there is no row. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  return all.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd());
}

const reasonLines = (reasons: readonly string[]): string[] => reasons.map((reason) => `  - ${oneLine(reason)}`);

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

function cut(words: string, most = LONGEST_CELL): string {
  const line = oneLine(words);
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
