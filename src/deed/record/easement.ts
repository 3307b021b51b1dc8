// Takes: text. Gives: the easement a passage or a whole paper grants or reserves, as DECISIONS.md's string. Never: one that is only
// mentioned, nor a part of it that the paper does not state.
import { pack, unpack, type PackedParts } from '../../contract/packed.ts';
import { matchesOf } from '../words/matches.ts';
import { holdsAny } from '../words/triples.ts';
import { clauseAround, givesUp, grantIn, isBesideLand, mayGrant, type Grant } from './easement-grant.ts';
import { mended } from './easement-print.ts';
import { bothUses, typeOf, usesIn } from './easement-type.ts';
import { widthOf } from './easement-width.ts';
import { recordingsIn } from './recording.ts';

type Parts = PackedParts<'easement'>;

/** As every easement is called, or a way that a deed reserves. */
const mayHoldEasement = holdsAny([
  'easem',
  'eascm',
  'easern',
  'servitu',
  'right',
  'strip',
  'privil',
  'reserv',
  'authority',
  'liberty',
]);
const STRIP =
  /(?:\b[\w-]{1,12}[\s-]{1,2}(?:foot|feet|ft)\.?[\s-]{1,2})?\bstrips?\b(?:\s{1,3}of\s{1,3}(?:land|ground)\b|(?=\s{1,3}(?:on|to|along)\s{1,3}(?:each|either)\s{1,3}side)|(?=\s{1,3}[^\s,;.]{1,12}\s{1,3}(?:\(\d{1,3}\)\s{1,3})?(?:feet|foot|ft|rods?)\b))[\s\S]{0,160}?\b(?:w[il1]de|in\s{1,3}width|(?:each|either)\s{1,3}side|width\s{1,3}of)\b/i;

/** The same and the strip of a line in the words of a passage, also as scans print them before they are mended. */
const MAY_TELL =
  /[eco]a[s5][eco]m|easern|servitude|r[1li]g[hb][tf]|privilege|permission|authority|liberty|power|license|r[eco][s5][eco]rv|(?:use|benefit)\s{1,3}of|[s5][tf]r[1li]p/i;

/** Whether an easement may be told between two places: most leads are short, and tell none. */
export const mayTellEasement = (text: string, from: number, to: number): boolean =>
  mayHoldEasement(text) && MAY_TELL.test(text.slice(from, to));

/** The easement that the words of a passage tell of; of a line, also the width of its strip. */
export function readEasement(text: string, from: number, to: number, isLine = true, state = ''): string {
  if (!mayTellEasement(text, from, to)) return '';
  const printed = text.slice(from, Math.min(to, from + 20_000));
  const passage = mended(printed);
  const grant = grantIn(passage, isLine);
  if (grant && grant.told !== 'granted' && givesUp(passage)) return '';
  if (grant) return pack('easement', { ...partsOf(passage, grant, state), verbatim: verbatimOf(printed, grant) });
  const strip = isLine ? STRIP.exec(passage) : null;
  if (!strip) return '';
  const width = widthOf(passage.slice(strip.index, strip.index + 400), false, state);
  const { from: start, to: stop } = clauseAround(passage, strip.index, strip.index);
  const verbatim = printed.slice(Math.max(start, strip.index - 300), stop).trim();
  return width === '' ? '' : pack('easement', { width_ft: width, verbatim });
}

/** What a paper that is about easements grants, wherever it says so; '' where it grants none or gives one up. */
export function easementOfPaper(text: string, isEasement: boolean, state = ''): string {
  if (!mayHoldEasement(text) || !(isEasement || mayGrant(text)) || givesUp(text)) return '';
  const printed = text.slice(0, 20_000);
  const paper = mended(printed);
  const grant = grantIn(paper);
  if (!grant || (!isEasement && (grant.told !== 'granted' || isBesideLand(paper, grant)))) return '';
  const parts = partsOf(paper, grant, state);
  const type = bothUses(parts.type ?? '', usesIn(titleOf(paper, grant.at)));
  return pack('easement', { ...parts, type, verbatim: verbatimOf(printed, grant) });
}

/** Whether the words before a tract name an easement, and not only the width of a strip. */
export const namesEasement = (own: string): boolean => NAMES.test(unpack('easement', own).verbatim ?? '');
const NAMES = /eas[ec]m[ec]nt|easernent|servitude|right|privilege|authority|liberty|permission/i;

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
const NAMES_EASEMENT = /EASEMENT|RIGHTS?[\s-]OF[\s-]WAY|SERVITUDE|Easement\b/;

/** The heading over the grant that names what it grants; the nearest that tells a use. */
function titleOf(passage: string, at: number): string {
  const lines = matchesOf(TITLE_LINE, passage.slice(0, at)).map((match) => match[1]!.trim());
  const titles = lines.filter((line) => NAMES_EASEMENT.test(line) && !/[a-z]{4,}\s[a-z]{4,}\s[a-z]{4,}/.test(line));
  return titles.findLast((line) => usesIn(line) !== '') ?? titles.at(-1) ?? '';
}

const WORK = /\b(?:construct|install|maintain|operate|erect|place|lay|build)(?:ing)?\b[^.;]{0,260}/gi;
const IN_STREETS =
  /\b(?:in|on|upon|along|under|across|over)\s{1,3}(?:all\s{1,3}|any\s{1,3})?(?:public\s{1,3})?(?:streets?|roads?|highways?|alleys?)(?:[,\s]{1,3}(?:or\s{1,3}|and\s{1,3})?(?:streets?|roads?|highways?|alleys?)){0,4}\s{1,3}(?:abutting|adjoining|adjacent)\b(?:\s{1,3}(?:to\s{1,3})?(?:said|the|such)\s{1,3}\w+)?/gi;

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
const BESIDE_IT =
  /\b(?:ea[ce]h|either)\s{1,3}side\s{1,3}of\s{1,3}(?:the|said|such|its)\s{1,3}([^.;,]{3,80}?)\s{1,3}(?:as|when)\b/i;

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

const OF_IT =
  /\b(?:said|the|this|such|which)\s{1,3}(?:[\w-]+\s{1,3}){0,3}(?:easement|right[\s-]of[\s-]way|strip|servitude|way)\b[^.;]{0,40}\b(?:shall|is|being|to\s{1,3}be|are|herein|hereby)\b[^;]{0,160}/gi;

/** "Permanent School Fund", "Permanent Index Number": what is lasting there is no easement. */
const PERPETUAL =
  /\b(?:perpetual(?:ly)?|permanent(?:ly)?(?!\s{1,3}(?:school|index|tax|parcel|real\s{1,3}estate|improvements?|structures?|residen\w+|address|monuments?|files?|records?|fund)\b)|in\s{1,3}perpetuity|everlasting)\b/i;
const FOREVER = /\bfor\s?ever\b(?!\s{1,3}(?:defend|warrant|discharge|quit|release|barred))/i;
const TEMPORARY =
  /\btemporary\b|\bfor\s{1,3}an?\s{1,3}(?:[a-z]+\s{1,3})?(?:period|term)\s{1,3}(?:of|not)\b|\bfor\s{1,3}(?:the\s{1,3})?(?:[\w()-]+\s{1,3}){1,4}(?:years|months|days)\b|\bduring\s{1,3}(?:the\s{1,3})?(?:period\s{1,3}of\s{1,3}|course\s{1,3}of\s{1,3})?construction|\buntil\s{1,3}(?:the\s{1,3})?completion/i;
const ENDS =
  /[^.;]{0,160}\b(?:easements?|rights?|servitude)\b[^.;]{0,160}\b(?:terminates?|expires?|cease|automatically|end)\b[^.;]{0,160}/gi;
const ON_A_CONDITION =
  /\b(?:abandon|non-?\s?use|ceases?\s{1,3}to|discontinu|default|breach|no\s{1,3}longer|used|violat)/i;
/** "the sidelines of said easement to be lengthened or shortened to terminate on the lot lines": where they end, not when. */
const OF_SIDELINES = /\bside\s?-?\s?lines?\b|\b(?:lengthen|shorten|prolong)/i;
/** "a temporary easement beside it shall expire on completion". */
const OF_ANOTHER = /\b(?:an?|any)\s{1,3}(?:[\w-]+\s{1,3}){0,2}temporary\b/i;
const HABENDUM =
  /\bto\s{1,3}have\s{1,3}and\s{1,3}(?:to\s{1,3})?hold\b[^;]{0,400}?\b(?:for\s?ever|in\s{1,3}perpetuity)\b/i;
const SAID_PERPETUAL =
  /\b(?:easements?|rights?|servitude|grant|agreement|covenants?)\b[^.;]{0,160}\b(?:(?:shall\s{1,3}be|is|are|to\s{1,3}be)\s{1,3}(?:[\w,-]+\s{1,3}){0,3}(?:perpetual|permanent(?!\s{1,3}(?:school|index|tax|parcel|fund)\b))|(?:run|bind|binding|continue|remain|exist)\b[^.;]{0,80}\b(?:in\s{1,3}perpetuity|perpetually|for\s?ever))\b/i;

/** Behind these words of the clause another easement begins. */
const ANOTHER =
  /\b(?:and|plus|also|together\s{1,3}with)\s{1,3}(?:an?|the)\s{1,3}(?:[\w-]+\s{1,3}){0,3}(?:temporary|permanent|additional|perpetual)\b/i;
const YEARS =
  /\bterm\s{1,3}of\s{1,3}(?:this|the|said|such)\s{1,3}(?:\w+\s{1,3}){0,2}(?:easement|grant|agreement|servitude)\b[^.;]{0,80}\b(?:years?|months)\b/i;

/** perpetual or temporary, as the grant says; else its heading, else what the paper says of it elsewhere (docs/decisions/0132). */
function termOf(passage: string, grant: Grant, title: string): string {
  const own = passage.slice(Math.max(grant.from, grant.at - 120), grant.at);
  const behind = passage.slice(grant.end, Math.max(grant.to, grant.end)).split(ANOTHER)[0]!;
  for (const words of [own, passage.slice(grant.from, grant.end) + behind, title]) {
    const told = termIn(words);
    if (told !== '') return told;
  }
  const rest = passage.slice(grant.end, grant.end + 12_000);
  if (SAID_PERPETUAL.test(rest)) return 'perpetual';
  // What is added to land is not what the deed's habendum holds.
  const habendum = grant.told === 'added' ? null : HABENDUM.exec(rest);
  if (habendum && !/\bso\s{1,3}long\b|\bdefend\b/i.test(habendum[0])) return 'perpetual';
  if (YEARS.test(rest)) return 'temporary';
  const ends = matchesOf(ENDS, rest).find(([words]) => !OF_SIDELINES.test(words) && !OF_ANOTHER.test(words))?.[0];
  return ends && !ON_A_CONDITION.test(ends) && /\b(?:upon|on|after|at|when)\b/i.test(ends) ? 'temporary' : '';
}

function termIn(words: string): string {
  const perpetual = PERPETUAL.exec(words) ?? FOREVER.exec(words);
  const temporary = TEMPORARY.exec(words);
  if (!perpetual || !temporary) return perpetual ? 'perpetual' : temporary ? 'temporary' : '';
  // Nearest to the name that stands behind both.
  return perpetual.index > temporary.index ? 'perpetual' : 'temporary';
}

const SHARED =
  /\bnon[\s-]{0,3}exclusive(?:ly)?\b|\bnot\s{1,3}(?:be\s{1,3})?(?:an\s{1,3})?exclusive\b|\bin\s{1,3}common\s{1,3}with\b/i;
const SOLE = /\bexclusive(?:ly)?\b(?!\s{1,3}(?:of|jurisdiction|remed|property|control))/i;

function exclusiveOf(words: string): string {
  if (SHARED.test(words)) return 'no';
  return SOLE.test(words) ? 'yes' : '';
}

/** What may be done, each verb by its plain form. */
const RIGHTS: readonly (readonly [right: string, forms: string])[] = [
  ['ingress', 'ingress'], ['egress', 'egress'], ['regress', 'regress'], ['survey', '(?<=\\b(?:to|and)\\s{1,3})survey(?=[\\s,])|surveying'],
  ['construct', 'construct(?:ing|ion)?'], ['reconstruct', 'reconstruct(?:ing|ion)?'], ['install', 'install(?:ing|ation)?'],
  ['erect', 'erect(?:ing|ion)?'], ['place', 'plac(?:e|ing|ement)'], ['lay', 'lay(?:ing)?'], ['build', 'build(?!ings?)'],
  ['operate', 'operat(?:e|ing|ion)'], ['maintain', 'maintain(?:ing)?|maintenance'], ['inspect', 'inspect(?:ing|ion)?'],
  ['patrol', 'patrol(?:ling)?'], ['repair', 'repair(?:s|ing)?'], ['alter', 'alter(?:ing|ation)?'], ['improve', 'improv(?:e|ing|ement)'],
  ['replace', 'replac(?:e|ing|ement)'], ['rebuild', 'rebuild(?:ing)?'], ['renew', 'renew(?:ing|al)?'], ['enlarge', 'enlarg(?:e|ing|ement)'],
  ['relocate', 'relocat(?:e|ing|ion)'], ['extend', 'extend(?=,|\\s{1,3}and)'], ['remove', 'remov(?:e|ing|al)'], ['clear', 'clear(?:ing)?(?!\\s{1,3}of|\\s{1,3}zone)'],
  ['trim', 'trim(?:ming)?'], ['cut', 'cut(?:ting)?(?!\\s{1,3}and\\s{1,3}fill)'], ['excavate', 'excavat(?:e|ing|ion)'], ['cleanse', 'cleans(?:e|ing)|clean(?:ing)?'],
  ['pass', 'pass'], ['repass', 're-?pass'], ['use', '(?<=\\b(?:to|and|thereafter|,)\\s{1,3})use(?!\\s{1,3}(?:of|by))'], ['drain', '(?<=\\bto\\s{1,3})drain'],
  ['park', '(?<=\\bto\\s{1,3})park'], ['flow', '(?:over)?flow(?:ing)?'], ['flood', 'flood(?:ing)?|inundat(?:e|ing)'],
]; // prettier-ignore
const ANY_RIGHT = new RegExp(RIGHTS.map(([, forms], i) => `(?<r${i}>\\b(?:${forms})(?![a-z]))`).join('|'), 'gi');

function rightsIn(clause: string): string {
  const rights = new Set<string>();
  for (const match of matchesOf(ANY_RIGHT, clause)) {
    if (/^[A-Z][a-z]/.test(match[0])) continue; // "Hill Place": a name
    const group = Object.entries(match.groups!).find(([, found]) => found !== undefined)![0];
    rights.add(RIGHTS[Number(group.slice(1))]![0]);
  }
  return [...rights].join(' ');
}

/** "the land described in Book 1, Page 2", "conveyed by deed recorded in": how its deed is named; a plat or a stamp on the page is none. */
const BY_DEED = /\b(?:described|conveyed|deed(?:ed)?|acquired|recorded)\b[^;]{0,120}$/i;
const BY_PLAT = /\b(?:plats?|maps?|plan|survey|shown|subdivision)\b[^;]{0,60}$/i;

/** "subject to that mortgage recorded in": what lies on the land is not its deed. */
const BY_BURDEN =
  /\b(?:mortgages?|deeds?\s{1,3}of\s{1,3}trust|trust\s{1,3}deeds?|liens?|leases?|covenants|restrictions|subject\s{1,3}to)\b[^;]{0,90}$/i;

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
