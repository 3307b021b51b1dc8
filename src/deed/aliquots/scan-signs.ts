// Takes: a text of land as a scan gave it. Gives: the same with every sign behind direction letters that stands for ½ or ¼, however it was
// misread ("NE^", "EttNWtt", "SE »4"), printed as %: the letters say which it is. Never: a sign behind letters that no land shows.
import { matchesOf } from '../words/matches.ts';
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

/** Two letters carry a quarter, one a half. */
const LETTERS = String.raw`(?:[NS][.,]?\s{0,2}[EW]|[NSEW])\.?`;
/** "S>-2", "SEY.i": the stroke of a fraction read as a mark that parts it. */
const PARTED_SIGN = String.raw`(?:[>»}~^]-[24z](?![\d-])|[YV]\.[ijl1](?![A-Za-z\d]))`;
const IS_PARTED_SIGN = new RegExp(`^${PARTED_SIGN}$`);
/** What may stand for a fraction: no blank, no letter of a direction, no mark that ends an item. */
const JUNK = String.raw`(?:["“”][/⁄][24]|\)[24]|1-[24](?![\d-])|${PARTED_SIGN}|[^\sNSEW.,;:()"“”\-–—_=+]{1,4})`;
const BEGINS = String.raw`(?<![A-Za-z0-9¼½%’'&"]|R\/)`;
const ENDS = String.raw`(?=[,;.:)]|\s|$|[Ss]ec|SEC|[Ll]ots?\s|of\b)`;
/** One part with its sign, and all that stand in a row: a chain, glued or spaced. */
const PART = new RegExp(`(${LETTERS})(\\s{0,2})(${JUNK})`, 'g');
const NO_WORD = String.raw`(?![NSEW][a-z]{1,8}[.,;]?(?:\s|$))`;
const chainOf = (noWord: string): RegExp =>
  new RegExp(
    `${BEGINS}${noWord}${LETTERS}\\s{0,2}${JUNK}(?:(?:\\s{1,2}${noWord})?${LETTERS}\\s{0,2}${JUNK}){0,5}${ENDS}`,
    'g',
  );
const CHAIN = chainOf(NO_WORD);
/** "SE 1/4 EX HWY": the word of a roll, where no other letters have an X for their fraction. */
const CHAIN_BEFORE_EX = chainOf(String.raw`${NO_WORD}(?!EX[\s.])`);
const HAS_X_FOR_SIGN = /(?<![A-Za-z])(?:[NS]\.?[EW]|[NSW])\.?X(?![A-Za-z])/;
const chainFor = (text: string): RegExp =>
  text.includes('EX') && !HAS_X_FOR_SIGN.test(text) ? CHAIN_BEFORE_EX : CHAIN;

/** As print gives it, or as the chain's own reader knows it. */
const IS_KNOWN =
  /^(?:[¼½¾]|[24]|1-[24]|[1lIij|]?[/⁄][24]|[2-9][/⁄][3-9]|[Yy¥Vv][24azs%iI]|[1lI!|][A4h]|[1lI|]\/[1lI]|14|%|[}{][24]|[Yy]y|[1lI|'’][/⁄][24zah]|['’][24hz])$/;
/** A mark that no word has, among what a fraction is misread as. */
const HAS_MARK = /[%^£&\\*»«[\]{}¥§!|<>~¢©®#$?¿¡€@)\ufffd]/;
const OF_SIGN = /^[%^£&\\*»«[\]{}¥§!|<>~¢©®#$?¿¡€@)\ufffd/⁄'’¼½0-9A-Za-z]{1,4}$/;
/** Letters and figures alone: few of them, and no word's. */
const IN_LETTERS =
  /^(?:[JHXKFM]|12|[VvYy1lIiXx][A-Za-z0-9/]{1,2}|[a-z]{1,2}|[a-z]\d|[1a-zA-Z]\/[A-Za-z24]|['’][A4h]|["“”][/⁄][24])$/;
const IS_WORD =
  /^(?:of|to|by|in|at|on|is|as|or|an|a|o|es|it|be|we|he|no|so|my|me|do|if|us|up|am|fr|hf|qr|tp|rd|st|nd|th|mi|ch|ac|de|la|le|el|ex|vs|re)$/i;
/** A sign even where it stands once, behind a quarter's letters. */
const SURE_ALONE =
  /^(?:[>»}~^]-[24z]|[YV]\.[ijl1]|[£^\\»¥§~\ufffdJijKX]|\)[24]|[VvYy][A-Za-z^*£«<>]|[a-zA-Z'’»^"“”][/⁄][24]|['’][A4h]|[1lIi!VvYy'’]?[/⁄]?[%^£\\*»«[\]{}¥§!<>~¢©®$?@#]{1,2}[/⁄]?[1-4lIia]?)$/;
/** In a chain with others even away from its letters. */
const SURE_IN_CHAIN = /^(?:[JHXKijt]|[VvYyXx1lI][A-Za-z0-9]|[a-zA-Z]\/[24A-Za-z]|['’][A4h]|["“”][/⁄][24])$/;
/** Away from its letters a mark may be any mark. */
const NOT_SPACED = /^(?:[&|*!?<>]|\|.*)$/;

/** Behind the last letters, and away from them, this is the number of a section: "NWSE  l2". */
const IS_NUMBER = /^[\dlI|]{1,2}$/;

interface Part {
  readonly letters: string;
  readonly isQuarter: boolean;
  readonly isSpaced: boolean;
  readonly junk: string;
  /** Whether a blank stands before it. */
  readonly isApart: boolean;
}

export function withSigns(given: Printed): Printed {
  const large =
    mayShow(given.text, MARK.misreadSign) && SHRANK.test(given.text)
      ? replaced(given, SMALL, ([letters]) => letters.toUpperCase())
      : given;
  const print =
    mayShow(large.text, MARK.signed) && MAY_BE_SIGNED.test(large.text)
      ? replaced(large, SIGNED, ([, ...letters]) => `${letters.join('')}%`)
      : large;
  const signs = signsIn(print.text);
  if (signs === null) return print;
  return replaced(print, chainFor(print.text), (found) => {
    const parts = partsOf(found[0]);
    if (parts.every(({ junk }) => IS_KNOWN.test(junk))) return null;
    if (parts.length === 1 && isInitial(parts[0]!, print.text, found.index + found[0].length)) return null;
    if (!isChain(parts, signs, print.text[found.index + found[0].length])) return null;
    return found[0].replace(PART, (whole, letters: string, _blank, junk: string) =>
      IS_KNOWN.test(junk) ? whole : `${letters}%`,
    );
  });
}

/**
 * "Ni of SWi", "Ej, NEj", "N* of sec. 4", "SW/, N/": the stroke, or the dot, of a fraction right behind its letters, where the list goes on
 * or the section follows. "N. J." and "Si Hill" are names.
 */
const SIGNED = new RegExp(
  [
    String.raw`(?<![A-Za-z0-9'’.\\/])([NS][EW]|[NSEW])[ij/](?=\s{1,2}(?:(?:of|in)\s{1,2}(?:the\s{1,2})?(?:[NSEW]|[Ss]e[ce])|[Ss]ec|(?:and|&)\s|(?:[NS][EW]|[NSEW])[ij/](?![A-Za-z\d]))|[,;](?!\d)|\.(?:\s|$))`,
    String.raw`(?<![A-Za-z0-9'’.])([NSEW])\.?\s?[*^}\]{£~!J](?=\s{1,2}(?:of\s{1,2})?(?:the\s{1,2})?[Ss]e[ce])`,
    String.raw`(?<![A-Za-z0-9'’.])([NS][EW]|[NSEW]) \*(?=\s{1,2}of\s{1,2}(?:the\s{1,2})?(?:[NS][EW]|[NSEW]) \*)`,
    String.raw`(?<=(?:[NS][EW]|[NSEW]) [*%] of (?:the )?)([NS][EW]|[NSEW]) \*(?=[\s,;.])`,
  ].join('|'),
  'g',
);
const MAY_BE_SIGNED = /[NSEW](?:[ij/*^}\]{£~!J][\s,;.]|\.? \*)/;

/** "sy2sEy4": letters that shrank before a sign. */
const SMALL =
  /(?:(?<![A-Za-z'’])|(?<=[yYvV%][24]|%))(?:[ns][eEwW]|[NSns][ew]|[nsew])(?=[yYvV][24%](?![a-df-mo-rt-vx-z]))/g;

/** Its letters right before the sign: most texts show none. */
const SHRANK = /[nsewEW][yYvV][24%]/;

interface Signs {
  /** How often each stands behind direction letters. */
  readonly counts: ReadonlyMap<string, number>;
  /** One letter with a sign may be anything, "N. J" for one; beside a quarter printed so it is a half. */
  readonly hasQuarter: boolean;
}

/** What stands behind direction letters; null where all of it is known, as in most texts. */
function signsIn(text: string): Signs | null {
  const counts = new Map<string, number>();
  let hasQuarter = false;
  let isAnyUnknown = false;
  const found = matchesOf(chainFor(text), text);
  if (!found.some(mayBeUnknown)) return null;
  for (const [chain] of found) {
    const parts = partsOf(chain);
    for (const part of parts) {
      const isKnown = IS_KNOWN.test(part.junk);
      if (!isKnown && (!isPlausible(part.junk) || (parts.length === 1 && isWordItself(part)))) continue;
      isAnyUnknown ||= !isKnown;
      counts.set(part.junk, (counts.get(part.junk) ?? 0) + 1);
      hasQuarter ||= part.isQuarter && (isKnown || parts.length > 1 || SURE_ALONE.test(part.junk));
    }
  }
  return isAnyUnknown ? { counts, hasQuarter } : null;
}

/** Whether a sign of the chain is none that is known and may be one all the same. */
function mayBeUnknown({ 0: chain }: RegExpExecArray): boolean {
  PART.lastIndex = 0;
  for (let part = PART.exec(chain); part; part = PART.exec(chain))
    if (!IS_KNOWN.test(part[3]!) && isPlausible(part[3]!)) return true;
  return false;
}

const partsOf = (chain: string): Part[] =>
  matchesOf(PART, chain).map(({ 1: letters, 2: blank, 3: junk, index }) => {
    const isQuarter = letters!.replace(/[^A-Z]/g, '').length === 2;
    return {
      letters: letters!,
      isQuarter,
      isSpaced: blank !== '',
      junk: junk!,
      isApart: /\s/.test(chain[index - 1] ?? ''),
    };
  });

/** "Sec", "No": one capital and small letters are a word. */
const isWordItself = ({ letters, isQuarter, isSpaced, junk }: Part): boolean =>
  !isSpaced && !isQuarter && !letters.endsWith('.') && /^[a-z]+$/.test(junk);

/** "N\V": half a fraction, or all of a W. */
const MAY_BE_W = /^\\{1,2}\/?[VvY]$/;

function isPlausible(junk: string): boolean {
  if (IS_PARTED_SIGN.test(junk)) return true;
  if (MAY_BE_W.test(junk)) return false;
  if (IN_LETTERS.test(junk)) return !IS_WORD.test(junk);
  return HAS_MARK.test(junk) && OF_SIGN.test(junk) && !/\d{2}/.test(junk.replace(/1[24]/, ''));
}

const isWordBefore = (parts: readonly Part[], i: number): boolean =>
  isWordItself(parts[i]!) && (i === 0 || parts[i]!.isApart) && (parts[i + 1]?.isApart ?? true);

function isChain(parts: readonly Part[], signs: Signs, next: string | undefined): boolean {
  if (parts.length === 1) return isSignAlone(parts[0]!, signs, next ?? '.');
  return parts.every(({ isSpaced, junk }, i) => {
    if (IS_KNOWN.test(junk)) return true;
    if (!isPlausible(junk) || isWordBefore(parts, i)) return false;
    if (isSpaced && i === parts.length - 1 && IS_NUMBER.test(junk)) return false;
    return !isSpaced || !IN_LETTERS.test(junk) || SURE_IN_CHAIN.test(junk) || signs.counts.get(junk)! > 1;
  });
}

function isSignAlone(part: Part, { counts, hasQuarter }: Signs, next: string): boolean {
  const { isQuarter, isSpaced, junk } = part;
  if (!isPlausible(junk) || isWordItself(part) || (isSpaced && !/[,;.]/.test(next) && NOT_SPACED.test(junk)))
    return false;
  if (isSpaced && IS_NUMBER.test(junk)) return false;
  if (junk === 'M' || (next === '.' && !isQuarter && /^[A-Z]$/.test(junk))) return false; // "W. M.", "N. J."
  if (counts.get(junk)! > 1) return hasQuarter || isQuarter || !IN_LETTERS.test(junk);
  return SURE_ALONE.test(junk) && (hasQuarter || isQuarter || /[£^\\»]/.test(junk));
}

/** "of N. E. J. Doe". */
const isInitial = ({ isSpaced, junk }: Part, text: string, end: number): boolean =>
  isSpaced && /^[A-Z]$/.test(junk) && /^\.\s{0,2}[A-Z][a-z]/.test(text.slice(end, end + 6));
