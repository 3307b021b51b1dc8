// A blank lost at either end of a bearing or behind a length is put back, and no word is parted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedText } from '../../src/document/joined-text.ts';

const rows: [pasted: string, joined: string][] = [
  [`ALONG SAMEN7°31'00"E 61.20 FEET`, `ALONG SAME N7°31'00"E 61.20 FEET`],
  [`WITH THE LANES7°31'W 61 FEET`, `WITH THE LANE S7°31'W 61 FEET`],
  [`with Marsh's lineN 7°31' E 61 feet`, `with Marsh's line N 7°31' E 61 feet`],
  [`ALONG THE LANENORTH7°31'EAST 61 FEET`, `ALONG THE LANE NORTH7°31'EAST 61 FEET`],
  [`N7°31'00"EALONG SAID LANE 61 FEET`, `N7°31'00"E ALONG SAID LANE 61 FEET`],
  [`N7°31'00"WFORADISTANCEOF61.20FEET`, `N7°31'00"W FOR A DISTANCE OF61.20FEET`],
  [`N7°31'EASTALONG THE LANE`, `N7°31'EAST ALONG THE LANE`],
  ['61.20FEETTOTHE PIN', '61.20FEET TO THE PIN'],
  ['61.20FTTO A PIN', '61.20FT TO A PIN'],
  ['61.20 FEETALONGSAIDLINE', '61.20 FEET ALONG SAID LINE'],
  ['61.20FEETMOREORLESS', '61.20FEET MORE OR LESS'],
  ['THENCENORTH7DEGREES31MINUTESEAST 61 FEET', 'THENCE NORTH7DEGREES31MINUTES EAST 61 FEET'],
  ['THENCEDUEEAST 61 FEETTO A PIN', 'THENCE DUE EAST 61 FEET TO A PIN'],
  [`N7°31'00"E.61.20FEETTO A PIN`, `N7°31'00"E. 61.20FEET TO A PIN`],
];
for (const [pasted, joined] of rows) test(pasted, () => assert.equal(joinedText(pasted)?.text, joined));

const asTheyAre = [
  `N7°31'00"EAST 61.20FEET`,
  `N7°31'00"E61.20FEET`,
  `N 7°31' EASTERLY 61 FEET`,
  '61 FEETERLY',
  'LOTS2 AND 3, SECTIONS7 AND 8',
  "the Lane's East line",
  'T29N R9W, HIGHWAYS2',
  `"EAST LYNN" ON THE MAP`,
  'N 7 degrees 31 minutee W, 8 deg7 61 feet',
];
for (const pasted of asTheyAre)
  test(`${pasted} is read as it is`, () => assert.equal(joinedText(pasted)?.text ?? pasted, pasted));
