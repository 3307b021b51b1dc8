// Takes: folded text and a description behind another. Gives: where the list begins whose second or later item it is ("(b) a lot sold to Pell,
// beginning at"), or the description that its sentence goes on from ("; and a lot sold to Pell, beginning at").
// Never: whether that is an exception; exceptions.ts asks.

import { STARTS } from '../words/start-words.ts';
import { SHORTENING } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

const AREA = wording`(?:(?:and |said (?:tract|parcel|piece) )?contain(?:ing|s)\s[^;]{1,60}?[.;,]\s{1,4})?`;
const LEAD = String.raw`^[\s;.,]{0,6}${AREA}(?:(?:and|nor|also|likewise|further|less|excepting|except|excluding|excluded)[\s,]{1,3}){0,3}`;
const SIGN = String.raw`(?<open>\(?)(?:[b-h]|[2-9]|1\d|ii|iii|iv|v)(?<close>[).])`;
const NOUN = wording`(?<noun>tract|parcel|exception|area|piece|no\.|out-?sale|lot) (?:no\.? )?(?:[b-z]|[2-9]|ii|iii|iv|two|three|four)\b`;
const ORDINAL = String.raw`(?:the\s+)?(?<ordinal>second|third|fourth|fifth|2n?d|3r?d|4th|5th)(?:ly)?\b`;
/** What the item is, up to its beginning; a point ends no sentence behind an initial or a short title, nor as a speck in a word. */
const ITEM = String.raw`(?:[^.;:]|${SHORTENING}|\.(?=[a-z\d])){0,320}`;
/** 'Tract "G": A tract of land', behind the item's number. */
const CAPTION = wording`(?:(?:tract|parcel|area|exception|strip) (?:no\.? )?["']?[a-z\d-]{1,5}["']?\s?[:.-]\s{1,4})?`;
const NEXT_OF_LIST = new RegExp(
  String.raw`${LEAD}(?:${SIGN}|${NOUN}|${ORDINAL})[\s:.,-]{0,3}\s{0,6}${CAPTION}(?<item>${ITEM})[:,]?\s{0,4}$`,
);
/** "; and a lot sold to Pell, beginning": of the same sentence, and gone like the first. */
const NEXT_OF_SENTENCE = new RegExp(
  String.raw`^\s{0,2}(?:[;,]\s{1,4}|\s)${AREA}(?:(?:and|also|likewise|nor)[\s,]{1,3}){1,3}(?:an?|the|one|another|two)\s(?<item>${ITEM})[:,]?\s{0,4}$`,
);
const GONE = /\b(?:sold|conveyed|deeded|reserved|excluded|excepted|kept|retained|belonging|released|given|taken)\b/;
/** Of land that passes. */
const TO_US = wording`(?:to (?:the |said )?(?:grantors?|us|me|vendors?|sellers?|first part)|by)`;
const PASSES = new RegExp(
  wording`\b(?:bought|purchased|acquired|obtained|devised|inherited|(?:hereby|herein|also) (?:conveyed|granted|sold)|(?:conveyed|granted) (?:hereby|herein)
    |(?:sold|conveyed|deeded) ${TO_US}|all that)\b`,
);
const BEGINS = new RegExp(String.raw`\b${STARTS}\s+(?:at|on|in|from|with)\b`, 'g');
const LONGEST_LIST = 8000;
const MOST_OF_AN_ITEM = 460;

interface Opened {
  readonly leadFrom: number;
  readonly starter: { readonly start: number };
}

/** Where the first item of the list begins to be described; -1 where there is no list. */
export function headOfList(text: string, { leadFrom, starter }: Opened): number {
  if (starter.start - leadFrom > MOST_OF_AN_ITEM) return -1;
  const next = NEXT_OF_LIST.exec(text.slice(leadFrom, starter.start))?.groups;
  if (!next || PASSES.test(next['item']!)) return -1;
  const earlier = text.slice(Math.max(0, leadFrom - LONGEST_LIST), leadFrom);
  const at = lastFirst(earlier, next);
  if (at < 0) return -1;
  BEGINS.lastIndex = at;
  const begins = BEGINS.exec(earlier)?.index ?? -1;
  return leadFrom - earlier.length + (begins > at && begins - at < MOST_OF_AN_ITEM ? begins : at);
}

function lastFirst(earlier: string, { open, close, noun, ordinal }: Record<string, string | undefined>): number {
  if (ordinal !== undefined)
    return lastOf(/(?<=[;:,.]\s{1,4}(?:and\s+)?(?:the\s+)?)(?:first|1st)(?:ly)?[\s,:]/g, earlier);
  if (noun !== undefined)
    return lastOf(
      new RegExp(wording`\b${noun.replace('.', String.raw`\.`)} (?:no\.? )?(?:a|1|i|one)\b\s?[:.,-]`, 'g'),
      earlier,
    );
  return open === '' ? lastOf(UNBRACKETED[close === ')' ? 0 : 1], earlier) : lastOf(BRACKETED, earlier);
}

const BRACKETED = /\s\([a1i][).]\s/g;
/** "1. A lot", not the number that ends a sentence: "the line of Section 1. Further excepting". */
const UNBRACKETED = [/\s[a1i]\)\s/g, /(?:\n|[;:,.]\s|\band\s)\s{0,8}[a1i]\.\s/g] as const;

function lastOf(pattern: RegExp, words: string): number {
  pattern.lastIndex = 0;
  return [...words.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Where the description begins that the sentence goes on from; -1 where it does not. */
export function saidBefore(text: string, { leadFrom, starter }: Opened): number {
  if (starter.start - leadFrom > MOST_OF_AN_ITEM || starter.start - leadFrom < 8) return -1;
  const item = NEXT_OF_SENTENCE.exec(text.slice(leadFrom, starter.start))?.groups?.['item'];
  if (item === undefined || !GONE.test(item) || PASSES.test(item)) return -1;
  const from = Math.max(0, leadFrom - LONGEST_LIST);
  const at = lastOf(BEGINS, text.slice(from, leadFrom));
  return at < 0 ? -1 : from + at;
}
