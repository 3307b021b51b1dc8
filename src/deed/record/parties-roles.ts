// Takes: text. Gives: who is told to be which side of the paper: "A, hereinafter called Grantor, to B (“Grantee”)". Never: a side by the order
// of names alone, or one that another paper had.
import { anyCase } from '../words/any-case.ts';
import { matchesOf, matchesWithin, stretchesAround } from '../words/matches.ts';
import { behindPayment } from './parties-asides.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-both.ts';

const FIRST = String.raw`(?:grantor|mortgagor|lessor|landlord|vendor|seller|releasor|assignor|licensor|trustor|donor|settlor|transferor|optionor)(?:s|\(s\))?`;
const SECOND = String.raw`(?:grantee|mortgagee|lessee|tenant(?!s?\s{1,3}(?:by|in)\s{1,3}(?:the\s{1,3})?(?:entire|common))|vendee|purchaser|buyer|releasee|assignee|licensee|donee|transferee|optionee)(?:s|\(s\))?`;
/** Words that are also used of others: a side's name only where the paper says that it will call one so. */
const FIRST_CALLED = String.raw`(?:owner|land\s?owner|borrower|developer|declarant|property\s{1,3}owner|first\s{1,3}part(?:y|ies))(?:s|\(s\))?`;
const SECOND_CALLED = String.raw`(?:trustee|lender|beneficiary|company|utility|cooperative|operator|contractor|holder|second\s{1,3}part(?:y|ies))(?:s|\(s\))?`;
const HEREINAFTER = String.raw`,?\s{0,3}[(\["“]{0,2}\s?(?:(?:and\s{1,3})?(?:hereinafter|hereafter|herein|referred\s{1,3}to|collectively|each)\b)(?:[\s,]{1,3}(?:called|ca[l1i]{2}ed|referred|designated|known|styled|termed|to|below|herein|as|jointly|severally|collectively|sometimes|and|the|individually|together|whether|one|or|more|being|described|identified)){0,12}[\s,]{0,3}["“'‘(]{0,2}(?:the\s{1,3})?["“'‘]?`;
const BRACKETED = String.raw`[("“]\s?(?:the\s{1,3}|collectively,?\s{1,3}(?:the\s{1,3})?|as\s{1,3})?["“]?`;
const AS = String.raw`(?:,\s{0,3}(?:as\s{1,3})?|\b(?:as|called|the)\s{1,3})["“]?`;

const sideOf = (part: string, strong: string, called: string): RegExp =>
  new RegExp(
    String.raw`(?:\bpart(?:y|ies)?\s{1,3}of\s{1,3}the\s{1,3}${part}\s{1,3}part|,?\s\b(?:of\s{1,3}(?:the\s{1,3})?|on\s{1,3}the\s{1,3})${part}\s{1,3}part\b(?!\s{1,3}of\b)|(?:${HEREINAFTER}|${BRACKETED})(?:${strong}|${called})\b|${AS}${strong}\b(?!['’]s))[\s,"”’').;:]{0,8}(?:\(?\s?whether[^)]{0,80}\)\s?)?`,
    'i',
  );
/** What no first side is told without. */
const MAY_BE_FIRST = new RegExp(String.raw`(?:first|one)\s{1,3}part|${FIRST}|${FIRST_CALLED}`, 'i');
const FIRST_SIDE = sideOf('(?:first|one)', FIRST, FIRST_CALLED);
const SECOND_SIDE = sideOf('(?:second|other)', SECOND, SECOND_CALLED);
const SECOND_STRONG = sideOf('(?:second|other)', SECOND, SECOND);
/** Where the second side's names end at the latest. */
const SIDE_ENDS = /,?\s{0,3}\(?(?:hereinafter|hereafter|herein)\b|["“(]|\bwitnesseth|(?<!,)\n\s*\n|;|\bwhereas\b/i;

/** What may stand between the name of the first side and the second: an address, where it lives. */
const BETWEEN_SIDES = anyCase(
  /^[\s,]{0,3}(?:whose|having|with\s|residing|located|both\s|all\s|each\s|an?\s|of\s(?!the\s{1,3}(?:second|other)))[\s\S]{0,260}?(?=(?:[,;]\s{1,3}|\s)(?:and|to)\s{1,3}(?:the\s{1,3})?(?-i:[A-Z])[\w.'’&-]*\s{1,3}(?-i:[A-Z&])|;\s{1,3}(?-i:[A-Z]))/i,
);

/** The two sides of words that begin with the first name: "A, grantor, and B, grantee"; in either order. */
export function sidesByRole(words: string): Parties {
  const one = MAY_BE_FIRST.test(words) ? FIRST_SIDE.exec(words) : null;
  if (!one) return NONE;
  const other = SECOND_STRONG.exec(words);
  if (!other || one.index < other.index) {
    const [grantors, grantees] = inOrder(words, one, SECOND_SIDE);
    return { grantors, grantees };
  }
  const [grantees, grantors] = inOrder(words, other, FIRST_SIDE);
  return { grantors, grantees };
}

/** "A, hereinafter called the Department, and B": the short name that a paper gives a side ends its names. */
const SHORT_NAME = anyCase(
  /,?\s{0,3}(?:\(\s?(?:the\s{1,3}|hereinafter[^()]{0,50}?|herein[^()]{0,50}?)?["“'‘][^()"”]{2,50}["”'’][^()]{0,60}\)|\(?(?:hereinafter|hereafter|herein)\s{1,3}(?:called|referred\s{1,3}to\s{1,3}as|known\s{1,3}as|designated\s{1,3}as|styled)[^,;()]{3,50}\)?)[,;]?\s{1,3}(?:and|to)\s{1,3}(?=(?:the\s{1,3})?(?-i:[A-Z]))/i,
);

/** The sides that a paper calls by short names of their own, in the order of its words. */
export function sidesByShortName(words: string): Parties {
  const one = SHORT_NAME.exec(words.slice(0, 900));
  if (!one) return NONE;
  const rest = words.slice(one.index + one[0].length, one.index + one[0].length + 500);
  const end = rest.search(SIDE_ENDS);
  return { grantors: namesIn(words.slice(0, one.index)), grantees: end > 0 ? namesIn(rest.slice(0, end)) : [] };
}

function inOrder(words: string, early: RegExpExecArray, lateSide: RegExp): [string[], string[]] {
  const before = namesIn(words.slice(0, early.index));
  const rest = words.slice(early.index + early[0].length).replace(BETWEEN_SIDES, '');
  const lead = anyCase(
    /^[\s,;:)]{0,4}(?:(?:(?:and|to|unto|by|in\s{1,3}favor\s{1,3}of)\b|&)[\s:,]{1,3})?(?=(?:the\s{1,3}|said\s{1,3})?(?-i:[A-Z\d]))/i,
  ).exec(rest)?.[0];
  const start = lead === undefined ? rest.search(/\band\s/) : lead.length;
  if (start < 0) return [before, []];
  const own = rest.slice(start, start + 700).replace(/^and\s{1,3}/, '');
  const ends = [lateSide.exec(own)?.index ?? -1, own.search(SIDE_ENDS), trusteeEnd(own)].filter((at) => at > 0);
  // "of the one part & B both of Elm", and nothing behind them.
  const end = ends.length > 0 ? Math.min(...ends) : own.length < 200 ? own.length : 0;
  return [before, namesIn(own.slice(0, end))];
}

const TRUSTEE_AND_LENDER =
  /,\s{1,3}(?:as\s{1,3})?(?:original\s{1,3})?trustees?[\s,;]{1,3}(?:and|for\s{1,3}the\s{1,3}benefit\s{1,3}of)\s(?=[^;]{3,300}\b(?:beneficiary|lender|noteholder|cestui)\b)/i;

/** "A, grantor, B, as trustee, and C, as beneficiary": the trustee takes (0139). */
const trusteeEnd = (words: string): number => words.search(TRUSTEE_AND_LENDER);

const CALLED_FIRST = new RegExp(
  String.raw`(?:(?:${HEREINAFTER}|${BRACKETED})(?:${FIRST}|${FIRST_CALLED})\b|,\s{0,3}(?:as\s{1,3})?(?:${FIRST}|first\s{1,3}part(?:y|ies))(?=\s{0,2}[,;]))`,
  'gi',
);
/** The name of a side, which is found far faster than the words before it; they and what must stand behind it are not longer than this. */
const SIDE_NAMED = new RegExp(String.raw`${FIRST}|${FIRST_CALLED}`, 'gi');
const [BEFORE_NAME, BEHIND_NAME] = [260, 12];
/** What a clause that ends in a name begins with. */
const CLAUSE_BEGINS = anyCase(
  /\b(?:between|among|appeared|whereby|(?<!\brepresented\s)by|from|to|that|whereas|acknowledged|presents|undersigned(?:\s{1,3}(?:owners?|grantors?))?|witnesseth|received|paid|consideration|therefore|dollars?|i|we)\b[\s,:;/]{1,4}(?=(?:the\s)?(?-i:[A-Z]))|\n\s*\n(?=(?-i:[A-Z]))|(?:(?-i:[a-z)])|\b(?:1[89]|20)\d\d)(?<!\b(?:St|Mt|Ft|Jr|Sr|Co|Inc|Corp|Ltd|Mrs|Mr|Dr|Rev|Wm|Geo|Chas|Jas|No|ux|vir))\.\s+(?=(?-i:[A-Z]))|;\s*|(?:[§)}|]|\bss\b[.:]?)[ \t]{0,4}\n\s{0,8}(?=(?-i:[A-Z]))|\n(?<=(?:^|\n)(?-i:[^a-z\n]{0,60}\b(?:RECORDS?|RECORDED|RECORDER|FILED|VOL|BOOK|LIBER|PAGE|PG)\b[^a-z\n]{0,60})\n)(?=(?-i:[A-Z]))/gi,
);

/** "the mortgage dated May 4, executed by A, as mortgagor": sides of the paper that is spoken of. */
const OF_ANOTHER =
  /\b(?:(?:that|the|a|said)\s{1,3}(?:certain\s{1,3})?)(?:mortgage|deed|note|lease|lien|agreement|easement|trust\s{1,3}deed)\b[^.;]{0,160}\b(?:executed|made|given|granted|signed|from)\s{1,3}(?:by\s{1,3})?$/i;

/** A side told anywhere: "WHEREAS, A, hereinafter called the Grantor, is the owner"; "paid to A (Grantor) by B (Grantee)". */
export function calledSides(text: string): Parties {
  const head = text.slice(0, 6000);
  const near = stretchesAround(SIDE_NAMED, head, BEFORE_NAME, BEHIND_NAME);
  for (const called of matchesWithin(CALLED_FIRST, head, near)) {
    const before = text.slice(Math.max(0, called.index - 320), called.index);
    const begin = matchesOf(CLAUSE_BEGINS, before).at(-1);
    const start = begin ? begin.index + begin[0].length : called.index <= 320 ? 0 : behindPayment(before);
    const words = start < 0 ? '' : before.slice(start);
    if (
      !/^(?:the\s)?[A-Z]/.test(words) ||
      /\b(?:shall|recorded|conveyed|grantees?|deed\s+of\s+trust|mortgage\s)\b/i.test(words)
    )
      continue;
    if (OF_ANOTHER.test(before.slice(0, start))) continue;
    const grantors = namesIn(words);
    if (grantors.length === 0) continue;
    const grantees = secondBehind(text, called.index + called[0].length);
    return { grantors, grantees: grantees.length > 0 ? grantees : secondBefore(text, called.index) };
  }
  return NONE;
}

const CALLED_SECOND = new RegExp(String.raw`(?:${HEREINAFTER}|${BRACKETED})(?:${SECOND})\b`, 'gi');

/** "received from B, hereinafter called grantee, the undersigned A, hereinafter called grantor": who takes is named first. */
function secondBefore(text: string, at: number): string[] {
  const words = text.slice(Math.max(0, at - 900), at);
  const called = matchesOf(CALLED_SECOND, words).at(-1);
  if (!called) return [];
  const before = words.slice(Math.max(0, called.index - 320), called.index);
  const begin = matchesOf(CLAUSE_BEGINS, before).at(-1);
  const start = begin ? begin.index + begin[0].length : -1;
  return start < 0 || OF_ANOTHER.test(before.slice(0, start)) ? [] : namesIn(before.slice(start));
}

const TAKES = /\b(?:to|unto|by|from|favor\s{1,3}of)\s{1,3}(?=(?:the\s{1,3})?[A-Z])/g;

/** "to A and B, second parties". */
const SECOND_PLAIN = /,\s{0,3}(?:as\s{1,3}|the\s{1,3})?second\s{1,3}part(?:y|ies)\b/i;

function secondBehind(text: string, from: number): string[] {
  const words = text.slice(from, from + 1800).replace(BETWEEN_SIDES, '');
  const end = SECOND_SIDE.exec(words)?.index ?? words.search(SECOND_PLAIN);
  if (end > 0) {
    const before = words.slice(Math.max(0, end - 320), end);
    const at = /^["”’'),;:\s]{0,6}(?:and|to|unto|by|in\s{1,3}favor\s{1,3}of)\s{1,3}/.exec(end <= 320 ? before : '');
    const last = matchesOf(TAKES, before).at(-1);
    const start = last ? last.index + last[0].length : at ? at[0].length : -1;
    const names = start < 0 ? [] : namesIn(before.slice(start));
    if (names.length > 0) return names;
  }
  return conveyedTo(words);
}
