// Writes src/deed/remarks/word-weights.ts: how far each word and pair of words behind a figure is a remark's. Learnt from the sentences behind the figures of
// test/deed/traps.jsonl, of the practice sets and of the corpus (THENCE_CORPUS, default ../shared/corpus), whose words count only where the first two have them.
// `node scripts/weigh-remarks.ts` takes a minute. A trap's paper holds plain sentences too: only the heaviest of each is taken for the remark.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../bin/engine.js';
import { isWeighed, traitsOf, wordsOf } from '../src/deed/remarks/weighed-words.ts';
import { sentencesOf } from '../src/deed/remarks/sentences.ts';
import { readDescription } from '../src/deed/read-description.ts';
import { pastedText } from '../src/document/source-text.ts';

interface Row {
  readonly id: string;
  readonly words: readonly string[];
  readonly isOwn: boolean;
  readonly isTrap: boolean;
  /** Not a whole paper. */
  readonly isAlone: boolean;
  traits: Int32Array;
  isRemark: boolean;
  /** How much it counts. */
  weight: number;
}

const ROOT = new URL('..', import.meta.url).pathname;
const OUT = join(ROOT, 'src/deed/remarks/word-weights.ts');
const CORPUS = process.env['THENCE_CORPUS'] ?? join(ROOT, '../shared/corpus');
const BEHIND = 700;
const LEADS_ON = 60;
const LEAST_COUNT = 3;
const RIDGE = 0.1;
/** A plain sentence that weighs more, and a remark that weighs less, count twice as much in the next turn. */
const PLAIN = -0.6;
const REMARK = -0.4;
const TURNS = 3;
const ROUNDS = 300;
const SCALE = 20;
const LEAST_WEIGHT = 2;

const texts = (file: string): { id: string; text?: string; passes?: boolean }[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { id: string; text?: string; passes?: boolean })
    : [];

const within = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .map((name) => join(folder, name))
    : [];

function* behindFigures(text: string): Generator<string> {
  const source = pastedText(text);
  const spans = readDescription(source).extraction.tracts.flatMap(({ calls }) => {
    const [start, end] = [calls[0]?.source?.[0]?.start, calls.at(-1)?.source?.[0]?.end];
    return calls.length > 1 && typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : [];
  });
  for (const own of spans) {
    const next = Math.min(
      ...spans.filter(({ start }) => start >= own.end).map(({ start }) => start),
      source.text.length,
    );
    const last = next < source.text.length ? next - LEADS_ON : next;
    for (const { start, end } of sentencesOf(source.text, own.end, Math.min(next, own.end + BEHIND)))
      if (end <= last) yield source.text.slice(start, end).replace(/\s+/g, ' ').trim();
  }
}

function gather(files: readonly string[], isOwn: boolean): Row[] {
  const rows: Row[] = [];
  for (const file of files)
    for (const { id, text, passes = true } of texts(file))
      for (const sentence of new Set(text === undefined ? [] : behindFigures(text))) {
        const words = wordsOf(sentence);
        if (isWeighed(words))
          rows.push({
            id,
            words,
            isOwn,
            isTrap: !passes,
            isAlone: false,
            traits: new Int32Array(),
            isRemark: !passes,
            weight: 1,
          });
      }
  return rows;
}

/** Sentences alone, each marked. */
function sentencesAlone(): Row[] {
  const lines = readFileSync(join(ROOT, 'test/deed/remarks/said-behind.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => /^[+-] /.test(line))
    .map((line) => ({
      id: line,
      words: wordsOf(line.slice(2)),
      isOwn: true,
      isTrap: line.startsWith('-'),
      isAlone: true,
      traits: new Int32Array(),
      isRemark: line.startsWith('-'),
      weight: 1,
    }))
    .filter(({ words }) => isWeighed(words));
}

/** Words and pairs that occur often enough, and in our own material. */
function known(rows: readonly Row[], traitsOfRow: (row: Row) => Iterable<string>): Set<string> {
  const [all, own] = [new Map<string, number>(), new Set<string>()];
  for (const row of rows)
    for (const trait of traitsOfRow(row)) {
      all.set(trait, (all.get(trait) ?? 0) + 1);
      if (row.isOwn) own.add(trait);
    }
  return new Set([...all].filter(([trait, count]) => count >= LEAST_COUNT && own.has(trait)).map(([trait]) => trait));
}

interface Model {
  readonly weights: Float64Array;
  readonly base: number;
}

const score = ({ weights, base }: Model, { traits }: Row): number => {
  let sum = 0;
  for (const trait of traits) sum += weights[trait]!;
  return sum / Math.sqrt(Math.max(1, traits.length)) + base;
};

/** Logistic regression with a ridge, by steps that shrink with what each weight has moved. */
function train(rows: readonly Row[], size: number): Model {
  const [weights, moved, slope] = [new Float64Array(size), new Float64Array(size).fill(1e-3), new Float64Array(size)];
  let [base, baseMoved] = [0, 1e-3];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < size; i++) slope[i] = RIDGE * weights[i]!;
    let baseSlope = 0;
    for (const row of rows) {
      const off = row.weight * (1 / (1 + Math.exp(-score({ weights, base }, row))) - (row.isRemark ? 1 : 0));
      baseSlope += off;
      for (const trait of row.traits) slope[trait]! += off / Math.sqrt(row.traits.length);
    }
    for (let i = 0; i < size; i++) {
      moved[i]! += slope[i]! ** 2;
      weights[i]! -= (0.5 * slope[i]!) / Math.sqrt(moved[i]!);
    }
    baseMoved += baseSlope ** 2;
    base -= (0.5 * baseSlope) / Math.sqrt(baseMoved);
  }
  return { weights, base };
}

/** Too near the other kind; of a trap's paper nobody knows which sentence it is. */
const isLight = ({ isTrap, isAlone }: Row, weight: number): boolean =>
  isTrap ? isAlone && weight < REMARK : weight > PLAIN;

/** Of a trap's sentences the heaviest is the remark, and others only where they weigh as one. */
function takeHeaviest(rows: readonly Row[], model: Model): void {
  const papers = new Map<string, Row[]>();
  for (const row of rows) if (row.isTrap) papers.set(row.id, [...(papers.get(row.id) ?? []), row]);
  for (const paper of papers.values()) {
    const most = Math.max(...paper.map((row) => score(model, row)));
    for (const row of paper) row.isRemark = row.isAlone || score(model, row) > 0 || score(model, row) === most;
  }
}

function written(names: readonly string[], { weights, base }: Model): string {
  const byWeight = new Map<number, string[]>();
  names.forEach((name, i) => {
    const weight = Math.round(weights[i]! * SCALE);
    // A word alone stays: that it is known is told by it.
    if (Math.abs(weight) < LEAST_WEIGHT && name.includes(' ')) return;
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), name.replace(' ', '_')]);
  });
  const lines = [...byWeight].sort(([a], [b]) => b - a).map(([weight, these]) => `${weight} ${these.sort().join(' ')}`);
  return `// Written by scripts/weigh-remarks.ts: each line a weight and the words and pairs ("_" between them, "^" before the first) that have it. @ is a name, # a number, $ money, ? a word not in the table.
// prettier-ignore
const TABLE = \`
${lines.join('\n')}
\`;
export const BASE = ${(Math.round(base * SCALE) / SCALE).toFixed(2)};
const SCALE = ${SCALE};

let known: ReadonlyMap<string, number> | undefined;
/** Read when it is first asked for. */
export function wordWeights(): ReadonlyMap<string, number> {
  known ??= new Map(
    TABLE.trim()
      .split('\\n')
      .flatMap((line) => {
        const [weight, ...names] = line.split(' ');
        return names.map((name): [string, number] => [name.replace('_', ' '), Number(weight) / SCALE]);
      }),
  );
  return known;
}
`;
}

const practice = join(ROOT, 'test/deed/practice');
const own = [
  join(ROOT, 'test/deed/traps.jsonl'),
  ...process.argv.slice(2),
  ...within(practice),
  ...within(join(practice, 'papers')),
];
const unlabeled = ['metes', 'unlabeled'].flatMap((name) => within(join(CORPUS, name)));
const rows = [...gather(own, true), ...sentencesAlone(), ...gather(unlabeled, false)];
const knownWords = known(rows, ({ words }) => new Set(words));
const traits = (row: Row): Set<string> => traitsOf(row.words, (word) => knownWords.has(word));
const names = [...known(rows, traits)].sort();
const places = new Map(names.map((name, i) => [name, i]));
for (const row of rows) row.traits = Int32Array.from([...traits(row)].flatMap((trait) => places.get(trait) ?? []));
let model = train(rows, names.length);
for (let again = 0; again < 2; again++) {
  takeHeaviest(rows, model);
  model = train(rows, names.length);
}
for (let again = 0; again < TURNS; again++) {
  for (const row of rows) if (isLight(row, score(model, row))) row.weight *= 2;
  model = train(rows, names.length);
}
writeFileSync(OUT, written(names, model));
console.log(`${rows.length} sentences, ${names.length} words and pairs`);
