// Takes: the text. Gives: the words that say what its bearings refer to, or null. Never: a basis the document does not state, nor the
// course or the corner that its sentence also tells of.
import { before } from '../words/before.ts';
import { matchesOf } from '../words/matches.ts';
import { endsSentence } from '../words/sentence-point.ts';
import { wording } from '../words/wording.ts';
import { exactPattern, pattern } from './pattern.ts';

const WITHIN = String.raw`(?:[^.;)]|(?<=\b[a-z0-9])\.){0,160}?`;
const MERIDIAN = wording`\b(?:meridian|grid|lambert|nad\s?\d{2}|gps|datum|plane|zone|coordinate system|magnetic|needle|geodetic
    |astronomic(?:al)?|(?:true|assumed|mean)(?: (?:grid|magnetic|north|south|bearings?)){0,2}|north|south|survey)\b`;
const SUBJECT = String.raw`(?:(?:all|the)\s+(?:of\s+the\s+)?)?(?:(?:true|courses|distances|azimuths)\s+(?:and\s+)?)?`;

/** "all bearings herein are referred to the true meridian", "Bearings and distances used herein are on the state's system". */
const STATED = exactPattern`\b${SUBJECT}(?:bearings|directions)(?: and (?:distances|azimuths))? (?:are|being|were|herein|hereon|given|stated
  |called|shown|used|recited|above|turned|taken|run|measured|calculated|computed|reckoned|determined|derived|in this
  |of th(?:e|is)|refer|based)${WITHIN}${MERIDIAN}`;
/** Words between the bearings and what they are referred to: "shown hereon are", "of this description are". */
const OF_THEM = wording`(?:(?:herein|hereon|hereof|shown|used|cited|recited|stated|called|given|contained|described|set|forth|of|in|on|for
      |this|the|above|said|survey|description|plat|map|document|deed|is|are|being|were|all) ){0,9}?`;
const REFERRED = exactPattern`\b(?:(?:all|the) )?bearings? ${OF_THEM}(?:referred|referenced|relative|based|oriented|rotated|reckoned|turned from
    |calculated from|computed from|derived from|determined (?:by|from)|in accordance with|according to)\b
  |\ball bearings? (?:being|is) (?:true|magnetic|from)\b`;
const NAMED = new RegExp(
  wording`\bbas[ie]s (?:of|for) (?:the |all |said )?bearings?\b|\bbearings? bas[ie]s\b
    |\b(?:used|taken) as (?:a|the) (?:true )?meridian\b`,
  'g',
);
/** "Meridian: Grid North, NAD 83": a label that is an answer only with such words behind it. */
const LABEL = exactPattern`\b(?:(?:reference )?meridian|bearings?(?: (?:datum|reference|system))?)\s?[:=]\s{0,3}
  (?=[^.;\n]{0,60}\b(?:grid|true|magnetic|assumed|nad\s?\d|state plane|coordinate system|geodetic|astronomic)\b)`;
const isAtHead = before(/(?:^|[.;\n])[\s"“(]{0,4}/);
/** "the west line of said lot is assumed to bear North 2 degrees East". */
const BEARS_AS_ASSUMED = exactPattern`\b(?:is|are|was|being|which)?\s{0,2}(?:assumed|assigned|considered|presumed|deemed) (?:
  to (?:bear|have an? (?:assumed )?bearing of)|as bearing) `;
/** All courses by the needle; a course may also run along a true line. */
const COURSES = exactPattern`\b(?:all|the|said|above|foregoing) (?:of the )?(?:above |foregoing )?
  courses (?:(?:are|being|were|herein|above|given|stated|run|taken|refer) ){1,4}(?:[a-z]+ ){0,4}?
  (?:magnetic|needle|(?:true )?meridian)\b
  |\bcourses (?:(?:are|being|were) )?based (?:up)?on (?:the )?(?:[a-z.]+ ){0,5}?(?:grid|magnetic|true)
  (?: (?:north|meridian))?\b`;
const AZIMUTHS = exactPattern`\b(?:(?:all|the) )?(?:(?:true|geodetic|grid) )?azimuths?(?=[\s,(])[^.;:\d]{0,60}\bclock-?\s?wise,? from (?:the )?
  (?:true |grid |magnetic )?(?:north|south)(?: meridian)?`;
/** "South 1 degree West, assigned bearing, along the east line thereof": the bearing stands before its word. */
const SAID_ASSUMED = new RegExp(
  wording`\(?(?:an? )?\b(?:assumed|assigned)(?: bearing)?\)?(?! (?:bearing|to|of|as)\b)
    (?:,? along [^;,.]{4,90}?(?=[;,.]|$| (?:a distance|for|\d)))?`,
  'g',
);
const BEARING_BEFORE = exactPattern`(?:\b(?:north|south)\b|\b[ns][.\s]{0,2}(?=\d))(?:(?!\b(?:north|south|feet|thence)\b)[^;]){2,70}?
  (?:\b(?:east|west)|(?<=[\s\d"'”’])[ew]\b\.?)[\s,]{0,3}$`;
const ASSUMED = exactPattern`\b(?:assumed|assigned) bearing
  (?: of [^;,]{4,70}?(?=[;,]| (?:a|for|along|with) )(?:,? along [^;,.]{4,90}?(?=[;,.]| a distance))?)?`;

export function basisOfBearings(text: string, folded: string): string | null {
  return (
    named(text, folded) ??
    stated(text, folded) ??
    labelled(text, folded) ??
    plain(text, folded, AZIMUTHS) ??
    assumed(text, folded) ??
    sentenceOf(text, folded, COURSES)
  );
}

const ONLY_A_LABEL = pattern`^(?:the |all |said |note:? )?
  (?:bas[ie]s (?:of|for) (?:the |all )?bearings?|bearings? bas[ie]s|bearings?|meridian|directions)(?:[\s:.,-]+(?:are
      |is|being|herein|hereon|shown|relative|referred|referenced|based|to|on|upon|used|as|the|of|for|this|description
      |survey|statement|note)\b)*[\s:.,-]*$`;
const answer = (words: string): string | null => (words === '' || ONLY_A_LABEL.test(words) ? null : words);

/** The whole sentence: what the basis is stands before or behind its name. */
function named(text: string, folded: string): string | null {
  for (const found of matchesOf(NAMED, folded)) {
    const words = namedAt(text, folded, found.index, found.index + found[0].length);
    if (words !== null) return words;
  }
  return null;
}

function namedAt(text: string, folded: string, at: number, end: number): string | null {
  const start = /^\s?[:=]/.test(folded.slice(end, end + 2)) ? at : sentenceStart(text, at);
  if (text[start - 1] === '(' && start === at && folded[end] === ')')
    return answer(onOneLine(text.slice(clauseStart(text, start - 1), end + 1)));
  const ends = clauseEnd(text, end);
  const words = answer(onOneLine(text.slice(start, ends)));
  if (words !== null || !text.startsWith('\n', ends)) return words;
  // A heading: the answer is the paragraph under it.
  const under = ends + /^\s*/.exec(text.slice(ends))![0].length;
  return answer(onOneLine(text.slice(under, clauseEnd(text, under))));
}

function sentenceOf(text: string, folded: string, words: RegExp): string | null {
  const found = words.exec(folded);
  return found && onOneLine(text.slice(found.index, clauseEnd(text, found.index + found[0].length)));
}

function labelled(text: string, folded: string): string | null {
  const found = LABEL.exec(folded);
  if (!found || !isAtHead(folded, found.index)) return null;
  return answer(onOneLine(text.slice(found.index, clauseEnd(text, found.index + found[0].length))));
}

/** "along the east line of said lot, which is assumed to bear": the line itself. */
const LINE_BEFORE = exactPattern`\bthe [^;,]{3,90}, $`;
const MOST_BEFORE = 100;

function assumed(text: string, folded: string): string | null {
  const found = BEARS_AS_ASSUMED.exec(folded);
  if (found) {
    const sentence = sentenceStart(text, found.index);
    const runs = /\bthence\b/.test(folded.slice(sentence, found.index));
    const clause = runs ? Math.min(clauseStart(text, found.index), found.index) : sentence;
    const start = clause - (LINE_BEFORE.exec(folded.slice(Math.max(0, clause - MOST_BEFORE), clause))?.[0].length ?? 0);
    return onOneLine(text.slice(start, clauseEnd(text, found.index + found[0].length)));
  }
  for (const said of matchesOf(SAID_ASSUMED, folded)) {
    const bearing = BEARING_BEFORE.exec(folded.slice(Math.max(0, said.index - MOST_BEFORE), said.index));
    if (bearing) return onOneLine(text.slice(said.index - bearing[0].length, said.index + said[0].length));
  }
  return plain(text, folded, ASSUMED);
}

const CLAUSE = /(?:[;.:,]\s+|\n)(?=(?:from|the|being|which|along|thence|said|north|south|bearing|with)\b)/gi;

/** "…, from which the corner bears North 89° East (basis of bearings)": the clause before the bracket. */
function clauseStart(text: string, bracket: number): number {
  const words = text.slice(Math.max(0, bracket - 260), bracket);
  const last = [...words.matchAll(CLAUSE)].at(-1);
  return last ? bracket - words.length + last.index + last[0].length : bracket + 1;
}

/** From the words that speak of bearings to the end of their sentence. */
function stated(text: string, folded: string): string | null {
  const found = [STATED, REFERRED].map((words) => words.exec(folded)).filter((m) => m !== null);
  const first = found.sort((a, b) => a.index - b.index)[0];
  if (!first) return null;
  return answer(onOneLine(text.slice(first.index, clauseEnd(text, first.index + first[0].length))));
}

function plain(text: string, folded: string, words: RegExp): string | null {
  const found = words.exec(folded);
  if (!found) return null;
  const end = found.index + found[0].length;
  const isOpen = found[0].includes('(') && !found[0].includes(')');
  const closes = isOpen ? /^[^()]{0,20}\)/.exec(text.slice(end, end + 24)) : null;
  return onOneLine(text.slice(found.index, end + (closes?.[0].length ?? 0)));
}

const FAR = 600;

function sentenceStart(text: string, at: number): number {
  for (let i = at - 1; i > at - FAR && i >= 0; i--) {
    const mark = text[i]!;
    const behind = i + 1;
    if (mark === ';' || mark === '(' || (mark === '.' && endsSentence(text, i))) return behind;
    if (mark === '\n' && /\n\s*$/.test(text.slice(Math.max(0, i - 3), i))) return behind;
  }
  return at < FAR ? 0 : at;
}

/** The end of the sentence, of the bracket it stands in, or of the words before a list. */
function clauseEnd(text: string, from: number): number {
  let depth = 0;
  const most = Math.min(text.length, from + FAR);
  for (let i = from; i < most; i++) {
    const mark = text[i]!;
    if (mark === '(') depth++;
    else if (mark === ')' && --depth < 0) return i;
    else if (mark === ';' || (mark === '.' && endsSentence(text, i))) return i;
    else if (
      mark === ':' &&
      /^:[-\s]{0,3}(?:\(?\d|$|(?:beginning|commenc|starting|thence)[a-z]*\b)/i.test(text.slice(i, i + 18))
    )
      return i;
    else if (mark === '\n' && /^\n\s*\n/.test(text.slice(i, i + 4))) return i;
    else if ((mark === 't' || mark === 'T') && /^\sthence\s/i.test(text.slice(i - 1, i + 7))) return i;
  }
  return most === text.length ? most : lastJoint(text, from, most);
}

/** A sentence that does not end: up to the last comma or line of what is taken of it. */
function lastJoint(text: string, from: number, most: number): number {
  for (let i = most; i > from; i--) if (text[i] === '\n' || text[i] === ',') return i;
  return from;
}

const onOneLine = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s:,]+$/, '')
    .trim();
