// Takes: how a page was turned, straightened and scaled before it was read. Gives: the way back for the boxes of its words.
// Never: grows a box by the slope: the middle moves, the sides stay.
import type { Box } from '../placed-word.ts';

export interface Preparation {
  /** The page as it came, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarters clockwise it was turned first. */
  readonly quarters: number;
  /** Then turned counter-clockwise by so many degrees about its middle. */
  readonly straightenedDeg: number;
  readonly scale: number;
  readonly preparedWidth: number;
  readonly preparedHeight: number;
}

/** A box on the prepared page, on the page as it came. */
export function boxBefore(preparation: Preparation, box: Box): Box {
  const { quarters, straightenedDeg, scale, width, height, preparedWidth, preparedHeight } = preparation;
  const sideways = quarters % 2 === 1;
  const [turnedWidth, turnedHeight] = sideways ? [height, width] : [width, height];
  const dx = ((box[0] + box[2]) / 2 - preparedWidth / 2) / scale;
  const dy = ((box[1] + box[3]) / 2 - preparedHeight / 2) / scale;
  const angle = (straightenedDeg * Math.PI) / 180;
  const x = turnedWidth / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = turnedHeight / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const halfWidth = (box[2] - box[0]) / 2 / scale;
  const halfHeight = (box[3] - box[1]) / 2 / scale;
  return unturned([x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight], quarters, turnedWidth, turnedHeight);
}

/** Undoes so many quarters clockwise, on a turned page of this size. */
function unturned([x0, y0, x1, y1]: Box, quarters: number, width: number, height: number): Box {
  if (quarters === 1) return [y0, width - x1, y1, width - x0];
  if (quarters === 2) return [width - x1, height - y1, width - x0, height - y0];
  if (quarters === 3) return [height - y1, x0, height - y0, x1];
  return [x0, y0, x1, y1];
}
