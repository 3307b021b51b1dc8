// Takes: the text. Gives: the sentence that says what its bearings refer to, or null. Never: a basis the document does not state.
import { holdsAny } from './triples.ts';

const BASIS =
  /\b(?:basis\s+of\s+(?:the\s+)?bearings?\b|bearings?\s+(?:are|is|being|herein|shown|used|in\s+this|of\s+the\s+lines|refer|based|recited)[^.;)]{0,120}\b(?:meridian|grid|north|south|datum|plane|survey|zone)\b|(?:all\s+)?bearings?\s+(?:herein\s+)?(?:are\s+)?(?:referred|referenced|relative|based)\b|azimuths?[^.;]{0,60}measured\s+clockwise\s+from\s+(?:true\s+|grid\s+)?(?:north|south))/;

const namesBearing = holdsAny(['bearing', 'azimuth']);

export function basisOfBearings(text: string, folded: string): string | null {
  const found = namesBearing(text) ? BASIS.exec(folded) : null;
  if (!found) return null;
  const before = folded.slice(Math.max(0, found.index - 160), found.index);
  const from =
    found.index -
    before.length +
    Math.max(before.lastIndexOf('. '), before.lastIndexOf(';'), before.lastIndexOf('('), before.lastIndexOf('\n'), -1) +
    1;
  const stop = /[.;)\n](?=\s|$)/.exec(folded.slice(found.index + found[0].length, found.index + found[0].length + 300));
  const to = stop
    ? found.index + found[0].length + stop.index
    : Math.min(text.length, found.index + found[0].length + 300);
  return text.slice(from, to).replace(/\s+/g, ' ').trim();
}
