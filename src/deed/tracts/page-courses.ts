// Takes: a stretch of a text, cut into segments. Gives: its courses, with azimuths counted from where the text or the courses themselves tell.
// Never: which of them are a figure.
import { type AzimuthOrigin, originByCourses, statedOrigin } from '../courses/azimuth-origin.ts';
import { runsByBareAngles } from '../courses/bare-angle-rows.ts';
import { courseOf } from '../courses/course.ts';
import { compoundRows } from '../courses/compound-rows.ts';
import type { Course, CourseContext } from '../courses/course-parts.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import type { Segment } from '../marks/cut.ts';
import { courseOfRow } from '../courses/curve-row.ts';
import type { LineTable } from '../courses/line-table.ts';
import { beforeTables, fromTable } from '../courses/table-course.ts';
import type { PobMention, Starter } from '../marks/structure.ts';
import type { Token } from '../values/tokens.ts';

export interface Page {
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** Whether the text speaks of azimuths, and of degrees at all. */
  readonly pobs: readonly PobMention[];
  readonly marks: readonly CourseMark[];
  readonly table: LineTable;
  readonly azimuths: boolean;
  /** Where azimuths count from, as far as the whole text tells. */
  readonly customary: () => AzimuthOrigin;
  readonly degrees: boolean;
}

/** Where bare angles are directions: a text that speaks of azimuths, or runs "thence 204 degrees" again and again. */
export function originOf(page: Page, from: number, to: number): AzimuthOrigin | null {
  if (!page.azimuths && !page.degrees) return null;
  const near = page.folded.slice(Math.max(0, from - 600), to);
  if (!page.azimuths && !runsByBareAngles(near)) return null;
  return statedOrigin(near) ?? page.customary();
}

/** The courses of a stretch; read again where they themselves tell from which end of the meridian azimuths count. */
export function coursesOf(
  page: Page,
  segments: readonly Segment[],
  starter: Starter,
  origin: AzimuthOrigin | null,
): Course[] {
  const courses = readCourses(page, segments, origin);
  if (origin === null || courses.length === 0) return courses;
  const pob = page.folded.slice(starter.start, Math.min(courses[0]!.start, starter.start + 1200));
  const better = originByCourses(page.folded, origin, pob, courses);
  return better === origin ? courses : readCourses(page, segments, better);
}

const STANDS_FOR = 'a measured line stands for the natural line that the words follow';

function readCourses(page: Page, segments: readonly Segment[], azimuths: AzimuthOrigin | null): Course[] {
  const { text, folded, table } = page;
  const context: CourseContext = { text, folded, azimuths };
  const courses: Course[] = [];
  for (const cut of segments) {
    if (cut.isRow) {
      courses.push(courseOfRow(folded, cut));
      continue;
    }
    const segment = table.size === 0 ? cut : beforeTables(folded, cut, table);
    const course = courseOf(context, segment, courses);
    if (segment.standsFor) course.reasons.push(STANDS_FOR);
    // A side faces its way: that is no bearing, but more than nothing.
    const facing = segment.how === 'side' && course.direction === 'none';
    const own: Course = facing ? { ...course, direction: 'general' } : course;
    if (table.size === 0) courses.push(...(compoundRows(folded, own) ?? [own]));
    else courses.push(...fromTable(folded, own, table));
  }
  return courses;
}
