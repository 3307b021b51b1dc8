// `thence compare`: two descriptions or responses, course by course.
import type { ComparedTract, Comparison } from '../service/compare.ts';
import { type Command, FLAG } from './command.ts';
import { fileTrouble } from './file-trouble.ts';
import { columns, WrongInput } from './options.ts';
import { readOrReceived } from './paper-file.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence compare A B [--json]       A, B: responses (JSON), certificates or documents, such as a prior deed and a new one

Tells of every tract which courses are the same, changed (and by how much), reversed, missing or added; whether B goes round the
other way, begins elsewhere or is turned as a whole; and what becomes of closure and area.
Exit code: 0 all courses are the same; 1 some are not; 2 this is no such command, or a file could not be read.`;

export const compare: Command = {
  summary: 'two descriptions, such as a prior deed and a new one: which courses differ, and what that does',
  usage: USAGE,
  examples: [
    ['thence compare old-deed.txt new-deed.pdf', 'course by course'],
    ['thence compare response.json deed.txt --json', 'the same as data'],
  ],
  options: { json: FLAG },
  words: 'file',
  async run({ words, flags }, services) {
    if (words.length !== 2) throw new WrongInput('Name two files.');
    const texts: string[] = [];
    for (const file of words)
      try {
        texts.push(await readOrReceived(file, services));
      } catch (error) {
        return told(error, file, services);
      }
    try {
      const comparison = (await services.papers()).compare(texts[0]!, texts[1]!);
      services.out(flags.has('json') ? JSON.stringify(comparison) : comparisonText(comparison));
      return isSame(comparison) ? 0 : 1;
    } catch (error) {
      return told(error, words[1]!, services);
    }
  },
};

function told(error: unknown, file: string, services: CliServices): number {
  const trouble = fileTrouble(error);
  if (trouble === null) throw error;
  services.err(`thence: ${file}: ${trouble}`);
  return 2;
}

export const isSame = ({ tracts, onlyA, onlyB }: Comparison): boolean =>
  onlyA.length + onlyB.length === 0 && tracts.every(({ courses }) => courses.every(({ is }) => is === 'same'));

export function comparisonText({ tracts, onlyA, onlyB }: Comparison): string {
  const lines = tracts.map((tract) => tractText(tract));
  if (tracts.length + onlyA.length + onlyB.length === 0) lines.push('Neither has a tract with courses.');
  if (onlyA.length > 0) lines.push(`Only in A: ${onlyA.join('; ')}.`);
  if (onlyB.length > 0) lines.push(`Only in B: ${onlyB.join('; ')}.`);
  return lines.join('\n\n');
}

function tractText(tract: ComparedTract): string {
  const { a, b, courses, isBackwards, beginsAt, rotationDeg } = tract;
  const same = courses.filter(({ is }) => is === 'same').length;
  const whole = [
    same === courses.length ? `all ${same} courses are the same` : `${same} of ${courses.length} courses are the same`,
    isBackwards ? 'B goes round the other way' : '',
    beginsAt !== null && beginsAt !== (isBackwards ? b.calls - 1 : 0) ? `A's first course is B's ${beginsAt + 1}` : '',
    rotationDeg === 0 ? '' : `all of B is turned ${angle(rotationDeg)}`,
  ];
  return [
    `${a.name || 'A'} / ${b.name || 'B'}: ${whole.filter(Boolean).join('; ')}`,
    `  closure ${a.closure ?? '-'} -> ${b.closure ?? '-'}, acres ${a.acres ?? '-'} -> ${b.acres ?? '-'}`,
    ...columns([['  A', 'B', '', 'bearing', 'length', 'radius'], ...courses.map(courseRow)]).map((line) =>
      line.trimEnd(),
    ),
  ].join('\n');
}

function courseRow({ a, b, is, turnedDeg, longerFt, radiusLongerFt }: ComparedTract['courses'][number]): string[] {
  const isPlain = is === 'same';
  return [
    `  ${a === null ? '-' : a + 1}`,
    b === null ? '-' : String(b + 1),
    is,
    isPlain || turnedDeg === null ? '' : angle(turnedDeg),
    isPlain ? '' : feet(longerFt),
    isPlain ? '' : feet(radiusLongerFt),
  ];
}

const feet = (by: number | null): string => (by === null ? '' : `${by < 0 ? '' : '+'}${by.toFixed(2)} ft`);

/** `+0°12'30"`: clockwise. */
function angle(deg: number): string {
  const seconds = Math.round(Math.abs(deg) * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${deg < 0 ? '-' : '+'}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}
