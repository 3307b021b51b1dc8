// Gives: what the judge is told beside the extraction. Never: a tolerance; those stand with their checks.
import type { Alternate } from '../contract/alternate.ts';
import type { GeorefGeometry } from '../contract/response.ts';

export interface JudgeOptions {
  /** A figure passes when it closes 1 in so many, or better. */
  readonly closureStandard: number;
  /** Other readings the reader offers; the blunder finder tries them first. */
  readonly alternates: readonly Alternate[];
  /** From the fabric, one a tract. */
  readonly georefs: readonly (GeorefGeometry | null)[];
  /** Why the fabric gave none, or what must be known of the one it gave, one list a tract; each bars a PASS and is told. */
  readonly fabricReasons: readonly (readonly string[])[];
  /** What changes each tract's figure or its area by the paper's own words, or was not read of it; each bars a PASS and is told. */
  readonly reasons: readonly (readonly string[])[];
  /** What the reader doubts of each tract beside single values; each is told, and a figure that closes and agrees has settled it. */
  readonly doubts: readonly (readonly string[])[];
}

export const JUDGE_DEFAULTS: JudgeOptions = {
  closureStandard: 5000,
  alternates: [],
  georefs: [],
  fabricReasons: [],
  reasons: [],
  doubts: [],
};
