// Print that stands in many papers beside a figure and says nothing of it; and what only looks like it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

const SAYS_NOTHING: readonly string[] = [
  'Beginning at a 5/8 inch rod set, thence North 110.00 feet to a 5/8 inch iron rod with TxDOT aluminum cap set**; thence East 110.00 feet to a rod set; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, and containing 12,100 square feet of land. ** The monument described and set in this call may be replaced with a TxDOT Type II right-of-way marker after the completion of the widening project under the direction of a Registered Professional Land Surveyor.',
  'Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. **The monument described and set may be replaced with a TxDOT Type II Right of Way Marker upon the completion of the construction project.',
  'Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. * Monuments set may be replaced by TxDOT Type II markers when construction is completed, under the direction of a licensed surveyor either employed or retained by TxDOT.',
  'NOTICE OF TRUSTEE\'S SALE. The sale will begin no earlier than 10:00 A.M. and not later than three hours after that time. Property: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. The sale is "AS IS, WHERE IS", without any expressed or implied warranties.',
  'Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. The property will be sold AS IS, WHERE IS, and with all faults. The sale will begin no earlier than 1:00 P.M. or within three hours thereafter.',
  "Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. Said sale will be made without covenant or warranty, express or implied, regarding title, possession or encumbrances. The earliest time the sale will begin is 11:00 o'clock A.M.",
  'Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. The earliest time at which the sale will occur is 10:00 AM. The sale will occur at that time or not later than three hours after that time. Terms of sale: cash. The purchaser acquires the property at the purchaser\'s own risk "as is".',
  'UNIT 7 LIMITED COMMON ELEMENT - CARPORT\nA portion of the Common Area of Harbor Flats Condominium, described as:\nBeginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
  'UNIT 12 LIMITED COMMON ELEMENT - STORAGE\nA portion of the Common Elements of Birch Row Condominium described as follows: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
  'LIMITED COMMON AREA, UNIT B - DECK. Being a part of the common area of Fern Court Condominium and described as: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
  'The sale shall begin no earlier than 10:00 a.m. The foreclosure sale will be for cash. Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. The property shall be offered pursuant to the terms of the deed of trust "AS IS, WHERE IS".',
];

const SPEAKS: readonly string[] = [
  'The sale will begin no earlier than 10:00 a.m. Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. The sale will be of the west 40 feet only.',
  'Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet. ** The second call above may be replaced with N 80° E 110 feet when the road is built.',
  'UNIT 4, Harbor Flats Condominium, the land of which condominium is described as: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
  'The east 20 feet of a portion of the Common Area of Harbor Flats Condominium, being the east 20 feet of the following: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
  'UNIT 4 with its limited common element in a condominium on the following described land: Beginning at a pin; thence North 110.00 feet; thence East 110.00 feet; thence South 110.00 feet; thence West 110.00 feet to the POINT OF BEGINNING, 12,100 square feet.',
];

const statusOf = (text: string): string => judged(text).groundtruth_verdicts[0]!.status;

describe('print that says nothing of the figure', () => {
  for (const text of SAYS_NOTHING) test(text, () => assert.equal(statusOf(text), 'PASS'));
});

describe('what only looks like it', () => {
  for (const text of SPEAKS) test(text, () => assert.equal(statusOf(text), 'REVIEW'));
});
