// Takes: where the cutting of a stretch stands and the mark of a natural line ahead: "With the contour", "down the creek". Gives: whether a
// course begins there. Never: a cut where the line's clause tells a bearing of its own.
import { pointsAtSomething } from '../marks/aside.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import { between, hasLength, isBearing, nextBreak, type Cut, type Segment } from '../marks/cut.ts';
import { wording } from '../words/wording.ts';

const NEXT_LINE_RUNS = /\n\s{0,4}(?:leaving|thence|with\s|due\s|[ns]\.\s?\d)/;

/** "With the ridge as it meanders, approximately along a bearing and distance of N. 5° W., 402 feet". */
export const OWN_BEARING = new RegExp(
  wording`\balong (?:an? bearing and distance of\b|the following (?:[a-z]+ )?(?:bearings|courses) and distances\b)`,
);

const UNIT_BEFORE = /\b(?:ft|chs?|lks?|rds?|po|vrs|yds?)\.[^\S\n]{1,3}$/;

export function meanderOpens(cut: Cut, mark: CourseMark): boolean {
  const open = cut.current;
  if (!open) return isFirstMeander(cut, mark);
  if (cut.closed) return false;
  if (open.tokens.length === 0 && open.how !== 'meander') return false;
  // "300.8 ft. along a meander line": the point is the unit's.
  if (UNIT_BEFORE.test(cut.s.text.slice(Math.max(0, mark.start - 8), mark.start))) return false;
  if (isRightBehindBearing(cut, open, mark.start)) return false;
  return !isBrokenByLine(cut, open, mark.start) && runsWithoutBearing(cut, mark);
}

/** "thence N. 71° 56' E. with the bank", "thence E. along the bank": the point is the letter's, and the course has no length yet. */
function isRightBehindBearing(cut: Cut, open: Segment, at: number): boolean {
  const last = open.tokens.at(-1);
  return (
    last !== undefined &&
    (last.kind === 'direction' || isBearing(last, cut.s.azimuths)) &&
    /^[.,]?[^\S\n]{1,3}$/.test(cut.s.text.slice(last.end, at))
  );
}

/** "thence southerly\nby said Water Street", "along the shore,\nwith the meanders thereof": the line breaks inside the course. */
function isBrokenByLine(cut: Cut, open: Segment, at: number): boolean {
  if (hasLength(open)) return false;
  const { text } = cut.s;
  const end = /[a-z](?<comma>,?)\s*\n\s*$/.exec(text.slice(Math.max(0, at - 8), at));
  return (
    end !== null &&
    (end.groups!['comma'] === '' || /^with\s+(?:the|its)\s+(?:meander|winding)/.test(text.slice(at, at + 24)))
  );
}

/** A text that begins in the middle of a description, or with the words "From the initial point with the road". */
function isFirstMeander(cut: Cut, mark: CourseMark): boolean {
  const { text, from } = cut.s;
  if (mark.start > from + 8 && !text.startsWith('from', mark.start)) return false;
  const clause = text.slice(mark.start, nextBreak(text, mark.start, Math.min(cut.s.to, mark.start + 300)));
  return /\bto\s+(?:an?|the)\s|\b(?:feet|rods|chains|poles)\b/.test(clause) && runsWithoutBearing(cut, mark);
}

function runsWithoutBearing(cut: Cut, mark: CourseMark): boolean {
  const semicolon = nextBreak(cut.s.text, mark.start, cut.s.to);
  const line = NEXT_LINE_RUNS.exec(cut.s.text.slice(mark.start + 1, semicolon));
  const clauseEnd = line ? mark.start + 1 + line.index : semicolon;
  if (OWN_BEARING.test(cut.s.text.slice(mark.start, clauseEnd))) return true;
  return !between(cut.inside, mark.start, clauseEnd).some(
    (t) => isBearing(t, cut.s.azimuths) && !pointsAtSomething(cut.s.text, mark.start, t),
  );
}
