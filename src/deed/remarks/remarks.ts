// Takes: a paper and where a description stands in it. Gives: what is said beside its courses that belongs to no description of land:
// somebody speaks there of the values or of the paper, and only a person can say whether that changes the figure.
// Never: an interpretation, nor a word of plain descriptions. It is asked of figures that would pass, and of no others.
import type { Stretch } from '../words/remembered.ts';
import { quoted } from '../tracts/quoted.ts';
import { withoutCapitals } from './capitals.ts';
import { isBoilerplate, isHarmless, isOfCopy, isOfForms, isOfNames, namesFigure, withoutName } from './harmless.ts';
import { bracketedRemark, changesLand, type Where } from './land-changed.ts';
import { saysOtherLand } from './conveyed-land.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';
import { missingSheet } from './missing-sheet.ts';
import { unreachedPlace } from './named-places.ts';
import { hasOtherMeasure } from './other-measure.ts';
import { hasSecondValue, isUnsettled, speaksOfItself } from './own-parts.ts';
import { dealsWithPart } from './part-dealt.ts';
import { headsAnother, tellsPart } from './part-told.ts';
import { isPlainlyOfLand } from './plain-english.ts';
import { isFarFromRecord } from './record-apart.ts';
import { isDealing, isForeign, isOfOneCourse, isSpeaking, isTelling } from './remark-words.ts';
import { saysBesides } from './said-besides.ts';
import { sentencesOf } from './sentences.ts';
import { isNotLast } from './standing.ts';
import { blankAmong, isLeftOpen, twoBeginnings } from './to-be-settled.ts';
import { tellsOtherMeasure } from './told-measure.ts';
import { goesOnUnmeasured, hasTwoEnds, isBent, isValueless } from './unmeasured-way.ts';
import { weighsAsRemark } from './weighed-words.ts';

/** So far around a figure a remark is looked for. */
const AROUND = 2000;
/** So far around it plain English is about it. */
const CLOSE = 700;
/** So far behind it a sentence of no form is about it. */
const AT_HAND = 450;
/** So near before it, and right behind it, whatever is said is about it. */
const LEADS_TO = 120;
/** What stands so near before another figure is of that. */
const LEADS_ON = 40;
/** Between what leads to a figure and its first word stand marks. */
const LEADS_AT_ONCE = 6;
const MOST = 3;

/** The sentences, quoted shortly, each once. `others` are the courses of the paper's other descriptions; what is said of another tract by its name is not said of this. */
export function remarksBeside(
  text: string,
  own: Stretch,
  others: readonly Stretch[],
  isOfAnother: (words: string) => boolean,
): string[] {
  const small = withoutCapitals(text, own, AROUND);
  const found = amongCourses(small, own);
  const [from, to] = [Math.max(0, own.start - AROUND), Math.min(text.length, own.end + AROUND)];
  for (const sentence of sentencesOf(text, from, to)) {
    if (others.some((other) => sentence.start < other.end && sentence.end > other.start)) continue;
    if (isBoilerplate(text.slice(sentence.start, sentence.end))) continue;
    const leadsOn = others.some((other) => other.start >= sentence.end && other.start <= sentence.end + LEADS_ON);
    const clause =
      clauseThatSpeaks(text, sentence, own) ??
      (small === text ? null : clauseThatSpeaks(small, sentence, own)) ??
      (leadsOn ? null : (saidBehind(small, sentence, own) ?? headOfNone(text, sentence, own, others)));
    if (clause === null || (sentence.start >= own.end && isOfAnother(text.slice(clause.start, clause.end)))) continue;
    found.push(saying(quoted(text, clause.start, clause.end)));
    if (found.length === MOST) break;
  }
  return found;
}

const saying = (words: string): string =>
  `The paper says ${words}: whether that changes the figure is for a person to read.`;

/** What is asked of all the courses at once. */
function amongCourses(text: string, own: Stretch): string[] {
  const found: string[] = [];
  const sheet = missingSheet(text, own);
  if (sheet !== null) found.push(sheet);
  const place = unreachedPlace(text.slice(Math.max(0, own.start - CLOSE), own.start), text.slice(own.start, own.end));
  if (place !== null) found.push(place);
  const courses = text.slice(own.start, own.end);
  const recorded = courses.split(/\bthence\b/i).find(isFarFromRecord);
  if (recorded) found.push(saying(quoted(recorded, 0, recorded.length)));
  const bracket = bracketedRemark(courses);
  if (bracket) found.push(saying(quoted(bracket[0], 0, bracket[0].length)));
  const blank =
    blankAmong(courses) ?? twoBeginnings(text.slice(Math.max(0, own.start - LEADS_TO), own.start + LEADS_TO * 3));
  if (blank) found.push(saying(quoted(blank[0], 0, blank[0].length)));
  return found;
}

const WORD = /[A-Za-z]+(?:['’][a-z]+)?/g;

function clauseThatSpeaks(text: string, sentence: Stretch, own: Stretch): Stretch | null {
  const words = text.slice(sentence.start, sentence.end);
  const isAtOnce = sentence.end >= own.start - LEADS_AT_ONCE;
  const where = whereOf(sentence, own);
  if (changesLand(withoutName(words), where, isAtOnce) || hasOtherMeasure(words)) return sentence;
  if (isNotLast(words, where, isAtOnce)) return sentence;
  if (
    isAtOnce &&
    sentence.start < own.start &&
    leadsElsewhere(text.slice(sentence.start, Math.min(sentence.end, own.start)))
  )
    return sentence;
  if (where !== 'among' && isOpenOrOther(words, text.length - sentence.end, sentence, own)) return sentence;
  if (isOfNames(words) || isOfCopy(words)) return null;
  const isAmongCourses = sentence.start > own.start && sentence.end <= own.end;
  const isClose = sentence.end > own.start - CLOSE && sentence.start < own.end + CLOSE;
  if (speaksOfItself(words, isAmongCourses) || (isAmongCourses && hasSecondValue(words))) return sentence;
  if (isAmongCourses && (isBent(words) || hasTwoEnds(words))) return sentence;
  if (isAmongCourses && text[sentence.start - 1] === ';' && goesOnUnmeasured(words)) return sentence;
  // Where commas part the courses the next "thence" ends it.
  if (isAmongCourses && /[;t]/i.test(text[sentence.end] ?? '') && isValueless(words)) return sentence;
  const isForm = isOfForms(words) && !(isAmongCourses && /\d/.test(words));
  if (isClose && !isForm && isUnsettled(words)) return sentence;
  // What leads to the figure and what its last sentence ends with are about it, whatever they name.
  const touches = sentence.end > own.start - LEADS_TO && sentence.start <= own.end + 1;
  const isOfFigure = !isForm && (touches || namesFigure(words));
  let isFirst = true;
  for (const { 0: printed, index } of words.matchAll(WORD)) {
    const isName = !isFirst && isNamed(printed);
    isFirst = false;
    if (isName) continue;
    const word = printed.toLowerCase().replace('’', "'");
    const speaks =
      isTelling(word) ||
      isForeign(word) ||
      (isOfFigure && (isDealing(word) || (isClose && isSpeaking(word)))) ||
      (isAmongCourses && !isForm && isOfOneCourse(word));
    if (speaks && !isHarmless(word, text, sentence.start + index)) return sentence;
  }
  return null;
}

/** Near it: left open, or other land. */
const isOpenOrOther = (words: string, rest: number, sentence: Stretch, own: Stretch): boolean =>
  sentence.end > own.start - CLOSE &&
  sentence.start < own.end + CLOSE &&
  (saysOtherLand(words) || isLeftOpen(words, rest));

/** Of the figure's last sentence, only what stands behind its courses. */
function saidBehind(text: string, sentence: Stretch, own: Stretch): Stretch | null {
  if (sentence.end <= own.end || sentence.start >= own.end + CLOSE) return null;
  const words = withoutName(text.slice(Math.max(sentence.start, own.end), sentence.end)).replace(WHOSE_BEGINNING, '');
  const isNew = sentence.start >= own.end;
  const isOfLand =
    tellsPart(words, isNew) ||
    saysBesides(words, isNew) ||
    (isNew && sentence.start < own.end + AT_HAND && (isPlainlyOfLand(words) || dealsWithPart(words)));
  return isOfLand || tellsOtherMeasure(words, text.slice(own.start, own.end)) || weighsAsRemark(words)
    ? sentence
    : null;
}

/** "to the point of beginning of this description": whose it is. */
const WHOSE_BEGINNING = /^\s{1,3}(?:of|for)\s{1,3}(?:this|said|the)\s{1,3}description(?=[\s,;.])/i;

/** The head of another land behind the last figure of the paper. */
function headOfNone(text: string, sentence: Stretch, own: Stretch, others: readonly Stretch[]): Stretch | null {
  if (sentence.start < own.end || others.some((other) => other.start >= own.end)) return null;
  return text[sentence.end] === ':' && headsAnother(text.slice(sentence.start, sentence.end)) ? sentence : null;
}

/** Its last sentence goes on behind a figure. */
function whereOf(sentence: Stretch, own: Stretch): Where {
  if (sentence.end > own.end) return 'behind';
  return sentence.start < own.start && sentence.end <= own.start ? 'before' : 'among';
}

/** "Short", "Paper Mill Road": a capital inside a sentence begins a name. */
const isNamed = (printed: string): boolean => /^[A-Z][a-z]/.test(printed);
