// Courses whose numbers a scan has spoilt: what is read of them, and what is said of the reading.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from './reading.ts';

const rows: [course: string, answer: string, confidence: string, reason: RegExp][] = [
  ['thence N 40° E on land of Ames ninety ind\n180 (94.18) feet', `N 40°00'00" E 94.18`, 'low', /figure in brackets/],
  ['thence N 40° E three hundred (ten (31) feet', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  ['thence N 40° E along the wall', `N 40°00'00" E -`, 'low', /no length is given/],
  ['thence N 40° E by land of Ames 3 Brods 7 links', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  [
    'thence N 40° E twenty six rode If nine links',
    `N 40°00'00" E 429`,
    'low',
    /"rode" is read as rods; "if nine links"/,
  ],
  ['thence N 40° E forty (40) more or less to a stake', `N 40°00'00" E 40`, 'medium', /no unit/],
  ['thence N 40 E 220 to c, a stone', `N 40°00'00" E 220`, 'medium', /no unit/],
  ['thence North Ol degree 15 minutes East 80 feet', `N 01°15'00" E 80`, 'medium', /letter l is read as a 1/],
  ['thence S 62 3M E 80 feet', `S 62°45'00" E 80`, 'low', /"3m" stands where a fraction may have stood/],
  ['thence S 62 1M E 80 feet', `S 62°00'00" E 80`, 'low', /"1m" stands where a fraction may have stood/],
  [`thence S 62°15' 4" E 80 feet`, `S 62°15'04" E 80`, 'medium', /digit of the seconds may be lost/],
  [`thence S 62°15'04" E 80 feet`, `S 62°15'04" E 80`, 'high', /^$/],
  ['thence north westering by the wall 80 feet', '- 80', 'low', /no bearing/],
  [
    'thence on a curve to the left of radius three hundred and .\ntwo tenth_ (300.20) feet, a distance of forty (40) feet',
    'curve R300.2 L40 left',
    'low',
    /a stray mark stands in the number/,
  ],
  [
    'thence along a curve to the right having a radius of four hundred 1 and sixty-one one-hundredths feet, a distance of 60 feet',
    'curve R400.61 L60 right',
    'low',
    /a stray mark stands in the number/,
  ],
  [
    'thence along a curve to the right having a radius of 410,25 feet, a distance of 60 feet',
    'curve R410.25 L60 right',
    'low',
    /read with a decimal point/,
  ],
  [
    'thence along a curve to the right having a radius of 410.25 feet, a distance of 60 feet',
    'curve R410.25 L60 right',
    'high',
    /^$/,
  ],
];
for (const [course, answer, confidence, reason] of rows)
  test(course, () => {
    const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`;
    const call = tractsOf(text)[0]!.calls[1]!;
    assert.equal(callLine(call), answer);
    assert.equal(call.confidence, confidence);
    assert.match(call.confidence_reason ?? '', reason);
  });

test('a length behind "said section" is not the number of the section', () => {
  const text =
    'All of section 14 except the north half southeast quarter, beginning at a point on the west boundary of said section two thousand one hundred and six feet south of its corner.';
  const sections = tractsOf(text).map((tract) => /section=(\d+)/.exec(tract.aliquot)?.[1]);
  assert.ok(!sections.includes('2'), String(sections));
});
