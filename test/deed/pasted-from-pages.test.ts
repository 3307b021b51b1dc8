// A description reads the same however it came: copied from a web page, a mail, a program's string, a bill with numbered lines.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pastedText } from '../../src/document/source-text.ts';
import { readDescription } from '../../src/deed/read-description.ts';

const DESCRIPTION =
  `Beginning at an iron pin in the north line of Quarry Lane, the southwest corner of the land of Odell; thence with the line of Odell N 14°20'30" E, ` +
  `a distance of 311.40 feet to a stone; thence S 75°39'30" E 118.25 feet to the west line of the mill road; thence along the said line ` +
  `on a curve to the right having a radius of 640.00 feet, an arc length of 96.12 feet, the chord of which bears S 10°02'21" W 96.03 feet to a pin; ` +
  `thence S 14°20'30" W 215.50 feet; thence N 75°39'30" W 120 1/2 feet to the point of beginning, containing 0.84 of an acre, more or less.`;

function wrapped(text: string, between: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 60) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(between);
}

const LINES = wrapped(DESCRIPTION, '\n').split('\n');
const WAYS: readonly [name: string, text: string][] = [
  ['in lines', LINES.join('\n')],
  ['in lines of another system', LINES.join('\r\n')],
  ['indented', LINES.join('\n        ')],
  ['with breaks of HTML', LINES.join('<br />\n')],
  ['with entities', DESCRIPTION.replaceAll('°', '&deg;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')],
  ['as a string of a program', JSON.stringify(LINES.join('\n')).slice(1, -1)],
  ['quoted in a mail', LINES.map((line) => `> ${line}`).join('\n')],
  ['in the cells of one column', LINES.map((line) => `| ${line} |`).join('\n')],
  ['with the numbers of lines', LINES.map((line, i) => `${i + 21} ${line}`).join('\n')],
  ['with the numbers of lines, glued to them', LINES.map((line, i) => `${i + 97}${line}`).join('\n')],
  ['with bars between lines', LINES.join('\n|\n|\n')],
  ['with blanks of no width', DESCRIPTION.replaceAll(' ', ' \u200b')],
  ['with blanks that do not break', DESCRIPTION.replaceAll(' ', '\u00a0')],
  ['with letters printed as one', DESCRIPTION.replaceAll('fi', '\ufb01').replaceAll('fe', 'fe')],
  ['with bold words', DESCRIPTION.replaceAll('thence', '**thence**')],
  ['set to the full width', DESCRIPTION.replace(/(?<=[a-z]) (?=[a-z])/g, '  ')],
];

const read = (text: string): ReturnType<typeof readDescription>['extraction'] =>
  readDescription(pastedText(text)).extraction;
const measures = (text: string): unknown =>
  read(text).tracts.map(({ calls, tie_calls, stated_area }) => [
    calls.map(({ bearing, distance, radius, arc_length, chord_bearing, chord_length }) => [
      bearing,
      distance,
      radius,
      arc_length,
      chord_bearing,
      chord_length,
    ]),
    tie_calls.length,
    stated_area,
  ]);

describe('a description reads the same', () => {
  const plain = measures(DESCRIPTION);
  test('and has its five courses', () => assert.equal(read(DESCRIPTION).tracts[0]!.calls.length, 5));
  for (const [name, text] of WAYS)
    test(name, () => {
      assert.deepEqual(measures(text), plain);
      for (const { verbatim_text, source } of read(text).tracts[0]!.calls) {
        assert.ok(text.includes(verbatim_text), verbatim_text);
        const [place] = source!;
        assert.equal([...text].slice(place!.start!, place!.end!).join(''), verbatim_text);
      }
    });
});
