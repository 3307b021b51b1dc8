import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, courseLine } from '../reading.ts';

const offsets: [sentence: string, answer: string][] = [
  [
    'thence N 12° W 97.35 feet to a bolt set in ledge and three (3) feet North 59° West of a one (1) inch pipe',
    `N 12°00'00" W 97.35`,
  ],
  ['thence N 12° W 97.35 feet to a bolt 3 feet N 59° W of the 1 inch pipe', `N 12°00'00" W 97.35`],
  [
    "thence N 12° W, along a line parallel and 31.00' (feet) westerly of the wall, a distance of 97.35' (feet) to a post",
    `N 12°00'00" W 97.35`,
  ],
  ["thence N 12° W, along a line parallel and 31.00' (feet) westerly of the wall to a post", `N 12°00'00" W -`],
  ['thence along the arc of a curve parallel with and 31 feet south from the rail to a post', '- -'],
  ['thence westerly parallel to the wall and distant therefrom 31 feet, a distance of 178.2 feet to a post', '- 178.2'],
  ['thence southerly paralleling Quarry Road and generally distant therefrom three-tenths of a mile to a brook', '- -'],
  ['thence southerly paralleling Quarry Road and generally distant 510 feet northeasterly thereof to a brook', '- -'],
  ['thence southerly paralleling Quarry Road at a distance of 310 feet to the east of the mill race to a brook', '- -'],
  [
    'thence west along a line parallel with the center of Fern Street and 155 feet north thereof to Oak Road',
    `N 90°00'00" W -`,
  ],
  ['thence westwardly along a line parallel to Fern Street and 410 feet distance therefrom to the town line', '- -'],
  ["thence parallel with and thirty-three (33') feet distant westerly from said walk, to Fern Street", '- -'],
  ["thence by a line parallel with and twenty-one (21') feet outside of the walk to Fern Street", '- -'],
  [
    'thence northwesterly following a line which keeps a uniform distance one-half mile south and west of the road',
    '- -',
  ],
  [
    'thence along the hedge to a post on the railroad 641 feet west of Signal 5, and 6,341 feet in a westerly direction from the bridge',
    '- -',
  ],
  [
    'thence about 3,110 feet in a direction southeast to a post, situated about 1,941 feet in a northeast direction from the mill',
    '- 3110',
  ],
  [
    'thence downstream to Point No. 7, which lies in the middle of the river approximately 2,051 feet upstream from the dam',
    '- -',
  ],
  [
    'thence northeasterly along a line lying 210 feet left, northwest of, and parallel to the survey a distance [of] 521.7 feet to a point',
    '- 521.7',
  ],
  ['thence easterly to a point about forty-one rods south and from eighty to ninety rods east of the fort', '- -'],
  ['thence northerly across the ditch to a point about two hundred feet in the rear of the said ditch', '- -'],
  ['thence southerly on the fence to a stake fifty-one feet soucherly from the first line', '- -'],
  ['thence westerly to a stake 41 feet beyond the bridge', '- -'],
  ['thence S 8° W to a cairn 57 feet on the north side of the tramway', `S 08°00'00" W -`],
  ['thence south to a cairn, leaving the barn of Rook 33 feet on the west', `S 00°00'00" E -`],
  ['thence N 5° E 63 feet on the north side of the lane to a pin', `N 05°00'00" E 63`],
  ['thence east on Fern Street to a point ninety-two yards (92 yards) from Oak Road', `N 90°00'00" E -`],
  ['thence N 23° W to a cairn 4 miles E. of the old ferry', `N 23°00'00" W -`],
  ['thence south to a cairn 9 rods S.E. of the smithy', `S 00°00'00" E -`],
  ['thence up the brook to a rock 13 chains due N. from the smithy', '- -'],
  ['thence 43 feet N. from said stone to a post', `N 00°00'00" E 43`],
  [
    'thence S 41° E to a rock on the bank of the brook, 67 feet in a northerly direction from the dam',
    `S 41°00'00" E -`,
  ],
  ['thence with the lane to the crossing with a drift road about two tenths of a mile beyond the barn', '- -'],
  ['thence along a line parallel to and 0.4 foot east, of a hedge, N 5° W 66 feet to a post', `N 05°00'00" W 66`],
  ['thence 41 feet at right angles to Fern Street to a post', '- 41'],
  ['thence running forty-one feet, at right angles to Fern Street, to a post', '- 41'],
  ['thence 41 feet south from said point', `S 00°00'00" E 41`],
  ['thence to a stake 41 feet south from said point', '- -'],
  ['thence westerly on a line 41 feet at right angles from the wall to a post', '- -'],
  ['thence in a westerly direction 41 feet, at right angles to the wall', '- 41'],
  ['thence northeasterly 41 rods at right angles to said river to a post', '- 676.5'],
  ['thence westerly 41 feet at right angles to and north of the wall', '- -'],
  [
    'thence S 41° W, 14.5 feet at right angles and parallel to the line of the mill, a distance of 218.4 feet',
    `S 41°00'00" W 218.4`,
  ],
  ['thence westerly 41 feet at right angles, and parallel with the wall, 218.4 feet', '- 218.4'],
  ['thence northerly along a line 740 feet offshore and parallel to the tide line to the mole', '- -'],
  [
    'thence by a line 11 feet landward from and parallel to the sea wall bearing N 71° E, a distance of 310 feet',
    `N 71°00'00" E 310`,
  ],
  [
    'thence in an easterly direction, parallel with and 14.5 feet north eastwardly at right angles from the track of the mill, 218.4 feet',
    '- 218.4',
  ],
  ['thence easterly parallel with and 14.5 feet southwardly at right angles from the track, 218.4 feet', '- 218.4'],
  ['thence down the brook to a point about 120.50 feet west and 85.25 feet north of the corner of the mill', '- -'],
  ['thence 40 feet southwardly to a stake', '- 40'],
  ['thence west along a lane thirty feet wide forty-one and five-tenths feet to a wall', `N 90°00'00" W 41.5`],
  [
    'thence west along land conveyed to the town of Orr, which is also the line of Fern Lane, thirty feet wide, forty-one feet to a wall',
    `N 90°00'00" W 41`,
  ],
  ['thence westerly 26 feet back from and parallel to the bluff, 301 feet to a rod', '- 301'],
  ['thence westerly along a line 31 feet perpendicularly distant northerly from the track 311 feet to a rod', '- 311'],
  ['thence N 51° E on a line 51 feet to the right of and parallel to the track 311 feet to a rod', `N 51°00'00" E 311`],
  ['thence N 51° E 12 feet left of Station 4+10', `N 51°00'00" E 12`],
  [
    'thence 60 feet to the north and 90 feet to the south of the said center line, N 51° E, to Station 4+10',
    `N 51°00'00" E -`,
  ],
  ['thence 60 feet to the left of the centerline, N 51° E 41 feet', `N 51°00'00" E 41`],
];
for (const [sentence, answer] of offsets)
  test(`an offset: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

const own: [sentence: string, answer: string][] = [
  ['thence 101 feet in a northerly direction from said point to a stake', '- 101'],
  ['thence westerly 41 feet from said stake to a stone', '- 41'],
  ['thence westerly 41 feet from and parallel to said fence to a stone', '- -'],
  ['thence N 51° E, distant 61 feet to a stake', `N 51°00'00" E 61`],
  ['thence southwesterly 61 feet in the rear of the barn to a stake', '- 61'],
  ['thence northerly parallel to the road and one hundred feet distant therefrom 1,126 feet to a stone', '- 1126'],
  ['thence north along the east line 378.5 feet to the northwest of said block', `N 00°00'00" E 378.5`],
  ['thence N 51° E 61 feet to the right of way of Fern Street', `N 51°00'00" E 61`],
  ['thence north 81 feet to the rear of lot 4', `N 00°00'00" E 81`],
  ['thence N 51° E 61.5 feet. Strip B is told below', `N 51°00'00" E 61.5`],
  ['thence North 51 degrees East a distance of 61.5 feet. Temporary easement: another strip', `N 51°00'00" E 61.5`],
  ['thence north 61.5 feet. Above described land is level', `N 00°00'00" E 61.5`],
  ['thence N 51° E along a lane 20 feet. wide 61.5 feet to a stake', `N 51°00'00" E 61.5`],
  ['thence N 51° E along a lane 20 feet wide', `N 51°00'00" E -`],
];
for (const [sentence, answer] of own)
  test(`the course's own length: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

const linesMet: [sentence: string, answer: string][] = [
  [`thence easterly along the ditch to its intersection with the line which runs S 22°10' W from the stone`, '- -'],
  [
    "thence southeasterly along the shore to its intersection with a line through the stone and bearing S 45°10' E",
    '- -',
  ],
  [`thence along the bank to a line drawn N 45° E from the tower`, '- -'],
  [
    `thence northerly along the ditch to monument no. 1, from which the bearing and distance to monument no. 24 is S 89°50' E, 199 feet`,
    '- -',
  ],
  ['thence along a line bearing N 45° E to its intersection with Fern Street', `N 45°00'00" E -`],
  ['thence to a line running N 45° E 41 feet to a stone', `N 45°00'00" E 41`],
];
for (const [sentence, answer] of linesMet)
  test(`the bearing of a line met: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

test('a line that runs "S. 5 W. from the point of beginning" does not leave it', () => {
  const text =
    'Beginning at a stone; thence N. 68 W. 27.4 chains to a post; thence easterly along the ditch to the line which runs S. 24 W. from the point of beginning; thence N. 24 E. 9 chains to the point of beginning.';
  assert.deepEqual(callLines(text), [`N 68°00'00" W 27.4`, '- -', `N 24°00'00" E 9`]);
});
