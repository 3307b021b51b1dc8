// Takes: folded text. Gives: the stretches that describe the survey's base line beside the land that was measured from it: "The above mentioned
// survey baseline is described as follows: Beginning at Station 10+00; thence … to Station 14+20".
// Never: a base line before which no figure has come back: land may be told by lying along it.
import type { OtherLine } from './other-lines.ts';
import type { PobMention, Starter } from './structure.ts';
import { wording } from '../words/wording.ts';

const LINE = wording`(?:survey(?:ed)? |construction |monumented |control |transit |reference ){0,2}(?:base[\s-]?line|transit line|survey line)`;
const BASELINE = new RegExp(
  [
    // "The hereinbefore mentioned survey baseline is a portion of the 1971 baseline … described as follows:"
    wording`\b(?:said|the (?:said|above|afore|herein|before|survey|reference)[a-z-]*) (?:[a-z-]+ ){0,3}?${LINE}\b[^;:]{0,260}?\b(?:described|follows|as under)\b[^;:]{0,40}[:;,.]`,
    // "reference is made to the base line described as follows:"
    String.raw`\b(?:reference|referred)\b[^;:.]{0,40}\s(?:to|from)\s[^;:.]{0,40}?${LINE}\b[^;:]{0,160}?\b(?:described|follows)\b[^;:]{0,20}[:;,.]`,
    // "SURVEY BASELINE: Beginning at Station", "Description of baseline:"
    wording`(?<=(?:^|[.\n])\s{0,6})(?:description of (?:the )?)?${LINE}(?: (?:description|data))?\s?[:.-]`,
  ].join('|'),
  'g',
);
/** Of land by its place beside the line. */
const OF_LAND = new RegExp(
  wording`\b(?:side|sides|within|between|lying|strip|parallel|centerline|center line)\b[^.;:]{0,160}$|\bfollowing (?:[a-z-]+ ){0,3}$`,
);
const RUNS_BY_STATIONS = /\bsta(?:tion|\.)/;
const NEXT_LAND = new RegExp(
  wording`\n\s{0,12}\n|\n\s{0,8}(?:parcel|tract|map)\s|\. (?:parcel|tract) (?:no\.?\s{0,2})?\d|\b(?:also|together with) all\b`,
  'g',
);

/** No paper has more. */
const MOST = 60;

export function baselines(folded: string, starters: readonly Starter[], pobs: readonly PobMention[]): OtherLine[] {
  const found: OtherLine[] = [];
  const closed = pobs.find((pob) => pob.role === 'reached')?.end ?? Infinity;
  BASELINE.lastIndex = 0;
  for (let m = BASELINE.exec(folded), asked = 0; m && asked < MOST; m = BASELINE.exec(folded), asked++) {
    const start = m.index + m[0].length;
    if (m.index < closed || OF_LAND.test(folded.slice(Math.max(0, m.index - 160), m.index))) continue;
    const end = endOf(folded, start, starters);
    if (
      !RUNS_BY_STATIONS.test(folded.slice(start, end)) ||
      pobs.some((p) => p.role === 'reached' && p.start > start && p.start < end)
    )
      continue;
    found.push({ start: m.index, end });
    BASELINE.lastIndex = end;
  }
  return found;
}

/** Where the next land is told: in another paragraph, or at another beginning than the line's own. */
function endOf(folded: string, start: number, starters: readonly Starter[]): number {
  const own = starters.findIndex((one) => one.start >= start);
  const first = starters[own];
  const next = first && first.start - start < 40 ? starters[own + 1] : first;
  NEXT_LAND.lastIndex = start + 40;
  return Math.min(NEXT_LAND.exec(folded)?.index ?? folded.length, next?.start ?? folded.length);
}
