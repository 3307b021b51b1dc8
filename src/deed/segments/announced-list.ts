// Takes: the open course and a mark or a bearing behind it. Gives: whether the words between only announce courses to come: "thence the
// following courses:". Never: so for a course that has its own values.
import type { CourseMark } from '../marks/course-marks.ts';
import { holdsValues, type Cut, type Segment } from '../marks/cut.ts';
import { wording } from '../words/wording.ts';

// Between "thence" and the mark that really opens the course: an announcement of courses to come.
export const ANNOUNCES = new RegExp(
  wording`\b(?:the (?:[a-z0-9-]+ )?following|as follows|metes and bounds|courses? and distances?|azimuths?|bearings? and distances?
    |following (?!(?:the|said|its) (?:[a-z0-9-]+ )?course\b)(?:[a-z0-9-]+ ){0,2}(?:courses?|lines|azimuths|bearings))\b[^;.]{0,120}$`,
);
export const CHORD_FOLLOWS = /(?:being|is|distance|distances)\s?[:;.,-]{0,2}\s{0,3}$/;

export function onlyAnnounces(cut: Cut, open: Segment, mark: CourseMark): boolean {
  if (mark.kind === 'meander') return false;
  const gap = cut.s.text.slice(open.lead, mark.start);
  if (gap.length > 320) return false;
  if (ANNOUNCES.test(gap)) return true;
  // "thence northerly in a\nthence Northerly in a straight line": the same words again.
  const told = gap.replace(/[\s.,:;-]{0,6}$/, '').trimStart();
  if (
    told.length > 5 &&
    !/\bto\s/.test(told) &&
    cut.s.text
      .slice(mark.lead, mark.lead + gap.length + 8)
      .trimStart()
      .startsWith(told)
  )
    return true;
  if (mark.kind === 'thence') return /^[\s,:;.]*$/.test(gap) || goesOn(cut.s.text, gap, mark);
  // "(2) Thence along the wall of the grant to Tarn; (3) 295°30', 320 feet": each number is a course.
  if (mark.kind === 'numbered' && open.how === 'numbered') return gap.trim().length < 8;
  // "11. Thence along the shore to the corner of the grant: Smith to Jones;": a course of its own without a value.
  if (/\bto\s+(?:a|an|the)\b[^;]*;\s*$/.test(gap)) return false;
  return !/\bto\s+(?:a|an|the)\b[^:]{0,200}$/.test(gap);
}

/** "thence with the land of Bell, and then with a new line through the park N 59° W": one course by two neighbours. */
function goesOn(text: string, gap: string, mark: CourseMark): boolean {
  return (
    /\bthen$/.test(text.slice(mark.start, mark.lead)) &&
    /^\s+(?:with|along|by)\s/.test(text.slice(mark.lead, mark.lead + 8)) &&
    /^\s+(?:with|along|by)\s[^;:]{3,120},?\s{1,3}$/.test(gap) &&
    !/\bto\s/.test(gap)
  );
}

/** "thence the two following lines with the brook; north 9 degrees …": the list's first bearing is this course's. */
export function announcing(cut: Cut, open: Segment, at: number): boolean {
  return (
    !holdsValues(cut, open) &&
    (open.how === 'thence' || open.how === 'meander') &&
    /\bfollowing\b/.test(cut.s.text.slice(open.lead, at).slice(0, 400))
  );
}
