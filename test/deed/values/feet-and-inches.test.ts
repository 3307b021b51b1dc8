// Lists whose lengths end in marks or in a lone letter: feet and inches by their primes, poles by their p.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

const readsAs = (courses: string, lines: readonly string[]): void =>
  assert.deepEqual(callLines(`Beginning at a pier; thence ${courses} to the place of beginning.`), lines);

describe('feet and inches by their primes, told one behind the other', () => {
  const turned = [`N 70°00'00" E 21.25`, `S 20°00'00" E 12.5`, `S 70°00'00" W 21.25`, `N 20°00'00" W 12.5`];
  const rows: string[] = [
    `along the sill N 70° 00' E 21' 3", S 20° 00' E 12' 6", S 70° 00' W 21' 3", and N 20° 00' W 12' 6"`,
    `N 70° E 21'-3", S 20° E 12'-6", S 70° W 21'-3", N 20° W 12'-6"`,
    `N 70 E, 21' 3", S 20 E, 12' 6", S 70 W, 21' 3", N 20 W, 12' 6"`,
    `N 70° E 21' 3" S 20° E 12' 6" S 70° W 21' 3" and N 20° W 12' 6"`,
    `N 70° E 21' 3'', S 20° E 12' 6'', S 70° W 21' 3'', N 20° W 12' 6''`,
    `N 70° E 21 ft. 3 in. and S 20° E 12 ft. 6 in. and S 70° W 21 ft. 3 in. and N 20° W 12 ft. 6 in.`,
  ];
  for (const courses of rows) test(courses, () => readsAs(courses, turned));

  const square = [`N 00°00'00" E 21.25`, `N 90°00'00" E 12.5`, `S 00°00'00" E 21.25`, `N 90°00'00" W 12.5`];
  const winds: string[] = [
    `along the sill north 21' 3", east 12' 6", south 21' 3", and west 12' 6"`,
    `N 21'-3", E 12'-6", S 21'-3", W 12'-6"`,
    `north 21 ft. 3 in. and east 12 ft. 6 in. and south 21 ft. 3 in. and west 12 ft. 6 in.`,
  ];
  for (const courses of winds) test(courses, () => readsAs(courses, square));
});

describe('feet by their primes, told by winds', () => {
  const square = [`N 00°00'00" E 21`, `N 90°00'00" E 12.5`, `S 00°00'00" E 21`, `N 90°00'00" W 12.5`];
  const rows: string[] = [
    `north 21', east 12.5', south 21', west 12.5'`,
    `N 21', E 12.5', S 21', and W 12.5'`,
    `north 21.00'\neast 12.50'\nsouth 21.00'\nwest 12.50'`,
  ];
  for (const courses of rows) test(courses, () => readsAs(courses, square));
});

describe('a prime for the degree mark stays one', () => {
  const rows: [courses: string, line: string][] = [
    [`N 61'31" E 40 feet`, `N 61°31'00" E 40`],
    [`S 46' 21' E 40 feet`, `S 46°21'00" E 40`],
    [`N 61' E 40 feet`, `N 61°00'00" E 40`],
    [`N 61', E 40 feet`, `N 61°00'00" E 40`],
  ];
  for (const [courses, line] of rows)
    test(courses, () =>
      assert.equal(
        callLines(
          `Beginning at a pier; thence ${courses} to a post; thence N 9° W 30 feet to a stone; thence S 80° W 20 feet to the beginning.`,
        )[0],
        line,
      ),
    );
});

describe('poles by their p', () => {
  const lines = [`S 40°00'00" E 13`, `N 80°00'00" E 8`, `N 48°00'00" W 15`];
  const rows: string[] = [
    'down the spring run with its meanders S 40 E 13 p., N 80 E 8 p., N 48 W 15 p.',
    'S 40 E 13 p.; N 80 E 8 p.; N 48 W 15 p.',
    'S 40 E 13 P, N 80 E 8 P and N 48 W 15 P',
    'S. 40° E. 13p. N. 80° E. 8p. N. 48° W. 15p.',
  ];
  for (const courses of rows) test(courses, () => readsAs(courses, lines));

  test('a page is none, nor the point of beginning behind a bare length', () => {
    readsAs('S 40 E 13 poles, N 80 E 8 poles (see D.B. 12 p. 103), N 48 W 15 poles', lines);
    const rows = `BOUNDARY\n1 - 2   N04°30'30"E   511.38   pin\n2 - 3   S85°47'24"E   410.57   rebar\n3 - 1   N86°15'49"W   461.19   P.O.B.\nAll distances in feet.`;
    assert.equal(callLines(rows).at(-1), `N 86°15'49" W 461.19`);
  });
});
