// Takes: nothing. Gives: what a direction phrase is, for the files that read one.
// Never: a reading; bearing-phrase.ts reads quadrants, general-direction.ts the rest.
import type { Bearing } from '../../contract/extraction.ts';

export type DirectionKind = 'quadrant' | 'cardinal' | 'point' | 'general' | 'broken' | 'azimuth';

export interface DirectionPhrase {
  readonly kind: DirectionKind;
  /** null for general directions and for bearings that lack or contradict a letter. */
  readonly bearing: Bearing | null;
  readonly start: number;
  readonly end: number;
  readonly doubts: readonly string[];
  /** Bearings the print allows besides: the missing letter supplied, the damaged figure read otherwise. */
  readonly others: readonly { readonly bearing: Bearing; readonly why: string }[];
  /** The way it tends, degrees clockwise from north, where known: for choosing between two relative readings. */
  readonly trendDeg: number | null;
  /** "due north", "true north": a cardinal that claims to be exact. */
  readonly due: boolean;
}

export const CLEAN: Pick<DirectionPhrase, 'doubts' | 'others' | 'trendDeg' | 'due'> = {
  doubts: [],
  others: [],
  trendDeg: null,
  due: false,
};
