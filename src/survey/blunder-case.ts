// Gives: what the blunder finder is asked and what it answers. Never: a sentence; wording is the judge's.
import type { Alternate } from '../contract/alternate.ts';
import type { Bearing, Call, CurveDirection } from '../contract/extraction.ts';
import type { CorrectableField } from '../contract/response.ts';
import type { CourseElements } from './course.ts';
import type { SlipKind } from './misread.ts';
import type { CourseSteps, Rounding } from './rounding.ts';
import type { Traverse } from './traverse.ts';

export interface BlunderCase {
  readonly calls: readonly Call[];
  readonly feet: number;
  readonly elements: readonly CourseElements[];
  readonly steps: readonly CourseSteps[];
  readonly traverse: Traverse;
  readonly rounding: Rounding;
  /** A figure closes when it misses by less than its perimeter over this. */
  readonly standard: number;
  /** Where the figure closes as it is: how well it must close after an edit to be worth naming. */
  readonly closeWithinFt?: number;
  /** Null when none is stated for this tract alone. */
  readonly area: { readonly sqft: number; readonly halfStepSqft: number; readonly toleranceSqft: number } | null;
  readonly alternates: readonly Alternate[];
}

/** One edit of one call. For a missing course `call` is the place it would take, and the value is computed. */
export interface Edit {
  readonly kind: SlipKind;
  readonly call: number;
  readonly field: CorrectableField | null;
  readonly value: number | Bearing | CurveDirection | null;
  /** Why the reader itself doubts the value; empty unless it offered the alternate. */
  readonly why: string;
}

export interface Suspect {
  readonly edit: Edit;
  readonly misclosureFt: number;
  readonly perimeterFt: number;
  readonly areaSqft: number;
  /** Logarithm of how well the edit explains the figure; only differences mean anything. */
  readonly score: number;
}
