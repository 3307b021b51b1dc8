// Takes: the words of an easement. Gives: how long it lasts, whether it is exclusive, what may be done.
// Never: what the words do not say.
import { matchesOf } from '../words/matches.ts';
import { type Grant } from './easement-grant.ts';
import { pattern } from './pattern.ts';

/** "Permanent School Fund", "Permanent Index Number": what is lasting there is no easement. */
const PERPETUAL = pattern`\b(?:perpetual(?:ly)?
  |permanent(?:ly)?(?! (?:school|index|tax|parcel|real estate|improvements?|structures?|residen\w+|address
      |monuments?|files?|records?|fund)\b)|in perpetuity|everlasting)\b`;
const FOREVER = /\bfor\s?ever\b(?!\s{1,3}(?:defend|warrant|discharge|quit|release|barred))/i;
const TEMPORARY = pattern`\btemporary\b|\bfor an? (?:[a-z]+ )?(?:period|term) (?:of|not)\b
  |\bfor (?:the )?(?:[\w()-]+ ){1,4}(?:years|months|days)\b|\bduring (?:the )?(?:period of |course of )?construction
  |\buntil (?:the )?completion`;
const ENDS =
  /[^.;]{0,160}\b(?:easements?|rights?|servitude)\b[^.;]{0,160}\b(?:terminates?|expires?|cease|automatically|end)\b[^.;]{0,160}/gi;
const ON_A_CONDITION = pattern`\b(?:abandon|non-?\s?use|ceases? to|discontinu|default|breach|no longer|used|violat)`;
/** "the sidelines of said easement to be lengthened or shortened to terminate on the lot lines": where they end, not when. */
const OF_SIDELINES = /\bside\s?-?\s?lines?\b|\b(?:lengthen|shorten|prolong)/i;
/** "a temporary easement beside it shall expire on completion". */
const OF_ANOTHER = pattern`\b(?:an?|any) (?:[\w-]+ ){0,2}temporary\b`;
const HABENDUM = pattern`\bto have and (?:to )?hold\b[^;]{0,400}?\b(?:for\s?ever|in perpetuity)\b`;
const SAID_PERPETUAL = pattern`\b(?:easements?|rights?|servitude|grant|agreement|covenants?)\b[^.;]{0,160}\b(?:
  (?:shall be|is|are|to be) (?:[\w,-]+ ){0,3}(?:perpetual|permanent(?! (?:school|index|tax|parcel|fund)\b))
  |(?:run|bind|binding|continue|remain|exist)\b[^.;]{0,80}\b(?:in perpetuity|perpetually|for\s?ever))\b`;

/** Behind these words of the clause another easement begins. */
export const ANOTHER = pattern`\b(?:and|plus|also|together with) (?:an?|the) (?:[\w-]+ ){0,3}(?:temporary|permanent|additional|perpetual)\b`;
const YEARS = pattern`\bterm of (?:this|the|said|such) (?:\w+ ){0,2}(?:easement|grant|agreement|servitude)\b[^.;]{0,80}\b(?:years?|months)
  \b`;

/** perpetual or temporary, as the grant says; else its heading, else what the paper says of it elsewhere (docs/decisions/0132). */
export function termOf(passage: string, grant: Grant, title: string): string {
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

const SHARED = pattern`\bnon[\s-]{0,3}exclusive(?:ly)?\b|\bnot (?:be )?(?:an )?exclusive\b|\bin common with\b`;
const SOLE = /\bexclusive(?:ly)?\b(?!\s{1,3}(?:of|jurisdiction|remed|property|control))/i;

export function exclusiveOf(words: string): string {
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
// prettier-ignore
const ANY_RIGHT = new RegExp(RIGHTS.map(([, forms], i) => `(?<r${i}>\\b(?:${forms})(?![a-z]))`).join('|'), 'gi');

export function rightsIn(clause: string): string {
  const rights = new Set<string>();
  for (const match of matchesOf(ANY_RIGHT, clause)) {
    if (/^[A-Z][a-z]/.test(match[0])) continue; // "Hill Place": a name
    const group = Object.entries(match.groups!).find(([, found]) => found !== undefined)![0];
    rights.add(RIGHTS[Number(group.slice(1))]![0]);
  }
  return [...rights].join(' ');
}
