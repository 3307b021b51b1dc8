// `node scripts/score-fabric.ts`: the Wyoming extract imported into an embedded database, and asked there: the rules of subdivision
// against its own quarter-quarters, aliquots resolved by second division, from text to polygon, the kinds that must be refused, and the
// corpus' section-corner ties. `--memory` leaves the database out. THENCE_CORPUS says where the corpus lies.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importFabric } from '../src/adapters/fabric-import.ts';
import { fabricOn } from '../src/adapters/postgres/fabric.ts';
import { migrate } from '../src/adapters/postgres/migrate.ts';
import { openDatabase, type OpenDatabase } from '../src/adapters/postgres/open.ts';
import type { GeorefGeometry } from '../src/contract/response.ts';
import { cellOf, partsOfLabel } from '../src/plss/aliquot-parts.ts';
import { aliquotPolygon } from '../src/plss/aliquot-polygon.ts';
import { cornerPhrase } from '../src/plss/corner-phrase.ts';
import type { DeployedFabric, FabricDivision, FabricSection } from '../src/plss/fabric.ts';
import type { Feature } from '../src/plss/fabric-features.ts';
import { memoryFabric } from '../src/plss/fabric-memory.ts';
import { closedRing, openRing } from '../src/plss/lon-lat.ts';
import { hausdorffM } from '../src/plss/plane.ts';
import { plssIdOf } from '../src/plss/plss-id.ts';
import { sectionGrid } from '../src/plss/section-grid.ts';
import { pastedText } from '../src/document/source-text.ts';
import { extractLocated } from '../src/service/extract.ts';
import { remembering } from '../src/service/tract-lands.ts';

export interface ScoredFabric extends DeployedFabric {
  readonly everySection: () => readonly FabricSection[];
}

export interface RuleScore {
  readonly regular: number;
  readonly refused: readonly string[];
  readonly cells: number;
  readonly medianM: number;
  readonly p95M: number;
  readonly p99M: number;
  readonly mostM: number;
}

const SECTIONS_FILE = 'wy-teton-plssfirstdivision.geojson';
const DIVISIONS_FILE = 'wy-teton-plssintersected-all.geojson.gz';

/** The same extract imported into a database, and every section read back from there. */
export async function importedWyoming(corpus: string, database: OpenDatabase): Promise<ScoredFabric> {
  const files = [SECTIONS_FILE, DIVISIONS_FILE].map((file) => join(corpus, 'fabric', file));
  const options = { layer: null, skipDamaged: false, now: () => new Date(), onProgress: () => undefined };
  const started = performance.now();
  const layers = await importFabric(database, files, options);
  const features = layers.reduce((sum, layer) => sum + layer.features, 0);
  const seconds = (performance.now() - started) / 1000;
  console.log(`imported ${features} features on the ${database.engine} engine in ${seconds.toFixed(1)} s`);
  const held = fabricOn(database.db);
  const fabric = { ...held, ...remembering(held) }; // each township and section comes from the tables once
  const numbers = await database.db
    .selectFrom('fabric_sections')
    .select(['plss_id', 'number'])
    .distinct()
    .orderBy('plss_id')
    .orderBy('number')
    .execute();
  const sections: FabricSection[] = [];
  for (const { plss_id, number } of numbers) sections.push(...(await fabric.sections(plss_id, number)));
  return { ...fabric, everySection: () => sections };
}

export function wyomingFabric(corpus: string): ScoredFabric {
  const folder = join(corpus, 'fabric');
  const features = (text: string): Feature[] => (JSON.parse(text) as { features: Feature[] }).features;
  const sections = features(readFileSync(join(folder, SECTIONS_FILE), 'utf8'));
  const packed = readFileSync(join(folder, DIVISIONS_FILE));
  const divisions = features(gunzipSync(packed).toString('utf8'));
  const fabric = memoryFabric({ sections, divisions, source: 'Teton County extract' });
  return { ...fabric, isEmpty: () => Promise.resolve(false) };
}

/** A whole surveyed section without lots: its sixteen quarter-quarters, each once and in one piece, and nothing else. */
function isRegular({ kind, divisions }: FabricSection): boolean {
  const labels = new Set(divisions.map(({ label }) => label));
  const whole = divisions.every(
    (each) => each.kind === 'A' && each.land.length === 1 && partsOfLabel(each.label)?.length === 2,
  );
  return kind === 'SN' && divisions.length === 16 && labels.size === 16 && whole;
}

export function scoreRules(fabric: ScoredFabric): RuleScore {
  const refused: string[] = [];
  const distances: number[] = [];
  const regular = fabric.everySection().filter(isRegular);
  for (const section of regular) {
    const grid = sectionGrid(section.land, section.number);
    if (typeof grid === 'string') {
      refused.push(`${section.id}: ${grid}`);
      continue;
    }
    for (const { label, land } of section.divisions) {
      const made = grid.ringOf(cellOf(partsOfLabel(label)!)).map(grid.plane.xy);
      distances.push(hausdorffM(made, openRing(land[0]![0]!).map(grid.plane.xy)));
    }
  }
  distances.sort((a, b) => a - b);
  const at = (share: number): number => distances[Math.floor(distances.length * share)] ?? Number.NaN;
  return {
    regular: regular.length,
    refused,
    cells: distances.length,
    medianM: at(0.5),
    p95M: at(0.95),
    p99M: at(0.99),
    mostM: distances.at(-1) ?? Number.NaN,
  };
}

function packedOf(section: FabricSection, land: string): string {
  const { township, range } = plssIdOf(section.plssId)!;
  const place = `township=${township.number}${township.direction} | range=${range.number}${range.direction}`;
  return `${land} | section=${section.number} | ${place} | meridian=6th Principal`;
}

export interface DivisionScore {
  readonly asked: number;
  readonly exact: number;
  /** Answers that are not the very ring of the fabric. */
  readonly other: readonly string[];
  readonly refused: readonly string[];
}

interface Asked {
  readonly section: FabricSection;
  readonly division: FabricDivision;
  /** Null for a lot. */
  readonly parts: readonly string[] | null;
}

/** Every aliquot and lot that is the only one of its label in its section; of every n-th section. */
function* askedDivisions(fabric: ScoredFabric, every: number): Iterable<Asked> {
  for (const section of fabric.everySection().filter((_, i) => i % every === 0)) {
    if (section.kind !== 'SN') continue;
    for (const division of section.divisions) {
      const twin = section.divisions.some((one) => one !== division && one.label === division.label);
      const parts = division.kind === 'A' ? partsOfLabel(division.label) : null;
      if (twin || division.land.length !== 1 || (division.kind !== 'L' && parts === null)) continue;
      yield { section, division, parts };
    }
  }
}

interface Tally {
  asked: number;
  exact: number;
  other: string[];
  refused: string[];
}

function count(tally: Tally, { division }: Asked, georef: GeorefGeometry | null, reasons: readonly string[]): void {
  const rings = JSON.stringify(division.land[0]!.map(closedRing));
  tally.asked += 1;
  if (georef === null) tally.refused.push(`${division.id}: ${reasons.join(' ')}`);
  else if (JSON.stringify(georef.rings) === rings && georef.source.startsWith('second division')) tally.exact += 1;
  else tally.other.push(`${division.id}: ${georef.source}`);
}

/** Each asked for by its packed string. */
export async function scoreDivisions(fabric: ScoredFabric, every = 1): Promise<DivisionScore> {
  const tally: Tally = { asked: 0, exact: 0, other: [], refused: [] };
  for (const asked of askedDivisions(fabric, every)) {
    const land = asked.parts === null ? `government_lot=${asked.division.lot}` : `parts=${asked.parts.join(' ')}`;
    const { georef, reasons } = await aliquotPolygon(fabric, packedOf(asked.section, land), 'Wyoming');
    count(tally, asked, georef, reasons);
  }
  return tally;
}

const WORDS: Readonly<Record<string, string>> = { N: 'North', S: 'South', E: 'East', W: 'West' };

/** A description as a deed would have it. */
function deedOf({ section, division, parts }: Asked): string {
  const { township, range } = plssIdOf(section.plssId)!;
  const fraction = (part: string): string => part.replace(/(\d)$/, '1/$1');
  const land = parts === null ? `Government Lot ${division.lot}` : `The ${parts.map(fraction).join(' of the ')}`;
  const place = `Township ${township.number} ${WORDS[township.direction]}, Range ${range.number} ${WORDS[range.direction]}`;
  return `The following land in Wyoming: ${land} of Section ${section.number}, ${place}, Sixth Principal Meridian.`;
}

/** Each written as a deed, and read, located and judged as the service does it. */
export async function scoreTexts(fabric: ScoredFabric, every = 1): Promise<DivisionScore> {
  const tally: Tally = { asked: 0, exact: 0, other: [], refused: [] };
  const clock = (): Date => new Date(0);
  const rest = { document: '', documentSha256: '', models: [], closureStandard: 5000, startedAt: clock(), clock };
  for (const asked of askedDivisions(fabric, every)) {
    const response = await extractLocated({ source: pastedText(deedOf(asked)), ...rest }, fabric);
    const [verdict, ...more] = response.groundtruth_verdicts;
    const reasons = more.length > 0 ? ['more than one tract was read'] : (verdict?.reasons ?? ['no tract was read']);
    count(tally, asked, more.length > 0 ? null : (verdict?.georef ?? null), reasons);
  }
  return tally;
}

/** Kinds that must not be guessed, asked all over the extract; what comes back with a polygon is a fault. */
export async function scoreRefusals(fabric: ScoredFabric): Promise<{ asked: number; guessed: string[] }> {
  const guessed: string[] = [];
  let asked = 0;
  const ask = async (section: FabricSection, packed: string, state = 'Wyoming'): Promise<void> => {
    asked += 1;
    const { georef } = await aliquotPolygon(fabric, packed, state);
    if (georef !== null) guessed.push(`${section.id}: ${packed}`);
  };
  for (const section of fabric.everySection()) {
    const ne = packedOf(section, 'parts=NE4');
    const surveyed = (await fabric.sections(section.plssId, section.number)).some(({ kind }) => kind === 'SN');
    if (!surveyed) await ask(section, ne);
    await ask(section, packedOf(section, 'government_lot=99'));
    await ask(section, packedOf(section, 'parts=N2 | government_lot=1'));
    await ask(section, ne.replace(/section=\d+/, 'section=40'));
    await ask(section, ne.replace(/(township=\d+)[NS]/, '$1'));
    await ask(section, ne.replace(/ \| meridian=.*/, ''));
    await ask(section, `${ne} | exception=only that part lying north of the creek`);
  }
  return { asked, guessed };
}

interface TieCase {
  readonly id: string;
  readonly text: string;
  readonly kind?: string;
  readonly expected_tie?: { twp: string; rge: string; sec: number; pob?: string; poc?: string };
}

/** The first clause of each tie, from "beginning" or "commencing" to its first course. */
export function scoreTies(corpus: string): string[] {
  const { cases } = JSON.parse(readFileSync(join(corpus, 'plss', 'aliquots.json'), 'utf8')) as { cases: TieCase[] };
  return cases
    .filter(({ kind }) => kind === 'tie')
    .map(({ id, text, expected_tie: expected }) => {
      const clause = /\b(?:beginning|commencing)\b[\s\S]*?(?=;|\band running|$)/i.exec(text)?.[0] ?? '';
      const phrase = cornerPhrase(clause);
      const wanted =
        expected && `${expected.pob ?? expected.poc}, sec. ${expected.sec} ${expected.twp} ${expected.rge}`;
      if (phrase === null) return `${id}  refused  (expected ${wanted})`;
      const { at, names, offsetFt } = phrase;
      const place = `${names.township || 'said township'} ${names.range}`;
      return `${id}  sec. ${at.section} at ${at.east} east, ${at.north} north, offset ${offsetFt.join(', ')} ft, ${place}  (expected ${wanted})`;
    });
}

function printDivisions(title: string, score: DivisionScore): void {
  const { asked, exact, other, refused } = score;
  console.log(
    `\n# ${title}\nasked ${asked}, exactly the fabric's ring ${exact}, another ${other.length}, refused ${refused.length}`,
  );
  for (const line of [...other, ...refused].slice(0, 40)) console.log(`  ${line}`);
}

function printRules(rules: RuleScore): void {
  const metres = (value: number): string => `${value.toFixed(2)} m`;
  const share = (rules.refused.length / rules.regular) * 100;
  console.log(`# by rule, against the fabric's own quarter-quarters (Hausdorff)`);
  console.log(
    `regular sections ${rules.regular}, refused ${rules.refused.length} (${share.toFixed(1)} %), cells ${rules.cells}`,
  );
  console.log(
    `median ${metres(rules.medianM)} (goal 0.30), p95 ${metres(rules.p95M)} (goal 3.50), p99 ${metres(rules.p99M)}, most ${metres(rules.mostM)}`,
  );
  for (const line of rules.refused) console.log(`  refused ${line}`);
}

async function printAll(fabric: ScoredFabric, corpus: string): Promise<void> {
  printRules(scoreRules(fabric));
  printDivisions('by second division, asked by packed string', await scoreDivisions(fabric));
  printDivisions('from text to polygon, every twentieth section', await scoreTexts(fabric, 20));
  const refusals = await scoreRefusals(fabric);
  console.log(`\n# kinds to be refused\nasked ${refusals.asked}, guessed ${refusals.guessed.length}`);
  for (const line of refusals.guessed.slice(0, 20)) console.log(`  ${line}`);
  console.log(`\n# corner phrases of the ties\n${scoreTies(corpus).join('\n')}`);
}

/** With the fabric in an embedded database of its own, thrown away afterwards. */
export async function withImported<T>(corpus: string, task: (fabric: ScoredFabric) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'thence-score-fabric-'));
  const log = { info: () => undefined, warn: () => undefined };
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log });
  try {
    await migrate(database.db);
    return await task(await importedWyoming(corpus, database));
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const corpus = process.env.THENCE_CORPUS ?? '../shared/corpus';
  if (!existsSync(join(corpus, 'fabric')))
    console.log('score-fabric: skipped, the corpus is absent (set THENCE_CORPUS)');
  else if (process.argv.includes('--memory')) await printAll(wyomingFabric(corpus), corpus);
  else await withImported(corpus, (fabric) => printAll(fabric, corpus));
}
