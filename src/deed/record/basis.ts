// Takes: the text. Gives: the words that say what its bearings refer to, or null. Never: a basis the document does not state, nor the
// course or the corner that its sentence also tells of.
import { endsSentence } from '../words/sentence-point.ts';
import { holdsAny } from '../words/triples.ts';

const WITHIN = String.raw`(?:[^.;)]|(?<=\b[a-z0-9])\.){0,160}?`;
const MERIDIAN = String.raw`\b(?:meridian|grid|datum|plane|zone|coordinate\s+system|magnetic|needle|geodetic|astronomic(?:al)?|(?:true|assumed|mean)(?:\s+(?:grid|magnetic|north|south|bearings?)){0,2}|north|south|survey)\b`;
const SUBJECT = String.raw`(?:(?:all|the)\s+(?:of\s+the\s+)?)?(?:(?:true|courses|distances|azimuths)\s+(?:and\s+)?)?`;

/** "all bearings herein are referred to the true meridian", "Bearings and distances used herein are on the state's system". */
const STATED = new RegExp(
  String.raw`\b${SUBJECT}(?:bearings|directions)(?:\s+and\s+(?:distances|azimuths))?\s+(?:are|being|were|herein|given|stated|called|shown|used|recited|above|in\s+this|of\s+th(?:e|is)|refer|based)${WITHIN}${MERIDIAN}`,
);
const REFERRED =
  /\b(?:(?:all|the)\s+)?bearings?\s+(?:herein\s+)?(?:(?:is|are|being)\s+)?(?:referred|referenced|relative|based)\b|\ball\s+bearings?\s+(?:being|is)\s+(?:true|magnetic|from)\b/;
const NAMED = /\bbasis\s+of\s+(?:the\s+|all\s+)?bearings?\b|\b(?:used|taken)\s+as\s+(?:a|the)\s+(?:true\s+)?meridian\b/;
const AZIMUTHS =
  /\b(?:(?:all|the)\s+)?(?:(?:true|geodetic|grid)\s+)?azimuths?(?=[\s,(])[^.;:\d]{0,60}\bclock-?\s?wise,?\s+from\s+(?:the\s+)?(?:true\s+|grid\s+|magnetic\s+)?(?:north|south)(?:\s+meridian)?/;
const ASSUMED =
  /\bassumed\s+bearing(?:\s+of\s[^;,]{4,70}?(?=[;,]|\s+(?:a|for|along|with)\s)(?:,?\s+along\s[^;,.]{4,90}?(?=[;,.]|\s+a\s+distance))?)?/;

/** The middle of both: without it neither is searched for. */
const SAID_OF_BEARINGS =
  /\b(?:bearings?|directions)\s+(?:and|are|is|being|were|herein|given|stated|called|shown|used|recited|above|in|of|refer|relative|based)/;

const mayName = holdsAny(['basis', 'meridian']);
const mayState = holdsAny(['bearing', 'directions']);
const mayMeasure = holdsAny(['clock']);
const mayAssume = holdsAny(['assumed']);

export function basisOfBearings(text: string, folded: string): string | null {
  return (
    (mayName(text) ? named(text, folded) : null) ??
    (mayState(text) ? stated(text, folded) : null) ??
    (mayMeasure(text) ? plain(text, folded, AZIMUTHS) : null) ??
    (mayAssume(text) ? plain(text, folded, ASSUMED) : null)
  );
}

/** The whole sentence: what the basis is stands before or behind its name. */
function named(text: string, folded: string): string | null {
  const found = NAMED.exec(folded);
  if (!found) return null;
  const end = found.index + found[0].length;
  const start = /^\s?[:=]/.test(folded.slice(end, end + 2)) ? found.index : sentenceStart(text, found.index);
  if (text[start - 1] === '(' && start === found.index && folded[end] === ')')
    return onOneLine(text.slice(clauseStart(text, start - 1), end + 1));
  return onOneLine(text.slice(start, clauseEnd(text, end)));
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
  return onOneLine(text.slice(first.index, clauseEnd(text, first.index + first[0].length)));
}

function plain(text: string, folded: string, words: RegExp): string | null {
  const found = words.exec(folded);
  if (!found) return null;
  const end = found.index + found[0].length;
  const isOpen = found[0].includes('(') && !found[0].includes(')');
  const closes = isOpen ? /^[^()]{0,20}\)/.exec(text.slice(end, end + 24)) : null;
  return onOneLine(text.slice(found.index, end + (closes?.[0].length ?? 0)));
}

const FAR = 320;

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
    else if (mark === ':' && /^:[-\s]{0,3}(?:\(?\d|$)/.test(text.slice(i, i + 6))) return i;
    else if (mark === '\n' && /^\n\s*\n/.test(text.slice(i, i + 4))) return i;
  }
  return most === text.length ? most : from;
}

const onOneLine = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s:,]+$/, '')
    .trim();
