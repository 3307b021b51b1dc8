// Takes: the text around a section without lands. Gives: whether a part of it may stand there that could not be read. Never: what it is; but
// such a section is not the whole section.
import { beforeAll, exactly, isSpace } from '../words/peek.ts';
import { isJoinedBefore } from './aliquot-gap.ts';

const DIRECTION = String.raw`(?:[NS][.,]?\s{0,2}[EW]|[NSEW])\.?`;
/** Direction letters and something that is no word behind them: "NW^^", "SE1/", "N. V*", "SEtt", "NE xk". */
const SIGNED = String.raw`${DIRECTION}(?:\s{0,2}&(?=[,;.])|\s{0,2}(?=\S{0,2}[^\sA-Za-z,;:.()"“”—–¼½&-])[^\s,;:.)]{1,6}|\s{1,2}(?!(?:of|to|by|in|at|on|is|as|or|an|a|hf|qr|fr)\b)(?:[A-Z]?[a-z]{1,2}|[HKXJM]|[VYIl][A-Za-z])(?=[\s,;.]|$)|(?<=[NS][EW])[a-zJVYIHXKFM]{1,3}|(?!o|e\b)[a-z]{1,2}(?=[,;.]))`;
/** The same at the end of a chain. */
const CHAINED = String.raw`(?<![A-Za-z0-9])(?:${DIRECTION}\s{0,2}[^\sNSEW,;:.()]{1,4}\s{0,2}){0,4}${SIGNED}`;
/** "SWNEh/SE", "SENWNW/": quarters run together with what their fractions became. */
const GLUED = String.raw`(?<![A-Za-z0-9])(?:[NS][EW][^\s,;:.()NSEW]{0,4}){2,6}`;
/** "5outh ha1f", "north-west qu@rter": a direction in words before something like a half or a quarter. */
const IN_WORDS = String.raw`\w{3,10}(?:[\s-]{1,3}\w{3,6})?[\s-]{1,3}(?:[Oo]ne[\s-])?(?:[HhbBlL][a4o][l1i!]f|[Qq]\S{1,4}t[eco]r)`;
const UNREAD_BEFORE =
  /(?<![A-Za-z])(?:[NSEW][^\sA-Za-z]{0,3}[14lI%¼½/'’]\S{0,3}|(?:[ns]\.?\s?[ew]|[nsew])(?:\.?\s?[ijk^*£?»!|~#}\]{[]\S{0,2}|(?:\.\s?|[- ])(?:half|hf))|[NS][EW][-–~]\S{1,3}|\w{2,9}ter|\w{1,9}alf|half\s{1,3}quarter(?:\s{1,3}sections?)?|lots?\s[^\s,]{1,6}|\blots\b[^;.\n]{1,40}|(?:north|south|east|west)(?:east|west)?(?:ern)?[\s-]{1,2}(?!part|portion|side|end|edge|bound|limit|line|corner|of|in|and|tip|strip|fork|slope|bank|of)[a-z'’-]{2,10}|\w{0,8}[a-z]\d\w{0,6}|[24%¼½])\s{0,2},?\s{1,3}(?:of|in)\s{1,3}(?:the\s{1,3})?$/i;
/** "N_ of the SW_ of", "N(1/2) of", "SW&quarter; of", "N 0.5 of": letters of a direction with anything behind them that is no word. */
const SIGNED_BEFORE =
  /(?<![A-Za-z0-9&.])(?:[NS][EW]|[NSEW])\.?\s?(?![A-Za-z,;.\s])(?:&[a-z]{2,8};|[^\s,;]{1,10})\s{1,3}(?:of|in)\s{1,3}(?:the\s{1,3})?$/;
/** "the S. E. of section 12": a quarter, if nothing else of the chain was lost. */
const BARE_BEFORE = /(?<![A-Za-z0-9&.])[NS]\.?\s?[EW]\.?\s{1,3}of\s{1,3}(?:the\s{1,3})?$/;
/** "NNW¼", "KE¼": a sign behind letters that are no direction. */
const SIGN_BEFORE = String.raw`(?<![A-Za-z\d])[A-Za-z\d$]{1,7}[¼½]`;
/** "lands: S sec. 1": a direction alone. */
const LETTER_BEFORE = String.raw`(?<![A-Za-z\d.&'’-]|\d[ .])[NSEW](?=[ \t])`;
const TIGHT_BEFORE = new RegExp(
  String.raw`(?:${CHAINED}|${GLUED}(?:[ \t]?/)?|${SIGN_BEFORE}|${LETTER_BEFORE})[ \t]{0,3}$`,
);
const LISTED_BEFORE = new RegExp(String.raw`${CHAINED},[ \t]{0,3}$`);
/** Words in capitals that hold the letters of a quarter: "SEC. 2. That the lands". */
const NO_PART = String.raw`(?:SEC|SECS|SECTIONS?|SEE|SEAL|SELL|SEND|SET|SEVEN|NEW|NEXT|NEAR|NET|WITNESS|LESSEE|OWNERS?|SEWER|PRESENT|USE|HOUSE|LEASE|THESE|CONSENT|CEASE|RESERVE|EASEMENT)(?![A-Za-z\d])`;
const UNREAD_AFTER = new RegExp(
  String.raw`^(?!\.[ \t]{0,3}\n[ \t]{0,20}\n)[\s,.:;—–-]{0,5}(?:(?:and|the)\s{1,3}){0,2}(?:${SIGNED}(?![A-Za-z])|${GLUED}|[A-Za-z\d$]{1,7}[¼½]|(?!T\d|R\d|${NO_PART})(?=[A-Z\d]{0,4}(?:[NS][EW]|[NSEW][2Z4A]))[A-Z\d]{2,7}(?![A-Za-z\d])|\$[EW]\S{1,6}|[A-Z$]{1,2}\s?1?[/⁄][24](?!\d)|(?:fractional\s{1,2})?(?:[Ll]ots?|LOTS?)\b|[Pp][Tt]s?\b\.?\s|${IN_WORDS})`,
);

/** The same behind the township of the section, where initials and a meridian stand too: a sign right behind its letters. */
const UNREAD_BEHIND_PLACE = new RegExp(
  String.raw`^[\s,.:;—–-]{1,5}(?:(?:and|the)\s{1,3}){0,2}(?:${DIRECTION}(?:\s{0,2}(?=\S{0,2}[^\sA-Za-z\d,;:.()"“”—–¼½&-])[^\s,;:.)]{1,6}|[ijJlIK1](?=[\s,;.])|(?<=[NS][EW])[A-Za-z\d](?=\s{1,2}of\s))|(?=[A-Z$]{0,6}\d)(?=[A-Z\d$]{0,4}(?:[NS][EW]|[NSEW][A-Z]?[24]))[A-Z\d$]{3,9}(?![A-Za-z\d])|(?:fractional\s{1,2})?(?:[Ll]ots?|LOTS?)\b|${IN_WORDS})`,
);

/** "660 FNL 1980 FWL Sec 12", "Sec 12, T5N-R6W, 660' FSL": a well in the section. */
const FOOTAGE_BEFORE = /\d['’]?\s?(?:ft\.?\s?)?F[NSEW]L?L[\s,.:;()&-]{0,4}(?:(?:of|in)\s{1,2})?$/;
const FOOTAGE_AFTER = /^[\s,.:;()-]{1,5}\d{1,4}['’]?\s?(?:ft\.?\s?)?F[NSEW]L\b/;

/** "Section: 35 / 1650 feet south and 2260 feet east of the northwest corner": a point in it. */
const POINT_AFTER =
  /^[^;.]{0,40}?\d\s(?:feet|ft|rods|paces)\s(?:north|south|east|west)\s(?:and|,)\s[^;.]{1,30}?\s(?:of|from)\s(?:the\s)?[^;.]{0,20}?\bcor(?:ner)?\b/i;

/** What stands between a section and this one is not of both: a semicolon, a quotation that opens. */
const PARTS_SENTENCE = /[;“]/;

/** Most sections of a list stand behind a mark; what cannot be read stands right before its own. */
const endsClause = exactly(',;:.');

/** Where the section stands, where what was read before it ends, and where what was read behind it begins. */
interface Between {
  readonly from: number;
  /** Whether a section stands before, which what could not be read may belong to. */
  readonly isBehindSection: boolean;
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** Where the township ends that follows it at once; null where none does. */
  readonly placeEnd: number | null;
}

/** "5outh ha1f of Section 9", "Section 9, NE^^; Section 10": what stands beside it, and was not read, may be a part. */
export function hasUnreadPart(text: string, { from, isBehindSection, start, end, to, placeEnd }: Between): boolean {
  const unread = text.slice(Math.max(from, start - 32), start);
  if (isJoinedBefore(text, start) && UNREAD_BEFORE.test(text.slice(Math.max(0, start - 32), start))) return true;
  return (
    (!endsClause(unread.charCodeAt(beforeAll(unread, unread.length, isSpace) - 1)) && TIGHT_BEFORE.test(unread)) ||
    SIGNED_BEFORE.test(unread) ||
    BARE_BEFORE.test(unread) ||
    FOOTAGE_BEFORE.test(unread) ||
    POINT_AFTER.test(text.slice(end, end + 110)) ||
    FOOTAGE_AFTER.test(text.slice(placeEnd ?? end, (placeEnd ?? end) + 16)) ||
    ((!isBehindSection || PARTS_SENTENCE.test(unread)) && LISTED_BEFORE.test(unread)) ||
    UNREAD_AFTER.test(text.slice(end, Math.min(to, end + 40))) ||
    (placeEnd !== null && UNREAD_BEHIND_PLACE.test(text.slice(placeEnd, Math.min(to, placeEnd + 40))))
  );
}
