// Takes: a verified extraction with its verdicts and log, and what an operator asks. Gives: the corrected extraction, verdicts
// recomputed, the log and the adjustments. Never: the clock (`at` is an argument), nor anything overwritten without a log entry.
import type { Bearing, Call, Extraction, Tract } from '../contract/extraction.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Adjustment, CorrectableField, Correction, TractVerdict } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import { adjustedVerdict, tractAt } from './adjustment.ts';
import { doubtsLeft, withoutAnswered } from './answered-doubts.ts';
import { afterValue, correctableField, sameValue } from './correction-value.ts';
import type { FieldValue } from './correction-value.ts';
import { asCheck, finding } from './finding.ts';
import type { JudgeOptions } from './judge-options.ts';
import { correctedTie, tieValue } from './tie-correction.ts';
import { judge } from './verdict.ts';

/** One requested correction, as the caller sent it; defaults are filled here. */
export type RequestedCorrection = Pick<Correction, 'tract' | 'call' | 'field' | 'before' | 'after'> &
  Partial<Correction>;

export interface CorrectionRequest {
  readonly extraction: Extraction;
  readonly verdicts: readonly TractVerdict[];
  /** Entries under the verified signature; carried forward before the new ones. */
  readonly log: readonly Correction[];
  readonly corrections: readonly RequestedCorrection[];
  readonly adjust: readonly number[];
  /** For items that name no `by`. */
  readonly by: string;
  /** Now, ISO 8601 UTC; for items that name no `at`. */
  readonly at: string;
  readonly options?: Partial<JudgeOptions>;
}

export interface CorrectionResult {
  readonly extraction: Extraction;
  readonly verdicts: TractVerdict[];
  readonly corrections: Correction[];
  readonly adjustments: Adjustment[];
  /** Tracts whose verdict stands over a correction. */
  readonly corrected: number;
  /** Tracts with geometry fitted. */
  readonly adjusted: number;
}

export function correct(request: CorrectionRequest): CorrectionResult {
  if (request.corrections.length === 0 && request.adjust.length === 0)
    throw new Refusal('nothing_to_do', 'The request names no correction and no tract to adjust.');
  let { extraction } = request;
  const entries: Correction[] = [];
  for (const item of request.corrections) {
    const [next, entry] = applied(extraction, item, request);
    extraction = next;
    entries.push(entry);
  }
  const corrections = [...request.log, ...entries];
  const verdicts = rejudged(request, extraction, corrections);
  const adjustments: Adjustment[] = [];
  for (const index of new Set(request.adjust)) {
    const [verdict, adjustment] = adjustedVerdict(extraction, verdicts, index, request);
    verdicts[index] = verdict;
    adjustments.push(adjustment);
  }
  const corrected = verdicts.filter((verdict) => verdict.corrected).length;
  return { extraction, verdicts, corrections, adjustments, corrected, adjusted: adjustments.length };
}

function checkCall(tract: Tract, item: RequestedCorrection): void {
  const tie = item.kind === 'tie';
  const count = tie ? tract.tie_calls.length : tract.calls.length;
  if (Number.isInteger(item.call) && item.call >= 0 && item.call < count) return;
  const what = tie ? 'tie course' : 'call';
  throw new Refusal(
    'no_such_call',
    `Tract ${item.tract} has no ${what} ${item.call}; it has ${count}, counted from 0.`,
  );
}

function currentValue(tract: Tract, item: RequestedCorrection, field: CorrectableField): FieldValue | null {
  if (item.kind === 'tie') return tieValue(tract.tie_calls[item.call]!, field);
  return tract.calls[item.call]![field] ?? null;
}

const TIE_FIELDS: readonly CorrectableField[] = ['bearing', 'distance'];
const CURVE_FIELDS: readonly CorrectableField[] = [
  'chord_length',
  'radius',
  'arc_length',
  'chord_bearing',
  'curve_direction',
];

function checkField(tract: Tract, item: RequestedCorrection, field: CorrectableField): void {
  if (item.kind === 'tie' && !TIE_FIELDS.includes(field))
    throw new Refusal('unknown_field', `A tie course has no ${field}; correctable are ${TIE_FIELDS.join(', ')}.`);
  if (item.kind === 'tie') return;
  const call = tract.calls[item.call]!;
  if (call.call_type === 'line' && CURVE_FIELDS.includes(field))
    throw new Refusal('bad_correction', `Call ${item.call} of tract ${item.tract} is a line and has no ${field}.`);
  if (call.call_type === 'curve') checkLineField(call, item, field);
}

const STANDS_FOR: Partial<Record<CorrectableField, readonly ('arc_length' | 'chord_length' | 'chord_bearing')[]>> = {
  distance: ['arc_length', 'chord_length'],
  bearing: ['chord_bearing'],
};

/** A curve's distance and bearing count only where it lacks its own: beside them a correction would change nothing. */
function checkLineField(call: Call, item: RequestedCorrection, field: CorrectableField): void {
  const own = STANDS_FOR[field] ?? [];
  const used = own.find((each) => call[each] !== null);
  if (used === undefined) return;
  throw new Refusal(
    'bad_correction',
    `Call ${item.call} of tract ${item.tract} is a curve and goes by its ${used}; its ${field} has no part in the figure. Correct ${own.join(' or ')}.`,
  );
}

function applied(
  extraction: Extraction,
  item: RequestedCorrection,
  request: CorrectionRequest,
): [Extraction, Correction] {
  const tract = tractAt(extraction, item.tract);
  checkCall(tract, item);
  const field = correctableField(item.field);
  checkField(tract, item, field);
  const current = currentValue(tract, item, field);
  const after = afterValue(field, item.after);
  if (!sameValue(field, item.before, current))
    throw new Refusal(
      'stale_correction',
      `${field} of ${item.kind === 'tie' ? 'tie course' : 'call'} ${item.call} reads ${JSON.stringify(current)}, not ${JSON.stringify(item.before ?? null)}.`,
    );
  const entry: Correction = {
    tract: item.tract,
    call: item.call,
    field,
    before: current,
    after,
    kind: item.kind ?? 'boundary',
    by: item.by || request.by,
    at: item.at || request.at,
    note: item.note ?? '',
  };
  return [withTract(extraction, item.tract, changed(tract, entry)), entry];
}

function changed(tract: Tract, { call, field, after, kind }: Correction): Tract {
  if (kind === 'tie')
    return {
      ...tract,
      tie_calls: tract.tie_calls.with(call, correctedTie(tract.tie_calls[call]!, field, after as FieldValue)),
    };
  const corrected = { ...tract.calls[call]!, [field]: after };
  return { ...tract, calls: tract.calls.with(call, corrected) };
}

function withTract(extraction: Extraction, index: number, tract: Tract): Extraction {
  return { ...extraction, tracts: extraction.tracts.with(index, tract) };
}

/** What the caller of extract had against each tract stands in the posted checks and still holds. */
function standingOptions(request: CorrectionRequest): Partial<JudgeOptions> {
  return {
    ...request.options,
    georefs: request.verdicts.map((verdict) => verdict.georef ?? null),
    fabricReasons: request.verdicts.map((verdict) => textsOf(verdict, 'fabric')),
    reasons: request.verdicts.map((verdict) => textsOf(verdict, 'reader')),
    doubts: request.verdicts.map((verdict) => textsOf(verdict, 'doubt')),
  };
}

function textsOf({ checks }: TractVerdict, name: string): string[] {
  return (checks ?? []).flatMap(({ check, text }) => (check === name ? [text] : []));
}

/**
 * A tract the corrections do not touch keeps its posted verdict (the reader's alternates are not at hand any more), with its
 * geometry unadjusted; one they touch, by itself or through a shared area, is judged anew.
 */
function rejudged(
  request: CorrectionRequest,
  extraction: Extraction,
  corrections: readonly Correction[],
): TractVerdict[] {
  const touched = new Set(corrections.map(({ tract }) => tract));
  const options = standingOptions(request);
  const before = judge(request.extraction, options);
  const doubts = (options.doubts ?? []).map((each, i) => doubtsLeft(each, i, corrections));
  return judge(withoutAnswered(extraction, corrections), { ...options, doubts }).map((fresh, i) => {
    const posted = request.verdicts[i];
    const same = posted !== undefined && !touched.has(i) && JSON.stringify(before[i]) === JSON.stringify(fresh);
    const verdict = same ? { ...posted, geometry: fresh.geometry } : fresh;
    return { ...told(verdict, corrections, i), corrected: touched.has(i), adjusted: false };
  });
}

const MOST_TOLD = 10;

/** A verdict over corrections says which values are an operator's and not the document's. */
function told(verdict: TractVerdict, corrections: readonly Correction[], index: number): TractVerdict {
  const own = corrections.filter(({ tract }) => tract === index);
  if (own.length === 0) return verdict;
  const sentences = own.slice(0, MOST_TOLD).map(sentenceOf);
  if (own.length > MOST_TOLD) sentences.push(`${own.length - MOST_TOLD} more values were corrected.`);
  const checks = sentences.map((text, i) => asCheck(finding('correction', 'warn', own[i]?.call ?? null, null, text)));
  return { ...verdict, reasons: [...verdict.reasons, ...sentences], checks: [...(verdict.checks ?? []), ...checks] };
}

function sentenceOf({ call, field, before, after, kind, by }: Correction): string {
  const course = kind === 'tie' ? `tie course ${call + 1}` : `call ${call + 1}`;
  return `The ${field.replaceAll('_', ' ')} of ${course} is ${valueText(after)} by a correction${by ? ` of ${by}` : ''}; it was read as ${valueText(before)}.`;
}

function valueText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value ? bearingText(value as Bearing) : 'nothing';
}
