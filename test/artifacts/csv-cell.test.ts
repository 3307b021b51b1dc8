// What a text becomes in a CSV file: never a formula, never two cells, in any country's spreadsheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvCell } from '../../src/artifacts/csv-cell.ts';

const ROWS: [what: string, text: string, cell: string][] = [
  ['plain text stays as it is', 'Rod & Level', 'Rod & Level'],
  ['a value within a text is no formula', 'N 10° E=5', 'N 10° E=5'],
  ['an equals sign', '=1+1', "'=1+1"],
  ['a plus', '+1', "'+1"],
  ['a minus', '-1', "'-1"],
  ['a minus sign of typography', '\u22121', "'\u22121"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\tx', `"'\tx"`],
  ['a carriage return', '\rx', `"'\rx"`],
  ['blanks before it', '  =1', "'  =1"],
  ['a no-break space before it', '\u00a0=1', "'\u00a0=1"],
  ['an ideographic space before it', '\u3000=1', "'\u3000=1"],
  ['a line feed before it', '\n=1', `"'\n'=1"`],
  ['a byte-order mark before it', '\ufeff=1', "'\ufeff=1"],
  ['a zero-width space before it', '\u200b=1', "'\u200b=1"],
  ['a null before it', '\u0000=1', "'\u0000=1"],
  ['a writing direction before it', '\u202e=1', "'\u202e=1"],
  ['a blank of Braille before it', '\u2800=1', "'\u2800=1"],
  ['a full-width equals sign', '\uff1d1', "'\uff1d1"],
  ['a full-width plus', '\uff0b1', "'\uff0b1"],
  ['a full-width minus', '\uff0d1', "'\uff0d1"],
  ['a full-width at sign', '\uff20SUM(A1)', "'\uff20SUM(A1)"],
  ['a small equals sign', '\ufe661', "'\ufe661"],
  ['all of them together', ' \ufeff\u3000\uff1d1', "' \ufeff\u3000\uff1d1"],
  ['a comma is quoted', 'a,b', '"a,b"'],
  ['quotes are doubled', 'a "b" c', '"a ""b"" c"'],
  ['a line break is quoted', 'line\nbreak', '"line\nbreak"'],
  ['the separator of other countries is quoted', 'a;b', '"a;b"'],
  ['a tab is quoted', 'a\tb', '"a\tb"'],
  ['a bar is quoted', 'a|b', '"a|b"'],
  ['a line separator is quoted', 'a\u2028b', '"a\u2028b"'],
  ['a formula behind the separator of other countries', 'a; =1', `"a; '=1"`],
  ['a formula on the next line', 'a\r\n=1', `"a\r\n'=1"`],
];
for (const [what, text, cell] of ROWS) test(`a cell: ${what}`, () => assert.equal(csvCell(text), cell));

test('whatever stands before it unseen, no part of a cell begins a formula', () => {
  const unseen = fc.string({
    unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2028', '\u3000', '\ufeff', '\u200d'),
  });
  const sign = fc.constantFrom('=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20');
  fc.assert(
    fc.property(fc.constantFrom('', 'a;', 'a\t', 'a\n', 'a|'), unseen, sign, (before, blank, formula) => {
      const cell = csvCell(`${before}${blank}${formula}1`);
      for (const part of cell.replace(/^"/, '').split(/[;|\t\r\n]/))
        assert.doesNotMatch(part.trim(), /^[=+\-@＝＋－＠]/);
    }),
  );
});

test('a million blanks cost no more than they are long', () => {
  const blanks = '\n'.repeat(1_000_000);
  assert.equal(csvCell(`a${blanks}=1`), `"a${blanks}'=1"`);
});
