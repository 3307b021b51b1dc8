// A share of the land that is dealt with is told as a note, wherever the paper tells it; shares that together are all of it are not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SQUARE =
  'Beginning at a stone; thence North 90 feet; thence East 90 feet; thence South 90 feet; thence West 90 feet to the beginning.';
const NOTE = /^Only a share of the land or a right in it is dealt with: “/;

describe('a share of the land', () => {
  for (const text of [
    `An undivided one-third interest in the following: ${SQUARE}`,
    `We, Ida Moss, owning four-ninths, and Karl Moss, owning two-ninths, do grant: ${SQUARE}`,
    `All the right of dower of Nell Ames in: ${SQUARE}`,
    `As heirs of Otto Beck, each of us holding a fifth, two of us convey: ${SQUARE}`,
    `${SQUARE} Tenant conveys her life estate only.`,
    `${SQUARE} The bank holds title to a 60% interest in the same.`,
    `The reversion, after the death of Nell Ames, of: ${SQUARE}`,
    `${SQUARE} Grantors own an undivided 3/8 interest and convey that interest.`,
    `${SQUARE} The interest hereby transferred is a 12.5% tenancy in common.`,
    `${SQUARE} Subject to the outstanding one-sixth of Otto Beck, a minor.`,
    `${SQUARE} An undivided 40 percent to Ida Moss and an undivided 30 percent to Karl Moss.`,
  ])
    test(text.replace(SQUARE, '…'), () => assert.match(tractsOf(text)[0]!.notes ?? '', NOTE));
  for (const text of [
    `We, Ida Moss, owning one-half, and Karl Moss, owning one-half, do grant: ${SQUARE}`,
    `${SQUARE} An undivided 60 percent to Ida Moss and an undivided 40 percent to Karl Moss.`,
    `${SQUARE} Grantors own the same in fee.`,
    `${SQUARE} Nell Ames, wife of the grantor, releases all right of dower.`,
  ])
    test(text.replace(SQUARE, '…'), () => assert.doesNotMatch(tractsOf(text)[0]!.notes ?? '', NOTE));
});
