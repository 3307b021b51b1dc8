import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readingOrder } from '../../src/document/columns.ts';
import { wordsOf, type Glyph } from '../../src/document/glyphs.ts';
import { pageKind } from '../../src/document/page-kind.ts';
import { rowsOfGlyphs, turnBox } from '../../src/document/page-text.ts';
import { sourceTextOf } from '../../src/document/pages.ts';
import type { PageContent, PlacedWord } from '../../src/document/placed-word.ts';
import { rowsOf } from '../../src/document/rows.ts';
import { placesOf } from '../../src/document/source-text.ts';
import { glyphLine, typed } from './word-fixture.ts';

const page = (number: number, words: PlacedWord[]): PageContent => ({
  page: number,
  widthPt: 612,
  heightPt: 792,
  rows: readingOrder(rowsOf(words)),
});
const textOf = (...pages: PlacedWord[][]) => sourceTextOf(pages.map((words, i) => page(i + 1, words))).text;
const inferred = (text: string): Glyph => ({ ...glyphLine(0, 0, text)[0]!, inferred: true });
const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item, i) => ({ item, key: (i * 7919) % 101 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

const readings: [sentence: string, words: PlacedWord[], text: string][] = [
  [
    'lines are read from the top down, whatever order they were drawn in',
    [...typed(72, 220, 'to an oak;'), ...typed(72, 200, 'Thence North 100 feet')],
    'Thence North 100 feet\nto an oak;',
  ],
  [
    'a word broken at the line end is joined',
    [...typed(72, 200, 'along the bound-'), ...typed(72, 214, 'ary of Smith')],
    'along the boundary of Smith',
  ],
  [
    'a compound keeps its hyphen',
    [...typed(72, 200, 'the right-of-'), ...typed(72, 214, 'way line')],
    'the right-of-way line',
  ],
  [
    'a hyphen before a capital is no broken word',
    [...typed(72, 200, 'the Winston-'), ...typed(72, 214, 'Salem line')],
    'the Winston-\nSalem line',
  ],
  [
    'a bearing broken after its degrees goes on',
    [...typed(72, 200, 'thence N.00°-'), ...typed(72, 214, '01\'-24"E. 50 feet')],
    'thence N.00°-01\'-24"E. 50 feet',
  ],
  [
    'a wide gap begins a paragraph',
    [
      ...typed(72, 200, 'one'),
      ...typed(72, 214, 'two'),
      ...typed(72, 228, 'three'),
      ...typed(72, 242, 'four'),
      ...typed(72, 290, 'five'),
    ],
    'one\ntwo\nthree\nfour\n\nfive',
  ],
];
for (const [sentence, words, text] of readings) test(sentence, () => assert.equal(textOf(words), text));

test('two columns of prose are read one after the other', () => {
  const left = [
    'thence along the line of',
    'Jones North forty degrees',
    'East one hundred feet to',
    'a stone set in the ground',
    'and thence to the creek',
  ];
  const right = [
    'which is also the corner',
    'of the lands of Robinson',
    'and runs with his fence',
    'to the place of starting',
    'and there ends the tract',
  ];
  const words = left.flatMap((line, i) => [...typed(72, 200 + i * 14, line), ...typed(330, 203 + i * 14, right[i]!)]);
  assert.equal(textOf(shuffled(words)), [...left, ...right].join('\n'));
});

test('a line table is read row by row', () => {
  const rows = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'].map((name, i) => [name, `N 4${i}°10'20" E`, `10${i}.25`]);
  const words = rows.flatMap((cells, i) => cells.flatMap((cell, j) => typed(72 + j * 150, 200 + i * 14, cell)));
  assert.equal(textOf(shuffled(words)), rows.map((cells) => cells.join(' ')).join('\n'));
});

const PARAGRAPH = [
  'Beginning at a stone in the line of Pell;',
  'thence along lines L1 to L5 of the table on',
  'this sheet, which was drawn for Ida Oldham,',
  'to a white oak by the creek; thence up the',
  'creek as it winds and bends to the stone at',
  'the place of beginning, being the meadow of',
  'the mill, with the right to fish the creek.',
];
const CELLS = [1, 2, 3, 4, 5].map((row) => [`L${row}`, `N 4${row}°10'20" E`, `10${row}.25`]);

describe('a table beside a paragraph is read row by row, behind it', () => {
  const table = (y: number, pitch: number, first: number) =>
    CELLS.flatMap((row, i) => row.slice(first).flatMap((cell, j) => typed(360 + j * 90, y + i * pitch, cell)));
  const rows: [name: string, y: number, pitch: number, first: number][] = [
    ['its rows farther apart', 203, 19, 0],
    ['its rows half a line lower', 207, 14, 0],
    ['its rows level, but named', 200, 14, 0],
    ['its rows farther apart and without names', 203, 19, 1],
  ];
  for (const [name, y, pitch, first] of rows)
    test(name, () => {
      const words = [...PARAGRAPH.flatMap((line, i) => typed(60, 200 + i * 14, line)), ...table(y, pitch, first)];
      const read = [...PARAGRAPH, ...CELLS.map((row) => row.slice(first).join(' '))];
      assert.equal(textOf(shuffled(words)).replace(/\n+/g, '\n'), read.join('\n'));
    });
});

test('a right column that begins higher is read behind the left one', () => {
  const columns = [60, 330].flatMap((x, i) =>
    PARAGRAPH.map((line, j) => ({ line: line.slice(0, 36), x, y: 200 + j * 14 - i * 10 })),
  );
  const words = columns.flatMap(({ line, x, y }) => typed(x, y, line));
  assert.equal(textOf(shuffled(words)), columns.map(({ line }) => line.trim()).join('\n'));
});

test('a line table and a curve table under it are read row by row, though their bearings are written out', () => {
  const lines = ['North 12°30\'00" East', 'South 70°15\'20" East', 'South 09°40\'10" West', 'North 88°05\'55" West'];
  const rows = [
    ...lines.map((bearing, i) => `L${i + 1}       ${bearing.padEnd(32)} ${114 + i}.25'`),
    'CURVE    RADIUS    LENGTH    DELTA        CHORD BEARING                  CHORD',
    ...lines.map(
      (bearing, i) => `C${i + 1}       ${3 + i}0.00'    4${i}.12'    41°20'00"    ${bearing.padEnd(30)} 38.${i}2'`,
    ),
  ];
  const words = rows.flatMap((row, i) => typed(40, 200 + 14 * i, row));
  assert.equal(textOf(words), rows.map((row) => row.replace(/ +/g, ' ')).join('\n'));
});

test('a heading above columns is read before them, and a last column may be short', () => {
  const column = (from: number, count: number, at: number) =>
    Array.from({ length: count }, (_, i) => `words of line ${from + i}, no. ${from + i}`).map((line, i) => ({
      line,
      at,
      y: 212 + 12 * i,
    }));
  const lines = [...column(11, 8, 40), ...column(21, 8, 220), ...column(31, 2, 400)];
  const numbers = [...typed(40, 164, '388'), ...typed(300, 164, '389')];
  const words = [
    ...numbers,
    ...typed(260, 188, 'LEGAL NOTICE'),
    ...lines.flatMap(({ line, at, y }) => typed(at, y, line)),
  ];
  const read = textOf(words).split(/\n+/);
  assert.deepEqual(read.slice(0, 3).toSorted(), ['388', '389', 'LEGAL NOTICE']);
  assert.deepEqual(
    read.slice(3),
    lines.map(({ line }) => line),
  );
});

test('a word of a stamp, a little higher than its line, does not part the line', () => {
  const [tall, low, stamp] = [['thence', 'the', 'Lot', 'feet'], ['across', 'as', 'cones', 'sea'], 'BOOK'];
  const word = (text: string, x: number, top: number, bottom: number): PlacedWord => {
    return { text, box: [x, top, x + 6 * text.length - 1, bottom], confidence: 1, alternates: [] };
  };
  const line = tall.flatMap((text, i) => [word(text, 72 + 90 * i, 200, 208), word(low[i]!, 117 + 90 * i, 202.5, 208)]);
  const read = rowsOf([...line, word(stamp, 500, 195.5, 204.5)]).map((row) => row.map(({ text }) => text).join(' '));
  assert.deepEqual(read, ['thence across the as Lot cones feet sea BOOK']);
});

const BILL = Array.from({ length: 12 }, (_, i) => `the words of line ${'abcdefghijkl'[i]} of it, and 30 or`);
const numbered = (numberAt: (line: number) => PlacedWord[]): string =>
  textOf(BILL.flatMap((line, i) => [...typed(120, 200 + 12 * i, line), ...numberAt(i + 1)]));
const numberings: [sentence: string, numberAt: (line: number) => PlacedWord[]][] = [
  ['every line', (line) => typed(90, 188 + 12 * line, `${line}`)],
  ['every second line', (line) => (line % 2 === 0 ? typed(90, 188 + 12 * line, `${line}`) : [])],
  ['every line, behind it', (line) => typed(430, 188 + 12 * line, `${line}`)],
];
for (const [sentence, numberAt] of numberings)
  test(`numbers of lines go: ${sentence}`, () => assert.equal(numbered(numberAt), BILL.join('\n')));

const lists: [sentence: string, text: string[]][] = [
  ['lots, the numbers behind', Array.from({ length: 10 }, (_, i) => `all of the said Lot ${i + 1}`)],
  ['two numbers beside lines', BILL.map((line, i) => (i === 4 || i === 9 ? `${i + 1} ${line}` : line))],
];
for (const [sentence, text] of lists)
  test(`numbers stay: ${sentence}`, () =>
    assert.equal(textOf(text.flatMap((line, i) => typed(120, 200 + 12 * i, line))), text.join('\n')));

test('two tables side by side, whose bearings are written out, are read one after the other', () => {
  const rows = Array.from({ length: 6 }, (_, i) => [
    `L${i + 1}  North ${20 + i}°30'00" East  ${114 + i}.25 feet`,
    `L${i + 7}  South ${60 + i}°10'00" West  ${214 + i}.75 feet`,
  ]);
  const words = rows.flatMap(([left, right], i) => [
    ...typed(40, 200 + 14 * i, left!),
    ...typed(330, 200 + 14 * i, right!),
  ]);
  const read = (side: number): string => rows.map((row) => row[side]!.replace(/ +/g, ' ')).join('\n');
  assert.equal(textOf(words), `${read(0)}\n${read(1)}`);
});

test('a curve table is read row by row, though half a row is as long as a line of prose', () => {
  const rows = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((name, i) => [
    name,
    `${300 + i}.00'`,
    `15${i}.25'`,
    `2${i}°10'30"`,
    `S 4${i}°10'20" W`,
    `14${i}.75'`,
  ]);
  const places = [72, 110, 170, 230, 330, 450];
  const words = rows.flatMap((cells, i) => cells.flatMap((cell, j) => typed(places[j]!, 200 + i * 14, cell)));
  assert.equal(textOf(shuffled(words)), rows.map((cells) => cells.join(' ')).join('\n'));
});

test('headings that repeat are kept once, page numbers are dropped, the sentence runs on', () => {
  const sheet = (number: number, line: string) => [
    ...typed(72, 40, 'Recorded in Book 12 Oldham County'),
    ...typed(72, 400, line),
    ...typed(300, 760, `Page ${number} of 3`),
  ];
  const text = textOf(sheet(1, 'thence North 100'), sheet(2, 'feet to a stone;'), sheet(3, 'thence home.'));
  assert.equal(
    text,
    'Recorded in Book 12 Oldham County\nthence North 100\nPage 1 of 3\nfeet to a stone;\nthence home.',
  );
});

test('a line of the description at the head of each page is never furniture', () => {
  const sheet = () => [...typed(72, 40, "thence North 10°20' East"), ...typed(72, 400, 'body')];
  assert.equal(textOf(sheet(), sheet()).match(/thence North/g)?.length, 2);
});

test('numbers down the margin are not read into the sentence', () => {
  const words = Array.from({ length: 12 }, (_, i) => [
    ...typed(40, 100 + i * 14, String(i + 1)),
    ...typed(90, 100 + i * 14, 'line of text'),
  ]);
  assert.equal(textOf(words.flat()), Array.from({ length: 12 }, () => 'line of text').join('\n'));
});

test('every character of the text has its page and box', () => {
  const source = sourceTextOf([
    page(1, typed(72, 200, 'thence along the bound-')),
    page(2, typed(72, 100, 'ary East')),
  ]);
  assert.equal(source.text, 'thence along the boundary East');
  const at = source.text.indexOf('boundary');
  assert.deepEqual(
    placesOf(source, at, at + 8).map((place) => place.page),
    [1, 2],
  );
  assert.equal(placesOf(source, at, at + 8)[0]!.boxes[0]![1], 200);
  for (const run of source.runs) assert.notEqual(source.text.slice(run.start, run.end).trim(), '');
});

test('pages nobody could read are named', () => {
  const source = sourceTextOf([{ ...page(1, []), unread: 'it took more than 60 s' }, page(2, typed(72, 100, 'text'))]);
  assert.deepEqual(source.unread, [{ page: 1, cause: 'it took more than 60 s' }]);
});

/** How often the boxes of these words are looked at in the course of it. */
function looksAt(words: readonly PlacedWord[], work: (watched: PlacedWord[]) => void): number {
  let looks = 0;
  const watched = words.map(({ box, ...word }) => ({
    ...word,
    get box() {
      looks++;
      return box;
    },
  }));
  work(watched);
  return looks;
}

test('a row costs each word the same, however many they are', () => {
  const looks = (count: number) => looksAt(typed(0, 100, 'a '.repeat(count)), rowsOf);
  assert.ok(looks(2000) < 6 * looks(500), `${looks(500)} looks at 500 words, ${looks(2000)} at 2000`);
});

test('a word that never ends is broken off at the line like any other', () => {
  assert.equal(
    textOf([...typed(72, 200, `${'a'.repeat(100_000)}-`), ...typed(72, 214, 'b')]),
    `${'a'.repeat(100_000)}b`,
  );
});

test('a small circle raised after a digit is a degree sign, even where a line end was inferred', () => {
  const glyphs = glyphLine(72, 200, 'N45o30', { raised: [3] });
  const broken = [
    ...glyphs.slice(0, 3),
    inferred('\r'),
    inferred('\n'),
    glyphs[3]!,
    inferred('\r'),
    inferred('\n'),
    ...glyphs.slice(4),
  ];
  assert.deepEqual(
    wordsOf(broken).map((word) => word.text),
    ['N45°30'],
  );
});

test('an o on the line stays an o', () => {
  assert.deepEqual(
    wordsOf(glyphLine(72, 200, '45oak')).map((word) => word.text),
    ['45oak'],
  );
});

test('letter-spaced words stay words', () => {
  const glyphs = [
    ...glyphLine(72, 200, 'BEGIN', { spacing: 14 }),
    inferred(' '),
    ...glyphLine(160, 200, 'HERE', { spacing: 14 }),
  ];
  assert.deepEqual(
    wordsOf(glyphs).map((word) => word.text),
    ['BEGIN', 'HERE'],
  );
});

test('text turned by a quarter is read along its own lines', () => {
  const size = { widthPt: 612, heightPt: 792 };
  const upright = [...glyphLine(72, 200, 'first'), ...glyphLine(72, 214, 'second')];
  const turned = upright.map((glyph) => ({
    ...glyph,
    quarter: 1,
    box: turnBox(glyph.box, 1, { widthPt: 792, heightPt: 612 }),
  }));
  const rows = rowsOfGlyphs(turned, size, 'visible');
  assert.deepEqual(
    rows.map((row) => row.map((word) => word.text).join(' ')),
    ['first', 'second'],
  );
  assert.deepEqual(rows[0]![0]!.box, turnBox([72, 200, 101.5, 208], 1, { widthPt: 792, heightPt: 612 }));
});

test('glyphs off the page are not read', () => {
  const rows = rowsOfGlyphs(glyphLine(700, 200, 'off'), { widthPt: 612, heightPt: 792 }, 'visible');
  assert.deepEqual(rows, []);
});

test('blanks under one another inside bearings are no gutter', () => {
  const lines = [0, 1, 2, 3, 4, 5].map(
    (i) => [`thence South 7${i}° 14'`, `4${i}" East a distance of 18${i}.20 feet`] as const,
  );
  const words = lines.flatMap(([left, right], i) => [
    ...typed(72, 200 + 14 * i, left),
    ...typed(240, 200 + 14 * i, right),
  ]);
  assert.equal(textOf(words), lines.map((line) => line.join(' ')).join('\n'));
});

const kinds: [sentence: string, makeup: Parameters<typeof pageKind>[0], kind: string][] = [
  ['words only', { visibleGlyphs: 900, unmappedGlyphs: 0, pictureShare: 0, paths: 4 }, 'text'],
  ['words with a seal', { visibleGlyphs: 900, unmappedGlyphs: 0, pictureShare: 0.05, paths: 4 }, 'text'],
  ['a picture of the page', { visibleGlyphs: 0, unmappedGlyphs: 0, pictureShare: 1, paths: 0 }, 'scan'],
  ['a picture with a stamp set in type', { visibleGlyphs: 60, unmappedGlyphs: 0, pictureShare: 1, paths: 0 }, 'mixed'],
  [
    'fonts that do not say their characters',
    { visibleGlyphs: 900, unmappedGlyphs: 800, pictureShare: 0, paths: 0 },
    'scan',
  ],
  ['lettering drawn as strokes', { visibleGlyphs: 0, unmappedGlyphs: 0, pictureShare: 0, paths: 5000 }, 'scan'],
  ['nothing', { visibleGlyphs: 0, unmappedGlyphs: 0, pictureShare: 0, paths: 0 }, 'blank'],
];
for (const [sentence, makeup, kind] of kinds) test(`${sentence}: ${kind}`, () => assert.equal(pageKind(makeup), kind));
