// Takes: the tokens of a text whose lengths are labelled as recorded or as measured. Gives: of two lengths told side by side the one of the
// kind that the other courses have: "100.10' (R) 100.00' (M); thence East 50.00' (M)".
// Never: a choice where every course tells the same kind first: the first stands.
import { feetPer } from '../../survey/units.ts';
import type { Token } from '../values/tokens.ts';

export type Measure = 'recorded' | 'measured';

const RECORDED = 'r|rec|record|recorded|deed|d|plat|platted|p|called';
const MEASURED = 'm|meas|measured|survey|surveyed|field|actual';
const IN_BRACKETS = new RegExp(
  String.raw`^[\s,]{0,2}[([]\s?(?:as\s(?:per\s)?|per\s|by\s)?(?:(?<recorded>${RECORDED})|(?<measured>${MEASURED}))\.?\s?[)\]]`,
);
const BARE =
  /^[\s,]{1,2}(?:as\s)?(?:(?<recorded>record|recorded|platted|(?:per|by)\s(?:deed|record|plat))|(?<measured>measured))(?![a-z]|\s+(?:along|from|at|on|in|with|to|perpendicular|parallel|radially)\b)/;
/** What parts two lengths told side by side behind the label of the first. */
const PARTS = /^[\s,;&]{0,4}(?:(?:and|or|but)\s)?$/;
const NEAR_SHARE = 0.03;

interface Label {
  readonly measure: Measure;
  readonly end: number;
}

/** What the words right behind a value call it; null where they do not. */
export function labelBehind(folded: string, end: number): Label | null {
  const words = folded.slice(end, end + 24);
  const found = IN_BRACKETS.exec(words) ?? BARE.exec(words);
  if (!found) return null;
  return { measure: found.groups!['recorded'] === undefined ? 'measured' : 'recorded', end: end + found[0].length };
}

interface Told {
  readonly first: Token;
  readonly measure: Measure;
  /** Told beside it, of the other kind. */
  readonly hasOther: boolean;
}

export function withOneMeasure(folded: string, tokens: Token[]): Token[] {
  const told = labelled(folded, tokens);
  if (told.every(({ measure }) => measure === told[0]!.measure)) return tokens;
  const kept = commonest(told);
  const dropped = new Set(
    told.flatMap(({ first, measure, hasOther }) => (hasOther && measure !== kept ? [first] : [])),
  );
  return dropped.size > 0 ? tokens.filter((token) => !dropped.has(token)) : tokens;
}

function labelled(folded: string, tokens: readonly Token[]): Told[] {
  const told: Told[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i]!;
    const label = first.kind === 'distance' ? labelBehind(folded, first.end) : null;
    if (!label) continue;
    const next = tokens[i + 1];
    const hasOther = next !== undefined && isOther(folded, first, label, next);
    told.push({ first, measure: label.measure, hasOther });
    if (hasOther) i++;
  }
  return told;
}

function isOther(folded: string, first: Token, { measure, end }: Label, next: Token): boolean {
  if (first.kind !== 'distance' || next.kind !== 'distance' || next.start - end > 12) return false;
  if (!PARTS.test(folded.slice(end, next.start))) return false;
  const other = labelBehind(folded, next.end);
  if (!other || other.measure === measure) return false;
  const [a, b] = [
    first.distance.amount * feetPer(first.distance.unit),
    next.distance.amount * feetPer(next.distance.unit),
  ];
  return Math.abs(a - b) <= NEAR_SHARE * Math.max(a, b);
}

/** The kind that most courses tell; of two told as often what was measured. */
function commonest(told: readonly Told[]): Measure {
  const count = (kind: Measure): number => told.filter(({ measure, hasOther }) => hasOther || measure === kind).length;
  return count('recorded') > count('measured') ? 'recorded' : 'measured';
}
