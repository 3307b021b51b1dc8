// Five courses printed as a list with every mark an item may have, in lines and in one, and read back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines } from '../reading.ts';

const COURSES = [
  ['N', 12, '34', '49', 'E', '60.65'],
  ['S', 88, '20', '10', 'E', '272.27'],
  ['S', 3, '15', '27', 'W', '175.81'],
  ['S', 61, '05', '50', 'W', '48.49'],
  ['N', 44, '07', '34', 'W', '282.18'],
] as const;
type Course = (typeof COURSES)[number];
const READ = COURSES.map(
  ([ns, d, m, s, ew, length]) => `${ns} ${String(d).padStart(2, '0')}°${m}'${s}" ${ew} ${length}`,
);

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const letter = (i: number): string => String.fromCodePoint(97 + i);
const MARKS: readonly (readonly [name: string, mark: (i: number) => string])[] = [
  ['(1)', (i) => `(${i + 1}) `],
  ['1.', (i) => `${i + 1}. `],
  ['1)', (i) => `${i + 1}) `],
  ['1:', (i) => `${i + 1}: `],
  ['1-', (i) => `${i + 1}- `],
  ['[1]', (i) => `[${i + 1}] `],
  ['#1', (i) => `#${i + 1} `],
  ['No. 1', (i) => `No. ${i + 1} `],
  ['1 and a tab', (i) => `${i + 1}\t`],
  ['(a)', (i) => `(${letter(i)}) `],
  ['a., whose e. is no east', (i) => `${letter(i)}. `],
  ['(i)', (i) => `(${['i', 'ii', 'iii', 'iv', 'v'][i]!}) `],
  ['Course 1:', (i) => `Course ${i + 1}: `],
  ['Line 1:', (i) => `Line ${i + 1}: `],
  ['First:', (i) => `${ORDINALS[i]!}: `],
  ['First course,', (i) => `${ORDINALS[i]!} course, `],
  ['1st', (i) => `${i + 1}${['st', 'nd', 'rd'][i] ?? 'th'} `],
  ['1. Thence', (i) => `${i + 1}. Thence `],
];
const BEARINGS: readonly ((course: Course) => string)[] = [
  ([ns, d, m, s, ew]) => `${ns} ${d}°${m}'${s}" ${ew}`,
  ([ns, d, m, s, ew]) => `${ns} ${d}-${m}-${s} ${ew}`,
  ([ns, d, m, s, ew]) =>
    `${ns === 'N' ? 'North' : 'South'} ${d} degrees ${m} minutes ${s} seconds ${ew === 'E' ? 'East' : 'West'}`,
];
const LISTS = [
  { head: 'thence the following five (5) courses and distances:\n', end: '\n' },
  { head: 'thence with said road as follows:\n  ', end: ';\n  ' },
  { head: 'running thence by the following courses and distances: ', end: '; ' },
  { head: 'thence the following courses: ', end: ', ' },
];

for (const [name, mark] of MARKS)
  test(`items marked ${name}`, () => {
    for (const { head, end } of LISTS)
      for (const bearing of BEARINGS)
        for (const between of [', ', ' - ', ', a distance of ']) {
          const items = COURSES.map((course, i) => `${mark(i)}${bearing(course)}${between}${course[5]} feet`);
          const text = `Beginning at a stone in the line of Pell; ${head}${items.join(end)} to the point of beginning.`;
          assert.deepEqual(callLines(text), READ, text);
        }
  });

// A bent lot whose sides run by a wind alone where they can: the letter with its length is all of such an item.
const WINDS = [
  ['N', '212.40'],
  [`N 41°15'20" E`, '88.75'],
  ['E', '151.36'],
  ['S', '97.02'],
  ['W', '30.58'],
  [`S 12°40'35" E`, '119.91'],
  ['W', '143.17'],
] as const;
const WINDS_READ = [
  `N 00°00'00" E 212.4`,
  `N 41°15'20" E 88.75`,
  `N 90°00'00" E 151.36`,
  `S 00°00'00" E 97.02`,
  `N 90°00'00" W 30.58`,
  `S 12°40'35" E 119.91`,
  `N 90°00'00" W 143.17`,
];
const spelled = (way: string): string =>
  ({ N: 'North', E: 'East', S: 'South', W: 'West' })[way] ??
  way.replace(/^N/, 'North').replace(/^S/, 'South').replace(/E$/, 'East').replace(/W$/, 'West');

for (const [name, mark] of [['no mark', () => ''], ...MARKS.slice(0, 3)] as const)
  for (const unit of [' feet', ' ft.', "'"])
    test(`winds among bearings, in${unit}, with ${name}`, () => {
      for (const head of [':\n', ';\n', ', thence:\n', ' and running as follows:\n'])
        for (const end of name === 'no mark' ? ['\n', '\n\n', '; '] : ['\n', '; '])
          for (const between of [' ', ', ', ' - '])
            for (const way of [(letters: string) => letters, spelled])
              for (const place of ['', ' to a pin']) {
                const items = WINDS.map(([wind, length], i) => `${mark(i)}${way(wind)}${between}${length}${unit}`);
                const text = `Beginning at a stone${head}${items.join(place + end)} to the place of beginning.`;
                assert.deepEqual(callLines(text), WINDS_READ, text);
              }
    });
