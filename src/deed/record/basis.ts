// Takes: the text. Gives: the words that say what its bearings refer to, or null. Never: a basis the document does not state, nor the
// course or the corner that its sentence also tells of.
import { before } from '../words/before.ts';
import { matchesOf } from '../words/matches.ts';
import { behindAll, isSpace } from '../words/peek.ts';
import { endsSentence } from '../words/sentence-point.ts';
import { holdsAny } from '../words/triples.ts';

const WITHIN = String.raw`(?:[^.;)]|(?<=\b[a-z0-9])\.){0,160}?`;
const MERIDIAN = String.raw`\b(?:meridian|grid|lambert|nad\s?\d{2}|gps|datum|plane|zone|coordinate\s+system|magnetic|needle|geodetic|astronomic(?:al)?|(?:true|assumed|mean)(?:\s+(?:grid|magnetic|north|south|bearings?)){0,2}|north|south|survey)\b`;
const SUBJECT = String.raw`(?:(?:all|the)\s+(?:of\s+the\s+)?)?(?:(?:true|courses|distances|azimuths)\s+(?:and\s+)?)?`;

/** "all bearings herein are referred to the true meridian", "Bearings and distances used herein are on the state's system". */
const STATED = new RegExp(
  String.raw`\b${SUBJECT}(?:bearings|directions)(?:\s+and\s+(?:distances|azimuths))?\s+(?:are|being|were|herein|hereon|given|stated|called|shown|used|recited|above|turned|taken|run|measured|calculated|computed|reckoned|determined|derived|in\s+this|of\s+th(?:e|is)|refer|based)${WITHIN}${MERIDIAN}`,
);
/** Words between the bearings and what they are referred to: "shown hereon are", "of this description are". */
const OF_THEM = String.raw`(?:(?:herein|hereon|hereof|shown|used|cited|recited|stated|called|given|contained|described|set|forth|of|in|on|for|this|the|above|said|survey|description|plat|map|document|deed|is|are|being|were|all)\s+){0,9}?`;
const REFERRED = new RegExp(
  String.raw`\b(?:(?:all|the)\s+)?bearings?\s+${OF_THEM}(?:referred|referenced|relative|based|oriented|rotated|reckoned|turned\s+from|calculated\s+from|computed\s+from|derived\s+from|determined\s+(?:by|from)|in\s+accordance\s+with|according\s+to)\b|\ball\s+bearings?\s+(?:being|is)\s+(?:true|magnetic|from)\b`,
);
const NAMED =
  /\bbas[ie]s\s+(?:of|for)\s+(?:the\s+|all\s+|said\s+)?bearings?\b|\bbearings?\s+bas[ie]s\b|\b(?:used|taken)\s+as\s+(?:a|the)\s+(?:true\s+)?meridian\b/g;
/** "Meridian: Grid North, NAD 83": a label that is an answer only with such words behind it. */
const LABEL =
  /\b(?:(?:reference\s+)?meridian|bearings?(?:\s+(?:datum|reference|system))?)\s?[:=]\s{0,3}(?=[^.;\n]{0,60}\b(?:grid|true|magnetic|assumed|nad\s?\d|state\s+plane|coordinate\s+system|geodetic|astronomic)\b)/;
const isAtHead = before(/(?:^|[.;\n])[\s"“(]{0,4}/);
/** "the west line of said lot is assumed to bear North 2 degrees East". */
const BEARS_AS_ASSUMED =
  /\b(?:is|are|was|being|which)?\s{0,2}(?:assumed|assigned|considered|presumed|deemed)\s+(?:to\s+(?:bear|have\s+an?\s+(?:assumed\s+)?bearing\s+of)|as\s+bearing)\s/;
/** All courses by the needle; a course may also run along a true line. */
const COURSES =
  /\b(?:all|the|said|above|foregoing)\s+(?:of\s+the\s+)?(?:above\s+|foregoing\s+)?courses\s+(?:(?:are|being|were|herein|above|given|stated|run|taken|refer)\s+){1,4}(?:[a-z]+\s+){0,4}?(?:magnetic|needle|(?:true\s+)?meridian)\b|\bcourses\s+(?:(?:are|being|were)\s+)?based\s+(?:up)?on\s+(?:the\s+)?(?:[a-z.]+\s+){0,5}?(?:grid|magnetic|true)(?:\s+(?:north|meridian))?\b/;
const AZIMUTHS =
  /\b(?:(?:all|the)\s+)?(?:(?:true|geodetic|grid)\s+)?azimuths?(?=[\s,(])[^.;:\d]{0,60}\bclock-?\s?wise,?\s+from\s+(?:the\s+)?(?:true\s+|grid\s+|magnetic\s+)?(?:north|south)(?:\s+meridian)?/;
/** "South 1 degree West, assigned bearing, along the east line thereof": the bearing stands before its word. */
const SAID_ASSUMED =
  /\(?(?:an?\s+)?\b(?:assumed|assigned)(?:\s+bearing)?\)?(?!\s+(?:bearing|to|of|as)\b)(?:,?\s+along\s[^;,.]{4,90}?(?=[;,.]|$|\s+(?:a\s+distance|for|\d)))?/g;
const BEARING_BEFORE =
  /(?:\b(?:north|south)\b|\b[ns][.\s]{0,2}(?=\d))(?:(?!\b(?:north|south|feet|thence)\b)[^;]){2,70}?(?:\b(?:east|west)|(?<=[\s\d"'”’])[ew]\b\.?)[\s,]{0,3}$/;
const ASSUMED =
  /\b(?:assumed|assigned)\s+bearing(?:\s+of\s[^;,]{4,70}?(?=[;,]|\s+(?:a|for|along|with)\s)(?:,?\s+along\s[^;,.]{4,90}?(?=[;,.]|\s+a\s+distance))?)?/;

/** The middle of both: without it neither is searched for. */
const SAID_OF_BEARINGS =
  /\b(?:bearings?|directions)\s+(?:and|are|is|being|were|herein|hereon|hereof|given|stated|called|shown|used|cited|recited|contained|described|above|turned|taken|run|measured|calculated|computed|reckoned|determined|derived|oriented|rotated|according|in|on|for|of|refer|relative|based)/;

const mayName = holdsAny(['basis', 'meridian']);
const mayState = holdsAny(['bearing', 'directions']);
const mayMeasure = holdsAny(['clock']);
const mayAssume = holdsAny(['assumed', 'assigned', 'considered', 'presumed', 'deemed']);
const mayLabel = holdsAny(['meridian', 'bearing']);
const maySayCourses = (text: string): boolean => mayGo(text) && mayBeMagnetic(text);
const mayGo = holdsAny(['courses']);
const mayBeMagnetic = holdsAny(['magnetic', 'needle', 'meridian', 'grid', 'true']);

export function basisOfBearings(text: string, folded: string): string | null {
  return (
    (mayName(text) ? named(text, folded) : null) ??
    (mayState(text) ? stated(text, folded) : null) ??
    (mayLabel(text) ? labelled(text, folded) : null) ??
    (mayMeasure(text) ? plain(text, folded, AZIMUTHS) : null) ??
    (mayAssume(text) ? assumed(text, folded) : null) ??
    (maySayCourses(text) ? sentenceOf(text, folded, COURSES) : null)
  );
}

const ONLY_A_LABEL =
  /^(?:the\s+|all\s+|said\s+|note:?\s+)?(?:bas[ie]s\s+(?:of|for)\s+(?:the\s+|all\s+)?bearings?|bearings?\s+bas[ie]s|bearings?|meridian|directions)(?:[\s:.,-]+(?:are|is|being|herein|hereon|shown|relative|referred|referenced|based|to|on|upon|used|as|the|of|for|this|description|survey|statement|note)\b)*[\s:.,-]*$/i;
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
  const under = behindAll(text, ends, text.length, isSpace);
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
const LINE_BEFORE = /\bthe\s[^;,]{3,90},\s{1,2}$/;
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
  if (!SAID_OF_BEARINGS.test(folded)) return null;
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
