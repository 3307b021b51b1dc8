// Takes: text at a place. Gives: one aliquot chain ("NE¼SW¼", "north half of the southeast quarter", "E2SW4", "SENW") as its parts.
// Never: a part the print does not show; a fraction that is no half or quarter (W 3/4, S¼) is kept as a limit, not as a part.
import { anyCase } from '../words/any-case.ts';
import { behindAll, exactly, headsLine, isLetter, isSpace, oneOf } from '../words/peek.ts';
import { chainDoubt, isUnparted, LAND_DOUBTS } from './land-doubts.ts';
import { haveLostCommas, landsApart } from './lost-commas.ts';
import { matchEnd } from './plss-words.ts';
import { firstLettersAt, lastLettersAt } from './lettered-part.ts';
import { unsaidQuarterAt } from './unsaid-quarter.ts';
import { fractionOf } from './printed-fraction.ts';

export interface Chain {
  /** N2 S2 E2 W2 NE4 NW4 SE4 SW4 in document order: the first is a part of the second. */
  readonly parts: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Letters without any fraction ("SENW"): land only where a coded list makes it so. */
  readonly isBare: boolean;
  /** Some fraction was read through damage ("NE%", "SWIA"). */
  readonly isDamaged: boolean;
  /** Fractions in the chain that are no aliquot part, as printed. */
  readonly limit: string;
  /** The commas of its list are lost, and nobody knows where they stood. */
  readonly isTorn?: boolean;
  readonly doubt?: string | undefined;
}

type Placed = Element & { readonly start: number; readonly gap: string };

interface Element {
  readonly direction: string;
  readonly fraction: 'half' | 'quarter' | 'other' | 'damaged' | 'none';
  readonly printed: string;
  readonly end: number;
  readonly isWord: boolean;
}

// The letters say which fraction it must be (one letter a half, two a quarter), so the damage to ¼ and ½ does not matter.
// Groups without names, which cost at every capital N, S, E and W.
const CLEAN =
  /(?:\s{0,2}|\s?-\s?|\s?(?:[Ff]r(?:ac(?:tional|['’]?l)?|['’]?l)?|FR(?:AC(?:TIONAL|['’]?L)?|['’]?L)?)\b\.?\s{0,2})(?:2(?=½)|4(?=¼))?([¼½¾]|[1lIij|]\s?[/⁄]\s?[24]|[1lI]-[24](?![\d-])|[1-9]\s?[/⁄]\s?[3-8]|[/⁄]\s?[24](?!\d))/y;
const TIGHT = /([24])(?![\d.'’°%/])|([24])(?=\.(?:\s|$))/y;
const DAMAGED =
  /\s{0,2}(?:[Yy¥Vv][24azs%iI](?![a-z])|[J£](?![a-z.])|(?<!\s{2})[1lI!|][A4h](?![a-z])|[1lI|]\/[1lI](?!\d)|(?<!\s{2})14(?!\d|-\d)|4?%|[}{][24]|[Yy]y(?![a-z])|[1lI|'’]\s?[/⁄]\s?[24zah](?![a-z\d])|['’][24hz](?![a-z\d])|a(?=\s+of\b))/y;
/** The point of an abbreviation, unless a new sentence begins behind it. */
const DOT = String.raw`(?:\.(?!\s{1,4}(?!Sec|See|Lot|Tow|Twp|Nor|Sou|Eas|Wes|Gov)(?-i:[A-Z][a-z]{2})|\s{0,3}$))?`;
const HALF_WORD = String.raw`(?:one[\s-]{1,2})?(?:half(?!\s{1,3}quarter)|halves|hf\b${DOT})`;
const QUARTER_WORD = String.raw`(?:one[\s-]{1,2})?(?:q[un]arters?|fourth|q['’]?t?r\b${DOT}|quar\b${DOT})`;
const OTHER_WORD_PART = String.raw`(?:(?:one|two|three)[\s-]{1,2})?(?:third|fifth|sixth|eighth)s?|(?:two|three)[\s-]{1,2}(?:fourths|quarters)`;
const FRACTIONAL = String.raw`(?:diagonal\s{1,2})?(?:fr(?:ac(?:tional|['’]?l)?|['’]?l)?\b\.?\s{0,2})?`;
const WORDS = anyCase(
  new RegExp(
    String.raw`(?:(?<ns>nort(?:h|li)|sout(?:h|li))(?:[\s-]{0,3}(?<ew>[ec]ast|west))?|(?<one>east|west))(?:ern)?[,.]?[\s-]{1,3}${FRACTIONAL}(?:(?<half>${HALF_WORD}|[½]|1\s?[-/⁄]\s?2)|(?<quarter>${QUARTER_WORD}|¼|1\s?[-/⁄]\s?4)|(?<other>${OTHER_WORD_PART}|[2-9]\s?[/⁄]\s?[3-9]|¾))(?![a-z])`,
    'iy',
  ),
);
const LETTER_WORDS = anyCase(
  new RegExp(
    String.raw`(?:(?<ns>[NS])\.?\s?(?<ew>[EW])\.?|(?<one>[NSEW])\.?)[\s-]?${FRACTIONAL}(?:(?<half>${HALF_WORD})|(?<quarter>${QUARTER_WORD})|(?<other>${OTHER_WORD_PART}))(?![a-z])`,
    'iy',
  ),
);
const BARE =
  /(?:(?:[NSEW]2|[NS][EW]4?)(?:[ -](?:[NSEW]2|[NS][EW]4?)){1,5}|(?:[NSEW]2|[NS][EW]4?){1,6})(?![A-Za-z0-9¼½%/@#^£*»«\\[\]{}¥§!<>~¢$?]|\s?[¼½]|\s{1,2}co(?:rn|m)er|\s{1,2}cor\.|\s{1,2}of\s{1,2}(?:the\s{1,2})?(?!sec|said|lot|nor|sou|eas|wes)[a-z]{3})/y;
/** "N E of N E", "S.W. N.E.": two pairs at least. */
const SPACED =
  /[NS]\.?\s?[EW]\.?(?:\s{1,2}(?:of\s{1,2}(?:the\s{1,2})?)?[NS]\.?\s?[EW](?![A-Za-z0-9])\.?){1,3}(?![A-Za-z0-9]|\s{0,2}(?:[¼½%/⁄]|1\s?[/⁄-]\s?[24])|\s{1,2}(?:of\s{1,2})?[NS]\.?\s?[EW](?![A-Za-z])|\s(?:hf|half|q['’]?t?r|quar))/y;
/** "the S.E. of section 12": one pair, where its section follows and no part of it goes before. */
const LONE_PAIR = /[NS](?<!\bof\s(?:the\s)?[NS])\.?\s?[EW]\.?(?=\sof\s(?:said\s)?[Ss]ec(?:tion|\.)\s\d)/y;
/** A sign that could not be read, behind letters that only seem to have none: "SE. x/4", "NW. 'A". */
const SIGN_AFTER =
  /^\.?\s{0,2}(?:(?!(?:of|in|to|by|at|on|is|or|and?|as|ex|hf|qr|fr|tp|t|r)\b)[a-z]{1,2}(?=[\s,;.])|['’"]\w|\w?[/⁄]\w|[^\w\s.,;:()|&"'’“”½¼–—-])/;
/** "the north half of the Pell farm", "of Elm Street", "of the bridge": half of something else, wherever that lies; "the west half mile". */
const OF_A_THING = String.raw`of\s{1,2}(?:(?:the|said|his|her|my|our|their|an?)\s{1,2})?(?:(?!sec)[A-Za-z'’-]{2,16}\s{1,2}){0,2}?(?:farm|ranch|plantation|estate|house|barn|building|street|avenue|boulevard|road|highway|right-of-way|railroad|canal|ditch|river|creek|lane|alley|square|lake|pond|island|bridge|truss|roof|floor|wall|hall|church)\b`;
const NOT_LAND_AFTER = new RegExp(
  String.raw`\s{0,2}(?:section\s{1,2})?(?:corner|cor\b|post|line\b|mile\b|of\s{1,2}an?\s{1,2}(?!(?:fractional\s{1,2})?(?:quarter|section|govern))[a-z\d]|horse\b|moon\b|circle\b|of\s{1,2}(?:said\s{1,2}|city\s{1,2})?(?:block|blk|out-?lot)s?\b|${OF_A_THING})`,
  'iy',
);
const JOIN = anyCase(
  /(?:\s{0,14}\([^()]{1,40}\))?\s{0,4}(?:,?\s{0,4}(?:portions?\s{1,3})?o[ft]\s{0,4}(?:the\s{0,4}|said\s{0,4}|such\s{0,4}){0,2}(?:of\s{1,4}(?:the\s{1,4})?)?|in\s{1,4}the\s{1,4}|(?-i:-(?=[NSEW])))?/iy,
);

// Looked at before a pattern is asked: a capital S alone begins far more than land.
const MAY_BE_DAMAGED_S = oneOf('138$5');
const MAY_BE_BARE = oneOf('2EW');
const MAY_BE_SPACED = oneOf('.EW ');
const MAY_NAME_FRACTION = exactly('dfohqtDFOHQT');
const MAY_BE_NO_LAND = exactly('schplmoSCHPLMO');
const MAY_JOIN = oneOf(' \t\n\v\f\r(,poiPOI-');
const MAY_GO_ON = exactly('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
const [COMMA, HYPHEN, POINT, STROKE, E, N, S, W] = [44, 45, 46, 47, 69, 78, 83, 87];
const [QUARTER, HALF] = [0xbc, 0xbd];

/** Chains of `text` from `from` to `to`, in order. A plural ("northeast and northwest quarters") gives one for each. */
export function chainsIn(text: string, from: number, to: number): Chain[] {
  const chains: Chain[] = [];
  STARTS.lastIndex = from;
  while (STARTS.test(text)) {
    const at = STARTS.lastIndex - 1; // they are one character long
    if (at >= to) break;
    const read = chainAt(text, at);
    if (!read || read.end > to) continue;
    const last = chains.at(-1);
    const isDoubted = last && isUnparted(text, last, at);
    if (isDoubted) chains.splice(-1, 1, { ...last, doubt: LAND_DOUBTS.comma });
    for (const chain of read.chains) chains.push(isDoubted ? { ...chain, doubt: LAND_DOUBTS.comma } : chain);
    STARTS.lastIndex = Math.max(read.end, at + 1);
  }
  return chains;
}

/** The second to the fourth letter of a direction in words. */
const OF_WIND = 'ort|out|ast|est';
/** What goes on behind an initial, or behind two: "Nhalf", "SEquarter", "None half". */
const OF_FRACTION = '[ew]?(?:[hqf]|on)';
/** But not "Said", "State", "seconds": three small letters that go on neither as a direction nor as a fraction. */
const OTHER_WORD = `(?!(?!${OF_WIND}|${OF_FRACTION})[a-z]{3})`;
const STARTS = new RegExp(
  String.raw`(?<![A-Za-z0-9¼½⁄]|R\/|\d\.(?=S\d))(?:(?:[NSEW]|[nsew](?=[oae]))${OTHER_WORD}|[58$](?=[EW](?:¼|[1lIi|]\/4))|[358$](?=½\s?[NS][EW]))`,
  'g',
);
const WINDS = new Set(OF_WIND.split('|'));

function chainAt(text: string, at: number): { chains: Chain[]; end: number } | null {
  const elements: Placed[] = [];
  let start = at;
  let gap = '';
  for (let next = elementAt(text, at, null); next && elements.length < 8; next = elementAt(text, start, gap)) {
    if (next.fraction === 'none' && elements.at(-1)?.fraction === 'damaged' && gap !== '') break;
    if (breaksChain(text, elements, gap, next)) break;
    elements.push({ ...next, start, gap });
    start = endOfJoin(text, next.end, next.isWord);
    gap = text.slice(next.end, start);
  }
  const end = elements.at(-1)?.end ?? at;
  const bare = bareAt(text, at);
  if (bare && bare.end > end) return { chains: [bare], end: bare.end };
  if (elements.length === 0 || isCutShort(text, elements.at(-1)!)) return null;
  if (elements.every((one) => partOf(one) === null)) return null;
  if (haveLostCommas(elements)) return { chains: landsApart(elements).map(tornChain), end };
  return { chains: [...sharedDirections(text, elements[0]!, at, elements), chainOf(elements)], end };
}

const tornChain = (run: readonly Placed[]): Chain => ({ ...chainOf(run), isDamaged: true, isTorn: run.length > 2 });

/** "N1/2I3Ez": letters or figures run on that cannot be read: what stands before them is not the whole chain. */
function isCutShort(text: string, last: Element): boolean {
  return (
    !last.isWord &&
    MAY_GO_ON(text.charCodeAt(last.end)) &&
    /^[A-Za-z0-9](?!ecs?\b|ections?\b|f\b|fthe|nd\b|ots?\b|n\b|ess\b|xcept)/.test(text.slice(last.end, last.end + 9))
  );
}

/**
 * "NE¼SW¼ N½SE¼": a tight group, a space, and another tight group: a comma was lost there. A single part after the space
 * ("SW¼SE¼ NW¼") still belongs to the group: stray spaces are commoner than lost commas.
 */
function breaksChain(text: string, elements: readonly Placed[], gap: string, next: Element): boolean {
  if (elements.length === 0) return false;
  if (/\n\s*\n/.test(gap)) return true;
  if (next.isWord || !/^\s+$/.test(gap)) return false;
  if (gap.includes('\n')) return !isWrapped(text, elements[0]!.start, next) && !runsOn(text, elements, next);
  return elements.slice(1).some((one) => one.gap === '') && letterElementAt(text, next.end) !== null;
}

/** Shorter lines are entries of a list. */
const LINE_OF_PROSE = 28;

/** "…, for E½NW¼, SW¼\nNW¼ Sec. 6": the line ends inside the chain, which its section follows, and nothing but prose ends so far right. */
function isWrapped(text: string, start: number, next: Element): boolean {
  if (headsLine(text, start, LINE_OF_PROSE)) return false;
  if (!/(?:,|\b(?:and|the|for|of))\s$/.test(text.slice(Math.max(0, start - 6), start))) return false;
  return /^[,.]?\s{1,3}(?:of\s)?[Ss]e[ce]/.test(text.slice(next.end, next.end + 10));
}

/** "lot 3, and W½\nSE¼ of section 5": in a sentence with its own commas the end of a line parts nothing; in a column it does. */
function runsOn(text: string, elements: readonly { start: number }[], next: Element): boolean {
  const { start } = elements[0]!;
  if (elements.length > 1 && headsLine(text, start, LINE_OF_PROSE)) return false;
  return (
    /(?:[,;:&]|\b(?:and|also|for|the|of))[ \t]{1,3}$/i.test(text.slice(Math.max(0, start - 8), start)) &&
    CHAIN_ENDS.test(text.slice(next.end, next.end + 40))
  );
}
const CHAIN_ENDS = /^(?: [NSEW]{1,2} ?(?:1\/[24]|[½¼])){0,3}(?:[,;.:]|\s{1,3}(?:of|in|and|&|sec|see)\b)/i;

/** Parts after the last odd fraction: "N 120′ of E 3/4 of NW¼" lies in NW¼, and "SE¼ of S¼" in no aliquot part at all. */
function chainOf(elements: readonly (Element & { start: number })[]): Chain {
  const parts = elements.map(partOf);
  const odd = parts.lastIndexOf(null);
  return {
    parts: parts.slice(odd + 1).filter((part) => part !== null),
    start: elements[0]!.start,
    end: elements.at(-1)!.end,
    isBare: false,
    isDamaged: elements.some((one) => one.fraction === 'damaged'),
    doubt: chainDoubt(elements),
    limit: elements
      .slice(0, odd + 1)
      .map((one) => one.printed)
      .join(' '),
  };
}

function partOf(element: Element): string | null {
  const isHalf = element.direction.length === 1;
  // Of two letters only a sign may be a quarter misprinted.
  if (element.fraction === 'other' && (isHalf || /[a-z]$/i.test(element.printed))) return null;
  // "NV4": what ends with a 4 was no half, and the letter is one of two.
  const isNoHalf = element.fraction === 'quarter' || (element.fraction === 'damaged' && element.printed.endsWith('4'));
  if (isHalf) return isNoHalf ? null : `${element.direction}2`;
  return `${element.direction}4`;
}

/** Directions that share the fraction after the last of them: "the northeast and northwest quarters". */
function sharedDirections(
  text: string,
  first: Element,
  at: number,
  all: readonly { start: number; end: number }[],
): Chain[] {
  if (!/(?:quarters|halves)$/i.test(first.printed)) return [];
  const before = /((?:(?:north|south)?[\s-]{0,2}(?:east|west)?,?\s{1,3}(?:and\s{1,3})?(?:the\s{1,3})?){1,3})$/i.exec(
    text.slice(Math.max(0, at - 60), at),
  );
  const chains: Chain[] = [];
  for (const word of before?.[1]?.matchAll(/(north|south)?[\s-]{0,2}(east|west)?/gi) ?? []) {
    const direction = initials(word[1], word[2], undefined);
    if (direction === '') continue;
    const own = partOf({ ...first, direction });
    const rest = all.length > 1 ? chainOf(all.slice(1) as (Element & { start: number })[]) : null;
    if (own)
      chains.push({
        parts: [own, ...(rest?.parts ?? [])],
        start: at,
        end: all.at(-1)!.end,
        isBare: false,
        isDamaged: false,
        limit: '',
      });
  }
  return chains;
}

function endOfJoin(text: string, at: number, isWord: boolean): number {
  if (!MAY_JOIN(text.charCodeAt(at))) return at;
  JOIN.lastIndex = at;
  const found = JOIN.exec(text);
  if (!found) return at;
  // A bracket repeats words in letters, "(NW¼ NW¼)"; after letters it is a remark.
  return !isWord && found[0].includes('(') && !/[NSEW]/.test(found[0]) ? at : at + found[0].length;
}

/** `gap` is what stands between it and the element before; null for the first of a chain. */
function elementAt(text: string, at: number, gap: string | null): Element | null {
  const element = isWindAt(text, at) ? windElementAt(text, at, gap) : lettersElementAt(text, at, gap);
  if (!element || !MAY_BE_NO_LAND(text.charCodeAt(behindAll(text, element.end, 2, isSpace)))) return element;
  NOT_LAND_AFTER.lastIndex = element.end;
  return NOT_LAND_AFTER.test(text) ? null : element;
}

/** "North", "EAST": the letters behind the first are those of a direction in words. */
const isWindAt = (text: string, at: number): boolean =>
  isOfWind(text.charCodeAt(at + 1)) && WINDS.has(text.slice(at + 1, at + 4).toLowerCase());
const isOfWind = exactly('oaeOAE');

/** In small letters they are nothing else; in capitals they may be "E" and what follows it. */
function windElementAt(text: string, at: number, gap: string | null): Element | null {
  const element = wordElementAt(WORDS, text, at);
  const isSmall =
    isLetter(text.charCodeAt(at + 1)) && isLetter(text.charCodeAt(at + 2)) && isLetter(text.charCodeAt(at + 3));
  return element ?? unsaidQuarterAt(text, at, gap) ?? (isSmall ? null : lettersElementAt(text, at, gap));
}

function lettersElementAt(text: string, at: number, gap: string | null): Element | null {
  const named = mayNameFraction(text, at) ? wordElementAt(LETTER_WORDS, text, at) : null;
  return (
    named ??
    letterElementAt(text, at) ??
    damagedLettersAt(text, at) ??
    lastLettersAt(text, at, gap) ??
    firstLettersAt(text, at)
  );
}

/** "N. half", "se quarter": whether the first letter of a fraction's word follows the initials. */
function mayNameFraction(text: string, at: number): boolean {
  const next = behindPoint(text, at + 1);
  if (MAY_NAME_FRACTION(text.charCodeAt(next))) return true;
  return isEastOrWest(text.charCodeAt(next)) && MAY_NAME_FRACTION(text.charCodeAt(behindPoint(text, next + 1)));
}

const isEastOrWest = exactly('ewEW');

/** Behind a point and a blank or a hyphen, where they stand. */
function behindPoint(text: string, at: number): number {
  const blank = text.charCodeAt(at) === POINT ? at + 1 : at;
  const next = text.charCodeAt(blank);
  return isSpace(next) || next === HYPHEN ? blank + 1 : blank;
}

/**
 * Inside a chain "13W", "8W", "$W" are SW: the S was misread; at its beginning, where it could be any number, only right before a
 * fraction of land: "8½NE¼".
 */
function damagedLettersAt(text: string, at: number): Element | null {
  if (!MAY_BE_DAMAGED_S(text.charCodeAt(at))) return null;
  if (text[at + 1] === '½')
    return { direction: 'S', fraction: 'damaged', printed: text.slice(at, at + 2), end: at + 2, isWord: false };
  const found = /^(?:13|8|\$|5)([EW])/.exec(text.slice(at, at + 4));
  if (!found) return null;
  const rest = letterElementAt(` S${found[1]!}${text.slice(at + found[0].length, at + found[0].length + 8)}`, 1);
  if (!rest) return null;
  const end = at + found[0].length + rest.end - 3;
  return { ...rest, fraction: 'damaged', printed: text.slice(at, end), end };
}

function wordElementAt(pattern: RegExp, text: string, at: number): Element | null {
  pattern.lastIndex = at;
  const groups = pattern.exec(text)?.groups;
  if (!groups) return null;
  const direction = initials(groups['ns'], groups['ew'], groups['one']);
  // "the southeast half": cut off by a diagonal.
  const isDiagonal = direction.length === 2 && groups['half']?.includes('f');
  const fraction = isDiagonal ? 'other' : groups['half'] ? 'half' : groups['quarter'] ? 'quarter' : 'other';
  return { direction, fraction, printed: text.slice(at, pattern.lastIndex), end: pattern.lastIndex, isWord: true };
}

function letterElementAt(text: string, at: number): Element | null {
  const first = text.charCodeAt(at);
  const isMeridional = first === N || first === S;
  if (!isMeridional && first !== E && first !== W) return null;
  const second = isMeridional ? easterlyAt(text, at + 1) : -1;
  const last = second < 0 ? at + 1 : second + 1;
  const direction = second < 0 ? text.charAt(at) : text.charAt(at) + text.charAt(second);
  return fractionAt(text, at, text.charCodeAt(last) === POINT ? last + 1 : last, direction);
}

/** "N. E", "S,W": where the second letter stands; -1 where none does. */
function easterlyAt(text: string, at: number): number {
  const mark = text.charCodeAt(at);
  const blank = mark === POINT || mark === COMMA ? at + 1 : at;
  const next = isSpace(text.charCodeAt(blank)) ? blank + 1 : blank;
  const letter = text.charCodeAt(next);
  return letter === E || letter === W ? next : -1;
}

function fractionAt(text: string, start: number, at: number, direction: string): Element | null {
  const next = text.charCodeAt(at);
  if (next === QUARTER || next === HALF)
    return letterElement(text, start, at + 1, direction, next === HALF ? 'half' : 'quarter');
  CLEAN.lastIndex = at;
  const clean = CLEAN.exec(text)?.[1];
  if (clean !== undefined) return letterElement(text, start, CLEAN.lastIndex, direction, fractionOf(clean));
  TIGHT.lastIndex = at;
  const tight = TIGHT.exec(text);
  if (tight) {
    const fraction = (tight[1] ?? tight[2]) === '2' ? 'half' : 'quarter';
    if ((direction.length === 1) !== (fraction === 'half')) return null;
    return letterElement(text, start, TIGHT.lastIndex, direction, fraction);
  }
  DAMAGED.lastIndex = at;
  return DAMAGED.test(text) ? letterElement(text, start, DAMAGED.lastIndex, direction, 'damaged') : null;
}

function letterElement(
  text: string,
  start: number,
  end: number,
  direction: string,
  fraction: Element['fraction'],
): Element {
  return { direction, fraction, printed: text.slice(start, end), end, isWord: false };
}

function bareAt(text: string, at: number): Chain | null {
  // "NEh/SE": the end of a chain whose head cannot be read.
  if (text.charCodeAt(at - 1) === STROKE && isLetter(text.charCodeAt(at - 2))) return null;
  const third = text.charCodeAt(at + 2);
  if (third === QUARTER || third === HALF) return null;
  const end = MAY_BE_BARE(text.charCodeAt(at + 1)) ? matchEnd(BARE, text, at) : at;
  const spaced = MAY_BE_SPACED(text.charCodeAt(at + 1))
    ? Math.max(matchEnd(SPACED, text, at), matchEnd(LONE_PAIR, text, at))
    : at;
  const found = text.slice(at, Math.max(end, spaced));
  if (found === '') return null;
  const letters = spaced > end ? found.replace(/[^NSEW]/g, '') : found;
  const parts = letters.match(/[NSEW]2|[NS][EW]/g)!.map((part) => (part.endsWith('2') ? part : `${part}4`));
  const hasFraction = /[24]/.test(found);
  if (!hasFraction && SIGN_AFTER.test(text.slice(at + found.length, at + found.length + 6))) return null;
  return { parts, start: at, end: at + found.length, isBare: !hasFraction, isDamaged: false, limit: '' };
}

/** The first letter, which tells the direction; "cast" is east misread. */
const initial = (word: string | undefined): string => word?.[0]?.toUpperCase().replace('C', 'E') ?? '';

function initials(ns: string | undefined, ew: string | undefined, one: string | undefined): string {
  return `${initial(ns)}${initial(ew)}${initial(one)}`;
}
