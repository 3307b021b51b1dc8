// Takes: folded text. Gives: the stretches in which a copyist or a surveyor notes a call that the paper does not have: "[Transcriber's note: the call
// is supposed to be S 20° W 44 poles]", "Note: the plat shows it as S 21° W". Never: field notes that are the description: "Surveyor's notes: Beginning at".
import type { OtherLine } from './other-lines.ts';
import { wording } from '../words/wording.ts';

const WRITER =
  'transcriber copyist copier editor surveyor clerk compiler draftsman abstractor typist recorder registrar'.split(' ');
const NOTE = wording`(?:${WRITER}(?:'?s)? note|note (?:by|of) (?:the )?${WRITER}|${WRITER}(?=\s?:)|(?<=[[(.;\n]\s{0,4})(?:note(?=\s?[:.-])|n\.\s?b\.))`;
/** In brackets, up to the one that closes it. */
const IN_BRACKETS = new RegExp(
  String.raw`\[(?=[^\][]{0,200}?\b${NOTE}\b)[^\][]{1,400}\]|\((?=[^()]{0,200}?\b${NOTE}\b)[^()]{1,400}\)`,
  'g',
);
/** "[should read: thence S 20° W 40 feet]": what a copyist would have it say. */
const SHOULD_READ =
  /\[\s?(?:sic[\s,;:.]{1,3})?(?:(?:this\s|it\s)?should\s(?:be|read|have)\b|recte\b|corrected\sto\b)[^\][]{1,200}\]/g;
/** In a sentence of its own that supposes, or says what another paper has. */
const PAPER_SHOWS = wording`(?:plat|map|deed|survey|original|record) (?:shows|has|gives|reads|calls|makes)`;
const SUPPOSES = `suppos|probabl|perhaps|believe|would|missing|illegible|wanting|presum|should|${PAPER_SHOWS}`;
const IN_A_SENTENCE = new RegExp(
  wording`(?<=^|[.;:\n—\]-]\s{0,6})${NOTE}[\s:.,-]{1,4}(?=[^;\n\])]{0,160}?\b(?:${SUPPOSES}))
    (?:(?!\bbeginning at\b)[^;\n\])]){1,400}?(?=[;\n\])]|(?<!\b(?:[a-z]|no|sec|st|ave))\.["']?(?:\s|$)|$)`,
  'g',
);

export function notedCalls(folded: string): OtherLine[] {
  return [IN_BRACKETS, SHOULD_READ, IN_A_SENTENCE].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );
}
