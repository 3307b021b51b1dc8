// Takes: folded text. Gives: where descriptions return to their beginning, leave it, or only speak of it.
// Never: courses; those are cut in segments.ts.
import { BEFORE_CURVE } from '../words/before-curve.ts';
import { before } from '../words/before.ts';
import { isFirstLine } from './first-mentioned.ts';
import { pobPhrases } from './pob-phrase.ts';
import { wording } from '../words/wording.ts';

export type StarterKind = 'begin' | 'commence' | 'from' | 'implicit';

export interface Starter {
  readonly kind: StarterKind;
  readonly start: number;
  readonly end: number;
}

export interface PobMention {
  readonly start: number;
  readonly end: number;
  /** How it is mentioned: reached by the course before it, left by the course behind it, or only spoken of. */
  readonly role: 'reached' | 'left' | 'named';
  /** Reached, and the land's area said behind it: the figure is closed here, whatever follows. */
  readonly closes: boolean;
}

const isReachedBy = before(
  new RegExp(
    wording`(?:\b(?:to|at|being|is|and|or|also|as|for|called|known as|which (?:is|marks)|thence to|be) (?:the[.,]? (?:true )?|a |said |that )?["']?
      |[,;(&]["']?\s{0,3}(?:the )?|\bto\s[^.;]{1,120}?,? (?:at|and|or|being) (?:the )?)`,
  ),
);
const isLeft = before(
  new RegExp(
    wording`(?:^|(?<!\b[a-z])\.|[;:,]|\band|\bthen(?:ce)?,?|\bbeginning)\s{0,4}(?:from|leaving) (?:the |said |such )?(?:[a-z]{1,20} ){0,4}(?:and )?`,
  ),
);
const isSpokenOf = before(
  new RegExp(wording`\b(?:of|(?:referred|relative|reference|respect|relation|regard) to|from) (?:the |said )?`),
);

/** "to the southeast corner and place of beginning", "to the aforementioned point of beginning": told by a word or three before it. */
const isReachedAs = before(
  new RegExp(wording`\bto (?:the|said|a) (?:(?!(?:of|from|for|line|which|that|between)\b)[a-z-]{3,20} ){1,3}`),
);

/** "to a nail set for the southwest corner and place of beginning". */
const isReachedAtCorner = before(/\bto\s[^.;]{2,120}?\b(?:north|south)(?:east|west)(?:erly)?\s{1,2}/);

const isReached = (text: string, at: number): boolean =>
  text.startsWith('home', at) ||
  isReachedBy(text, at) ||
  isReachedAs(text, at) ||
  (text.startsWith('corner and', at) && isReachedAtCorner(text, at));

/** Every mention of a point of beginning in the whole text, in order. */
export function pobMentionsOf(text: string): PobMention[] {
  const found: PobMention[] = [];
  for (const { start, end } of pobPhrases(text)) {
    if (BEGINS_A_CURVE.test(text.slice(end, end + 60))) continue;
    if (isFirstLine(text, start, end) || heads(text, start, end)) continue;
    if (AT_ITS.test(text.slice(Math.max(0, start - MOST_BEFORE), end))) continue;
    const role = roleOf(text, start, end);
    found.push({ start, end, role, closes: role === 'reached' && CLOSES.test(text.slice(end, end + 90)) });
  }
  return found;
}

/** "Corner 5 to corner 1, the place of beginning: N 21° W": the head of the course that will arrive there. */
const HEADS = new RegExp(
  wording`\b(?:corner|point|station|no\.) \w{1,4} to (?:(?:corner|point|station|no\.) )?\w{1,4},? (?:being )?$`,
);
const heads = (text: string, start: number, end: number): boolean =>
  text[end] === ':' && HEADS.test(text.slice(Math.max(0, start - 60), start));

const MOST_BEFORE = 150;

/** "to the point of beginning of a curve to the left", "tangent at its point of beginning", "of this course": not of the tract. */
const BEGINS_A_CURVE = new RegExp(
  wording`^ of (?:(?:a|an|the|said|another|such) )?${BEFORE_CURVE}(?:curve|arc|spiral)\b|^ of (?:this|said|such|that) (?:course|call)\b`,
);
/** "the tangent to said curve at its point of beginning", "the radius at the beginning bearing N 4° E": where a curve begins. */
const AT_ITS = new RegExp(
  wording`\b(?:tangent|radi(?:al|us)|perpendicular)(?: line)?(?: (?:to|of) (?:the|said|this|which)(?: (?:curve|arc))?)? at (?:its|the)
    \s{1,3}(?:(?:point|place) of )?beginning$`,
);

/** "to the place of beginning, containing 3 acres", "to the beginning tree containing", "to the point of beginning, 'A,' and containing". */
const CLOSES = new RegExp(
  wording`^(?:\s(?:tree|oak|stone|post|stake))?[\s,;:.]{0,3}(?:"[a-z0-9]{1,2}[,."]{1,3}|and (?:the )?place of begin+ing)?[\s,;:.]{0,4}
    (?:and |which |said (?:tract|parcel) )?(?:contain|embrac|enclos|compris)`,
);
/** "said point being also the point of beginning of parcel 1": of another parcel. "returning to the point of beginning": a second branch. */
const OF_ANOTHER = new RegExp(
  wording`^ (?:of|for) (?:the |said )?(?:parcel|tract|lot) (?:no\.?\s|number(?:ed)?\s|#)?\s?"?(?:\d{1,3}|[a-z])\b`,
);
const BACK_AGAIN = new RegExp(wording`[.;] return(?:ing|s)? (?:again )?to (?:the |said )?$`);

/** "a point which, from the point of beginning, bears S 51° E": what lies there. */
const PLACED_FROM_IT = /^[\s,]{0,3}(?:which\s+|that\s+)?(?:bears|lies|is|being|distant|located|situated?)\b/;
/** "to its intersection with a line bearing S 51° W, from the place of beginning; thence". */
const OF_A_LINE_FROM_IT = new RegExp(
  wording`\b(?:bearing|bears|drawn|running|run) (?:north|south|[ns][.\s]{0,2}\d)[^;]{2,50}, from (?:the |said )?$`,
);
const LEAVES_IT = new RegExp(
  wording`^[\s,:;]{0,3}(?:as )?(?:(?:thus|so|herein|above) )?(?:established|described|located|determined)?[\s,:;]{0,3}
    (?:"[a-z0-9]{1,2}[,."]{1,3}\s{0,2})?(?:and )?(?:run|proceed|continu|go\b|going|thence|extend|(?:due )?(?:north|south|east|west)|[ns][.\s]{0,2}\d)
    |\b(?:thence|run)\b`,
);

/** "said point of beginning lying 40 feet north of": what is told of a point that was named before. */
const TOLD_OF_IT = new RegExp(
  wording`^,? (?:(?:also|further|is|are|which|that) ){0,2}
    (?:being|is|lies|lying|located|situated?|bears|bearing|distant|marked|monumented|having)\b`,
);
/** "…feet to establish a beginning point; running thence". */
const ESTABLISHED = new RegExp(wording`[a-z] to (?:establish|reach|fix) (?:an? )?$`);
const THENCE_NEXT = new RegExp(wording`^[,;:.] (?:and )?(?:running |run |from said )?(?:thence|point)\b`);

function roleOf(text: string, at: number, end: number): PobMention['role'] {
  const behind = text.slice(end, end + 70);
  const words = text.slice(Math.max(0, at - MOST_BEFORE), at);
  if (isLeft(text, at))
    return !PLACED_FROM_IT.test(behind) && !OF_A_LINE_FROM_IT.test(words) && LEAVES_IT.test(behind) ? 'left' : 'named';
  if (
    (/^[\s,;.]{1,4}(?:and\s+)?thence\b/.test(behind) && BACK_AGAIN.test(words)) ||
    (OF_ANOTHER.test(behind) && /\b(?:also|above|previously|hereinbefore|heretofore)\b[^.;]{0,20}$/.test(words))
  )
    return 'named';
  if (text.startsWith('said', at) && TOLD_OF_IT.test(behind) && /[,;(]\s{0,3}$/.test(words)) return 'named';
  if (isSpokenOf(text, at) || /^[\s,]{0,2}as\s+follows/.test(behind)) return 'named';
  if (
    /^\s+(?:(?:also\s+)?being|referred|is\s+(?:also|further|more|located|situated)|bears)/.test(behind) &&
    !/\bto\s+(?:the\s+|a\s+)?$/.test(words)
  )
    return 'named';
  return isReached(text, at) || (ESTABLISHED.test(words) && THENCE_NEXT.test(behind)) ? 'reached' : 'named';
}
