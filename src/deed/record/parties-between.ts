// Takes: text. Gives: the two sides of "between A and B", by the roles the words give them. Never: which of two is grantor where
// neither the words of a role nor the order of the sides tell.
import { namesIn } from './parties-names.ts';

interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

const NONE: Parties = { grantors: [], grantees: [] };
const FIRST = '(?:grantor|mortgagor|lessor|landlord|vendor|seller|releasor|assignor|licensor)s?';
const SECOND = '(?:grantee|mortgagee|lessee|tenant|vendee|purchaser|buyer|releasee|assignee|licensee)s?';
const CUT = new RegExp(
  String.raw`(?:\bpart(?:y|ies)?\s{1,3}of\s{1,3}the\s{1,3}first\s{1,3}part|\bof\s{1,3}the\s{1,3}first\s{1,3}part|["“(]\s?(?:the\s{1,3})?["“]?${FIRST}["”]?|\b(?:as|called|the)\s{1,3}["“]?${FIRST}["”]?|,\s{0,3}${FIRST}\b)[\s,"”).;]{0,8}(?:\(?\s?whether[^)]{0,80}\)\s?)?`,
  'i',
);
const OTHER_SIDE = new RegExp(
  String.raw`\band\s{1,3}(?<who>[\s\S]{3,500}?)(?:,?\s{0,3}(?:hereinafter|hereafter|herein)|,?\s{0,3}part(?:y|ies)?\s{1,3}of\s{1,3}the\s{1,3}second|,?\s{0,3}of\s{1,3}the\s{1,3}second\s{1,3}part|["“(]\s{0,2}(?:the\s{1,3})?["“]?${SECOND}|,?\s{1,3}(?:as\s{1,3})?${SECOND}\b|witnesseth|;)`,
  'i',
);
/** Where the first side lives, said behind its role: it has an "and" of its own. */
const RESIDENCE =
  /^[\s,]{0,3}of\s{1,3}(?:the\s{1,3})?(?:county|city|town|township|village|borough|state|parish)\b[\s\S]{0,160}?(?=,\s{1,3}and\s)/i;

/** "between A of the first part, and B of the second part"; "by and between A ("Grantor") and B ("Grantee")". */
export function between(text: string): Parties {
  const found = /\bbetween\s{1,4}(?<sides>[\s\S]{6,1200})/i.exec(text);
  const opening = found ? openingBefore(text, found.index) : '';
  if (
    !found ||
    !/\b(?:indenture|deed|made|agreement|entered|grant|lease|contract|conveyance|easement|instrument|mortgage)\b/i.test(
      opening,
    )
  )
    return NONE;
  const sides = found.groups!['sides']!;
  const cut = CUT.exec(sides);
  if (!cut) return plainBetween(sides, opening);
  const grantors = namesIn(sides.slice(0, cut.index));
  const second = OTHER_SIDE.exec(sides.slice(cut.index + cut[0].length).replace(RESIDENCE, ''));
  return { grantors, grantees: second ? namesIn(second.groups!['who']!) : [] };
}

/** What stands before "by and between". */
function openingBefore(text: string, between: number): string {
  const by = /\bby\s{1,3}and\s{1,3}$/i.exec(text.slice(Math.max(0, between - 12), between));
  const end = between - (by?.[0].length ?? 0);
  return text.slice(Math.max(0, end - 500), end);
}

/** Sides that only a full stop ends are those of the instrument itself, which says that it is made. */
const OPENS =
  /\b(?:this\s{1,3}(?:[a-z-]{2,14}\s{1,3}){0,6}(?:agreement|indenture|deed|easement|contract|lease|memorandum|instrument)|made|entered\s{1,3}into)\b[^.;]{0,120}$/i;
const OF_ANOTHER = /\b(?:that\s{1,3}certain|said|such|under|numbered|boundary|line|lying)\b[^.;]{0,120}$/i;
/** A full stop that is not an initial's or an abbreviation's, or one before a new sentence. */
const SENTENCE_END =
  /(?<!\b[A-Z]|\b(?:Inc|INC|Co|CO|Jr|JR|Sr|SR|Ltd|LTD|Corp|CORP|St|Mr|Mrs|No|Wm|Geo|Chas|Jas))\.(?=\s|$)|\.(?=\s{1,3}(?:The|This|It|They|Both|Each)\b)/;

/** "between A, and B, Witnesseth": the sides are parted by the last ", and " of the clause, or by its only "and". */
function plainBetween(sides: string, opening: string): Parties {
  const capital = sides.search(/\b(?:witnesseth|whereas|that\s{1,3}(?:the|for)|hereinafter)\b|\n\s*\n/i);
  const stop = OPENS.test(opening) && !OF_ANOTHER.test(opening) ? sides.search(SENTENCE_END) : -1;
  const end = Math.min(...[capital, stop].filter((at) => at > 0));
  const clause = Number.isFinite(end) ? sides.slice(0, end === stop ? end + 1 : end) : '';
  const comma = clause.slice(0, 700).search(/,\s{1,3}and\s(?![\s\S]*,\s{1,3}and\s)/);
  const parts =
    comma > 0
      ? [clause.slice(0, comma), clause.slice(comma).replace(/^,\s{1,3}and\s/, '')]
      : clause.slice(0, 700).split(/\s{1,3}and\s{1,3}/);
  const [one, two, ...more] = parts;
  if (one === undefined || two === undefined || more.length > 0) return NONE;
  return { grantors: namesIn(one), grantees: namesIn(two) };
}
