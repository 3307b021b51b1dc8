// An opinion quotes a call again to speak of it: that is no course of the description, which may itself stand in quotation marks.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const LAND =
  'The deed describes the lot as "beginning at a stone; thence N 4° E 61 feet to a pin; thence S 86° E 93 feet to an elm; thence S 4° W 61 feet; thence N 86° W 93 feet to the beginning."';
const CALLS = [`N 04°00'00" E 61`, `S 86°00'00" E 93`, `S 04°00'00" W 61`, `N 86°00'00" W 93`];
const read = (text: string): string[][] => tractsOf(text).map(({ calls }) => calls.map(callLine));

describe('a call that is quoted again', () => {
  const rows: string[] = [
    ' The question is the meaning of the second call, which reads, "thence S 86° E 93 feet to an elm".',
    ' The plaintiff says that "thence N 86° W 93 feet to the beginning" means by the brook.',
    ' The words "thence S 4° W 61 feet" and "thence N 86° W 93 feet" are plain.',
    '\n\nThe doubtful call "thense S 4° W to an elm" was taken to be a call of "S 5° W 61 feet".',
    " The last call is 'thence N 86° W 93 feet to the beginning,' and the surveyor ran it so.",
  ];
  for (const words of rows) test(words, () => assert.deepEqual(read(LAND + words), [CALLS]));
});

describe('a call that is only supposed', () => {
  const rows: string[] = [
    ' To which stone, if the line ran on thence to the pond, it would run south, 9° east, 41 rods.',
    ' If extended, the line would run thence N 9° E 41 feet to the brook.',
    ' The defendants say the line ought to run N 9° E 41 feet to an elm, thence west 12 feet to the pin.',
    ' On the other hand, appellant contends that it should run from the elm S 5° E 93 feet, thence S 4° W 61 feet.',
    " According to the plaintiff's surveyor, the true calls are: from the elm, thence S 9° W 60 feet; he is mistaken.",
  ];
  for (const words of rows) test(words, () => assert.deepEqual(read(LAND + words), [CALLS]));

  test('not where another figure was begun', () => {
    const next = ' Beginning at a post; thence N 4° E to where the line of Hall would strike the road, 61 feet;';
    assert.deepEqual(read(`${LAND}${next} thence S 86° E 93 feet to the beginning.`)[1], CALLS.slice(0, 2));
  });
});

describe('a call that was struck, or should have been another', () => {
  const rows: string[] = [
    'Affiant says that the second call, which reads "thence S 68° E 93 feet to an elm", should have read "thence S 86° E 93 feet to an elm"; as corrected: ',
    'The deed is amended by striking out the words "thence S 86° E 39 feet" so that it reads: ',
    'In lieu of "thence S 86° E 39 feet to an oak", the following is inserted. ',
    'The call "thence S 86° E 39 feet" is hereby stricken. ',
  ];
  for (const words of rows)
    test(words, () => assert.deepEqual(read(words + LAND.replace(/.*(beginning at)/, '$1')), [CALLS]));

  test('in the brackets of a copyist', () =>
    assert.deepEqual(read(LAND.replace('elm;', 'elm [should read: thence S 68° E 93 feet to an elm];')), [CALLS]));
});

test("a sentence of the case is told from a call along a party's line", () =>
  assert.deepEqual(read(LAND.replace('; thence S 4° W', ". Thence with the plaintiff's line S 4° W")), [CALLS]));

test('before the figure has come back, where the words were said', () =>
  assert.deepEqual(
    read(
      'Beginning at a stone; thence N 4° E 61 feet to a pin; thence S 86° E 93 feet. By the call "thence S 86° E 93 feet" the line meets the brook.',
    ),
    [CALLS.slice(0, 2)],
  ));

describe('a description in quotation marks', () => {
  const rows: [text: string, calls: string[]][] = [
    [LAND, CALLS],
    [
      'The land is described as follows: "thence N 4° E 61 feet to a pin; thence S 86° E 93 feet to an elm; thence S 4° W 61 feet; thence N 86° W 93 feet to the beginning."',
      CALLS,
    ],
  ];
  for (const [text, calls] of rows) test(text, () => assert.deepEqual(read(text), [calls]));
});

describe('what an older deed says of the same land, told in passing, is no figure', () => {
  const FIGURE = 'Beginning at a stake; thence N 33° E 140 feet; thence S 57° E 60 feet; thence S 33° W 140 feet; thence N 57° W 60 feet to the beginning'; // prettier-ignore
  const rows: [behind: string, tracts: number][] = [
    ['; being the same parcel conveyed to Tarn in 1911, beginning at a stake and running N 33° E 140 feet.', 1],
    [
      ', being part of the same land deeded by Pell, there said to be beginning at an oak and running N 20° E 9 rods.',
      1,
    ],
    ['. Also a parcel beginning at an oak; thence N 20° E 9 rods; thence east 9 rods; thence to the beginning.', 2],
  ];
  for (const [behind, tracts] of rows) test(behind, () => assert.equal(tractsOf(FIGURE + behind).length, tracts));
});
