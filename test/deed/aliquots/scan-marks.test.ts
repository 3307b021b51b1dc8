// What one walk over a text of land tells its readers. All sentences are written for this table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asPrinted } from '../../../src/deed/aliquots/printed.ts';
import { MARK, mayShow } from '../../../src/deed/aliquots/scan-marks.ts';
import { spelled } from '../../../src/deed/aliquots/scan-words.ts';

const PLAIN = 'a parcel of good land by a brook, to be held for ever';

test('plain words show no mark', () => {
  for (const [name, mark] of Object.entries(MARK)) assert.equal(mayShow(PLAIN, mark), false, name);
});

const rows: [mark: keyof typeof MARK, words: string][] = [
  ['partedW', 'SVV¼'],
  ['partedW', 'N\\V¼'],
  ['code', 'l8--7N--llW'],
  ['fraction', "e'/2"],
  ['fraction', 'e’\u2003⁄2'],
  ['fraction', 'NE\\1/4\\'],
  ['wideBlank', 'lot  4'],
  ['hyphen', 'sec-\ntion'],
  ['hyphen', 'sec- tion'],
  ['secondHalf', 'Sec TION 4'],
  ['secondHalf', 'secti on 4'],
  ['secondHalf', 'quar ters'],
  ['glued', 'north halfof the'],
  ['glued', 'the quartersof it'],
  ['glued', 'lot 4„'],
  ['plural', 'NE and SW QUARTERS'],
  ['plural', "N.E. and S.E. q'rs"],
  ['plural', 'two north forties of'],
  ['numberWord', 'section tliree'],
  ['numberWord', 'SECTION  Twcnty-one'],
  ['numberWord', 'ranges sevcn'],
  ['one', 'section l4'],
  ['one', 'sections 1, ll and 3'],
  ['lots', 'LOTS 1 2 3 and 4'],
  ['inclusive', '1 to 4, inch,'],
  ['in', 'ln the'],
  ['misreadSign', 'sy2sEy4'],
  ['township', 'R. 1 3 W.'],
  ['pointed', 'SE¼.,'],
  ['pointed', 'SE1/4.,'],
  ['signed', 'Ej, NEj'],
  ['signed', 'N. * of'],
  ['nought', 'Sec. 014'],
  ['tag', '<br>'],
  ['leader', 'SE¼ .... Sec. 4'],
  ['leader', 'SE¼ . . . . Sec. 4'],
  ['bracket', 'Twelve [12]'],
  ['small', 'n hf'],
  ['small', 'se/4'],
  ['small', 'ne4 of it'],
  ['small', 't7n'],
  ['directed', '3N 2W'],
];
for (const [mark, words] of rows)
  test(`${mark}: ${JSON.stringify(words)}`, () => {
    for (const text of [`${PLAIN} ${words}`, `${words}, ${PLAIN}`, `${PLAIN}\n${words}\n${PLAIN}`])
      assert.equal(mayShow(text, MARK[mark]), true, text);
  });

test('misprints are mended wherever a word may begin so', () => {
  const known: Readonly<Record<string, string>> = {
    seotion: 'section', scction: 'section', '5ection': 'section', townahip: 'township', t0wnship: 'township',
    tovvnship: 'township', TownShip: 'township', Eange: 'range', qnarter: 'quarter', aud: 'and', tlie: 'the', tbe: 'the', thc: 'the',
  }; // prettier-ignore
  for (const [word, meant] of Object.entries(known)) {
    const text = `${PLAIN} (${word} 12`;
    assert.equal(spelled(asPrinted(text)).text, text.replace(word, meant), word);
  }
  for (const word of ['section', 'Section', 'SECTION', 'Township', 'TOWNSHIP', 'range', 'the', 'and', 'not', 'running'])
    assert.equal(spelled(asPrinted(`${PLAIN} (${word} 12`)).text, `${PLAIN} (${word} 12`);
});
