import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMarks, withMarksAcross } from '../../../src/document/scan/marks.ts';
import { typed } from '../word-fixture.ts';

const rows: [read: string, said: string][] = [
  ['thence S§62°48\'35"E, 10 feet', 'thence S62°48\'35"E, 10 feet'],
  ['thence S$ 76-34-52 W, 318.20 feet', 'thence S 76-34-52 W, 318.20 feet'],
  ['thence § 47°36\'18" W', 'thence S 47°36\'18" W'],
  ["thence $. 36°27' E.", "thence S. 36°27' E."],
  ['the sum of $ 14,250.00 paid', 'the sum of $ 14,250.00 paid'],
  ['for $10.00 and love', 'for $10.00 and love'],
  ['under § 12 of the Act', 'under § 12 of the Act'],
  ['point being S 54°26°37” W, a', "point being S 54°26'37” W, a"],
  ['THENCE N 02°16°’43” E for', "THENCE N 02°16'43” E for"],
  ['L1 S 00°23°’46" E 187.35', 'L1 S 00°23\'46" E 187.35'],
  ['N 45°30° E', "N 45°30' E"],
  ["N 45°30'15' E to", 'N 45°30\'15" E to'],
  ["N 45°30' E to", "N 45°30' E to"],
  ['L1 N 43°18\'52" W 231.74"', "L1 N 43°18'52\" W 231.74'"],
  ['a 5.25" pipe', 'a 5.25" pipe'],
  ['a delta of 45°30\'15.50" and', 'a delta of 45°30\'15.50" and'],
  ['a delta of 45° 30\' 15.50" and', 'a delta of 45° 30\' 15.50" and'],
  ['thence S. 68° 34" W., 512.6 ft.', "thence S. 68° 34' W., 512.6 ft."],
  ['L1 S74°1938"E 156.82', 'L1 S74°19\'38"E 156.82'],
  ['L1 N 43°18752" W 231.74', 'L1 N 43°18\'52" W 231.74'],
  ['thence N.00°-03\'~36"E. 428.00 ft.', 'thence N.00°-03\'-36"E. 428.00 ft.'],
  ['thence S.00°~22\'-48"E. 21 ft.', 'thence S.00°-22\'-48"E. 21 ft.'],
  ['thence S.79°-46"\'-35"W, 12 ft,', 'thence S.79°-46\'-35"W, 12 ft,'],
  ["Thence S 06*07°13' W along", 'Thence S 06°07\'13" W along'],
  ['Thence N 51°07°13% E a', 'Thence N 51°07\'13" E a'],
  ['THENCE NORTH 00°-52-34" EAST 563.81', 'THENCE NORTH 00°-52\'-34" EAST 563.81'],
  ['thence north 78°-27°-46” west 193.60', "thence north 78°-27'-46” west 193.60"],
  ['thence north 78°-27’-46” west 193.60', 'thence north 78°-27’-46” west 193.60'],
  ['5 * 4 rooms', '5 * 4 rooms'],
  ['thence 400 feet', 'thence 400 feet'],
];
for (const [read, said] of rows)
  test(`${read} reads ${said}`, () =>
    assert.equal(
      withMarks(typed(0, 0, read))
        .map((word) => word.text)
        .join(' '),
      said,
    ));

test('the reading as it came stays an alternate', () => {
  const [word] = withMarks(typed(0, 0, 'N45°30°15"E'));
  assert.deepEqual(word!.alternates, [{ start: 6, end: 7, text: '°', confidence: 1 }]);
});

test('a bearing that runs over the end of a line is mended', () => {
  const rows = withMarksAcross([typed(0, 0, 'to an oak; thence S. 36°'), typed(0, 20, '27” E. 10 poles')]);
  assert.deepEqual(
    rows.map((row) => row.map((word) => word.text).join(' ')),
    ['to an oak; thence S. 36°', "27' E. 10 poles"],
  );
});
