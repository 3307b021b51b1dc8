// Takes: a drawing and which of its tracts. Gives: a traverse file of ArcGIS: quadrant bearings, a start, a course a line; recorded values, or in a
// coordinate system those of the grid; null where there is none. Never: two tracts in a file: such a file holds one traverse.
// The format: pro.arcgis.com, "Traverse file format".
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { degreesText } from './degrees-text.ts';
import type { Drawing } from './drawing.ts';
import { plain } from './markup.ts';
import type { PlaneCourse } from './plane-tract.ts';

export function arcgisTraverse({ tracts, coordinates }: Drawing, index: number | null): string | null {
  const tract = tracts.find((one) => index === null || one.index === index);
  if (!tract) return null;
  const grid = coordinates?.grid.kind === 'plane' ? coordinates.grid : null;
  const perFoot = grid?.unit.perFoot ?? 1;
  const start = tract.points[0]!.map((feet) => plain(feet * perFoot, 4)).join(' ');
  const courses = tract.courses.map((course) =>
    courseLine(grid || tract.verdict.adjusted ? asItLies(course) : recorded(course), perFoot),
  );
  return ['DT QB', 'DU DMS', `SP ${start}`, ...(tract.closed ? [`EP ${start}`] : []), ...courses, ''].join('\r\n');
}

interface Told {
  readonly bearing: string;
  readonly lengthFt: number;
  readonly curve: { readonly deltaDeg: number; readonly chordFt: number; readonly hand: 'L' | 'R' } | null;
}

function recorded(course: PlaneCourse): Told {
  const { shown, call } = course;
  if (course.arc === null) return { bearing: shown.bearing, lengthFt: shown.lengthFt, curve: null };
  const chordBearing = call.chord_bearing ? bearingText(call.chord_bearing) : course.chordBearing;
  return {
    bearing: chordBearing,
    lengthFt: shown.lengthFt,
    curve: { ...curveOf(course)!, ...(call.delta === null ? {} : { deltaDeg: call.delta }) },
  };
}

/** To the hundredth of a second: a mile then ends within 0.001 ft. */
function asItLies(course: PlaneCourse): Told {
  const [east, north] = [course.to[0] - course.from[0], course.to[1] - course.from[1]];
  const bearing = bearingText(bearingFromAzimuth((Math.atan2(east, north) * 180) / Math.PI, 2));
  return { bearing, lengthFt: course.chordFt, curve: curveOf(course) };
}

function curveOf({ arc, chordFt }: PlaneCourse): Told['curve'] {
  return arc === null ? null : { deltaDeg: (arc.deltaRad * 180) / Math.PI, chordFt, hand: arc.turn === 1 ? 'R' : 'L' };
}

/** A curve by its chord and central angle, then the chord's direction and the hand. */
function courseLine({ bearing, lengthFt, curve }: Told, perFoot: number): string {
  if (curve === null) return `DD ${dashed(bearing)} ${plain(lengthFt * perFoot, 4)}`;
  const chord = plain(curve.chordFt * perFoot, 4);
  return `NC C ${chord} D ${dashed(degreesText(curve.deltaDeg, 2))} C ${dashed(bearing)} ${curve.hand}`;
}

/** `N 45°30'15" E` -> `N45-30-15E`: without a space. */
function dashed(text: string): string {
  return text.replaceAll(/[°']/g, '-').replaceAll(/[\s"]/g, '');
}
