// `npm run score [-- metes|unlabeled|plss|damage|certainty|scans|marks]`: runs the corpus' scorers over what this checkout reads and prints
// the table. The corpus is at THENCE_CORPUS (default ../shared/corpus); where it is absent the score says so.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spoilt } from '../test/deed/spoilt.ts';
import { scorePlssLand } from './score-plss-land.ts';
import { scoreUnlabeled } from './score-unlabeled.ts';

const corpus = process.env.THENCE_CORPUS ?? '../shared/corpus';
const misses = process.argv.includes('--misses') ? ['--misses', '60'] : [];
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const scratch = mkdtempSync(join(tmpdir(), 'thence-score-'));

const SCORES: Record<string, () => void | Promise<void>> = {
  metes: scoreMetes,
  unlabeled: () => scoreUnlabeled(join(corpus, 'unlabeled'), predict),
  plss: scorePlss,
  damage: scoreDamage,
  certainty: scoreCertainty,
};

interface Item {
  id: string;
  text: string;
}

function predict(name: string, items: readonly Item[]): string {
  const input = join(scratch, `${name}.jsonl`);
  const output = join(scratch, `${name}.out.jsonl`);
  writeFileSync(input, items.map((item) => JSON.stringify({ id: item.id, text: item.text })).join('\n'));
  const run = spawnSync(process.execPath, ['bin/thence.js', 'read', '--jsonl', input], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, THENCE_DATA: scratch, DATABASE_URL: '' }, // no deployment's fabric or keys
  });
  if (run.status !== 0) throw new Error(run.stderr);
  writeFileSync(output, run.stdout);
  return output;
}

function scorer(script: string, gold: string, predictions: string): void {
  const run = spawnSync('python3', [join(corpus, script), gold, predictions, ...misses], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  process.stderr.write(run.stderr);
  console.log(run.stdout.trim());
}

const metes = join(corpus, 'metes');
const SETS = 'metes-sets.json';

/** All labelled items, then each of their sets. */
function scoreMetes(): void {
  const predictions = predict('metes', itemsOf(metes));
  scorer('score.py', metes, predictions);
  for (const [name, gold] of metesSets()) {
    console.log(`\n## ${name}`);
    scorer('score.py', gold, predictions);
  }
}

/** The first set, the one that the reader reads whole, with its letters and marks misread; no figure is. */
function scoreDamage(): void {
  const [[, gold]] = metesSets() as [[string, string]];
  for (const share of [0.01, 0.03, 0.05]) {
    const items = itemsOf(gold).map((item) => ({ ...item, text: spoilt(item.text, share) }));
    console.log(`\n## ${share * 100} % of the characters misread`);
    scorer('score.py', gold, predict(`damage-${share}`, items));
  }
}

/** Of items that neither the grammar nor a network was made from. */
function scoreCertainty(): void {
  const predictions = predict('certainty', itemsOf(metes));
  for (const [name, gold] of metesSets().slice(1)) {
    console.log(`\n## ${name}`);
    const run = spawnSync('python3', ['scripts/score-certainty.py', join(corpus, 'score.py'), gold, predictions]);
    if (run.status !== 0) throw new Error(String(run.stderr));
    console.log(String(run.stdout).trim());
  }
}

function itemsOf(folder: string): Item[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Item);
}

/** The name of each set, and a folder of its items. */
function metesSets(): [string, string][] {
  const sets = JSON.parse(readFileSync(join(corpus, SETS), 'utf8')) as Record<string, string[]>;
  return Object.entries(sets).map(([name, ids]) => {
    const gold = join(scratch, name);
    mkdirSync(gold, { recursive: true });
    for (const id of ids) copyFileSync(join(metes, `${id}.json`), join(gold, `${id}.json`));
    return [name, gold];
  });
}

async function scorePlss(): Promise<void> {
  const gold = join(corpus, 'plss', 'aliquots.json');
  const { cases } = JSON.parse(readFileSync(gold, 'utf8')) as { cases: Item[] };
  scorer('score_plss.py', gold, predict('plss', cases));
  await scorePlssLand(corpus, cases);
}

if (!existsSync(corpus)) {
  console.log('score: skipped, the corpus is absent (set THENCE_CORPUS)');
  process.exit(0);
}
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(SCORES)) {
    console.log(`\n# ${name}`);
    const score = SCORES[name];
    if (score) await score();
    else if (name === 'scans' || name === 'marks')
      spawnSync(process.execPath, [`scripts/score-${name}.ts`], { stdio: 'inherit' });
    else throw new Error(`no score ${name}; there are: ${Object.keys(SCORES).join(', ')}, scans, marks`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
