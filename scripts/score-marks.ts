// `npm run score -- marks [--only=REGEX] [--dpi=200,300] [--leave=STEP,...]`: what is read of made-up pages under the marks of recorders' offices: watermarks,
// great words, stamps, codes, rules. Each page is read clean, marked with no step of cleaning for marks, and marked as the reader does it.
import { createReaders } from '../src/adapters/ocr/readers.ts';
import { readScan } from '../src/adapters/ocr/read-scan.ts';
import type { PageRaster } from '../src/document/raster.ts';
import { MARK_STEPS } from '../src/document/scan/cleaning.ts';
import { MARKS, markedPage, type MarkedPage } from './marked-pages.ts';
import { tokensExact } from './score-scans-tokens.ts';

const words = process.argv.slice(2);
const option = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = new RegExp(option('only') ?? '.');
const resolutions = (option('dpi') ?? '200,300').split(',').map(Number);
const seeds = Array.from({ length: Number(option('seeds') ?? 1) }, (_, i) => i + 1);

interface Figures {
  errors: number;
  characters: number;
  right: number;
  tokens: number;
  /** Characters read that the deed's own lines do not have: stamps, and what marks were taken for. */
  beyond: number;
  cpuS: number;
}

const readers = await createReaders();
const limits = { maxPixels: 60_000_000, softCpuMs: 150_000 };

async function figuresOf(page: MarkedPage, leave: readonly (typeof MARK_STEPS)[number][]): Promise<Figures> {
  const { width, height } = page.raster;
  const raster: PageRaster = { ...page.raster, box: [0, 0, 612, (612 * height) / width] };
  const before = process.cpuUsage();
  const { rows } = await readScan(readers, raster, { ...limits, leave });
  const { user, system } = process.cpuUsage(before);
  const text = rows.map((row) => row.map((word) => word.text).join(' ')).join('\n');
  if (words.includes('--text')) console.log(text);
  const tally = tokensExact(text, page.tokens);
  if (words.includes('--misses') && tally.missed.length > 0) console.log(`  missed: ${tally.missed.join(' | ')}`);
  const truth = plain(page.lines.join(' '));
  return {
    errors: page.lines.reduce((sum, line) => sum + errorsWithin(plain(line), plain(text)), 0),
    characters: truth.length,
    right: tally.right,
    tokens: tally.all,
    beyond: Math.max(0, plain(text).length - truth.length),
    cpuS: (user + system) / 1e6,
  };
}

const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/º/g, '°')
    .trim();

/** Edits that make the line out of the stretch of the text that is nearest to it. */
function errorsWithin(line: string, text: string): number {
  let above = new Int32Array(text.length + 1);
  for (let i = 1; i <= line.length; i++) {
    const row = new Int32Array(text.length + 1);
    row[0] = i;
    for (let j = 1; j <= text.length; j++) {
      const same = line[i - 1] === text[j - 1] ? 0 : 1;
      row[j] = Math.min(above[j - 1]! + same, above[j]! + 1, row[j - 1]! + 1);
    }
    above = row;
  }
  return above.reduce((least, value) => Math.min(least, value), line.length);
}

const sum = (all: readonly Figures[]): Figures =>
  all.reduce((a, b) => ({
    errors: a.errors + b.errors,
    characters: a.characters + b.characters,
    right: a.right + b.right,
    tokens: a.tokens + b.tokens,
    beyond: a.beyond + b.beyond,
    cpuS: a.cpuS + b.cpuS,
  }));

const shown = ({ errors, characters, right, tokens, beyond, cpuS }: Figures): string =>
  `${((100 * errors) / characters).toFixed(2).padStart(6)} % ${`${right}/${tokens}`.padStart(8)} ${String(beyond).padStart(5)} ${cpuS.toFixed(1).padStart(6)} s`;

console.log('character errors in the lines, bearings and distances exact, characters beyond the deed, CPU');
for (const dpi of resolutions) {
  console.log(`${`${dpi} dpi`.padEnd(28)} ${'without the steps'.padEnd(32)} with them`);
  for (const mark of MARKS.filter(({ name }) => only.test(name))) {
    const left: Figures[] = [];
    const cleaned: Figures[] = [];
    for (const seed of seeds) {
      const page = await markedPage(mark, dpi, seed);
      if (!words.includes('--cleaned')) left.push(await figuresOf(page, MARK_STEPS));
      cleaned.push(await figuresOf(page, []));
    }
    console.log(`${mark.name.padEnd(28)} ${left.length > 0 ? shown(sum(left)) : ''.padEnd(32)} ${shown(sum(cleaned))}`);
  }
}
