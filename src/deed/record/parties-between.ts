// Takes: text. Gives: the two sides of "between A and B", by the roles the words give them. Never: which of two is grantor where
// neither the words of a role nor the order of the sides tell.
import { namesIn } from './parties-names.ts';
import { sidesByRole, sidesByShortName } from './parties-roles.ts';
import { sidesByGrant } from './parties-short-names.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { patternOfAll, pattern, exactPattern } from './pattern.ts';

const BETWEEN = patternOfAll`\b(?:between|among)[\s:,]{1,4}(?=[\s\S]{6})`;
const PAPER =
  /\b(?:indenture|deed|made|agreement|entered|grant|lease|contract|conveyance|easement|instrument|mortgage|assignment|trust)\b/i;
/** "has been presented with an Agreement between": a resolution tells of another paper. */
const PRESENTED = pattern`\b(?:presented with|authoriz\w{2,5}|approv(?:e|es|ing|al)|to execute|execution of)\b
  (?:(?!\bthis )(?:[^.;]|\.(?=\d))){0,200}$`;

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
  const end = sides.search(/\bwitnesseth\b/i);
  return end < 0 ? sides.length : end;
}

/** "between the Mortgagor, A": the side before its name. */
const SIDE_FIRST = pattern`^(?:the )?(?:grantor|mortgagor|lessor|landlord|vendor|seller|assignor|trustor|borrower)s?(?:\(s\))?
  (?: \(whether[^()]{0,40}\))?[,:]? (?=(?-i:[A-Z]))`;
const EACH_TO_OTHER = pattern`\b(?:each (?:of the )?(?:(?:said|above|undersigned|named) ){0,2}(?:part(?:y|ies)|owners?|lot owner)(?: hereto)?
    |(?:both|the) (?:(?:said|undersigned|adjoining) ){0,2}(?:parties|owners)(?: hereto)?) (?:
    (?:does|do|hereby|mutually|reciprocally|each|and) ){0,5}(?:grants?|conveys?|gives?)[\s\w,]{0,60}?\b(?:un)?
  to (?:the others?|each other|one another)\b`;

/** Where each grants to the other, each is both. */
function bothWays({ grantors, grantees }: Parties): Parties {
  const all = [...new Set([...grantors, ...grantees])];
  return grantees.length > 0 ? { grantors: all, grantees: all } : { grantors, grantees };
}

const PARTIES = pattern`(?:^|\n)(?:the )?parties(?: (?:to (?:this|the) \w+|hereto))?:?[.:\s-]{1,6}(?:\(?[1aA][.)] )?
  (?<block>[A-Z][\s\S]{5,700}?)(?=\n\s{0,3}\n|\n(?:recitals|agreement|witnesseth|whereas|background)\b)`;

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
const OPENS = pattern`\b(?:this (?:[a-z-]{2,14} ){0,6}(?:agreement|indenture|deed|easement|contract|lease|memorandum|instrument)|made
  |entered into)\b[^.;]{0,120}$`;
const OF_ANOTHER = /\b(?:that\s{1,3}certain|said|such|under|numbered|boundary|line|lying)\b[^.;]{0,120}$/i;
/** "A and B, his wife" are one side. */
const SPOUSE = pattern`^[^,;]{3,50},? (?:his|her) (?:said )?(?:wife|husband)\b`;
/** A full stop that is not an initial's or an abbreviation's, or one before a new sentence. */
const SENTENCE_END = exactPattern`(?<!\b[A-Z]|\b(?:Inc|INC|Co|CO|Jr|JR|Sr|SR|Ltd|LTD|Corp|CORP|St|ST|Mr|MR|Mrs|MRS|Dr|DR|No|Wm|Geo|Chas|Jas|ux|vir))\.
  (?= |$)|\.(?= (?:The|This|It|They|Both|Each)\b)`;

const SIDES_END = pattern`\b(?:witnesseth|whereas|that (?:the|for)|hereinafter)\b|\n\s{0,3}\n|: (?=(?:the|all|lots?|that|an?) )`;

/** "between A, and B, Witnesseth": the sides are parted by the last ", and " of the clause, or by its only "and". */
function plainBetween(sides: string, opening: string): Parties {
  const capital = sides.search(SIDES_END);
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
