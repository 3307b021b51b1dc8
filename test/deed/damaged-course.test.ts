// Courses whose numbers a scan has spoilt: what is read of them, and what is said of the reading.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from './reading.ts';

const rows: [course: string, answer: string, confidence: string, reason: RegExp][] = [
  ['thence N 40° E on land of Ames ninety ind\n180 (94.18) feet', `N 40°00'00" E 94.18`, 'low', /figure in brackets/],
  ['thence N 40° E three hundred (ten (31) feet', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  ['thence N 40° E 48, feet to a stone', `N 40°00'00" E 48`, 'low', /a comma stands before the unit/],
  ['thence N 40° E sixty and one-tenth, feet', `N 40°00'00" E 60.1`, 'low', /a comma stands before the unit/],
  ['thence N 40° E 80 fe et to a stone', `N 40°00'00" E 80`, 'low', /"fe et" is read as feet/],
  ['thence N 40° E 80 f0et to a stone', `N 40°00'00" E -`, 'low', /no length|cannot be read/],
  ['thence N 40° E sixty (60) feek', `N 40°00'00" E 60`, 'low', /"feek" is read as feet/],
  ['thence N 40° E 16 po1es', `N 40°00'00" E 264`, 'low', /"po1es" is read as poles/],
  ['thence N 40° E 16 rcds', `N 40°00'00" E 264`, 'low', /"rcds" is read as rods/],
  ['thence N. 23" E. 80 feet', `N 23°00'00" E 80`, 'low', /the mark behind 23 is taken for the degree mark/],
  ['thence S. 41 dog. E. 80 feet', `S 41°00'00" E 80`, 'medium', /"dog" is read as degrees/],
  [`thence S l4o 25' E 80 feet`, `S 14°25'00" E 80`, 'medium', /the letter l is read as a 1/],
  ['thence S l4 1/2 degrees E 80 feet', `S 14°30'00" E 80`, 'medium', /the letter l is read as a 1/],
  ['thence N 40° E along section 9,412 feet', `N 40°00'00" E 9412`, 'low', /"9,412" may be a name and 412/],
  ['thence N 40° E along said section 9,412 feet', `N 40°00'00" E 9412`, 'high', /^$/],
  ['thence N 40° E one hundred, forty feet', `N 40°00'00" E -`, 'low', /the length cannot be read|no length/],
  ['thence N 40° E aboutsixty-three feet', `N 40°00'00" E -`, 'low', /no length|cannot be read/],
  ['thence N 40° E on Oak Street 37 82 feet', `N 40°00'00" E 37.82`, 'low', /read with a decimal point/],
  ['thence N 40° E on County Road 37 82 feet', `N 40°00'00" E 82`, 'high', /^$/],
  ['thence N 40° E along the wall', `N 40°00'00" E -`, 'low', /no length is given/],
  ['thence south 2" 15! wear 80 feet to a stone', '- 80', 'low', /too damaged to read/],
  [`thence south 82' 6" to a stone`, `S 00°00'00" E 82.5`, 'high', /^$/],
  [
    'thence N 40° E along the seconds west along said lane, 80 feet to a stone',
    `N 40°00'00" E 80`,
    'low',
    /what is left of another bearing/,
  ],
  ['thence N 40° E along the lane, 80 feet to a stone', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence N 40° E 80 feet. right angles to the lane 93 feet to a stone', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence N 40° E along the bay a distance of 80 feet. From the mill to a stone', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence N 40° E along a line 80 feet from the mill to a stone', `N 40°00'00" E -`, 'low', /no length/],
  ['thence N 40° E One Hundred Thirty and No/100 (130.00) feet', `N 40°00'00" E 130`, 'high', /^$/],
  ['thence N 40° E by the wall 1 I 3 rods', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40° E #4 chains', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40° E 130 No/100 feet', `N 40°00'00" E 130`, 'high', /^$/],
  ['thence N 40° E 130.5 lin. ft.', `N 40°00'00" E 130.5`, 'high', /^$/],
  ['thence N 40° E 130.5 LF', `N 40°00'00" E 130.5`, 'high', /^$/],
  ['thence N 40 3-4 E 130 feet', `N 40°45'00" E 130`, 'high', /^$/],
  ['thence N 40° E one hundred thirty and no/100 feet', `N 40°00'00" E 130`, 'high', /^$/],
  ['thence N 40° E 1.215,50 feet to a stone', `N 40°00'00" E 1215.5`, 'low', /decimal comma/],
  ['thence N 403015 E 80 feet to a stone', `N 40°30'15" E 80`, 'medium', /marks between its parts are missing/],
  ['thence N 40° E twelve\n91 Charter of Vell\nhundred feet to a stone', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence Sonth 15 East 80 feet', `S 15°00'00" E 80`, 'low', /"sonth", taken for S/],
  ['thence N 40° E 80.5 International feet to a stone', `N 40°00'00" E 80.5`, 'high', /^$/],
  ['thence N 40° E 80.5 U.S. survey feet to a stone', `N 40°00'00" E 80.5`, 'high', /^$/],
  ['thence N 40° E 130 and xx/100 feet', `N 40°00'00" E 130`, 'high', /^$/],
  ['thence N 40° E one hundred thirty and 45/100ths feet', `N 40°00'00" E 130.45`, 'high', /^$/],
  ['thence N 40° E 1O chs. 20 lks. to a stone', `N 40°00'00" E 673.2`, 'low', /the letter o is read as a 0/],
  ['thence N 40° E lO chs. 20 lks. to a stone', `N 40°00'00" E 673.2`, 'low', /the letter l is read as a 1/],
  ['thence N 40° E X chs. 20 lks. to a stone', `N 40°00'00" E -`, 'low', /no length|cannot be read/],
  ['thence N 40° E I chain to a stone', `N 40°00'00" E 66`, 'low', /the letter i is read as a 1/],
  ['thence N 40° E 3 ch. 50 l. to a stone', `N 40°00'00" E 231`, 'high', /^$/],
  ['thence N 40° E 3 ch. 50 1. to a stone', `N 40°00'00" E 231`, 'low', /the l of links/],
  ['thence N 40° E three chains and fifty jinks', `N 40°00'00" E 231`, 'low', /"jinks" is read as links/],
  ['thence N 40° E 1■6 feet to a stone', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40 \\V 20.5 chs to a pine', `N 40°00'00" W 1353`, 'low', /taken for W/],
  [`thence N. 40^ 30' E. 80 feet`, `N 40°30'00" E 80`, 'high', /^$/],
  [`thence N. 40® 30' E. 80 feet`, `N 40°30'00" E 80`, 'high', /^$/],
  ['thence north, fifty-ono degrees east, 80 feet', '- 80', 'low', /too damaged to read/],
  ['thence N 40° E by land of Ames 3 Brods 7 links', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  [
    'thence N 40° E twenty six rode If nine links',
    `N 40°00'00" E 429`,
    'low',
    /"rode" is read as rods; "if nine links"/,
  ],
  ['thence N 40° E on Elm Street fority-three 143) feet', `N 40°00'00" E 43`, 'low', /"143\)", is damaged/],
  ['thence N 40° E on Elm Street sirghty-three 183) feet', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40° E two hundred thirty mined to 12399) feet', `N 40°00'00" E 239.9`, 'low', /by the words before it/],
  ['thence N 40° E one hundred thirteened to 113.7). feet', `N 40°00'00" E 113.7`, 'low', /by the words before it/],
  ['thence N 40° E six (6/rods to a stone', `N 40°00'00" E 99`, 'low', /"\(6\/", is damaged/],
  ['thence N 40° E one hundred and ten (10ffect to a stone', `N 40°00'00" E 110`, 'low', /"\(10", is damaged/],
  ['thence N 40° E eighty (80)\n80) feet to a stone', `N 40°00'00" E 80`, 'low', /is damaged/],
  [
    'thence N 40° E two hundred and thuity and ten hundredths (230 10) feet',
    `N 40°00'00" E 230.1`,
    'low',
    /"\(230 10\)"/,
  ],
  ['thence N 40° E sixty and nine 90 (69/31) feet', `N 40°00'00" E 69.31`, 'low', /"\(69\/31\)" is read as 69.31/],
  ['thence N 40° E sixty found 90 (6+31) feet', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40° E (72.18) sevty two eighteen one hundredths feet', `N 40°00'00" E 72.18`, 'low', /only the figure/],
  ['thence N 40° E (72.18) sixty two eighteen ind feet', `N 40°00'00" E -`, 'low', /cannot be read/],
  ['thence N 40° E fifty-one & dseventy-five one hundredths feet (5175)', `N 40°00'00" E 51.75`, 'low', /by the words/],
  ['thence N 40° E two hundred fifty-six 56 (2.5656) feet', `N 40°00'00" E 256.56`, 'low', /"\(2.5656\)" is read as/],
  ['thence N 40° E at a right angle to said. Elm Street 80 feet', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence south eighth-two degrees east 80 feet', `S 82°00'00" E 80`, 'medium', /"eighth-two" is read as eighty-two/],
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
