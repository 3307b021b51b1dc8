// Takes: folded text and a length in it. Gives: whether the words before or behind the length say that it only places a line or a
// point: "feet from", "40 feet north of", "parallel to the road and distant therefrom 40 feet". Never: the course's own length.
import { before } from '../words/before.ts';
import { codeAt } from '../words/code-at.ts';
import { beforeAll, behindAll, headsOf, isLetter, isSpace, spaceOr, wordEnd } from '../words/peek.ts';
import { remembered } from '../words/remembered.ts';
import type { Token } from '../values/tokens.ts';
import { BEFORE_OFFSET, BEFORE_PLACED, lengthSides } from './length-sides.ts';
import { endsOf, phrasesOf } from '../words/word-edges.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';

/** "N. of", "S.E. from": only right before these words is a letter a wind. */
const SHORT_WAY = String.raw`[ns]\.?(?:\s?[ew]\.?)?(?=\s+(?:of|from)\s)|[ew]\.?(?=\s+(?:of|from)\s)`;
const WAY = String.raw`(?:(?:north|south)\s)?(?:north|south|east|west)[a-z]*|(?:river|shore|bay|sea|lake|land|street|road|channel|in|out)ward(?:ly|s)?`;

// Behind a length: "feet from", "feet north of", "feet distant", "feet north thereof", "feet left of".
const OFFSET = new RegExp(
  String.raw`^(?:\)?\s{0,2}(?:feet|ft)\b\.?)?[\s,]{0,3}(?:(?:measured\s+)?at\s+right\s+angles,?\s+(?:from\b|to\b|and\s+parallel\s+(?:to|with)\b)|(?:(?:as|when)\s+)?measured\s[^.;,]{1,50},?\sfrom\b|(?:(?:more\s+or\s+[a-z]ess|p[il]{0,2}us\s+or\s+minus|distant|away|back|distance|perpendicularly|radially|equally)[\s,]{1,3}){0,2}(?:(?:measured\s+)?(?:due\s+)?(?:at\s+right\s+angles\s+)?(?:${WAY}|${SHORT_WAY}|[a-z]{3,9}erly(?=\s+(?:from|of)\b))(?:\s+and\s+(?:[^.;]|\.\d){1,60}?(?:${WAY}))?(?:\s+(?:and\s+)?at\s+right\s+angles,?)?(?:,?\s+(?:(?:as|when)\s+)?measured\s[^.;,]{1,40})?,?\s+)?(?:therefrom\b|thereof\b|fr\b(?=\.?\s+(?:the\s+|sd\s+)?(?:[ns]\.?\s?[ew]\b|[nsew]\b|cor))|of\b(?!\s+(?:beginning|land|radius))|from\b(?!\s+(?:which|whence|thence|hence|there|here|an?\s+tangent\s+(?:bear|which|whose|having)|(?:(?:corner|station|point)\s)?(?:[a-z]|\d{1,3})\sto\s|(?:that|this|said|such)\s+(?:point|place|corner|stone|stake|post|pin)[\s,]{1,3}(?:due\s+)?(?:[ns][.\s]{0,2}\d|north\b|south\b|east\b|west\b)|(?:the|said)\s+(?:last|preceding|previous)(?:[\s-](?:above[\s-]|previously\s)?(?:mentioned|named|described))?\s+(?:[a-z]+\s+)?(?:marker|monument|post|corner|stake|stone|point|pin|pipe|station|bound)\b))|off\b|distant\b(?!\s+to\b)(?:\s+from\b)?|away\b|inside\b|outside\b)|between\s+(?:approximate\s+)?(?:survey\s+)?stations?\b|(?:off|in)-?\s?shore\s+(?:of|from|and\s+parallel)\b|(?:left|right)(?:,\s{1,2}(?:${WAY}))?\s+(?:of\b(?!\s+way)|from\b|opposite\b))`,
);
// Behind a length that something before it already sets apart: these words may also tell how a course itself runs.
const PLACED_BEHIND =
  /^(?:\)?\s{0,2}(?:feet|ft)\b\.?)?[\s,]{0,3}(?:in\s+(?:the\s+)?rear\s+of\b|behind\b|beyond\b|(?:up|down)[\s-]?(?:stream|river)\s+(?:from|of)\b|(?:up|down)\s+(?:the|said)\s+[a-z]+\s+from\b|in\s+an?\s+(?:general(?:ly)?\s+)?(?:[a-z]+\s+direction|direction\s+[a-z]+)\s+from\b|to\s+the\s+(?:right|left|north|south|east|west|rear)[a-z]*\s+of\b(?!\s+way)|on\s+(?:the|its)\s+(?:right|left|north|south|east|west)[a-z]*(?:\s+side\s+of\b|(?=\s{0,2}[;,.]))|(?:above|below)\b)/;
const PLACED_BEFORE =
  /(?:\b(?:to|at)\s+(?:an?|the|its|said)\s+(?:[a-z]+\s+){1,8}|\bto\s+(?:an?|the|its|said)\s[^;]{3,90},\s+|\b(?:which|that)\s+(?:is|are|lies?|stands?)\s[^;]{0,90}|\b(?:located|situated?|lying|being|distant|standing|set|keeping|a\s+line)\s+|\bleaving\s[^;,]{3,60}\s|\bat\s+(?:an?|the)\s+(?:[a-z]+\s+){0,2}distance\s+of\s+|\b(?:of|from)\s[^;]{1,80}?,?\s+and\s+)(?:about\s+|approximately\s+|some\s+|approx\.?\s+)?$/;
// Before a length: what follows is how far off, whatever is said behind it.
const HOW_FAR =
  /(?<!\b(?:feet|foot|ft|rods?|chains?|links?|poles?|perches|miles?|yards|varas|meters|metres)\.?[\s,]{1,2})\bdistant\s+(?:therefrom|thereof|from\s+(?:it|them|the\s+same))[\s,]{1,3}(?:[a-z]+\s+){0,1}$|\bdistant\s+from\s+(?:the|said)\s+[a-z]+[\s,]{1,3}(?:\d[\d.]*,?\s{1,2}){0,4}(?:and\s)?$|\bparallel[^;]{0,160}\b(?:distant|and\s+at\s+a\s+distance\s+of)\s+(?:about\s+|approximately\s+)?$|\b(?:uniform|constant|equal)\s+distance\s+(?:of\s+)?(?:about\s+|approximately\s+)?$/;
const MAY_SAY_HOW_FAR = /\bdistan(?:t|ce)\b[a-z\d.\s,]{0,32}$/;
const NAMES_HOW_FAR = /\b(?:distant|(?:and\s+at\s+a|uniform|constant|equal)\s+distance)\b[a-z\d.\s,]*$/;

/** The first words of what OFFSET and PLACED_BEHIND look for. */
const mayOffset = headsOf([
  ...'measured at as when more pus pius plus pilus plius piius pllus distant away back perpendicularly radially'.split(
    ' ',
  ),
  ...'equally due north south east west river shore bay sea lake land street road channel inward outward'.split(' '),
  ...'thereof of from fr off inside outside between in left right n s e w ne nw se sw'.split(' '),
]);
const mayBePlaced = headsOf('in on behind beyond up upstream upriver down downstream above below'.split(' '));
const isSpaceOrComma = spaceOr(',');
const BRACKET = 41;
const F = 102;

/** "(40) feet from": the unit stands behind the length. */
function unitFollows(text: string, at: number, next: number): boolean {
  const isBracket = codeAt(text, at) === BRACKET;
  const unit = isBracket ? behindAll(text, at + 1, 2, isSpaceOrComma) : next;
  if (codeAt(text, unit) !== F) return false;
  return (isBracket || unit - at <= 2) && (text.startsWith('feet', unit) || text.startsWith('ft', unit));
}

const isSide = phrasesOf('right left north south east west rear'.split(' ').map((side) => `the ${side}`));
const isToSide = (text: string, at: number): boolean =>
  text.startsWith('to', at) && isSide(text, behindAll(text, at + 2, MOST_BEHIND, isSpace));

type Stretch = Pick<Token, 'start' | 'end'>;
const MOST_BEHIND = 100;
const behind = (text: string, token: Stretch): string => text.slice(token.end, token.end + MOST_BEHIND);

/** "thence running sixty feet, at right angles to Elm Street", "thence 41 feet south from said point": how the course itself runs. */
const isRun = before(
  /\b(?:thence|running|run|runs|extending|proceeding|proceed),?\s{1,3}(?:(?:for\s{1,2})?a\s{1,2}distance\s{1,2}of\s{1,2})?/,
);
/** "thence in a westerly direction one mile, at right angles to the river". */
const isTrend = before(
  /\bthence,?\s{1,3}(?:running\s{1,3})?(?:in\s{1,2}an?\s{1,2}(?:general(?:ly)?\s{1,2})?)?[a-z]{2,9}erly(?:\s{1,2}direction)?[\s,]{1,3}(?:(?:for\s{1,2})?a\s{1,2}distance\s{1,2}of\s{1,2})?/,
);
const SQUARE_WITH = /^[\s,]{1,3}at\s+right\s+angles\s+(?:to|from)\b(?!\s+and\b)/;
const RUNS_SO = new RegExp(
  String.raw`^[\s,]{1,3}(?:at\s+right\s+angles\s+(?:to|from)\b(?!\s+and\b)|(?:due\s+)?(?:${WAY}|${SHORT_WAY})\s+from\s+(?:the\s+)?(?:said|last|that|this)\s+(?:(?:named|mentioned|described)\s+)?(?:point|corner|stake|stone|post|pin|monument)\b)`,
);

const endsLikeRun = endsOf(
  'thence running run runs extending proceeding proceed of northerly westerly direction'.split(' '),
);

function runsItself(text: string, token: Stretch): boolean {
  if (!endsLikeRun(text, beforeAll(text, token.start, isSpaceOrComma))) return false;
  if (isRun(text, token.start)) return RUNS_SO.test(behind(text, token));
  return isTrend(text, token.start) && SQUARE_WITH.test(behind(text, token));
}

const POINT = 46;
const SPELLED_OUT = /(?:feet|rods|chains|links|poles|perches|varas|miles|yards)\.$/;
const isDistanceOf = before(/\bdistance\s+of\s+(?:about\s+|approximately\s+|some\s+)?/);

/** "along the bay, a distance of about ten miles. From the tunnel": the course's own length, and another sentence. */
function endsCourse(text: string, token: Stretch): boolean {
  return (
    text.charCodeAt(token.end - 1) === POINT &&
    SPELLED_OUT.test(text.slice(token.end - 9, token.end)) &&
    isDistanceOf(text, token.start)
  );
}

/** Asked of the same length by many. */
export const isOffset = (text: string, token: Stretch): boolean =>
  ((lengthSides(text, token) & (BEFORE_OFFSET | BEFORE_PLACED)) !== 0 || saysHowFar(text)) && offsets(text, token);

const offsets = remembered((text, token) => {
  const next = behindAll(text, token.end, 3, isSpaceOrComma);
  const isWord = isLetter(codeAt(text, next));
  const hasUnit = unitFollows(text, token.end, next);
  if (hasUnit || (isWord && (mayOffset(text, next) || text.startsWith('erly', wordEnd(text, next) - 4))))
    if (OFFSET.test(behind(text, token))) return !runsItself(text, token) && !endsCourse(text, token);
  if (hasUnit || (isWord && (mayBePlaced(text, next) || isToSide(text, next)))) if (isPlaced(text, token)) return true;
  if (!saysHowFar(text) || !MAY_SAY_HOW_FAR.test(text.slice(Math.max(0, token.start - 46), token.start))) return false;
  const before = text.slice(Math.max(0, token.start - 200), token.start);
  if (IS_DISTANT.test(before) && AND_PARALLEL.test(behind(text, token))) return true;
  return NAMES_HOW_FAR.test(before) && HOW_FAR.test(before);
});

/** "along a line, distant thirty feet (30') and parallel to the curb". */
const IS_DISTANT = /\bdistant\s+(?:about\s+|approximately\s+)?$/;
const AND_PARALLEL = /^(?:\s?\(\d[^()]{0,8}\))?,?\s+and\s+(?:running\s+)?parallel\s+(?:to|with)\b/;

const OF_HOW_FAR = wordKind(['distant', 'uniform', 'constant', 'equal']);
const howFar = { text: '', isSaid: false };

/** Whether the text has a word at all that HOW_FAR cannot do without. */
function saysHowFar(text: string): boolean {
  if (howFar.text !== text) howFar.isSaid = (wordPlaces(text).held & OF_HOW_FAR) !== 0 || text.includes('parallel');
  howFar.text = text;
  return howFar.isSaid;
}

/** "160 feet to the north and 200 feet to the south of the said center line": how wide a strip is on either side. */
const SIDE = String.raw`to\s+the\s+(?:right|left|north|south|east|west)[a-z]*`;
const OF_A_STRIP = new RegExp(
  String.raw`^[\s,]{0,3}${SIDE}(?:(?:\s+of)?\s+and\s+\d[\d.,]*\s+(?:feet|ft\.?)\s+${SIDE})?\s+of\s+(?:(?:the|said)\s+){1,2}cent(?:er|re)\s?line\b`,
);

function isPlaced(text: string, token: Stretch): boolean {
  if (OF_A_STRIP.test(behind(text, token))) return true;
  return (
    PLACED_BEHIND.test(behind(text, token)) &&
    PLACED_BEFORE.test(text.slice(Math.max(0, token.start - 110), token.start))
  );
}

/** How far the words of an offset reach behind its length: "feet from", "feet north of". */
export function offsetLength(text: string, token: Token): number {
  return OFFSET.exec(behind(text, token))?.[0].length ?? 0;
}
