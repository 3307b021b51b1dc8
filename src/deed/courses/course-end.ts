// Takes: the courses of a description and where the next of each begins. Gives: where each one's sentence begins and ends.
// Never: the number, label or quotation mark of the next course at the end of this one, nor a cut at "No." or an initial.
import type { Course } from './course-parts.ts';
import { firstFrom } from '../marks/cut.ts';
import { endsSentence } from '../words/sentence-point.ts';
import type { PobMention } from '../marks/structure.ts';

/** Ends each course's sentence: at the next course, or where the last one's sentence or return to the beginning ends. */
export function settleEnds(text: string, folded: string, courses: Course[], pobs: readonly PobMention[]): void {
  courses.forEach((course, i) => {
    const next = courses[i + 1];
    const mention = mentionWithin(pobs, course.valuesEnd, course.end);
    let { end } = course;
    if (mention?.role === 'reached') end = saidTwice(folded, mention.end, course.end);
    else if (!next || end - course.start > 1500) end = sentenceEnd(text, folded, course.valuesEnd, end);
    else if (next.start === end) {
      end = labelStart(folded, course.valuesEnd, end);
      if (end < next.start) next.start = end + /^[\s"'“‘]*/.exec(folded.slice(end, next.start))![0].length;
    }
    course.end = trimmedEnd(text, folded, course.start, end);
  });
}

function mentionWithin(pobs: readonly PobMention[], from: number, to: number): PobMention | undefined {
  for (let i = firstFrom(pobs, from); i < pobs.length && pobs[i]!.start < to; i++)
    if (pobs[i]!.end <= to) return pobs[i];
  return undefined;
}

/** "to the first mentioned point and place of beginning": one return, said twice. */
function saidTwice(folded: string, end: number, to: number): number {
  const more = /^[\s,]{1,3}(?:and|or)\s+(?:the\s+)?(?:point|place)\s+of\s+beginning\b/.exec(
    folded.slice(end, end + 40),
  );
  return Math.min(to, end + (more?.[0].length ?? 0));
}

const SENTENCE_STOP =
  /[;.](?=\s|$)|\n\s*\n|,?\s+(?:and\s+)?contain|\s+thence\b|,\s+(?:and\s+|but\s+)?except(?:ing)?[\s,]+(?:also|therefrom|however|that\s+(?:part|portion|certain)|those|so\s+much|the\s+following|an?\s+(?:[a-z]+\s+)?(?:tract|parcel|lot|piece|strip))\b|,\s+(?:and\s+|but\s+)?(?:less|save|saving)\s+(?:and\s+except(?:ing)?|therefrom|the\s+following|that\s+certain)\b|\s+(?:is|are|be)\s+hereby\b|[:,]\s+provided\b(?!\s+for\b)|,?\s+(?:together\s+with|subject\s+to|to\s+have\s+and\s+to\s+hold|being\s+(?:(?:a\s+)?(?:part|portion)\s+of\s+)?the\s+(?:same|premises))\b/g;

const LONGEST_STOP = 400;

function sentenceEnd(text: string, folded: string, from: number, to: number): number {
  const most = Math.min(to, from + 600);
  const words = folded.slice(0, most + LONGEST_STOP);
  SENTENCE_STOP.lastIndex = from;
  for (let stop = SENTENCE_STOP.exec(words); stop && stop.index < most; stop = SENTENCE_STOP.exec(words)) {
    if (stop[0] === '.' && !endsSentence(text, stop.index)) continue;
    return stop.index + (stop[0] === ';' || stop[0] === '.' ? 1 : 0);
  }
  return most;
}

// What tells the next course off, right before it: "2.", "(C)", "C." at the head of a line, "Course 4:", the number of its row, an opening
// quotation mark; or "Leaving the contour,", with which its sentence begins.
const LABEL =
  /(?:[;.:,]\s|[;:,]|\n)[\s"']*(?:and\s+)?(?<label>(?:(?:course|line|call)\s+(?:no\.?\s*)?\d{1,3}\s?[:.)-]?|\(?\d{1,3}[.)]|\((?:[a-z]|[ivx]{1,5})\)|(?<=[;.:]\s{0,4}\n\s{0,12})[a-z]\.|(?:[a-z]|\d{1,3})\s?(?:-|to)\s?(?:[a-z]|\d{1,3})(?=[\s:,.)])[:,.)]?|leaving\s[^;.\n]{3,120},)\s*)$/;
const ROW_NUMBER = /\n[ |]*(?<label>\d{1,3}[ |]+)$/;
/** The number is this course's: "to monument No.\n4." */
const NUMBER_OF =
  /\b(?:nos?\.?|lots?|sections?|secs?\.?|blocks?|tracts?|parcels?|corners?|monuments?|stations?|points?|number(?:ed)?|highway|route|road|page|book|and|of|the|to|(?:[a-z]\.){2,3}|(?:hwy|rte?)\.)\s*$/;

function labelStart(folded: string, from: number, next: number): number {
  const words = folded.slice(Math.max(from, next - 150), next);
  const found = LABEL.exec(words) ?? ROW_NUMBER.exec(words);
  if (!found) return next;
  const label = found.groups!['label']!;
  const before = words.slice(0, found.index + 1);
  return !label.startsWith('leaving') && NUMBER_OF.test(before) ? next : next - label.length;
}

/** A quotation mark that opens the next paragraph; not one that closes a name, nor the ditto mark of a table. */
const OPENING_QUOTE = /[\s;:][“‘]$|(?:\n|[;:.]\s)"$/;

function trimmedEnd(text: string, folded: string, start: number, end: number): number {
  const floor = Math.max(start, end - 40);
  let at = end;
  for (;;) {
    if (at > floor && /[\s,;:(]/.test(folded[at - 1]!)) at--;
    else if (at - 3 >= floor && OPENING_QUOTE.test(text.slice(at - 3, at))) at--;
    else if (at - 3 >= floor && folded.startsWith('and', at - 3) && (at - 3 === floor || !/\w/.test(folded[at - 4]!)))
      at -= 3;
    else return Math.max(at, start + 1);
  }
}
