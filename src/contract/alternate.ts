// Takes: contract types. Gives: what a reader tells the judge beside the extraction: other readings of a value.
// Never: part of a response; an alternate is tried by the blunder finder and named in reasons, never applied.
import type { Bearing, CurveDirection } from './extraction.ts';
import type { CorrectableField } from './response.ts';

/** Another reading the paper allows for one value of one call ("the 8 may be a 3"). */
export interface Alternate {
  readonly tract: number;
  readonly call: number;
  readonly field: CorrectableField;
  readonly value: number | Bearing | CurveDirection;
  /** Why it may be so, for a person: 'the degree mark may have been read as a 0'. */
  readonly why: string;
  /** The print is damaged there: closure and area may choose it. Clear print is never changed. */
  readonly isOfDamage?: true;
  /** Far less likely on the page than what was read: it may explain a figure that is wrong, and speaks against none that is right. */
  readonly isUnlikely?: true;
}
