// What a reading keeps when its text was copied from a web page, a mail, a bill or a scan: every fourth description of the practice sets is
// written in each way and its courses compared with those of the plain text. `node scripts/score-copied.ts [way]` prints the shares.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../bin/engine.js';
import { readDescription } from '../src/deed/read-description.ts';
import { pastedText } from '../src/document/source-text.ts';

const PRACTICE = new URL('../test/deed/practice/', import.meta.url).pathname;
const EVERY = 4;

function practiceTexts(): string[] {
  const files = readdirSync(PRACTICE).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(join(PRACTICE, name), 'utf8').split('\n').filter(Boolean));
  return lines
    .map((line) => (JSON.parse(line) as { text?: string }).text ?? '')
    .filter((text) => text !== '' && !/[~\ufffd]/.test(text));
}

function inLines(text: string, between: string): string {
  const lines: string[] = [];
  for (const word of text.replace(/\s+/g, ' ').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 60) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(between);
}

const degreeAs =
  (sign: string): ((text: string) => string) =>
  (text) =>
    text.replaceAll('°', sign);
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'lines of 60': (text) => inLines(text, '\n'),
  'lines of 60, CR LF': (text) => inLines(text, '\r\n'),
  indented: (text) => inLines(text, '\n        '),
  '<br>': (text) => inLines(text, '<br>\n'),
  'quoted mail': (text) => `> ${inLines(text, '\n> ')}`,
  'one column': (text) => `| ${inLines(text, ' |\n| ')} |`,
  entities: (text) => degreeAs('&deg;')(text).replaceAll("'", '&#39;').replaceAll('"', '&quot;'),
  escaped: (text) => JSON.stringify(text).slice(1, -1),
  'no width': (text) => text.replaceAll(' ', '\u200b '),
  'wide figures': (text) => text.replace(/\d/g, (figure) => String.fromCharCode(0xff10 + Number(figure))),
  'blanks twice': (text) => text.replaceAll(' ', '  '),
  'blank before , ;': (text) => text.replace(/[;,:]/g, ' $&'),
  'no blank behind , ;': (text) => text.replace(/([;,]) (?=[A-Za-z])/g, '$1'),
  'thence glued': (text) => text.replace(/thence /gi, (word) => word.trim()),
  'bold **': (text) => text.replace(/thence/gi, '**$&**'),
  ...Object.fromEntries(
    ['&#176;', 'Â°', 'º', '˚', '¦', '?', '\ufffd', '%%d', '*', '~', '^', 'o', '0', 'E', ' ', ''].map((sign) => [
      `° as "${sign}"`,
      degreeAs(sign),
    ]),
  ),
  '" as TM': (text) => text.replace(/(\d)"/g, '$1TM'),
  '" as 11': (text) => text.replace(/(\d)"/g, '$111'),
  'l for 1': (text) => text.replace(/(?<=\d)1(?=\d)/g, 'l'),
  'O for 0': (text) => text.replace(/(?<=\d)0(?=\d)/g, 'O'),
};

function coursesOf(text: string): string[] {
  return readDescription(pastedText(text)).extraction.tracts.flatMap(({ calls, tie_calls }) =>
    [
      ...calls.map(({ bearing, distance, radius, arc_length, chord_length }) => ({
        bearing,
        distance,
        radius,
        arc_length,
        chord_length,
      })),
      ...tie_calls,
    ].map((course) => JSON.stringify(course).replace(/verbatim=.*/, '')),
  );
}

const texts = practiceTexts().filter((_, i) => i % EVERY === 0);
const plain = texts.map(coursesOf);
console.log(
  `${texts.length} descriptions; of the courses of each text that the way changes: read the same, read otherwise or beside`,
);
for (const [way, written] of Object.entries(WAYS)) {
  if (process.argv[2] !== undefined && !way.includes(process.argv[2])) continue;
  let [all, same, other] = [0, 0, 0];
  texts.forEach((text, i) => {
    const copied = written(text);
    if (copied === text) return;
    const left = coursesOf(copied);
    for (const course of plain[i]!) {
      const at = left.indexOf(course);
      if (at >= 0) left.splice(at, 1);
      if (at >= 0) same++;
    }
    all += plain[i]!.length;
    other += left.length;
  });
  console.log(`${way.padEnd(22)} ${String(all).padStart(5)} ${(same / Math.max(1, all)).toFixed(3)} ${other}`);
}
