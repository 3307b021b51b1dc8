// The survey's base line told behind the land that was measured from it is no land; a strip along a base line is.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LAND =
  'Beginning at a point 40 feet distant northerly, measured at right angles, from Station 12+40 of the hereinafter described survey baseline; thence N 6° W 16.9 feet to a point; thence N 85° E 280 feet to a point; thence S 4° E 18.2 feet to the first mentioned boundary; thence westerly along said boundary 273.6 feet to the point of beginning, being 0.11 acre.';
const LINE = "Station 10+00; thence N 85°40' E 420 feet to Station 14+20; thence N 71° E 600 feet to Station 20+20.";

describe('a base line beside the land', () => {
  const rows: string[] = [
    `The above mentioned survey baseline is a portion of the 1971 baseline for the road and is described as follows: Beginning at ${LINE}`,
    `Said baseline is described as follows: Beginning at ${LINE}`,
    `Reference is made to the base line described as follows: Beginning at ${LINE}`,
    `The hereinbefore mentioned survey base line is described as follows: Commencing at ${LINE}`,
    `SURVEY BASELINE: Beginning at ${LINE}`,
    `Baseline: from ${LINE.replace('; thence', ', thence')}`,
  ];
  for (const words of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(`${LAND} ${words}`).map((tract) => tract.calls.length),
        [4],
      ),
    );
});

test('another parcel behind the base line is land', () => {
  const text = `${LAND}\n\nSaid baseline is described as follows: Beginning at ${LINE}\n\nParcel No. 84\n${LAND}`;
  assert.deepEqual(
    tractsOf(text).map((tract) => tract.calls.length),
    [4, 4],
  );
});

test('a strip along a base line is told by it', () => {
  const text = `A strip of land 60 feet wide, lying 30 feet on each side of the following described survey base line: Beginning at ${LINE}`;
  assert.equal(tractsOf(text)[0]!.calls.length, 2);
});
