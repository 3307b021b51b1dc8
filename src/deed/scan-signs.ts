// Takes: a text of land as a scan gave it. Gives: the same with every sign behind direction letters that stands for ½ or ¼, however it was
// misread ("NE^", "EttNWtt", "SE»4"), printed as %: the letters say which it is. Never: a sign behind letters that no land shows.
import { replaced, type Printed } from './printed.ts';

/** Two letters carry a quarter, one a half; inside one glued chain no blank stands. */
const GLUED = String.raw`(?:[NS]\.?[EW]|[NSEW])\.?`;
const SPACED = String.raw`(?:[NS][.,]?\s{0,2}[EW]|[NSEW])\.?`;
/** What may stand for a fraction: no blank, no letter of a direction, no mark that ends an item. */
const JUNK = String.raw`[^\sNSEW.,;:()"“”\-–—_=+]{1,4}`;
const ENDS = String.raw`(?=[\s,;.:)]|$|[Ss]ec|SEC|[Ll]ots?\s|of\b)`;
const BEGINS = String.raw`(?<![A-Za-z0-9¼½%’'&])`;

/** "EttNWtt", "WJNWJ", "SE1ASE1/^": two or more in a row, each with its sign. */
const CHAIN = new RegExp(`${BEGINS}(?:${GLUED}${JUNK}){2,6}${ENDS}`, 'g');
const OF_CHAIN = new RegExp(`(${GLUED})(${JUNK})`, 'g');
/** One by itself: "NEtt", "SE»4", "S. E. J of", "N. £". */
const LONE = new RegExp(`${BEGINS}(${SPACED})(\\s{0,2})(${JUNK})${ENDS}`, 'g');

/** As print gives it, or as the chain's own reader knows it. */
const IS_KNOWN =
  /^(?:[¼½¾]|[24]|[1lIij|]?[/⁄][24]|[2-9][/⁄][3-9]|[Yy¥Vv][24azs%iI]|[1lI!|][A4h]|[1lI|]\/[1lI]|14|%|[}{][24]|[Yy]y|[1lI|'’][/⁄][24zah]|['’][24hz])$/;
/** A mark that no word has, among what a fraction is misread as. */
const HAS_MARK = /[%^£&\\*»«[\]{}¥§!|<>~¢©®#$?¿¡€]/;
const OF_SIGN = /^[%^£&\\*»«[\]{}¥§!|<>~¢©®#$?¿¡€/⁄'’¼½0-9A-Za-z]{1,4}$/;
/** Letters and figures alone: few of them, and no word's. */
const IN_LETTERS = /^(?:J|12|[VvYy1lIiXx][A-Za-z0-9/]{1,2}|(?!o|as|es)[a-z]{1,2}|[a-z]\d|1\/[A-Za-z])$/;

/** What is no sign even in a chain: figures, which count something. */
function isSignInChain(junk: string): boolean {
  if (IS_KNOWN.test(junk) || IN_LETTERS.test(junk)) return true;
  return HAS_MARK.test(junk) && OF_SIGN.test(junk) && !/\d{2}/.test(junk.replace(/1[24]/, ''));
}

/** One mark away from its letters, as a scan of "S. E. ¼" gives it. */
const SPACED_SIGN = /^[£^\\»%~¥§Jji]$/;
const GLUED_SIGN = /^(?:[£^\\»¥§J]|[1lIi!VvYy'’]?[/⁄]?[%^£\\*»«[\]{}¥§!<>~¢©®$?][/⁄]?[1-4lIia]?)$/;

/** The text must show one of these behind a direction for any of it to matter; most texts show none. */
const MAY_SHOW = new RegExp(
  `${BEGINS}${SPACED}(?:\\s{0,2}[£^\\\\»~¥§Jji](?![A-Za-z])|[^\\sA-Za-z.,;:()"“”¼½\\-–—_=+0-9]|(?:[0-9a-z]|[JVYIX])[^\\s.,;:()]{0,3}[NSEW])`,
);

export function withSigns(print: Printed): Printed {
  if (!MAY_SHOW.test(print.text)) return print;
  const signs = new Set<string>();
  const inChains = replaced(print, CHAIN, ([chain]) => {
    const found = [...chain.matchAll(OF_CHAIN)];
    if (!found.every(([, , junk]) => isSignInChain(junk!))) return null;
    if (isAllKnown(found)) return null;
    for (const [, , junk] of found) if (!IS_KNOWN.test(junk!)) signs.add(junk!);
    return found.map(([whole, letters, junk]) => (IS_KNOWN.test(junk!) ? whole : `${letters}%`)).join('');
  });
  const hasQuarter = quarterSign(inChains.text);
  return replaced(inChains, LONE, ([, letters, blank, junk]) => {
    if (IS_KNOWN.test(junk!)) return null;
    const isQuarter = /[NS].*[EW]/.test(letters!);
    if (blank === '')
      return signs.has(junk!) || (GLUED_SIGN.test(junk!) && (isQuarter || hasQuarter)) ? `${letters}%` : null;
    return SPACED_SIGN.test(junk!) && (isQuarter || hasQuarter || /[£^\\»]/.test(junk!)) ? `${letters}%` : null;
  });
}

const isAllKnown = (found: readonly RegExpExecArray[]): boolean => found.every(([, , junk]) => IS_KNOWN.test(junk!));

const QUARTER_SIGN = new RegExp(`${BEGINS}[NS][.,]?\\s{0,2}[EW]\\.?(?:\\s{0,2}[£^\\\\»~¥§Jji%]|[%¼])${ENDS}`);

/** One letter with a sign may be anything, "N. J" for one; beside a quarter printed so it is a half. */
const quarterSign = (text: string): boolean => QUARTER_SIGN.test(text);
