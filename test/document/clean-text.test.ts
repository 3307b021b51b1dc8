// Pasted text is read without what web pages, editors and mail leave in it, and quoted as it was pasted.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cleanedText } from '../../src/document/clean-text.ts';
import { pastedOffset } from '../../src/document/joints.ts';

describe('what is left in a text by the way it came', () => {
  const rows: [name: string, pasted: string, cleaned: string | null][] = [
    ['nothing', 'thence N 4° E 61 feet; 5 < 6 & 7 > 6', null],
    ['entities by name', 'N 4&deg;12&prime; E, 61&nbsp;feet &amp; 1&frac12; rods', 'N 4°12′ E, 61 feet & 1½ rods'],
    ['entities by number', 'N 4&#176;12&#39;30&#34; E &#8212; &#xb0; Pell&#146;s', 'N 4°12\'30" E — ° Pell’s'],
    ['a name that is no entity', 'Smith &Pell; Tarn &c; and', null],
    ['tags that end a line', 'thence<br>N 4° E<br />61 feet</p><p class="x">thence', 'thence\nN 4° E\n61 feet\n\nthence'],
    ['a break at the head of the next line', 'thence\n<br />N 4° E\n<br />61 feet\n<br />\n<br />thence', 'thence\nN 4° E\n61 feet\n\nthence'],
    ['ends of lines in two characters, and tags that stand there', 'thence\r\nN 4° E<br>\r\n61 feet', 'thence\nN 4° E\n61 feet'],
    ['tags that mark words', 'S<sup>o</sup> <b>thence</b> <span lang="en">N</span> 4°', 'So thence N 4°'],
    ['cells', '<td>L1</td><td>N 4° E</td>', '  L1    N 4° E  '],
    ['a tag nobody knows', 'the <Smith> line, <illegible>', null],
    ['escapes of a string', 'thence N 4°\\n12\' E\\nto a \\"pin\\"', 'thence N 4°\n12\' E\nto a "pin"'],
    ['an escaped sign', 'N 4\\u00b012\\u2019 E', 'N 4°12’ E'],
    ['a stroke before a word of a scan', 'thence \\north 4 rods \\V. and\n\\next', null],
    ['marks named in brackets', "N. 4[deg]12[min]30[sec] E., S 7 {degrees} 5[prime] W, 4 <degree>9' W, 6[[deg]], 8[DEG]", "N. 4°12'30\" E., S 7 ° 5' W, 4 °9' W, 6°, 8°"],
    ['notes and pages of the printers of laws', 'thence north 12 <<NOTE: Boundaries.>> degrees\n\n[[Page 112 STAT. 2790]]\n\neast 400 <<NOTE: 16 USC 410 note.>> feet [[Page H14]] to a [p. 41] pin\nVerDate Nov 24 2008 14:12 Jan 11, 2010 Jkt 089139\nof', 'thence north 12 degrees\neast 400 feet to a pin\nof'],
    ['a note that may say something of a measure', 'N 4° E 400 <<NOTE: The distance should be 500.>> feet, see [page three]', null],
    ['brackets that name no mark', 'N 4 [degrees of the old survey] E, lot 4 [sic] [degrees], [deg], 30 [min], 5 [minutes] by rail', null],
    ['stars of bold type', '**THENCE** N 4° E, **THENCE** S 4° W', 'THENCE N 4° E, THENCE S 4° W'],
    ['words struck out', 'thence ~~N 17° W 530 feet~~ N 13° W 542 feet', 'thence N 13° W 542 feet'],
    ['words struck out by tags', 'thence <s>N 17° W</s> <ins>N 13° W</ins> <del class="x">530</del> 542 feet', 'thence  N 13° W 542 feet'],
    ['waves around a stamp', '~~ FILED FOR RECORD ~~ at ~~~~', null],
    ['one star of a footnote', 'lot 4** of the plat', null],
    ['characters of no width', 'N\u200b 4° \ufeffE de\u00adgrees', 'N 4° E degrees'],
    ['a soft hyphen at the end of a line', 'de\u00ad\ngrees', null],
    ['letters printed as one', 'the \ufb01rst o\ufb03ce, \ufb02at', 'the first office, flat'],
    ['wide characters', 'Ｎ ４５° Ｅ', 'N 45° E'],
    ['fractions in raised figures', 'N 80¹/₂° E 20⁷⁄₈ poles, ¹⁄₂ acre, 7¹⁵/₁₆', 'N 80 1/2° E 20 7/8 poles, 1/2 acre, 7 15/16'],
    ['the stroke of fractions', 'S 10 1⁄2° W 113⁄4 poles, 40+3⁄4, SW1⁄4', 'S 10 1/2° W 11 3/4 poles, 40 3/4, SW1⁄4'],
    ['land by section', 'N1⁄2SW1⁄4 and the South 1⁄2 of NE 1⁄4', null],
    ['the entity of a fraction alone', 'N&frac12; of SW&frac14;', 'N½ of SW¼'],
    ['a fraction that may be two', '1015⁄16 poles; 12.51⁄2; 5 m²; note¹', null],
    ['two bytes read as two characters', 'NÂ½ of SWÂ¼, 45Â°30Â´; 4ï¿½5, Âge', 'N½ of SW¼, 45°30´; 4\ufffd5, Âge'],
    ['quoted mail', '> thence N 4°\n> E 61 feet\n>> to a pin', 'thence N 4°\nE 61 feet\nto a pin'],
    ['one line that begins so', 'thence N 4°\n> E 61 feet\nto a pin\nand on', null],
    ['cells of one column', '| thence N 4° |\n| E 61 feet |\n| to a pin |', 'thence N 4°\nE 61 feet\nto a pin'],
    ['a bearing in cells of its own', "| 1-2 | N. | 4° | 12' | E. | 61 |\n| 2-3 | S | 8 | 30 | 15 | W | 12 |\n", "| 1-2 | N. 4° 12' E. | 61 |\n| 2-3 | S 8 30 15 W | 12 |\n"],
    ['a bearing in cells, one to a line', "1-2 |\nN. |\n4° |\n12' |\nE. |\n61 m |\n", "1-2 |\nN. 4° 12' E. |\n61 m |\n"],
    ['lines of nothing but bars', 'thence north, four\n|\n|\n| |\ndegrees east', 'thence north, four\ndegrees east'],
    ['two lines of bars', 'thence north\n|\n|\neast | west |', null],
    ['a table of several columns', '| L1 | N 4° E | 61 |\n| L2 | S 4° E | 12 |\n| L3 | S 8° E | 19 |', null],
    ['the indent of all lines', 'thence N 4°\n    E 61 feet\n    to a pin\n    and on', 'thence N 4°\nE 61 feet\nto a pin\nand on'],
    ['numbers at the ends of the lines of a bill', 'being a part of the land of Ames and 8\nbeing six acres of it, conveyed by deed 9\nof record in Deed Book 41, Page 10\n208, and bounded as follows in words;11\n\nbeginning at a stone in the lane of 12\nthe mill.', 'being a part of the land of Ames and\nbeing six acres of it, conveyed by deed\nof record in Deed Book 41, Page\n208, and bounded as follows in words;\n\nbeginning at a stone in the lane of\nthe mill.'],
    ['points that lines run to', "thence S 41 deg. 12' W 188.40 m. to point 2\nthence S 9 deg. 55' W 71.26 m. to point 3\nthence N 83 deg. 02' E 54.70 m. to point 4\nthence N 4 deg. 31' E 33.85 m. to point 5\nthence N 77 deg. 40' W 61.19 m. to point 6", null],
    ['short lines that end with numbers in order', 'to the stone of lot 1\nto the pin at lot 2\nto the elm of lot 3\nto the ash of lot 4\nto the oak of lot 5', null],
    ['indents of several depths', 'Course 1\n    N 4° E\n      61 feet\n    Course 2', null],
    ['an indent of some lines', 'thence N 4°\n    E 61 feet\nto a pin\n    and on', null],
  ]; // prettier-ignore
  for (const [name, pasted, cleaned] of rows)
    test(name, () => assert.equal(cleanedText(pasted)?.text ?? null, cleaned));
});

test('the way back is exact, at the heads and ends of what was written otherwise', () => {
  const pasted = 'thence N 4&deg;12&#39; E, 61&nbsp;feet to the o\ufb03ce<br>of Pell';
  const { text, joints } = cleanedText(pasted)!;
  const back = (words: string): string => {
    const at = text.indexOf(words);
    return pasted.slice(pastedOffset(joints, at), pastedOffset(joints, at + words.length, true));
  };
  assert.equal(back('N 4°'), 'N 4&deg;');
  assert.equal(back("°12'"), '&deg;12&#39;');
  assert.equal(back('E, 61 feet'), 'E, 61&nbsp;feet');
  assert.equal(back('office'), 'o\ufb03ce');
  assert.equal(back('of Pell'), 'of Pell');
});
