// Takes: a tract of the extraction. Gives: everything about it that several checks share, computed once.
// Never: a judgement.
import { DISTANCE_UNITS } from '../contract/extraction.ts';
import type { DistanceUnit, Tract } from '../contract/extraction.ts';
import { signedAreaSqft } from '../survey/area.ts';
import { elementsOf } from '../survey/course.ts';
import type { CourseElements } from '../survey/course.ts';
import { settleFreeCurves } from '../survey/free-curves.ts';
import type { CourseSteps } from '../survey/rounding.ts';
import { solveCourses, walk } from '../survey/traverse.ts';
import type { SolvedCourses, Traverse } from '../survey/traverse.ts';
import { feetPer } from '../survey/units.ts';
import { callSteps } from './printed-precision.ts';

/** A perimeter beyond this is no tract of land, and its area would not survive as a number. */
export const ABSURD_PERIMETER_FT = 1e8;

export interface TractWork {
  readonly tract: Tract;
  readonly index: number;
  readonly state: string;
  readonly unit: DistanceUnit;
  readonly feet: number;
  readonly elements: readonly CourseElements[];
  readonly solved: SolvedCourses;
  /** Null without calls, with a course in trouble, or when the figure is absurd. */
  readonly traverse: Traverse | null;
  /** Area of the figure closed by a straight line; 0 for a centerline. */
  readonly areaSqft: number;
  readonly steps: readonly CourseSteps[];
  /** Runs along a line and is not meant to return. */
  readonly open: boolean;
}

export function tractWork(tract: Tract, index: number, state: string): TractWork {
  const unit = DISTANCE_UNITS.includes(tract.distance_unit) ? tract.distance_unit : 'feet';
  const feet = feetPer(unit, state);
  const elements = tract.calls.map((call) => elementsOf(call, feet));
  const open = tract.description_type === 'centerline';
  const first = solveCourses(elements);
  const solved = open ? first : settleFreeCurves(elements, first);
  const walked =
    elements.length > 0 && solved.troubles.length === 0 ? walk(solved.courses.map((course) => course!)) : null;
  const sound = walked !== null && walked.perimeterFt > 0 && walked.perimeterFt <= ABSURD_PERIMETER_FT;
  return {
    tract,
    index,
    state,
    unit,
    feet,
    elements,
    solved,
    traverse: sound ? walked : null,
    areaSqft: sound && !open ? Math.abs(signedAreaSqft(walked)) : 0,
    steps: sound ? tract.calls.map((call) => callSteps(call, feet)) : [],
    open,
  };
}
