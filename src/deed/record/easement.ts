// Takes: text. Gives: the easement a passage or a whole paper grants or reserves, as DECISIONS.md's string. Never: one that is only
// mentioned, nor a part of it that the paper does not state.
import { pack, unpack, type PackedParts } from '../../contract/packed.ts';
import { matchesOf } from '../words/matches.ts';
import { clauseAround, grantIn, type Grant } from './easement-grant.ts';
import { bothUses, typeOf, usesIn } from './easement-type.ts';
import { widthOf } from './easement-width.ts';
import { recordingsIn } from './recording.ts';
import { ANOTHER, termOf, exclusiveOf, rightsIn } from './easement-term.ts';
import { exactPattern, pattern, patternOfAll } from './pattern.ts';

type Parts = PackedParts<'easement'>;

const STRIP = pattern`(?:\b[\w-]{1,12}[\s-]{1,2}(?:foot|feet|ft)\.?[\s-]{1,2})?\bstrips?\b(?: of (?:land|ground)\b
    |(?= (?:on|to|along) (?:each|either) side)|(?= [^\s,;.]{1,12} (?:\(\d{1,3}\) )?(?:feet|foot|ft|rods?)\b))
  [\s\S]{0,160}?\b(?:wide|in width|(?:each|either) side|width of)\b`;

/** The easement that the words of a passage tell of; of a line, also the width of its strip. */
export function readEasement(text: string, from: number, to: number, isLine = true, state = ''): string {
  const passage = text.slice(from, Math.min(to, from + 20_000));
  const grant = grantIn(passage, isLine);
  if (grant && grant.told !== 'granted' && givesUp(passage)) return '';
  if (grant) return pack('easement', { ...partsOf(passage, grant, state), verbatim: verbatimOf(passage, grant) });
  const strip = isLine ? STRIP.exec(passage) : null;
  if (!strip) return '';
  const width = widthOf(passage.slice(strip.index, strip.index + 400), false, state);
  const { from: start, to: stop } = clauseAround(passage, strip.index, strip.index);
  const verbatim = passage.slice(Math.max(start, strip.index - 300), stop).trim();
  return width === '' ? '' : pack('easement', { width_ft: width, verbatim });
}

/** What a paper that is about easements grants, wherever it says so; '' where it grants none or gives one up. */
export function easementOfPaper(text: string, isEasement: boolean, state = ''): string {
  if (givesUp(text)) return '';
  const paper = text.slice(0, 20_000);
  const grant = grantIn(paper);
  if (!grant || (!isEasement && (grant.told !== 'granted' || isBesideLand(paper, grant)))) return '';
  const parts = partsOf(paper, grant, state);
  const type = bothUses(parts.type ?? '', usesIn(titleOf(paper, grant.at)));
  return pack('easement', { ...parts, type, verbatim: verbatimOf(paper, grant) });
}

/** Whether the words before a tract name an easement, and not only the width of a strip. */
export const namesEasement = (own: string): boolean => NAMES.test(unpack('easement', own).verbatim ?? '');
const NAMES = /easement|servitude|right|privilege|authority|liberty|permission/i;

/** What the words before a tract tell, with what its paper says besides; of several easements the paper tells only what all are for. */
export function withPaper(own: string, paper: string, isAlone: boolean): string {
  if (own === '' || paper === '') return own === '' ? paper : own;
  const [mine, whole] = [unpack('easement', own), unpack('easement', paper)];
  if (isAlone || !namesEasement(own))
    return pack('easement', { ...whole, ...mine, type: bothUses(mine.type ?? '', whole.type ?? '') });
  const isOther = mine.term === 'temporary' || mine.type !== undefined;
  return isOther ? own : pack('easement', { ...mine, type: whole.type ?? '' });
}

function partsOf(passage: string, grant: Grant, state: string): Parts {
  const clause = passage.slice(grant.from, grant.to);
  const before = passage.slice(grant.from, grant.at);
  const behind = passage.slice(grant.end, Math.max(grant.to, grant.end));
  const title = titleOf(passage, grant.at);
  const term = termOf(passage, grant, title);
  const name = passage.slice(grant.at, grant.end);
  const own = behind.split(ANOTHER)[0]!; // "and a temporary construction easement" has a use of its own
  const type = typeOf(before, /\b(?:to|of)\s+\w+$/i.test(name) ? name.replace(/^\w+/, '') + own : own);
  const isWay = !NAMES.test(name); // "a cart road": its name says what it is for
  return {
    type:
      (isWay ? usesIn(`${before.slice(-16)}${name}`) : type) ||
      usesIn(title) ||
      laterUse(passage.slice(grant.end, grant.end + 1200)) ||
      calledLater(passage.slice(grant.to, grant.to + 300)),
    width_ft: width(passage, grant, term === 'temporary', state),
    term,
    exclusive: exclusiveOf(clause) || exclusiveOf(title),
    rights: rightsIn(passage.slice(grant.at, Math.max(grant.to, grant.end))),
    servient: servientOf(passage, grant.end),
  };
}

/** The clause, from a whole word on where it is long. */
function verbatimOf(passage: string, { from, at, to }: Grant): string {
  const start = Math.max(from, at - 300);
  const words = passage.slice(start, to);
  return (start > from ? words.replace(/^\S*\s/, '') : words).replace(/^[\s,;:.]+/, '').trimEnd();
}

const TITLE_LINE = /(?:^|\n)[ \t]{0,60}([^\n]{4,100})(?=\n|$)/g;
const NAMES_EASEMENT = exactPattern`EASEMENT|RIGHTS?[\s-]OF[\s-]WAY|SERVITUDE|Easement\b`;

/** The heading over the grant that names what it grants; the nearest that tells a use. */
function titleOf(passage: string, at: number): string {
  const lines = matchesOf(TITLE_LINE, passage.slice(0, at)).map((match) => match[1]!.trim());
  const titles = lines.filter((line) => NAMES_EASEMENT.test(line) && !/[a-z]{4,}\s[a-z]{4,}\s[a-z]{4,}/.test(line));
  return titles.findLast((line) => usesIn(line) !== '') ?? titles.at(-1) ?? '';
}

const WORK = /\b(?:construct|install|maintain|operate|erect|place|lay|build)(?:ing)?\b[^.;]{0,260}/gi;
const IN_STREETS = patternOfAll`\b(?:in|on|upon|along|under|across|over) (?:all |any )?(?:public )?(?:streets?|roads?|highways?|alleys?)
  (?:[,\s]{1,3}(?:or |and )?(?:streets?|roads?|highways?|alleys?)){0,4} (?:abutting|adjoining|adjacent)\b
  (?: (?:to )?(?:said|the|such) \w+)?`;

/** "and to place, construct and maintain thereon an electric line": told behind the land. */
function laterUse(behind: string): string {
  for (const work of matchesOf(WORK, behind).slice(0, 3)) {
    const uses = usesIn(work[0].replace(IN_STREETS, ''));
    if (uses !== '') return uses.split(', ')[0]!;
  }
  const along = BESIDE_IT.exec(behind)?.[1];
  return along === undefined ? '' : usesIn(along);
}

/** "33 feet on each side of the 8-inch pipeline as installed". */
const BESIDE_IT = pattern`\b(?:each|either) side of (?:the|said|such|its) ([^.;,]{3,80}?) (?:as|when)\b`;

/** "Parcel II (Easement): A 20' wide access easement beginning at": what it is called where it is told again. */
function calledLater(behind: string): string {
  const called = /(?:^|[:\n])\s{0,8}(?:an?|the|said)\s([^.;:]{0,60})\beasement\b/i.exec(behind);
  return called ? usesIn(called[1]!) : '';
}

/** In its own clause, else in what is said of it up to the land, else in a sentence about it behind. */
function width(passage: string, grant: Grant, isTemporary: boolean, state: string): string {
  const own = widthOf(passage.slice(Math.max(grant.from, grant.at - 200), grant.to), isTemporary, state);
  if (own !== '') return own;
  const near = widthOf(passage.slice(grant.to, grant.to + 900).replace(/\bthence\b[\s\S]*$/i, ''), isTemporary, state);
  if (near !== '') return near;
  for (const match of matchesOf(OF_IT, passage)) {
    const told = widthOf(match[0], isTemporary, state);
    if (told !== '') return told;
  }
  return '';
}

const OF_IT = patternOfAll`\b(?:said|the|this|such|which) (?:[\w-]+ ){0,3}(?:easement|right[\s-]of[\s-]way|strip|servitude|way)\b[^.;]{0,40}\b
  (?:shall|is|being|to be|are|herein|hereby)\b[^;]{0,160}`;

/** "the land described in Book 1, Page 2", "conveyed by deed recorded in": how its deed is named; a plat or a stamp on the page is none. */
const BY_DEED = /\b(?:described|conveyed|deed(?:ed)?|acquired|recorded)\b[^;]{0,120}$/i;
const BY_PLAT = /\b(?:plats?|maps?|plan|survey|shown|subdivision)\b[^;]{0,60}$/i;

/** "subject to that mortgage recorded in": what lies on the land is not its deed. */
const BY_BURDEN = pattern`\b(?:mortgages?|deeds? of trust|trust deeds?|liens?|leases?|covenants|restrictions|subject to)\b[^;]{0,90}$`;

/** The land that bears the easement, where it is named by its deed: "over the land described in Book 1, Page 2". */
function servientOf(passage: string, at: number): string {
  const around = passage.slice(at, at + 700);
  const reference = recordingsIn(around).find(({ start, end, isPlat }) => {
    const before = around.slice(0, start);
    return (
      !isPlat &&
      /\b(?:over|across|upon|under|through|on)\b/i.test(before) &&
      BY_DEED.test(before) &&
      !BY_PLAT.test(before) &&
      !BY_BURDEN.test(before) &&
      !/\b(?:created|granted|reserved)\s{1,3}(?:by|in)\b[^;]{0,60}$/i.test(before) &&
      !/^\s{0,4}of\s{1,3}(?:\w+\s{1,3})?(?:plats|maps|surveys)\b/i.test(around.slice(end))
    );
  });
  if (!reference) return '';
  const { book = '', page = '', instrument = '' } = reference.parts;
  return [
    ['book', book],
    ['page', page],
    ['instrument', instrument],
  ]
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join(' ; ');
}

const GIVES_UP = pattern`\b(?:vacat(?:es?|ed|ing|ion)|releas(?:es?|ed|ing)|abandon(?:s|ed|ing|ment)?|terminat(?:es?|ed|ing|ion)
    |extinguish(?:es|ed|ing|ment)?|relinquish(?:es|ed|ing|ment)?|disclaim(?:s|er)?)\b[^.;]{0,160}?\b
  (?:of|in|to|portion|part|certain|said|the|existing|its|interests?) (?:
    (?:an?|the|said|that|certain|existing|portion|part|of) ){0,4}(?:[\w-]+ ){0,3}
  (?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b`;
/** "grant and release unto the company the perpetual easement" gives one. */
const GIVES_TO = /\bunto\b/i;
const ALL_IN = /\b(?:interests?|rights?|title|claims?)\b[^.;]{0,60}\b(?:in|to|under)\b/i;

/** A paper whose first words give an easement up grants none. */
function givesUp(text: string): boolean {
  const head = text.slice(0, 1200);
  const found = GIVES_UP.exec(head);
  if (!found || /\bgrants?[\s,]{1,3}(?:\w+[\s,]{1,3}){0,4}$/i.test(head.slice(0, found.index))) return false;
  if (
    /\b(?:if|when|whenever|until|upon|should|unless|event|shall|may)\b[^.;]{0,120}$/i.test(head.slice(0, found.index))
  )
    return false;
  return !GIVES_TO.test(found[0]) || ALL_IN.test(found[0]);
}

const CONVEYS_LAND = pattern`\b(?:grants?|conveys?|sells?|bargain|quit-?claims?|devises?|warrants?)\b[^.;]{0,400}?\b(?:
  (?:following|certain|all) (?:[\w-]+ ){0,4}(?:lands?|tracts?|parcels?|lots?|premises|property|real estate)
  |(?:lots?|tract|parcel) (?:no\.?\s{0,2})?[\dIVX(]|described)`;

/** Whether land was conveyed before: then the easement is granted besides. */
const isBesideLand = (text: string, grant: Grant): boolean => CONVEYS_LAND.test(text.slice(0, grant.acts));
