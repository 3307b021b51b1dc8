// Takes: a figure. Gives: that its azimuths may count from the other end, where nothing in the paper tells. Never: where words, the place or the
// way its courses run tell it.
import { isOriginAssumed } from '../courses/azimuth-origin.ts';
import type { Figure } from './figure.ts';

/** Reversed, the figure closes as well and holds as much. */
export function originClaims({ sides }: Figure): string[] {
  if (!sides.some(({ call }) => isOriginAssumed(call.confidence_reason))) return [];
  return [
    'The paper does not say whether its azimuths count from north or from south: from the other end every bearing is reversed, and neither closure nor area shows it.',
  ];
}
