// Takes: what to do when a person points at something. Gives: a handler that a page scrolling under a resting pointer does not call.
import type { PointerEvent } from 'react';

export const whenPointed =
  (choose: () => void) =>
  (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) choose();
  };
