// Takes: folded text. Gives: where an area is described in parts of an acre alone, or in square miles: square rods, poles, perches and chains, roods, and
// perches that land is said to contain. Never: a length: without "square" the words must say that land contains so many.
import { before } from '../words/before.ts';
import { withTail } from './area-tail.ts';
import { numberBefore, type AreaNumber } from './area-number.ts';
import { wording } from '../words/wording.ts';

export interface PartsOfAcre {
  readonly number: AreaNumber;
  readonly acres: number;
  readonly end: number;
}

const SQUARE = wording`sq(?:uare|r?\.) `;
const PARTS = new RegExp(
  wording`
    \b(?:(?<rods>${SQUARE}(?:rods?|rds|poles?|perch(?:es)?)\b)|(?<chains>${SQUARE}(?:chains?|chs)\b)|(?<miles>${SQUARE}miles?\b)|(?<roods>roods?\b)
    |(?<bare>(?:perch(?:es)?|poles|rods)\b))`,
  'g',
);
/** An acre has 160 square rods, 10 square chains, 4 roods (docs/ground-truth.md), a square mile 640 acres. */
const SHARES = { rods: 1 / 160, chains: 1 / 10, miles: 640, roods: 1 / 4, bare: 1 / 160 } as const;

/** "containing 38 perches, strict measure"; not "containing 20 perches in front". */
const CONTAINS = before(
  new RegExp(wording`
    \b(?:contain\w*|cont'?g)[\s,]{1,3}(?:(?:about|approximately|in all|by estimation|by survey|only|exactly)[\s,]{1,3}){0,2}`),
);
const OF_LAND = new RegExp(wording`
  ^(?:\.|;|\)|$| of (?:land|ground)\b|[\s,]{1,3}and (?:is )?(?:butted|bounded)\b
  |[\s,]{1,3}(?:strict|neat|exact|more or less|be the same|with (?:the )?allowance|and (?:the )?allowance))`);
/** "said easement contains 144 rods" is a length: of rods and poles the words must say more. */
const SURELY_OF_LAND = new RegExp(wording`
  ^(?: of (?:land|ground)\b|[\s,]{1,3}(?:strict|neat|exact) measure|[\s,]{1,3}and (?:is )?(?:butted|bounded)\b)`);
const LONGEST = 130;

export function partsOfAcre(text: string, from: number, to: number): PartsOfAcre[] {
  const found: PartsOfAcre[] = [];
  const words = text.slice(from, to);
  PARTS.lastIndex = 0;
  for (let m = PARTS.exec(words); m; m = PARTS.exec(words)) {
    const at = from + m.index;
    const kind = (['rods', 'chains', 'miles', 'roods', 'bare'] as const).find((one) => m.groups![one] !== undefined)!;
    const number = numberBefore(text, Math.max(from, at - LONGEST), at);
    if (!number || number.value <= 0) continue;
    let end = at + m[0].length;
    let acres = number.value * SHARES[kind];
    if (kind === 'roods') {
      const tail = withTail(text, 'acres', acres, end);
      if (tail?.unreadable === true) continue;
      ({ amount: acres, end } = tail ?? { amount: acres, end });
    }
    const isSquare = kind === 'rods' || kind === 'chains' || kind === 'miles';
    const says = kind === 'bare' && !m[0].startsWith('perch') ? SURELY_OF_LAND : OF_LAND;
    if (!isSquare && !(CONTAINS(text, number.start) && says.test(text.slice(end, end + 30)))) continue;
    found.push({ number, acres, end });
    PARTS.lastIndex = Math.max(PARTS.lastIndex, end - from);
  }
  return found;
}
