// Takes: a corrected extraction and its log. Gives: it as the judge is to weigh it, without the reader's doubts that a correction has
// answered. Never: the extraction that is given back, where the reader's words on its reading stand.
import type { Call, Extraction } from '../contract/extraction.ts';
import type { CorrectableField, Correction } from '../contract/response.ts';

/** What the reader calls a value that it doubts or misses. */
const NAMES: Readonly<Record<CorrectableField, RegExp>> = {
  bearing: /\b(?:bearing|direction|azimuth|angle|degrees?|minutes|seconds)\b/i,
  chord_bearing: /\b(?:bearing|chord)\b/i,
  distance: /\b(?:length|distance)\b/i,
  chord_length: /\b(?:length|chord)\b/i,
  radius: /\bradius\b/i,
  arc_length: /\b(?:length|arc)\b/i,
  curve_direction: /\bleft or right\b/i,
};

type Fields = ReadonlySet<CorrectableField>;

/** The doubt that is left; "" where the corrections answer all of it. */
function doubtLeft(doubt: string, fields: Fields): string {
  if (fields.has('bearing') && fields.has('distance')) return ''; // a line has nothing else
  const named = [...fields].map((field) => NAMES[field]);
  return doubt
    .split('; ')
    .filter((each) => !named.some((name) => name.test(each)))
    .join('; ');
}

function fieldsOf(corrections: readonly Correction[], kind: Correction['kind']): Map<string, Set<CorrectableField>> {
  const found = new Map<string, Set<CorrectableField>>();
  for (const { tract, call, field, kind: own } of corrections) {
    if (own !== kind) continue;
    const key = `${tract} ${call}`;
    found.set(key, (found.get(key) ?? new Set()).add(field as CorrectableField));
  }
  return found;
}

function weighed(call: Call, fields: Fields): Call {
  const { confidence_reason: doubt = '' } = call;
  if (doubt === '') return call;
  const left = doubtLeft(doubt, fields);
  return left === '' ? { ...call, confidence: 'high', confidence_reason: '' } : { ...call, confidence_reason: left };
}

export function withoutAnswered(extraction: Extraction, corrections: readonly Correction[]): Extraction {
  const corrected = fieldsOf(corrections, 'boundary');
  if (corrected.size === 0) return extraction;
  const tracts = extraction.tracts.map((tract, t) => ({
    ...tract,
    calls: tract.calls.map((call, i) => {
      const fields = corrected.get(`${t} ${i}`);
      return fields === undefined ? call : weighed(call, fields);
    }),
  }));
  return { ...extraction, tracts };
}

const OF_A_TIE = /^Tie course (\d+) was read with low confidence \((.*)\): compare with the document\.$/s;

/** Of what is doubted of a tract, what no correction of its tie courses answers. */
export function doubtsLeft(doubts: readonly string[], tract: number, corrections: readonly Correction[]): string[] {
  const corrected = fieldsOf(corrections, 'tie');
  return doubts.filter((doubt) => {
    const [, number, text] = OF_A_TIE.exec(doubt) ?? [];
    const fields = corrected.get(`${tract} ${Number(number) - 1}`);
    return fields === undefined || doubtLeft(text!, fields) !== '';
  });
}
