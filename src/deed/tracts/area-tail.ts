// Takes: an area and the words behind its unit. Gives: the area with what they add to it: roods and perches, a fraction in words or figures.
// Never: the head of a number whose tail cannot be read.
import type { AreaUnit } from '../../survey/units.ts';
import { figureAt, numberAt, wordsAt } from '../values/numbers.ts';
import { mayMeanOneMore } from './area-number.ts';
import { wording } from '../words/wording.ts';

export interface Measured {
  readonly amount: number;
  readonly end: number;
  /** Words behind the unit belong to the amount and cannot be read. */
  readonly unreadable: boolean;
}

const GAP = /(?:[\s,]{1,3}|-)(?:(and|&)\s{0,2})?(?=[\da-z.¼½¾⅛⅓⅔⅜⅝⅞])/y;

/** "53 acres, 2 roods and 22 perches", "seventeen acres and fifty-three hundredths", "6 acres and a quarter": one area. */
export function withTail(text: string, unit: AreaUnit, amount: number, unitEnd: number): Measured | null {
  // The point of "sq. ft." stands behind the unit.
  const end = unit === 'sqft' && text[unitEnd] === '.' && text.startsWith('ft', unitEnd - 2) ? unitEnd + 1 : unitEnd;
  const smaller = withSmaller(text, unit, amount, end);
  if (smaller) return smaller;
  GAP.lastIndex = end;
  const gap = GAP.exec(text);
  if (!gap || gap[0] === '-') return null;
  const at = end + gap[0].length;
  const joint = gap[1] !== undefined ? 'and' : gap[0].includes(',') ? 'comma' : 'blank';
  const part = Number.isInteger(amount) ? partAt(text, at, joint) : null;
  if (part) return withPart(text, unit, amount, part, joint);
  return joint === 'and' && isUnread(text, at, unit) ? { amount, end: at, unreadable: true } : null;
}

/** Where what a pattern asks for at a place ends; -1 where it does not stand there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** "20 rods of fence", "two rods wide": a length. */
const NO_LENGTH = wording`
  (?! (?:wide|in width|long|square|deep|front|from|(?:north|south|east|west)\w* of|of (?:fence|wall|road|shore|the|said)))`;
type Smaller = readonly (readonly [unit: RegExp, share: number])[];
const SMALLER: Partial<Record<AreaUnit, Smaller>> = {
  acres: [
    [/\s{0,2}(?:(?:roods?|qrs|quarters?(?=[\s,]))\b\.?|r(?:\.|(?=[\s,]{0,2}\d{1,2}\s?p\b)))/y, 1 / 4],
    [
      new RegExp(
        wording`\s{0,2}(?:sq(?:uare|\.) )?(?:(?:perch(?:es)?|poles?|rods?|rds|pers|pchs)\b\.?${NO_LENGTH}|p\.|po\.|(?<=\d\s?r[\s,.]{0,2}\d{1,2}\s?)p\b)`,
        'y',
      ),
      1 / 160,
    ],
  ],
  sqft: [[/\s{1,2}sq(?:uare|\.)\s{1,2}in(?:ch(?:es)?)?\b/y, 1 / 144]],
  sqm: [[/\s{1,2}sq(?:uare|\.)\s{1,2}(?:decimet(?:er|re)s?|dm)\b/y, 1 / 100]],
  ha: [
    [/\s{1,2}ares?\b/y, 1 / 100],
    [/\s{1,2}(?:centiares?|ca)\b/y, 1 / 10_000],
  ],
};
const HALF = new RegExp(
  wording` (?:and|&) (?:an?|one)[\s-]{1,2}(half|quarter|fourth)(?=\s{0,2}(?:[.;,:)]|$)| (?:more|be)\b)`,
  'y',
);

function withSmaller(text: string, unit: AreaUnit, whole: number, from: number): Measured | null {
  let [amount, end, last] = [whole, from, 0];
  for (const [name, share] of SMALLER[unit] ?? []) {
    const at = endOf(GAP, text, end);
    const number = at < 0 ? null : numberAt(text, at);
    const behind = number ? endOf(name, text, number.end) : -1;
    if (!number || behind < 0) continue;
    [amount, end, last] = [amount + number.value * share, behind, share];
  }
  if (unit === 'acres' && endOf(UNREAD_SMALLER, text, end) >= 0) return { amount, end, unreadable: true };
  if (last === 0) return null;
  HALF.lastIndex = end;
  const half = HALF.exec(text);
  if (!half) return { amount, end, unreadable: false };
  return { amount: amount + (half[1] === 'half' ? 0.5 : 0.25) * last, end: HALF.lastIndex, unreadable: false };
}

const UNREAD_SMALLER = new RegExp(
  wording`[\s,]{1,3}(?:(?:and|&) )?(?!(?:of|by|in|the|with|to|and|for|as) )[a-z\d]{1,9} (?:roods|perches)\b`,
  'y',
);
interface Part {
  readonly value: number;
  readonly end: number;
  /** Tenths, hundredths: nobody but a surveyor counts in them. */
  readonly isDecimal: boolean;
}

const A_PART = /(?:an?[\s-]{1,2})?(half|quarter|fourth|third|fifth|eighth|tenth)(?![a-z])/y;
const DIVISORS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  eighth: 8,
  tenth: 10,
};
const OVER = /(\d{1,4})\s?(?:\/|-)\s?(\d{1,4})(?:ths?)?(?![\da-z/])/y;
const IN_TENTHS = /(\d{1,4})\s{1,2}(?:one[\s-]{1,2})?(ten|hundred|thousand)ths?(?![a-z])/y;
const TENTHS: Readonly<Record<string, number>> = { ten: 10, hundred: 100, thousand: 1000 };
const ENDS_IN_TENTHS = /(?:ten|hundred|thousand)ths?$/;

type Joint = 'and' | 'comma' | 'blank';

/** The fraction that begins here; behind a comma only one in tenths, for "forty acres, one half in wheat" is none of it. */
function partAt(text: string, at: number, joint: Joint): Part | null {
  const part = fractionAt(text, at);
  return part && part.value > 0 && part.value < 1 && (joint !== 'comma' || part.isDecimal) ? part : null;
}

function fractionAt(text: string, at: number): Part | null {
  A_PART.lastIndex = at;
  const named = A_PART.exec(text)?.[1];
  if (named !== undefined) return { value: 1 / DIVISORS[named]!, end: A_PART.lastIndex, isDecimal: false };
  OVER.lastIndex = at;
  const over = OVER.exec(text);
  if (over) return { value: Number(over[1]) / Number(over[2]), end: OVER.lastIndex, isDecimal: over[2]!.length > 2 };
  IN_TENTHS.lastIndex = at;
  const tenths = IN_TENTHS.exec(text);
  if (tenths) return { value: Number(tenths[1]) / TENTHS[tenths[2]!]!, end: IN_TENTHS.lastIndex, isDecimal: true };
  const figure = figureAt(text, at);
  if (figure) return { value: figure.value, end: figure.end, isDecimal: figure.places > 0 };
  const words = wordsAt(text, at);
  if (words && mayMeanOneMore(words)) return null;
  return words && { value: words.value, end: words.end, isDecimal: ENDS_IN_TENTHS.test(text.slice(at, words.end)) };
}

/** Of what the fraction is one. */
const OF_UNIT: Readonly<Record<AreaUnit, RegExp>> = {
  acres: ofOne(String.raw`acres?`),
  sqft: ofOne(wording`(?:sq(?:uare|\.) )?(?:f(?:oo|ee)t|ft)`),
  sqm: ofOne(wording`(?:sq(?:uare|\.) )?met(?:er|re)s?`),
  ha: ofOne('hectares?'),
  arpents: ofOne('arpents?'),
};
function ofOne(unit: string): RegExp {
  return new RegExp(wording` (?:of (?:an?|one|another) )?(?:${unit})\b`, 'y');
}

const STOPS = wording`\s{0,2}(?:[.;,:)\]"'*-]|$)| (?:more|be)\b`;
/** No thing follows that the fraction could be one of. */
const ENDS_STRICTLY = new RegExp(STOPS, 'y');
const ENDS = new RegExp(
  wording`
    ${STOPS}
    | (?:strict|or|by|in (?:all|the|said|lots?|extent|area|quantity|sections?)|on|at|as|lying|situated?|being|bounded|butted|according|agreeabl[ey]
    |with|exclusive|inclusive|including|except\w*|excluding|save|net|gross|thereabouts?|beginning|together|and|which|english|statute
    |to (?:be|have|wit)|of (?:land|ground|meadow|upland|marsh|wood))\b`,
  'y',
);
/** "forty acres and one half of the spring", "a quarter section", "one half interest": another thing. */
const OF_OTHER = new RegExp(
  wording` (?:of (?!(?:an?|one) (?:rood|perch|pole|rod)\b)
    |(?:interest|share|sections?|miles?|parts?|rods?|poles?|chains?|lots?|undivided|rights?|inch|feet|foot|hours?|years?|stor(?:y|ies)|per)\b)`,
  'y',
);

function withPart(text: string, unit: AreaUnit, amount: number, part: Part, joint: Joint): Measured | null {
  const whole = { amount: amount + part.value, unreadable: false };
  const end = endOf(OF_UNIT[unit], text, part.end);
  if (end >= 0) return { ...whole, end };
  if (endOf(joint === 'and' ? ENDS : ENDS_STRICTLY, text, part.end) >= 0) return { ...whole, end: part.end };
  return endOf(OF_OTHER, text, part.end) >= 0 || joint !== 'and' ? null : { amount, end: part.end, unreadable: true };
}

const OF_PARTS = /[^.;,]{0,36}?(?:(?:hundred|thousand|ten)ths?\b|\/\s?100\b|\sof\s(?:an?|one)\sacre\b)/y;
const PLAIN_WORDS = /\b(?:also|being|the|is|in|all|to|with|lots?|parts?|more|another|said|by|about|other)\b/;
const VAGUE = /(?:an?\s)?(?:small\s)?fractions?\b|(?:some|odd)\s(?:perch|pole|rod|rood)/y;
/** "and 30.": of what is not said. */
const NO_UNIT = new RegExp(wording`\s{0,2}-?\s{0,2}(?:[.;:)]|$)|,? (?:more|be)\b`, 'y');
const INCHES = /\s{1,3}inch(?:es)?\b/y;
const PERCHES = /\s{1,3}perch(?:es)?\b/y;

/** "eleven acres and a fraction", "12 acres and 30.": more than its head, and none can say how much. */
function isUnread(text: string, at: number, unit: AreaUnit): boolean {
  if (endOf(VAGUE, text, at) >= 0) return true;
  const number = numberAt(text, at);
  if (number && number.value >= 1) {
    const follows = unit === 'acres' ? NO_UNIT : unit === 'arpents' ? PERCHES : unit === 'sqft' ? INCHES : null;
    if (!follows) return false;
    if (endOf(follows, text, number.end) >= 0) return true;
  }
  const end = endOf(OF_PARTS, text, at);
  return end >= 0 && !PLAIN_WORDS.test(text.slice(at, end));
}
