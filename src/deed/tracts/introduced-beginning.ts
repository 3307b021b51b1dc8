// Takes: a mention of a point of beginning, or the words behind a tie. Gives: whether they say that the boundary begins there ("for a place of
// beginning; thence", "to the corner of the land herein described; thence"), whether it is another piece's, and how many courses lead to a corner
// that the last one returns to. Never: a return, behind which no course sets out.
import type { Course } from '../courses/course-parts.ts';
import { before } from '../words/before.ts';
import type { PobMention } from '../marks/structure.ts';
import { wording } from '../words/wording.ts';

const SETS_OUT = wording`[\s;:.,-]{1,4}(?:and )?(?:running |run |from )?then(?:ce)?\b`;
const FOR_IT = before(/\b(?:for|as)\s{1,3}/);
const SETS_OUT_NEXT = new RegExp(`^${SETS_OUT}`);
const DESCRIBED = String.raw`(?:described|conveyed|granted|surveyed|vacated|annexed|established|taken)`;
const WHOSE = new RegExp(wording`
  ^ (?:of|for) (?:(?:the|said|this|these|an?|such) )?
  (?:(?:aforesaid|hereinafter|herein|hereby|above)[\s-][^;:]{3,90}?
  |[^;:]{3,60}? (?:(?:herein(?:after|below)?|hereby|to be|being)[\s-]+(?:[a-z]+ )?${DESCRIBED}|cent(?:er|re)\s?line)(?: of land)?)${SETS_OUT}`);

/** "…90 feet for a place of beginning; thence", "the point of beginning of the tract herein described; thence". */
export function introduces(folded: string, { start, end }: PobMention): boolean {
  const behind = folded.slice(end, end + 160);
  return (FOR_IT(folded, start) && SETS_OUT_NEXT.test(behind)) || WHOSE.test(behind);
}

const AT_ITS_CORNER = new RegExp(wording`
  \bcorner of (?:the|said|this|these) (?:[a-z]+ )?(?:lands?|tract|parcel|lot|premises|property|strip|easement) (?:herein(?:after)?|hereby|to be
  |being|now) (?:being )?${DESCRIBED}[\s;,.:]{1,4}$`);
const MOST_TIES = 6;

/** Where nothing names a point of beginning: how many courses lead to a corner of the land that is described; 0 where none do. */
export function tiesToItsCorner(folded: string, courses: readonly Course[]): number {
  for (let i = 0; i < Math.min(MOST_TIES, courses.length - 3); i++)
    if (AT_ITS_CORNER.test(folded.slice(courses[i]!.valuesEnd, courses[i + 1]!.start))) return i + 1;
  return 0;
}

const OF_ITS_OWN = new RegExp(wording`
  ^ (?:of|for) (?:(?:the|this|said|these) (?:[a-z-]+ ){0,3}?(?:herein|hereby|hereinafter|to be|being|now|about to)\b|this\b
  |the (?:same|survey|description)\b)`);
const OF_A_PIECE = new RegExp(wording`
  ^ (?:of|for|in) (?:[a-z.'"-]+ ){0,6}?
  (?:tracts?|parcels?|lots?|lands?|easements?|strips?|premises|property|pieces?|survey|description|sites?|areas?|compounds?|deed|exception)\b`);

/** "Commencing at the point of beginning of the above described parcel; thence": where another piece begins, and this one commences. */
export function isOfOtherPiece(folded: string, { end }: PobMention): boolean {
  const behind = folded.slice(end, end + 110);
  return OF_A_PIECE.test(behind) && !OF_ITS_OWN.test(behind);
}

/** "to the point of beginning of said Parcel 2; thence": the corner of another piece, which the boundary passes. */
const OF_A_NAMED_PIECE = new RegExp(wording`
  ^ (?:of|for) (?:(?:said|the (?:said|above|aforesaid|last|first|second|adjoining)) |(?:tract|parcel|lot|exhibit) )
  (?!(?:cent(?:er|re)\s?)?line\b|cent(?:er|re)\b)`);
export const isOfNamedPiece = (folded: string, { end }: PobMention): boolean =>
  OF_A_NAMED_PIECE.test(folded.slice(end, end + 60)) && !OF_ITS_OWN.test(folded.slice(end, end + 110));

const THING = wording`
  (?:angle )?(?<thing>cor(?:ner)?|point|pt|station|sta|post|stake|stone|mon(?:ument)?|marker|buoy|pin|pipe|rebar|rod|tree|bound)s?\.?`;

const NAMED = new RegExp(wording`
  \bto (?:(?:the|said|aforesaid) ){0,2}${THING}\s{0,2}(?:(?:no|nos|number|numbered)\.?\s{0,2}|#\s?)?(?<name>"[a-z\d]{1,3}"|'[a-z]'|\d{1,3}|[a-z])
  (?=\s{0,2}(?:[,;:()]|\.(?![a-z\d])|$|of (?:the|this|said) ))`);

/** "to witness corner to corner no. 1", "to a post, identical with": what stands beside the corner. */
const OF_ANOTHER = /\bto\s|\b(?:witness|identical|which|whence|bears?|reference)\b/;

const MOST_TO_CORNER = 6;

function arrivesAt(folded: string, course: Course, next: number): string | null {
  const found = NAMED.exec(folded.slice(course.valuesEnd, Math.min(next, course.valuesEnd + 160)));
  if (!found || OF_ANOTHER.test(found.input.slice(0, found.index))) return null;
  const { thing, name } = found.groups!;
  return `${thing!.slice(0, 2)} ${name!.replace(/["']/g, '')}`;
}

/** 0 where the last course comes to no corner that an earlier one came to. */
export function tiesToNamedCorner(folded: string, courses: readonly Course[]): number {
  const last = courses.at(-1)!;
  const returned = arrivesAt(folded, last, last.end);
  if (returned === null) return 0;
  for (let i = 0; i < Math.min(MOST_TO_CORNER, courses.length - 3); i++)
    if (arrivesAt(folded, courses[i]!, courses[i + 1]!.start) === returned) return i + 1;
  return 0;
}
