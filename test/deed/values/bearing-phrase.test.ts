import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionAt } from '../../../src/deed/values/bearing-phrase.ts';
import { fold } from '../../../src/deed/words/fold.ts';
import { bearingText } from '../../../src/survey/bearing.ts';

const quadrants: [phrase: string, bearing: string][] = [
  [`N 45°30'15" E`, `N 45°30'15" E`],
  [`N. 45° 30' 15" E.`, `N 45°30'15" E`],
  [`N45°30'15"E`, `N 45°30'15" E`],
  ['N 45º30’15” E', `N 45°30'15" E`],
  ['N 45˚30′15″ E', `N 45°30'15" E`],
  [`N 45*30'15" E`, `N 45°30'15" E`],
  [`N 45d30'15" E`, `N 45°30'15" E`],
  ['N. 45dE.', `N 45°00'00" E`],
  ["N 45 d 30' E", `N 45°30'00" E`],
  [`N 45o 30' 15" E`, `N 45°30'15" E`],
  ['N 45 deg. 30 min. 15 sec. E', `N 45°30'15" E`],
  ['North 45 degrees 30 minutes 15 seconds East', `N 45°30'15" E`],
  ['North 45 degrees, 30 minutes and 15 seconds East', `N 45°30'15" E`],
  ['North 45 degrees 30 minutes 15 seconds, East', `N 45°30'15" E`],
  ['N 45-30-15 E', `N 45°30'15" E`],
  ['N 45°-30\'-15" E', `N 45°30'15" E`],
  ['N 45°–30′–15′′ E', `N 45°30'15" E`],
  ['N 45 30 15 E', `N 45°30'15" E`],
  ['north 45? 30? 15? east', `N 45°30'15" E`],
  ['N 45.30.15 E', `N 45°30'15" E`],
  [`N 45°30' E`, `N 45°30'00" E`],
  [`N 45°30 E`, `N 45°30'00" E`],
  [`N 45° E`, `N 45°00'00" E`],
  ['N 45 E', `N 45°00'00" E`],
  ['south ten west', `S 10°00'00" W`],
  ['South eighty-nine degrees, twelve minutes and thirty seconds West', `S 89°12'30" W`],
  ['north no degrees thirty-eight minutes west', `N 00°38'00" W`],
  ['south eighty-two degrees no minutes west', `S 82°00'00" W`],
  ['north zero degrees seven minutes east', `N 00°07'00" E`],
  ['North 12.5 degrees East', `N 12°30'00" E`],
  ['N 12.5° E', `N 12°30'00" E`],
  [`N 12°30.5' E`, `N 12°30'30" E`],
  [`S 3°04'05.25" E`, `S 03°04'05.25" E`],
  ['S 53 1/2 E', `S 53°30'00" E`],
  ['S 53½° E', `S 53°30'00" E`],
  ['S 12¼ W', `S 12°15'00" W`],
  ['north sixty-two and one-half degrees west', `N 62°30'00" W`],
  ['north sixty-two (62) degrees west', `N 62°00'00" W`],
  ['north thirteen degrees fifty-three and one-half minutes east', `N 13°53'30" E`],
  [`S 4 degrees 9;ft; 25;inch; W`, `S 04°09'25" W`],
  ['N. 27°36Â´10Â´Â´ W.', `N 27°36'10" W`],
  [`South 7° West`, `S 07°00'00" W`],
  [`So. 7° W.`, `S 07°00'00" W`],
  [`No. 7° W.`, `N 07°00'00" W`],
  ['N 63 degrees 08 seconds E', `N 63°00'08" E`],
  [`North, 87°54' West`, `N 87°54'00" W`],
  ['N approximately 36 degrees W', `N 36°00'00" W`],
  ['south naught degrees eleven minutes east', `S 00°11'00" E`],
  ['north nine minutes east', `N 00°09'00" E`],
  ['south exactly twenty-five minutes east', `S 00°25'00" E`],
  ['north exactly fifty-seven degrees east', `N 57°00'00" E`],
  ['south by twenty-six degrees fifty-one minutes west', `S 26°51'00" W`],
  ['southerly twelve degrees six minutes east', `S 12°06'00" E`],
  ['S 58;deg; 24;min; 39;sec; E', `S 58°24'39" E`],
  ['N 07[;deg;] 02;min; 45;sec; W', `N 07°02'45" W`],
  ['South twenty nine degrees (29°) East', `S 29°00'00" E`],
  ['north eleven degrees and one quarter west', `N 11°15'00" W`],
  ['south sixty-two degrees and a half east', `S 62°30'00" E`],
  ['South seven degrees & three-fourths of a degree West', `S 07°45'00" W`],
  ['north 33 degrees and half a degree east', `N 33°30'00" E`],
  ['N. 33 deg. and 1-2 E.', `N 33°30'00" E`],
  ['N. 33 degrees, 1/4 E.', `N 33°15'00" E`],
  ['S 33° and ¾ W', `S 33°45'00" W`],
  ['south nineteen degrees and a third west', `S 19°20'00" W`],
  ['north thirty degrees and one half minute east', `N 30°00'30" E`],
  ["north six degrees (6°) and forty minutes (40') west", `N 06°40'00" W`],
  ['south 79 degrees 13 minutes & 35 seconds east', `S 79°13'35" E`],
  ['S 47° 52° 00" W', `S 47°52'00" W`],
  ['N 74° 26/00" W', `N 74°26'00" W`],
  ['N 16°44!39" W', `N 16°44'39" W`],
  ['S. 8°, 23ʹ, 40ʺ W.', `S 08°23'40" W`],
];
for (const [phrase, bearing] of quadrants)
  test(`a bearing: ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'quadrant');
    assert.equal(bearingText(read.bearing!), bearing);
    assert.equal(read.end, phrase.length);
    assert.deepEqual(read.doubts, []);
  });

const damaged: [phrase: string, bearing: string, doubt: RegExp][] = [
  [`N 23°16.51" E`, `N 23°16'51" E`, /a point stands for the mark of minutes/],
  [`S 3. 17' E`, `S 03°17'00" E`, /degree mark is missing/],
  [`S 6  15' W`, `S 06°15'00" W`, /degree mark is missing/],
  [`N. 78024' 53" W.`, `N 78°24'53" W`, /read as a 0/],
  [`N. 150 37' W.`, `N 15°37'00" W`, /read as a 0/],
  [`N. 46' 21' E.`, `N 46°21'00" E`, /degree mark reads '/],
  [`N. 46" 21' E.`, `N 46°21'00" E`, /degree mark reads "/],
  [`south 2 "46'04" west`, `S 02°46'04" W`, /degree mark reads "/],
  [`North 0 21'40" East`, `N 00°21'40" E`, /degree mark is missing/],
  ['N. 642 W.', `N 64°30'00" W`, /exceeds 90/],
  [`N 36° -0 18' -52" E`, `N 36°18'52" E`, /stray 0/],
  ['N 7743 E', `N 77°43'00" E`, /marks between degrees and minutes/],
  ['N 65 degrees 21 minutes 43 minutes W', `N 65°21'43" W`, /named twice/],
  ['east 18 degrees 50 minutes south', `S 71°10'00" E`, /counted from east/],
  ['N 95° E', `N 95°00'00" E`, /no quadrant angle/],
  [`N 45°75' E`, `N 45°75'00" E`, /over 59/],
];
for (const [phrase, bearing, doubt] of damaged)
  test(`a damaged bearing is read and doubted: ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'quadrant');
    assert.equal(bearingText(read.bearing!), bearing);
    assert.match(read.doubts.join('; '), doubt);
  });

const broken: [phrase: string, why: RegExp][] = [
  ["North 73° 26' North 500 feet", /twice/],
  ['S 4 degrees 9 minutes along the road', /lacks its east or west/],
  ['south no degrees forty-five Post, minutes east', /lacks its east or west/],
  ['South 7733° East', /too damaged/],
  ['south forty sefen degrees east', /too damaged/],
  ['north ohe ut west 318.40 feet', /too damaged/],
  ['S H 7 W 64 poles', /too damaged/],
  ['North\n3\n0\n6%% | 74 rods', /too damaged/],
  [`N 2N041'7 I" E a distance of 60 feet`, /too damaged/],
  [`N 310 'lll 0" E along the line 60 feet`, /too damaged/],
  [`North @7* 20' 10" 48.20 feet`, /too damaged/],
  ['South &9-30-00 60 feet', /too damaged/],
];
for (const [phrase, why] of broken)
  test(`no bearing is made of ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'broken');
    assert.equal(read.bearing, null);
    assert.match(read.doubts.join('; '), why);
  });

const cardinals: [phrase: string, bearing: string][] = [
  ['due North', `N 00°00'00" E`],
  ['due South', `S 00°00'00" E`],
  ['due East', `N 90°00'00" E`],
  ['due West', `N 90°00'00" W`],
  ['due N.', `N 00°00'00" E`],
  ['west 200 feet', `N 90°00'00" W`],
  ['E. 200 feet', `N 90°00'00" E`],
  ['due northeast', `N 45°00'00" E`],
  ['north, east 40 feet', `N 00°00'00" E`],
  ['south and 40 feet', `S 00°00'00" E`],
  ['North and South 12° East', `N 00°00'00" E`],
  ['west erected', `N 90°00'00" W`],
];
for (const [phrase, bearing] of cardinals)
  test(`a cardinal direction (DECISIONS.md "Reading"): ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'cardinal');
    assert.equal(bearingText(read.bearing!), bearing);
  });

const points: [phrase: string, bearing: string][] = [
  ['W by N', `N 78°45'00" W`],
  ['N by E', `N 11°15'00" E`],
  ['E by S', `S 78°45'00" E`],
  ['northwest by west', `N 56°15'00" W`],
  ['N N E', `N 22°30'00" E`],
  ['south-southwest', `S 22°30'00" W`],
  ['W.N.W.', `N 67°30'00" W`],
];
for (const [phrase, bearing] of points)
  test(`a point of the compass: ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'point');
    assert.equal(bearingText(read.bearing!), bearing);
  });

for (const [phrase, trend] of [
  ['northerly', 0],
  ['Northeasterly', 45],
  ['south-\nwesterly', 225],
  ['westwardly', 270],
  ['southward', 180],
  ['northeast', 45],
  ['N.E.', 45],
  ['South.\nwesterly', 225],
  ['North.\nerly', 0],
  ['West:erly', 270],
  ['south. erly', 180],
  ['east=\nwardly', 90],
  ['north-\nwest', 315],
  ["N'ly", 0],
  ['south and west', 225],
  ['north and northeasterly', 22.5],
  ['West and southwestwardly', 247.5],
  ['east and north', 45],
  ['north, northwest', 337.5],
  ['west southwesterly', 247.5],
  ['south-southeasterly', 157.5],
  ['S. and W. along the run', null],
  ['East\non\nMill Lane beside the barn of one Orr\nerly on said lane', 90],
] as const)
  test(`which way a line tends is no bearing: ${phrase}`, () => {
    const read = directionAt(fold(phrase), 0)!;
    assert.equal(read.kind, 'general');
    assert.equal(read.bearing, null);
    assert.equal(read.trendDeg, trend);
  });

test('a length inside the bearing: north 250 feet 38 degrees east', () => {
  const read = directionAt('north 250 feet 38 degrees east to a stake', 0)!;
  assert.equal(bearingText(read.bearing!), `N 38°00'00" E`);
  assert.equal(read.end, 5);
});

for (const phrase of ['N. 615,208; E. 2,470,936', 'n. 618,427 e. 2,473,159'])
  test(`coordinates are no bearing: ${phrase}`, () => assert.equal(directionAt(fold(phrase), 0)!.kind, 'cardinal'));
