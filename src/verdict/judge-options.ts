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
  /** What the caller has against each tract (an unread page); each bars a PASS and is told. */
  readonly reasons: readonly (readonly string[])[];
}

export const JUDGE_DEFAULTS: JudgeOptions = {
  closureStandard: 5000,
  alternates: [],
  georefs: [],
  fabricReasons: [],
  reasons: [],
};
