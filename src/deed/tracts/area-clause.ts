// Takes: an area in folded text. Gives: the words of its sentence up to it, and whether a sentence ended between the description and it.
// Never: what the sentence speaks of; area-subject.ts asks that.
import { pointBut } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

/** Where a sentence may begin that holds an area; abbreviations and the leaders of a table ("....") end none. */
export const SENTENCE_END = new RegExp(wording`(?:;|${pointBut('cont|sqr?|ft')}) (?!\.)|\n\s{0,8}\n`, 'g');

const REACH = 320;

export interface Clause {
  readonly start: number;
  /** From the sentence's first word up to the area. */
  readonly words: string;
  /** Whether a sentence ended between the description and it. */
  readonly isLater: boolean;
}

/** The sentence of an area up to it; `from` is where the words of the description end. */
export function clauseOf(folded: string, from: number, at: number): Clause {
  const base = Math.max(from, at - REACH);
  // With the word before: "g." alone would be an initial.
  const lead = Math.min(base, 12);
  const words = folded.slice(base - lead, at);
  let [end, isLater] = [lead, base > from];
  SENTENCE_END.lastIndex = 0;
  for (let m = SENTENCE_END.exec(words); m; m = SENTENCE_END.exec(words)) {
    if (m.index + 1 < lead) continue;
    end = Math.max(lead, m.index + m[0].length);
    isLater = true;
  }
  // "to the place of beginning\nLessee shall pay": the point was lost.
  const line = isLater ? null : LINE_END.exec(words.slice(lead));
  if (line) return { start: base + line[0].length, words: words.slice(lead + line[0].length), isLater: true };
  return { start: base - lead + end, words: words.slice(end), isLater };
}

const LINE_END = /^[a-z0-9]?[ \t]{0,4}\n\s{0,20}/;

export const ABOUT = wording`(?:about|approximately|roughly|some|nearly|only|exactly|in all|all told)`;

const BARE = new RegExp(String.raw`^(?:[\s.,;:("'-]|and\b|${ABOUT}){0,8}$`);

const SAYS = new RegExp(wording`
  ^[\s,]{1,3}(?:of land[\s,]{1,3}|more or less[\s,]{1,3}){0,2}(?:thereof |of (?:which|this|the|said)\b[^.;]{0,40}? )?
  (?:lies?|falls?|is|are|was|were|has|have) (?!what|all|the (?:area|amount|content|quantity)|contained|included|enclosed|embraced|hereby|described
  |conveyed)`);

/** ". 4 acres lie in the flood plain": the amount itself is what the sentence speaks of. */
export const isSaidItself = (folded: string, before: string, end: number): boolean =>
  BARE.test(before) && SAYS.test(folded.slice(end, end + 90));
