// Takes: folded text and a length in it. Gives: whether the words before or behind the length say that it only places a line or a
// point: "feet from", "40 feet north of", "parallel to the road and distant therefrom 40 feet". Never: the course's own length.
import { before } from '../words/before.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/** "N. of", "S.E. from": only right before these words is a letter a wind. */
const SHORT_WAY = wording`(?:[ns]\.?(?:\s?[ew]\.?)?|[ew]\.?)(?= (?:of|from) )`;
const WAY = wording`(?:(?:north|south) )?(?:north|south|east|west)[a-z]*|(?:river|shore|bay|sea|lake|land|street|road|channel|in|out)ward(?:ly|s)?`;
const MEASURED = wording`(?:(?:as|when) )?measured\s[^.;,]{1,50}`;

const POINT_OR_CORNER = 'marker|monument|post|corner|stake|stone|point|pin|pipe|station|bound';
const NAMED = wording`(?:[\s-](?:above[\s-]|previously )?(?:mentioned|named|described))?`;
/** "from which an oak bears", "from a tangent bearing", "from A to B", "from said stake N 5° E", "from the last named corner": the course itself. */
const OF_THE_COURSE = [
  'which|whence|thence|hence|there|here|an? tangent (?:bear|which|whose|having)',
  wording`(?:(?:corner|station|point) )?(?:[a-z]|\d{1,3}) to `,
  wording`(?:that|this|said|such) (?:point|place|corner|stone|stake|post|pin)[\s,]{1,3}(?:due )?(?:[ns][.\s]{0,2}\d|(?:north|south|east|west)\b)`,
  wording`(?:the|said) (?:last|preceding|previous)${NAMED} (?:[a-z]+ )?(?:${POINT_OR_CORNER})\b`,
];
const FROM = [
  wording`therefrom\b|thereof\b|of\b(?! (?:beginning|land|radius))|from\b(?! ${OF_THE_COURSE})`,
  wording`fr\b(?=\.? (?:the |sd )?(?:[ns]\.?\s?[ew]\b|[nsew]\b|cor))`,
  wording`off\b|distant\b(?! to\b)(?: from\b)?|away\b|inside\b|outside\b`,
];
const ABOUT = [
  'more or less',
  'plus or minus',
  ...'distant away back distance perpendicularly radially equally'.split(' '),
];
/** "due north at right angles, as measured along the wall, " before "of" or "from". */
const SOME_WAY = wording`(?:measured )?(?:due )?(?:at right angles )?(?:${WAY}|${SHORT_WAY}|[a-z]{3,9}erly(?= (?:from|of)\b))
  (?: and (?:[^.;]|\.\d){1,60}?(?:${WAY}))?(?: (?:and )?at right angles,?)?(?:,? ${MEASURED})?,? `;
const OFFSETS = [
  wording`(?:measured )?at right angles,? (?:from\b|to\b|and parallel (?:to|with)\b)`,
  wording`${MEASURED},?\sfrom\b`,
  wording`(?:${ABOUT}[\s,]{1,3}){0,2}(?:${SOME_WAY})?${FROM}`,
  wording`between (?:approximate )?(?:survey )?stations?\b|(?:off|in)-?\s?shore (?:of|from|and parallel)\b`,
  wording`(?:left|right)(?:, (?:${WAY}))? (?:of\b(?! way)|from\b|opposite\b)`,
];
/** "(40) feet from": the unit stands behind the length. */
const UNIT = wording`^(?:\)?\s{0,2}(?:feet|ft)\b\.?)?[\s,]{0,3}`;
/** Behind a length: "feet from", "feet north of", "feet distant", "feet north thereof", "feet left of". */
const OFFSET = new RegExp(wording`${UNIT}${OFFSETS}`);

/** Behind a length that something before it already sets apart: these words may also tell how a course itself runs. */
const PLACED_BEHIND = new RegExp(
  wording`${UNIT}${[
    'in (?:the )?rear of\\b|behind\\b|beyond\\b|(?:above|below)\\b',
    String.raw`(?:up|down)[\s-]?(?:stream|river) (?:from|of)\b|(?:up|down) (?:the|said) [a-z]+ from\b`,
    String.raw`in an? (?:general(?:ly)? )?(?:[a-z]+ direction|direction [a-z]+) from\b`,
    String.raw`to the (?:right|left|north|south|east|west|rear)[a-z]* of\b(?! way)`,
    String.raw`on (?:the|its) (?:right|left|north|south|east|west)[a-z]*(?: side of\b|(?=\s{0,2}[;,.]))`,
  ]}`,
);
const PLACED_BEFORE = new RegExp(
  wording`${[
    String.raw`\b(?:to|at) (?:an?|the|its|said) (?:[a-z]+ ){1,8}|\bto (?:an?|the|its|said)\s[^;]{3,90}, `,
    String.raw`\b(?:which|that) (?:is|are|lies?|stands?)\s[^;]{0,90}|\bleaving\s[^;,]{3,60} `,
    String.raw`\b(?:located|situated?|lying|being|distant|standing|set|keeping|a line) `,
    String.raw`\bat (?:an?|the) (?:[a-z]+ ){0,2}distance of |\b(?:of|from)\s[^;]{1,80}?,? and `,
  ]}(?:about |approximately |some |approx\.? )?$`,
);

const LONG_UNIT = 'feet|foot|ft|rods?|chains?|links?|poles?|perches|miles?|yards|varas|meters|metres';
/** Before a length: what follows is how far off, whatever is said behind it. */
const HOW_FAR = new RegExp(
  wording`${[
    wording`(?<!\b(?:${LONG_UNIT})\.?[\s,]{1,2})\bdistant (?:therefrom|thereof|from (?:it|them|the same))[\s,]{1,3}(?:[a-z]+ )?`,
    wording`\bdistant from (?:the|said) [a-z]+[\s,]{1,3}(?:\d[\d.]*,? ){0,4}(?:and )?`,
    wording`\b(?:parallel[^;]{0,160}\b(?:distant|and at a distance of)|(?:uniform|constant|equal) distance(?: of)?) (?:about |approximately )?`,
  ]}$`,
);

type Stretch = Pick<Token, 'start' | 'end'>;
const behind = (text: string, { end }: Stretch): string => text.slice(end, end + 100);

const A_DISTANCE = wording`(?:(?:for )?a distance of )?`;
/** "thence running sixty feet, at right angles to Elm Street", "thence 41 feet south from said point": how the course itself runs. */
const isRun = before(new RegExp(wording`\b(?:thence|running|run|runs|extending|proceeding|proceed),? ${A_DISTANCE}`));
/** "thence in a westerly direction one mile, at right angles to the river". */
const isTrend = before(
  new RegExp(
    wording`\bthence,? (?:running )?(?:in an? (?:general(?:ly)? )?)?[a-z]{2,9}erly(?: direction)?[\s,]{1,3}${A_DISTANCE}`,
  ),
);
const SQUARE_WITH = new RegExp(wording`^[\s,]{1,3}at right angles (?:to|from)\b(?! and\b)`);
const FROM_LAST = new RegExp(
  wording`^[\s,]{1,3}(?:due )?(?:${WAY}|${SHORT_WAY}) from (?:the )?(?:said|last|that|this) (?:(?:named|mentioned|described) )?
    (?:point|corner|stake|stone|post|pin|monument)\b`,
);

function runsItself(text: string, token: Stretch): boolean {
  const words = behind(text, token);
  if (SQUARE_WITH.test(words)) return isRun(text, token.start) || isTrend(text, token.start);
  return FROM_LAST.test(words) && isRun(text, token.start);
}

const SPELLED_OUT = /(?:feet|rods|chains|links|poles|perches|varas|miles|yards)\.$/;
const isDistanceOf = before(new RegExp(wording`\bdistance of (?:about |approximately |some )?`));

/** "along the bay, a distance of about ten miles. From the tunnel": the course's own length, and another sentence. */
const endsCourse = (text: string, { start, end }: Stretch): boolean =>
  SPELLED_OUT.test(text.slice(end - 9, end)) && isDistanceOf(text, start);

/** "along a line, distant thirty feet (30') and parallel to the curb". */
const isDistant = before(new RegExp(wording`\bdistant (?:about |approximately )?`));
const AND_PARALLEL = new RegExp(wording`^(?:\s?\(\d[^()]{0,8}\))?,? and (?:running )?parallel (?:to|with)\b`);

export function isOffset(text: string, token: Stretch): boolean {
  const words = behind(text, token);
  if (OFFSET.test(words)) return !runsItself(text, token) && !endsCourse(text, token);
  if (isPlaced(text, token, words)) return true;
  if (isDistant(text, token.start) && AND_PARALLEL.test(words)) return true;
  return HOW_FAR.test(text.slice(Math.max(0, token.start - 200), token.start));
}

/** "160 feet to the north and 200 feet to the south of the said center line": how wide a strip is on either side. */
const SIDE = wording`to the (?:right|left|north|south|east|west)[a-z]*`;
const OF_A_STRIP = new RegExp(
  wording`^[\s,]{0,3}${SIDE}(?:(?: of)? and \d[\d.,]* (?:feet|ft\.?) ${SIDE})? of (?:(?:the|said) ){1,2}cent(?:er|re)\s?line\b`,
);

const isPlaced = (text: string, { start }: Stretch, words: string): boolean =>
  OF_A_STRIP.test(words) ||
  (PLACED_BEHIND.test(words) && PLACED_BEFORE.test(text.slice(Math.max(0, start - 110), start)));

/** How far the words of an offset reach behind its length: "feet from", "feet north of". */
export const offsetLength = (text: string, token: Token): number => OFFSET.exec(behind(text, token))?.[0].length ?? 0;
