import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseLine, tractsOf } from './reading.ts';

const lines: [sentence: string, answer: string][] = [
  [`thence N 45°30' E 100 feet to an iron pin`, `N 45°30'00" E 100`],
  [`thence N 45°30' E, a distance of 100.25 feet, more or less, to an iron pin`, `N 45°30'00" E 100.25`],
  [`thence North 45 degrees 30 minutes East along Smith's line 100 feet`, `N 45°30'00" E 100`],
  [`thence N 45°30' E and always following the wall, 100 feet`, `N 45°30'00" E 100`],
  ['thence 100 feet S 63° E', `S 63°00'00" E 100`],
  ['thence running 316 feet south 58 degrees east', `S 58°00'00" E 316`],
  ['thence S 285 feet 37 degrees W', `S 37°00'00" W 285`],
  ['run thence S 5° W 12 feet', `S 05°00'00" W 12`],
  ['running thence S 5° W 12 feet', `S 05°00'00" W 12`],
  ['then run S 5° W 12 feet', `S 05°00'00" W 12`],
  ['and thence S 5° W 12 feet', `S 05°00'00" W 12`],
  ['chence S 5° W 12 feet', `S 05°00'00" W 12`],
  ['thence, leaving said road, run S 5° W 12 feet', `S 05°00'00" W 12`],
  ['thence due west 12 feet', `N 90°00'00" W 12`],
  ['thence west 12 feet', `N 90°00'00" W 12`],
  ['thence run due North for a distance of 12 feet', `N 00°00'00" E 12`],
  ['thence north along the west side of Elm Street 12 feet', `N 00°00'00" E 12`],
  ['thence with the north line of Lot 4 S 80° E 12 feet', `S 80°00'00" E 12`],
  ['thence along the north line of said lot 12 feet', '- 12'],
  ['thence northerly along the road 12 feet to a stake', '- 12'],
  ['thence in a northerly direction along the road 12 feet', '- 12'],
  ['thence westwardly 12 feet', '- 12'],
  ['thence northeast 12 feet', '- 12'],
  ['thence N 51° E a distance of 214.~0 feet', `N 51°00'00" E -`],
  ['thence along the south boundary north 85 degrees east 12 feet', `N 85°00'00" E 12`],
  ['thence on a tangent to said curve, S 39° E, a distance of 148 feet', `S 39°00'00" E 148`],
  ['thence south forty sefen degrees east 12 feet', '- 12'],
  [`thence run 562°-25' E 40 feet`, `S 62°25'00" E 40`],
  ['thence down the river with its meanders to a sycamore', '- -'],
  ['thence along the shore to a stone', '- -'],
  ['thence south to the south line of said lot', `S 00°00'00" E -`],
  ['thence N 51° E along said right-of-way line to a stake', `N 51°00'00" E -`],
  ['thence 12 feet to a point', '- 12'],
  ['thence N 51° E a distance of 463.18 to a corner', `N 51°00'00" E 463.18`],
  ['thence N 51° E 60 feet to the east side of a 40-foot road', `N 51°00'00" E 60`],
  ['thence N 51° E along a 40 foot right of way 60 feet', `N 51°00'00" E 60`],
  ['thence N 51° E 60 feet to a 2 inch pipe 3 feet long', `N 51°00'00" E 60`],
  ['thence N 51° E at 20 feet pass an iron pin, in all 60 feet to a stone', `N 51°00'00" E 60`],
  ['thence N 51° E, passing a fence at 20 feet, 60 feet to a stone', `N 51°00'00" E 60`],
  ['thence N 51° E 60 feet, passing a marker at 20 feet, to a stone', `N 51°00'00" E 60`],
  ['thence N 51° E 60.10 feet (record 60.00 feet) to a stone', `N 51°00'00" E 60.1`],
  ['thence N 51° E to Main Street, 60 feet', `N 51°00'00" E 60`],
  ['thence N 51° E to the road (a distance of about 60 feet)', `N 51°00'00" E 60`],
  ['thence N 51° E along the lake approximately 600 to 700 feet', `N 51°00'00" E -`],
  ['thence N 51° E 2 chains to a stake', `N 51°00'00" E 132`],
  ['thence N 51° E 60 feet to a point from which a pine bears S 3° W 14 feet', `N 51°00'00" E 60`],
  ['thence N 51° E 60 feet to a point, said point being S 27° W 8.5 feet from Station 51', `N 51°00'00" E 60`],
  [
    'thence N 51° E 60 feet to a point whence the section corner bears north 83 degrees east, 240 feet',
    `N 51°00'00" E 60`,
  ],
  ['thence N 51° E 60 feet to a stake 4 feet west of the road', `N 51°00'00" E 60`],
  [
    'thence N 51° E 60 feet; N 52° E 61 feet; and N 53° E 62 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61 | N 53°00'00" E 62`,
  ],
  ['thence N 51° E 60 feet to a pin, N 52° E 61 feet to a pin', `N 51°00'00" E 60 | N 52°00'00" E 61`],
  [
    'thence the following two courses: (1) N 51° E 60 feet to a pin; (2) N 52° E 61 feet to a pin',
    `N 51°00'00" E 60 | N 52°00'00" E 61`,
  ],
  [
    'thence along the creek the following courses and distances: N 51° E 60 feet; N 52° E 61 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61`,
  ],
  ['thence westerly along the ditch 65 feet and continuing southwesterly along the same 142 feet', '- 65 | - 142'],
  ['thence N 51° E 60 feet south 34 degrees west 61 feet', `N 51°00'00" E 60 | S 34°00'00" W 61`],
  ['thence 31°45′ west beside a hedge 128 feet', '- 128'],
  ["thence North 73° 26' North 52 feet", '- 52'],
  ['thence at right angles to the last mentioned course westerly 40 feet', `N 80°00'00" W 40`],
  ['thence at right angles to said course to the right 40 feet', `S 80°00'00" E 40`],
  ['thence deflecting 90° to the left 40 feet', `N 80°00'00" W 40`],
  ['thence deflecting to the right at an angle of 30° a distance of 40 feet', `N 40°00'00" E 40`],
  ['thence southerly, reversing said course, 40 feet', `S 10°00'00" W 40`],
  ['thence southerly parallel with the first course 40 feet', `S 10°00'00" W 40`],
  ['thence continuing along the same course 40 feet', `N 10°00'00" E 40`],
  ['thence westerly parallel with Elm Street 40 feet', '- 40'],
  ['thence deflect 60 degrees 30 minutes left and run a distance of 40 feet', `N 50°30'00" W 40`],
  [
    'thence S 76° W, with the division of lots 11 and 12, 2.35 feet to a stile by the lane, 6.15 feet to the corner of lot 14',
    `S 76°00'00" W 6.15`,
  ],
  ['thence southerly one hundred thirtgeen (113) feet to a lane', '- 113'],
  ['thence N 51° E 241.73 feet distant to a stone', `N 51°00'00" E 241.73`],
  ['thence S 58 E at 417 feet intersected said line at a stake', `S 58°00'00" E 417`],
  ['thence southeasterly 236 feet along the bank to its meeting with the line bearing S 47° W', '- 236'],
  ['thence N 51° E 60 feet to the corner of Lot 2, a 2.5-acre tract', `N 51°00'00" E 60`],
  [
    'thence the two following lines with the brook; N 51° E 60 feet; N 52° E 61 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61`,
  ],
  ['thence northerly by land of one Tarn 12 feet', '- 12'],
  ['thence Southerly\nby said Water street 12 feet', '- 12'],
  ['thence south fifty-eight, degrees twelve minutes east 12 feet', `S 58°12'00" E 12`],
  ['thence south forty-nine* degrees thirty minutes east 12 feet', `S 49°30'00" E 12`],
  ['thence north twenty-nine degrees seven minutes thirty sec- onds east 12 feet', `N 29°07'30" E 12`],
  ['thence north fifty-seven and a half degrees west 12 feet', `N 57°30'00" W 12`],
  [`thence S 87°53'OO"W, 12 feet`, `S 87°53'00" W 12`],
  [`thence N 45°10'20" W87.4 feet to a pin`, `N 45°10'20" W 87.4`],
  ["thence N. 82ø 30' E., 12 feet", `N 82°30'00" E 12`],
  ["thence north a distance of 3013', more or less, to a stone", `N 00°00'00" E 3013`],
  ['thence South 78° E. 7 8 feet', `S 78°00'00" E -`],
  ['thence N 50° E 88 3% 100 feet to said street', `N 50°00'00" E -`],
  ['thence N 60° W 1 Hrods 12 links', `N 60°00'00" W -`],
  ['thence S 6° E 102 to an iron pipe', `S 06°00'00" E 102`],
  [`thence S 6°10' 102.50 to an iron pipe`, '- 102.5'],
  ['thence N 51° E 60 feet high-water mark', `N 51°00'00" E 60`],
  ['thence N 51° E 60 feet long said wall', `N 51°00'00" E 60`],
  [
    'thence N 51° E 60 feet to a point N 701261.52, E 1109323.34 north 7 degrees 47 minutes east 61 feet to a pin',
    `N 51°00'00" E 60 | N 07°47'00" E 61`,
  ],
  [
    'thence N 51° E 60 feet to a pin, continuing along said road N 52° E 61 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61`,
  ],
  ['thence S 63° E 60 feet to a red oak. North 6° East 25*+ feet to a stake', `S 63°00'00" E 60 | N 06°00'00" E -`],
  [
    'thence the following: (a) N 51° E 60 feet to a pin. (b) Easterly along the wall 61 feet. (c) N 53° E 62 feet',
    `N 51°00'00" E 60 | - 61 | N 53°00'00" E 62`,
  ],
  [
    'thence as follows: first, N 51° E 60 feet to a pin; second, N 52° E 61 feet; third along the wall 62 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61 | - 62`,
  ],
  [
    'thence N 51° E 60 feet to a road; With the middle of said road as it meanders eastward 61 feet to a point from which a marker bears N 20° W',
    `N 51°00'00" E 60 | - 61`,
  ],
  [
    'thence N 51° E 60 feet to a ridge; With the crest of the ridge as it meanders, roughly along a bearing and distance of N 5° W, 61 feet to a stone',
    `N 51°00'00" E 60 | N 05°00'00" W 61`,
  ],
  ['thence due east along north latitude 32 degrees 41 minutes 854 feet to a point', `N 90°00'00" E 854`],
  ['thence turning, the line runs N 51° E 12 feet', `N 51°00'00" E 12`],
  ['qThence N 51° E 60 feet to a pin;\nSThence S 20° W 31 feet', `N 51°00'00" E 60 | S 20°00'00" W 31`],
  [
    'thence following the cliff to a point, the coordinates of said point being 440 feet north and 345 feet west of the mark',
    '- -',
  ],
  ['thence N 51° E along the north line of said Section 14, 217.0 feet', `N 51°00'00" E 217`],
  ['thence N 51° E along the south lines of Lots 5 and 6, 319.4 feet', `N 51°00'00" E 319.4`],
  ['thence N 51° E along the line of said Section 14, 1,217.0 feet', `N 51°00'00" E 1217`],
  ['thence N 51° E along the south line of said section 1,265 feet', `N 51°00'00" E 1265`],
  ['thence N 51° E a distance of 3, 264.00 feet', `N 51°00'00" E 3264`],
  ['thence N 51° E a distance of 318, 27 feet', `N 51°00'00" E 318.27`],
  ['thence N 51° E through warrant 4418, 27 feet', `N 51°00'00" E 27`],
  ['thence N 51° E 15-4.27 feet', `N 51°00'00" E -`],
  ['thence N 51° E Hi 2.46 feet', `N 51°00'00" E -`],
  ['thence N 51° E four hundred point six (400.6) feet', `N 51°00'00" E 400.6`],
  ['thence cast four degrees ten minutes south thirty feet', `S 85°50'00" E 30`],
  ['thence four degrees ten minutes south thirty feet', '- 30'],
  ['thence east along the section line 2,180.0 to the northeast corner of the grove', `N 90°00'00" E 2180`],
  [
    'thence N 51° W along a line parallel with and distant 90 feet southwesterly, measured at right angles, from the track, 318.52 feet',
    `N 51°00'00" W 318.52`,
  ],
  ['thence N 51° W, parallel with Grant Avenue and 940 feet therefrom, a distance of 271 feet', `N 51°00'00" W 271`],
  [
    'thence N 51° E at 412 feet, plus or minus, cross the pipeline and continuing on a bearing of N 51° E for a total distance of 1,245.6 feet',
    `N 51°00'00" E 1245.6`,
  ],
  ['thence north along Mill Road following the curves and tangents a distance of 418 feet', '- 418'],
  ['thence upstream 118 feet to a point that is north 47 degrees west 73 feet from the point of beginning', '- 118'],
  ['thence along the river about 1340 feet to a line which bears South 76° East from the beginning point', '- 1340'],
  [
    'thence N 51° E 1,240 feet, east 1,063.28 feet, south 517 feet, west 438 feet',
    `N 51°00'00" E 1240 | N 90°00'00" E 1063.28 | S 00°00'00" E 517 | N 90°00'00" W 438`,
  ],
  [
    `thence N 51° E one hundred two feet and seventy-two one-hundredths of a foot (102.72') to a point`,
    `N 51°00'00" E 102.72`,
  ],
  ['thence N 51° E forty feet and five tenths to a point', `N 51°00'00" E 40.5`],
  ['thence N 51° E 303± feet to a rod', `N 51°00'00" E 303`],
  [`thence N 51° E 233'± along the shore`, `N 51°00'00" E 233`],
  [`th N51°08'04"E 913.2 ft alg the sd ln`, `N 51°08'04" E 913.2`],
  ['then So. 51 Et. 90 po. to a pine', `S 51°00'00" E 1485`],
  ['thence N51d08m04sE 91.2ft to a pin', `N 51°08'04" E 91.2`],
  ['thence turn an angle of 30 degrees 15 minutes to the right and run 60 feet', `N 40°15'00" E 60`],
  ['thence turn an angle to the left of 30 degrees and run for a distance of 60 feet', `N 20°00'00" W 60`],
  ['thence turn right 30 degrees and run 60 feet', `N 40°00'00" E 60`],
  ['thence same course 60 feet to a stone', `N 10°00'00" E 60`],
  [
    'thence along the north line of said tract N 87° E 180 feet; thence southerly at right angles to the north line of said tract 95 feet; thence westerly parallel with the north line of said tract 180 feet',
    `N 87°00'00" E 180 | S 03°00'00" E 95 | S 87°00'00" W 180`,
  ],
  ['thence N 51° E sixty-five one-hundredths chain', `N 51°00'00" E 42.9`],
  ['thence N 51° E one chain thirty-seven links', `N 51°00'00" E 90.42`],
  ['thence N 51° E one hundred and nine feel to a stone', `N 51°00'00" E 109`],
  ['thence N 51° E to a stake from which an oak brs S 48 W 9 feet, this distance being 614 feet', `N 51°00'00" E 614`],
  ['thence north two degrees live minutes west 141 feet', `N 02°05'00" W 141`],
  ['thence north nine degrees twelve minute s forty seconds east 78 feet', `N 09°12'40" E 78`],
  ['thence north nine degrees six minutestwenty seconds west 78 feet', `N 09°06'20" W 78`],
  ['thence South 10 degr ees 17 minutes West 48 feet', `S 10°17'00" W 48`],
  [`thence S$ 3°12'40" W 76 feet`, `S 03°12'40" W 76`],
  [`thence Worth 71°36' West 58 feet`, `N 71°36'00" W 58`],
  ['thence nor- th 31° East 58 feet', `N 31°00'00" E 58`],
  ['thence fourteen degrees ten minutes to the right 820 feet', `N 24°10'00" E 820`],
  ['thence to the left with an angle of eighty degrees 95 feet', `N 70°00'00" W 95`],
  ['thence angle one hundred and forty degrees to the right and running northerly 80 feet', '- 80'],
  [
    `thcnce S 12° W 253 feet to the road, and with the same N 76° W 359 feet to a stake`,
    `S 12°00'00" W 253 | N 76°00'00" W 359`,
  ],
  [
    `thence following the lands of the county S 2° E 104 feet; S 80° W 52 feet; and S 4° W to the north line of the railroad`,
    `S 02°00'00" E 104 | S 80°00'00" W 52 | S 04°00'00" W -`,
  ],
  ['thence N 14° E 150 feet to the cut line, 600 feet to Cor. No. 2', `N 14°00'00" E 600`],
  ['thence N 51° E l4O feet', `N 51°00'00" E 140`],
  ['thence N 51° E 3l8.25 feet', `N 51°00'00" E 318.25`],
  ['thence south 9O2.6 feet', `S 00°00'00" E 902.6`],
  [`thence S. l2° 3O' W. 40 feet`, `S 12°30'00" W 40`],
  [`thence S. S8° 30' W. 40 feet`, '- 40'],
  ['thence N 51° E 64 and 4/10 poles to a stone', `N 51°00'00" E 1062.6`],
  ['thence N 51° E one thou-\nsand two hun-\ndred fifteen feet', `N 51°00'00" E 1215`],
  ['thence N 51° E twenty-one and ninety-one hundredths feet', `N 51°00'00" E 21.91`],
  ['thence N 51° E twenty-one and ninety one-hundredths feet', `N 51°00'00" E 21.9`],
  ['thence south fourteen degiees thirty minutes west six cbains', `S 14°30'00" W 396`],
];
for (const [sentence, answer] of lines) test(`a line: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

const curves: [sentence: string, answer: string][] = [
  [
    `thence along a curve to the left having a radius of 310.40 feet an arc distance of 77.25 feet to a point of compound curve to the left having a radius of 42.50 feet and a central angle of 80°10'20"; thence northerly along the arc, a distance of 59.47 feet`,
    'curve R310.4 L77.25 left | curve R42.5 L59.47 D80.1722 left',
  ],
  [
    'thence along a curve to the left having a radius of 500.00 feet, an arc distance of 60.00 feet',
    'curve R500 L60 left',
  ],
  [
    'thence along a curve to the right, radius 500 feet, central angle 6°52\'32", arc 60 feet',
    'curve R500 L60 D6.8756 right',
  ],
  [
    'thence along the arc of a curve to the left an arc distance of 60 feet, said arc having a radius of 500 feet and being subtended by a chord of N 20° E a distance of 59.96 feet',
    `curve R500 L60 C59.96 [N 20°00'00" E] left`,
  ],
  [
    'thence along a curve to the right (said curve having a radius of 500 feet and a chord bearing N 20° E 59.96 feet) an arc distance of 60 feet to a pin',
    `curve R500 L60 C59.96 [N 20°00'00" E] right`,
  ],
  [
    'thence along the arc of a 500 foot radius curve an arc distance of 60 feet (this arc subtended by its chord lying to the west bearing N 20° E 59.96 feet)',
    `curve R500 L60 C59.96 [N 20°00'00" E] left`,
  ],
  [
    'thence along a curve concave southeasterly, radius 500 feet, chord N 20° E 59.96 feet, arc 60 feet',
    `curve R500 L60 C59.96 [N 20°00'00" E] right`,
  ],
  ['thence N 20° E along the road 59.96 feet chord, R=500 feet, Arc=60 feet', `curve R500 L60 C59.96 [N 20°00'00" E]`],
  ['thence N 20° E following the curvature of the road a chord distance of 59.96 feet', `curve C59.96 [N 20°00'00" E]`],
  ['thence northerly 60 feet along said curve to the right of radius 500 feet', 'curve R500 L60 right'],
  [
    'thence along a circular curve to the left, its radius being 500 feet and the long chord being 59.96 feet in length and bearing north 20 degrees east',
    `curve R500 C59.96 [N 20°00'00" E] left`,
  ],
  ['thence through a 7 degree curve to the left a distance of 60 feet', 'curve L60 left'],
  ['thence in an arc the radius of which is 500 feet a distance of 60 feet', 'curve R500 L60'],
  ['thence counterclockwise along the arc of a circle of radius 500 feet, 60 feet', 'curve R500 L60 left'],
  ['thence along a curve on the west side of the road, 60 feet', '- 60'],
  [
    'thence N 20° E 40 feet to the beginning of a curve concave to the west having a radius of 500 feet; thence northerly along said curve through a central angle of 6°52\'32" an arc distance of 60 feet',
    `N 20°00'00" E 40 | curve R500 L60 D6.8756 left`,
  ],
  [
    'thence along a curve to the left, radius 500 feet, arc 60 feet; thence continuing along said curve an arc distance of 30 feet',
    'curve R500 L60 left | curve R500 L30 left',
  ],
  [
    'thence N 20° E 40 feet to a point of curvature; thence along a curve to the right with a radius of 500 feet an arc length of 60 feet to a point of compound curvature; thence along a curve to the right with a radius of 200 feet an arc length of 30 feet',
    `N 20°00'00" E 40 | curve R500 L60 right | curve R200 L30 right`,
  ],
  [
    'thence S 64° W 173 feet, and by a curve to the left having a radius of 500 feet, an arc distance of 60 feet',
    `S 64°00'00" W 173 | curve R500 L60 left`,
  ],
  ['thence on a curve of sixty-five feet radius, thirty-two feet', 'curve R65 L32'],
  ['thence by a curve to the left of 500 feet radius, a distance of 60 feet to a bound', 'curve R500 L60 left'],
  [
    `thence along the road an arc distance equal to 60 feet, the chord of said arc bearing N 20° E 59.96 feet to a point`,
    `curve L60 C59.96 [N 20°00'00" E]`,
  ],
  [
    'thence along the arc of a curve to the right having a radius of 500 feet, chord bearing and distance of N 20° E-59.96 feet',
    `curve R500 C59.96 [N 20°00'00" E] right`,
  ],
  ['thence along a curve to the radius of 500 feet a distance of 60 feet', 'curve R500 L60'],
  ['thence on a 500-foot radius curve left a distance of 60 feet', 'curve R500 L60 left'],
  ['thence along the arc of a curve to the right: Arc 60, radius 500, delta 6°52\'32"', 'curve R500 L60 D6.8756 right'],
  [
    'thence southerly along a curve concave to the west, radius 500 feet, a distance of 60 feet',
    'curve R500 L60 right',
  ],
  [
    'thence easterly along a curve to the left, radius 500 feet, arc 60 feet; thence southerly along a curve concave to the west tangent to said last-mentioned curve and having a radius of 200 feet, 30 feet',
    'curve R500 L60 left | curve R200 L30 right',
  ],
  [
    'thence along a curve to the right thirty-one feet from, and running parallel to, the track 60 feet to a stake',
    'curve L60 right',
  ],
  [
    'thence along the arc of a circle of 500 feet radius, 60 feet, to a point which is thirty feet distant from the wall, the center of said circle bearing S 59° E',
    'curve R500 L60',
  ],
  [
    'thence along a tangent to said curve N 20° E 60 feet to the point of a curve to the left of radius 500 feet',
    `N 20°00'00" E 60`,
  ],
  ['thence southerly, tangent to the last chord, 60 feet to a wall', '- 60'],
  [
    'thence N 20° E 60 feet to a point, on a curve to the right, radius 500 feet, delta 6°52\'32", a distance of 60 feet',
    `N 20°00'00" E 60 | curve R500 L60 D6.8756 right`,
  ],
  [
    'thence the two following courses: north 57 degrees east, 73.40 feet; and\neasterly by a line curving toward the right having a radius of 260 feet for a distance of 84 feet',
    `N 57°00'00" E 73.4 | curve R260 L84 right`,
  ],
  [
    'thence along the arc of a 764.2-toot radius curve to the right, an arc distance of 141 feet',
    'curve R764.2 L141 right',
  ],
  [
    "thence, with a curve to the left having a radius of 80 feet, an arc length of 47 feet, the chord bearing.\nSouth 12°26' West 47 feet; thence, leaving said curve.\nSouth 05°38' East 33 feet",
    `curve R80 L47 C47 [S 12°26'00" W] left | S 05°38'00" E 33`,
  ],
  [`thence CRV-RT R=30.00' L=45.88' CB=N00°11'04"E CH=41.54'`, `curve R30 L45.88 C41.54 [N 00°11'04" E] right`],
  [
    'thence along a curve to the right, radius 330 feet, arc 221 feet to a point of reverse curvature, concave northwesterly, having a radius of 270 feet; thence along said reverse curve an arc of 106 feet',
    'curve R330 L221 right | curve R270 L106 left',
  ],
  [
    `thence along the arc 2914.6 feet (chord S 8°10' W, 2877.74 feet, radius 5280 feet)`,
    `curve R5280 L2914.6 C2877.74 [S 08°10'00" W]`,
  ],
  [
    'thence N 5° E 90 feet; run on a curve left along the road (R=310.00, L=201.66); run S 38° E 90.18 feet',
    `N 05°00'00" E 90 | curve R310 L201.66 left | S 38°00'00" E 90.18`,
  ],
  [
    'thence on a curve left (R=310.00, L=201.66, Ch=S 20-14-30 E 198.12) to a pin',
    `curve R310 L201.66 C198.12 [S 20°14'30" E] left`,
  ],
];
for (const [sentence, answer] of curves) test(`a curve: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

test('a curve by its degree states no radius, and says so', () => {
  const text =
    'Beginning at a stone; thence N 10° E 100 feet; thence around a 30-degree 30-minute curve to the right 74 feet; thence S 20° W 50 feet to the point of beginning.';
  const call = tractsOf(text)[0]!.calls[1]!;
  assert.equal(call.radius, null);
  assert.match(call.confidence_reason, /a curve of 30.5 degrees; no radius is stated/);
});

test('a curve from a point of curvature is tangent, one to a point of tangency is tangent to the next course', () => {
  const calls = tractsOf(
    'Beginning at a stone; thence N 10° E 100 feet to a point of curvature; thence along a curve to the right, radius 500 feet, arc 60 feet; thence along a curve to the left, radius 300 feet, an arc of 90 feet to a point of tangency; thence N 30° W 50 feet to the point of beginning.',
  )[0]!.calls;
  assert.equal(calls[1]!.tangent, true);
  assert.deepEqual(calls[2]!.tangent_bearing_out, { ns: 'N', degrees: 30, minutes: 0, seconds: 0, ew: 'W' });
});
