// Takes: the areas said of one land. Gives: which of them the paper itself has put aside (an old survey's, the tax roll's), and what it says against the
// one that is left: another beside it, a bound, a sum that does not come out. Never: a choice between two that the words do not make.
import { areasOf, type AreaPhrase } from './area-phrase.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const OLD_BEFORE = new RegExp(wording`
  \b(?:previous(?:ly)?|former(?:ly)?|heretofore|hitherto|erroneously|original(?:ly)?|supposed|reputed|reported|thought|believed|estimated|estimation
  |prior|old|tax|assess\w*|recorded|record|deed calls)\b[^;]{0,60}$`);
const OLD_BEHIND = new RegExp(wording`
  ^[\s,(]{1,3}(?:more or less[\s,(]{1,3})?(?:according to|per|by|as per|from|as shown (?:on|by|in)|as stated in|of|on) (?:the |a |said ){0,2}
  (?:county |former ){0,2}(?:tax|assess\w*|records?\b|prior|old|original|previous|former|deed|planimeter|estimat\w*|g\.?i\.?s|auditor|patent|scal\w*)
  |^[\s,(]{1,3}(?:estimated|record|deed|called|tax)\b`);
const NEW_BEFORE = new RegExp(wording`
  \b(?:found|actual(?:ly)?|really|correct(?:ed|ly)?|true|(?:re)?survey(?:ed|s)?|measur(?:es|ed|ing)|comput\w*|calculat\w*|present|current|now
  |in fact|in truth|proves?|proved)\b[^.;]{0,50}$`);
const NEW_BEHIND = new RegExp(wording`
  ^[\s,(]{1,3}(?:more or less[\s,(]{1,3})?
  (?:(?:by|per|as per|according to|upon|on|from) (?:(?:an?|the|this|my|said|present|actual|recent|new|late|careful|modern|field) ){0,3}(?:re-?)?
  (?:survey|measure|comput|calculat)|(?:computed|calculated|measured|surveyed|actual|by calculation)\b)`);
const PART = new RegExp(wording`
  \b(?:of which|less|leaving|net|gross|except\w*|exclu\w*|deduct\w*|allow\w*|remain\w*|includ\w*|incl|reserv\w*|easement|right[\s-]of[\s-]way|road
  |lot|block|tract \w{1,3}|parcel \w{1,3}|plus|meander|total|all|together|also|piece|part|portion|section|former\w*|original|whole)\b`);

/** "but", "while": what is said before these words is said of another. */
const turned = (words: string): string =>
  words.slice(
    Math.max(
      0,
      words.search(
        /\b(?:but|however|while|whereas|though|although|note)\b(?!.*\b(?:but|however|while|whereas|though|although|note)\b)/,
      ),
    ),
  );
const isOld = (folded: string, a: AreaPhrase, from: number): boolean =>
  OLD_BEFORE.test(turned(folded.slice(Math.max(from, a.start - 80), a.start))) ||
  OLD_BEHIND.test(folded.slice(a.end, a.end + 60));
const isNew = (folded: string, a: AreaPhrase, from: number): boolean =>
  NEW_BEFORE.test(folded.slice(Math.max(from, a.start - 60), a.start)) ||
  NEW_BEHIND.test(folded.slice(a.end, a.end + 50));

const halfStep = ({ printed }: AreaPhrase): number => 0.5 / 10 ** (printed.split('.')[1]?.length ?? 0);
const differ = (a: AreaPhrase, b: AreaPhrase): boolean =>
  Math.abs(a.amount - b.amount) > Math.max(0.005 * a.amount, halfStep(a), halfStep(b));
const FAR = 260;
const areRivals = (a: AreaPhrase, b: AreaPhrase): boolean =>
  a.unit === b.unit && !a.unreadable && !b.unreadable && b.start - a.end < FAR && differ(a, b);

/** "formerly said to contain 4 acres but found by survey to contain 3": without the first. */
export function withoutOld(folded: string, areas: readonly AreaPhrase[]): readonly AreaPhrase[] {
  if (areas.length < 2) return areas;
  return areas.filter((old, i) => {
    if (old.owner !== 'own') return true;
    if (isTaxRolls(folded, old, areas.slice(0, i))) return false;
    const from = areas[i - 1]?.end ?? 0;
    return !areas.some(
      (one, k) =>
        k > i &&
        one.owner === 'own' &&
        areRivals(old, one) &&
        !PART.test(folded.slice(old.end, one.start)) &&
        !isOld(folded, one, old.end) &&
        isNew(folded, one, areas[k - 1]!.end) &&
        (isOld(folded, old, from) || !isNew(folded, old, from)),
    );
  });
}

const OF_THE_ROLL = new RegExp(wording`
  ^[\s,(]{1,3}(?:more or less[\s,(]{1,3})?(?:according to|as per|per|by|as shown (?:on|by|in)|on|in) (?:the |said ){0,2}(?:county |town )?
  (?:tax|assess\w*|g\.?i\.?s\b|auditor|list)`);

/** "1 acre …, being tax parcel 12, 1.5 acres by the tax map": the roll's, behind the paper's own. */
const isTaxRolls = (folded: string, { start, end, unit }: AreaPhrase, before: readonly AreaPhrase[]): boolean =>
  OF_THE_ROLL.test(folded.slice(end, end + 60)) &&
  before.some(
    (own) =>
      own.owner === 'own' &&
      own.unit === unit &&
      !own.unreadable &&
      !own.isPart &&
      start - own.end < FAR &&
      !OLD_BEHIND.test(folded.slice(own.end, own.end + 60)) &&
      !OLD_BEFORE.test(folded.slice(Math.max(0, own.start - 60), own.start)) &&
      !(LEFT.test(folded.slice(own.end, start)) || TAKEN.test(folded.slice(own.end, start))),
  );

/** What the paper says against the area that was taken. */
export function againstArea(
  text: string,
  folded: string,
  main: AreaPhrase | undefined,
  areas: readonly AreaPhrase[],
): string[] {
  if (!main || main.unreadable || main.isPart) return [];
  const found: string[] = [];
  const said = `${main.printed} ${main.unit}`;
  if (main.doubt === 'subject')
    found.push(`The area of ${said} may be another thing's: ${quoted(text, main.from ?? main.start, main.end)}.`);
  if (main.doubt === 'bound')
    found.push(
      `The area is only bounded: ${quoted(text, folded.lastIndexOf(' ', Math.max(0, main.start - 20)) + 1, main.end)}.`,
    );
  const rival = areas.find(
    (one) =>
      one !== main &&
      one.owner === 'own' &&
      one.start > main.end &&
      areRivals(main, one) &&
      !PART.test(folded.slice(main.end, one.end + 40)) &&
      !isOld(folded, one, main.end),
  );
  if (rival && !main.total) found.push(`Two areas are stated: ${quoted(text, main.start, rival.end)}.`);
  const sum = wrongSum(folded, main, areas);
  if (sum) found.push(`The areas do not add up: ${quoted(text, main.start, sum.end)}.`);
  return found;
}

const LEFT = /\b(?:leaving|leaves|net|remain\w*|balance)\b[^.;]{0,40}$/;
const TAKEN = /\b(?:less|of\s+which|except\w*|deduct\w*|exclu\w*|sav(?:e|ing)|minus)\b/;

/** "containing 3.7 acres, less 1.2 acres sold, leaving 1.9 acres": what is left, where the paper's own figures leave another amount. */
function wrongSum(folded: string, main: AreaPhrase, areas: readonly AreaPhrase[]): AreaPhrase | null {
  const said = areas.slice(areas.indexOf(main) + 1);
  const last = said.find((one) => one.start - main.end < FAR && LEFT.test(folded.slice(main.end, one.start)));
  if (!last || last.unit !== main.unit) return null;
  // What is excepted is not among the land's own areas.
  const taken = areasOf(folded, main.end, last.start - 1).filter((one) => one.unit === main.unit);
  if (taken.length === 0 || !TAKEN.test(folded.slice(main.end, taken[0]!.start))) return null;
  const off = taken.reduce((sum, one) => sum + one.amount, 0);
  const steps = [main, last, ...taken].reduce((sum, one) => sum + halfStep(one), 0);
  return Math.abs(main.amount - off - last.amount) > Math.max(steps, 0.005 * main.amount) ? last : null;
}
