// Takes: text. Gives: the two sides of "between A and B", by the roles the words give them. Never: which of two is grantor where
// neither the words of a role nor the order of the sides tell.
import { anyCase } from '../words/any-case.ts';
import { namesIn } from './parties-names.ts';
import { sidesByRole, sidesByShortName } from './parties-roles.ts';
import { sidesByGrant } from './parties-short-names.ts';
import { NONE, type Parties } from './parties-both.ts';

const BETWEEN = /\b(?:between|among)[\s:,]{1,4}(?=[\s\S]{6})/gi;
const PAPER =
  /\b(?:[il1]ndenture|deed|(?:m|rn)ade|agreement|entered|grant|lease|contract|conveyance|easement|instrument|mortgage|assignment|trust)\b/i;
/** "has been presented with an Agreement between": a resolution tells of another paper. */
const PRESENTED =
  /\b(?:presented\s{1,3}with|authoriz\w{2,5}|approv(?:e|es|ing|al)|to\s{1,3}execute|execution\s{1,3}of)\b(?:(?!\bthis\s)(?:[^.;]|\.(?=\d))){0,200}$/i;

/** "between A of the first part, and B of the second part"; "by and between A ("Grantor") and B ("Grantee")". */
export function between(text: string): Parties {
  BETWEEN.lastIndex = 0;
  for (let found = BETWEEN.exec(text), asked = 0; found && asked < 4; found = BETWEEN.exec(text), asked++) {
    const opening = openingBefore(text, found.index);
    if (!PAPER.test(opening)) return NONE;
    const from = found.index + found[0].length;
    const sides = text.slice(from, from + 1400).replace(SIDE_FIRST, '');
    const isPresented = PRESENTED.test(opening.slice(-260));
    const stop = isPresented ? sides.search(SENTENCE_END) : -1;
    const clause = sides.slice(0, stop < 0 ? clauseEnd(sides) : stop);
    const told = sidesByRole(clause);
    if (told.grantors.length > 0) return EACH_TO_OTHER.test(text) ? bothWays(told) : told;
    if (isPresented) continue;
    const granted = sidesByGrant(clause, text);
    if (granted) return granted;
    const short = sidesByShortName(clause);
    const plain = short.grantees.length > 0 && OPENS.test(opening) ? short : plainBetween(sides, opening);
    return EACH_TO_OTHER.test(text) ? bothWays(plain) : plain;
  }
  return NONE;
}

/** Behind "witnesseth" the sides are spoken of, no longer named. */
function clauseEnd(sides: string): number {
  const end = sides.search(/\bw[il1]tnesseth\b/i);
  return end < 0 ? sides.length : end;
}

/** "between the Mortgagor, A": the side before its name. */
const SIDE_FIRST = anyCase(
  /^(?:the\s{1,3})?(?:grantor|mortgagor|lessor|landlord|vendor|seller|assignor|trustor|borrower)s?(?:\(s\))?(?:\s{1,3}\(whether[^()]{0,40}\))?[,:]?\s{1,3}(?=(?-i:[A-Z]))/i,
);
const EACH_TO_OTHER =
  /\b(?:each\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:(?:said|above|undersigned|named)\s{1,3}){0,2}(?:part(?:y|ies)|owners?|lot\s{1,3}owner)(?:\s{1,3}hereto)?|(?:both|the)\s{1,3}(?:(?:said|undersigned|adjoining)\s{1,3}){0,2}(?:parties|owners)(?:\s{1,3}hereto)?)\s{1,3}(?:(?:does|do|hereby|mutually|reciprocally|each|and)\s{1,3}){0,5}(?:grants?|conveys?|gives?)[\s\w,]{0,60}?\b(?:un)?to\s{1,3}(?:the\s{1,3}others?|each\s{1,3}other|one\s{1,3}another)\b/i;

/** Where each grants to the other, each is both. */
function bothWays({ grantors, grantees }: Parties): Parties {
  const all = [...new Set([...grantors, ...grantees])];
  return grantees.length > 0 ? { grantors: all, grantees: all } : { grantors, grantees };
}

const PARTIES =
  /(?:^|\n)(?:the\s{1,3})?parties(?:\s{1,3}(?:to\s{1,3}(?:this|the)\s{1,3}\w+|hereto))?:?[.:\s-]{1,6}(?:\(?[1aA][.)]\s{1,3})?(?<block>[A-Z][\s\S]{5,700}?)(?=\n\s*\n|\n(?:recitals|agreement|witnesseth|whereas|background)\b)/i;

/** "PARTIES: A and B (herein "A") / C (herein "C")": sides by their roles, or each both where each grants to the other. */
export function listed(text: string): Parties {
  const block = PARTIES.exec(text.slice(0, 4000))?.groups?.['block'];
  if (block === undefined || !/^[A-Z]/.test(block)) return NONE;
  const told = sidesByRole(block);
  if (told.grantors.length > 0 && told.grantees.length > 0) return told;
  if (!EACH_TO_OTHER.test(text)) return NONE;
  const all = namesIn(
    block.replace(/,?\s{0,3}\([^()]{3,60}\)[,;.]?(?:\s{1,3}and\b)?(?:\s{1,3}\(?[2-9bcBC][.)](?=\s))?/g, ';'),
  );
  return { grantors: all, grantees: all };
}

/** What stands before "by and between". */
function openingBefore(text: string, between: number): string {
  const by = /\bby\s{1,3}and\s{1,3}$/i.exec(text.slice(Math.max(0, between - 12), between));
  const end = between - (by?.[0].length ?? 0);
  return text.slice(Math.max(0, end - 500), end);
}

/** Sides that only a full stop ends are those of the instrument itself, which says that it is made. */
const OPENS =
  /\b(?:this\s{1,3}(?:[a-z-]{2,14}\s{1,3}){0,6}(?:agreement|[il1]ndenture|deed|easement|contract|lease|memorandum|instrument)|(?:m|rn)ade|entered\s{1,3}into)\b[^.;]{0,120}$/i;
const OF_ANOTHER = /\b(?:that\s{1,3}certain|said|such|under|numbered|boundary|line|lying)\b[^.;]{0,120}$/i;
/** "A and B, his wife" are one side. */
const SPOUSE = /^[^,;]{3,50},?\s{1,3}(?:his|her)\s{1,3}(?:said\s{1,3})?(?:wife|husband)\b/i;
/** A full stop that is not an initial's or an abbreviation's, or one before a new sentence. */
const SENTENCE_END =
  /(?<!\b[A-Z]|\b(?:Inc|INC|Co|CO|Jr|JR|Sr|SR|Ltd|LTD|Corp|CORP|St|ST|Mr|MR|Mrs|MRS|Dr|DR|No|Wm|Geo|Chas|Jas|ux|vir))\.(?=\s|$)|\.(?=\s{1,3}(?:The|This|It|They|Both|Each)\b)/;

/** "between A, and B, Witnesseth": the sides are parted by the last ", and " of the clause, or by its only "and". */
function plainBetween(sides: string, opening: string): Parties {
  const capital = sides.search(
    /\b(?:w[il1]tnesseth|whereas|that\s{1,3}(?:the|for)|hereinafter)\b|\n\s*\n|:\s{1,3}(?=(?:the|all|lots?|that|an?)\s)/i,
  );
  const stop =
    OPENS.test(opening) && !OF_ANOTHER.test(opening.replace(/^[^a-z\n]*\n/gm, '')) ? sides.search(SENTENCE_END) : -1;
  const end = Math.min(...[capital, stop].filter((at) => at > 0));
  const clause = Number.isFinite(end) ? sides.slice(0, end === stop ? end + 1 : end) : '';
  const comma = clause.slice(0, 700).search(/,\s{1,3}and\s(?![\s\S]*,\s{1,3}and\s)/);
  const parts =
    comma > 0
      ? [clause.slice(0, comma), clause.slice(comma).replace(/^,\s{1,3}and\s/, '')]
      : clause.slice(0, 700).split(/\s{1,3}and\s{1,3}/);
  const [one, two, ...more] = parts;
  if (one === undefined || two === undefined || more.length > 0) return NONE;
  if (SPOUSE.test(two)) return { grantors: namesIn(clause), grantees: [] };
  return { grantors: namesIn(one), grantees: namesIn(two) };
}
