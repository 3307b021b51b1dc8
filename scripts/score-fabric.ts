// `node scripts/score-fabric.ts`: the rules of subdivision against the Wyoming extract's own quarter-quarters, aliquots resolved by
// second division, the kinds that must be refused, and the corpus' section-corner ties. THENCE_CORPUS says where the corpus lies.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cellOf, partsOfLabel } from '../src/plss/aliquot-parts.ts';
import { aliquotPolygon } from '../src/plss/aliquot-polygon.ts';
import { cornerPhrase } from '../src/plss/corner-phrase.ts';
import type { FabricSection } from '../src/plss/fabric.ts';
import type { Feature } from '../src/plss/fabric-features.ts';
import { memoryFabric } from '../src/plss/fabric-memory.ts';
import type { MemoryFabric } from '../src/plss/fabric-memory.ts';
import { closedRing, openRing } from '../src/plss/lon-lat.ts';
import { hausdorffM } from '../src/plss/plane.ts';
import { plssIdOf } from '../src/plss/plss-id.ts';
import { sectionGrid } from '../src/plss/section-grid.ts';

export interface RuleScore {
  readonly regular: number;
  readonly refused: readonly string[];
  readonly cells: number;
  readonly medianM: number;
  readonly p95M: number;
  readonly p99M: number;
  readonly mostM: number;
}

export function wyomingFabric(corpus: string): MemoryFabric {
  const folder = join(corpus, 'fabric');
  const features = (text: string): Feature[] => (JSON.parse(text) as { features: Feature[] }).features;
  const sections = features(readFileSync(join(folder, 'wy-teton-plssfirstdivision.geojson'), 'utf8'));
  const packed = readFileSync(join(folder, 'wy-teton-plssintersected-all.geojson.gz'));
  return memoryFabric({
    sections,
    divisions: features(gunzipSync(packed).toString('utf8')),
    source: 'Teton County extract',
  });
}

/** A whole surveyed section without lots: its sixteen quarter-quarters, each once and in one piece, and nothing else. */
function isRegular({ kind, divisions }: FabricSection): boolean {
  const labels = new Set(divisions.map(({ label }) => label));
  const whole = divisions.every(
    (each) => each.kind === 'A' && each.land.length === 1 && partsOfLabel(each.label)?.length === 2,
  );
  return kind === 'SN' && divisions.length === 16 && labels.size === 16 && whole;
}

export function scoreRules(fabric: MemoryFabric): RuleScore {
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

/** Every aliquot and lot that is the only one of its label in its section, asked for by its packed string; of every n-th section. */
export async function scoreDivisions(fabric: MemoryFabric, every = 1): Promise<DivisionScore> {
  const [other, refused]: [string[], string[]] = [[], []];
  let [asked, exact] = [0, 0];
  for (const section of fabric.everySection().filter((_, i) => i % every === 0)) {
    for (const each of section.divisions) {
      const parts = partsOfLabel(each.label);
      const twin = section.divisions.some((one) => one !== each && one.label === each.label);
      if (
        section.kind !== 'SN' ||
        twin ||
        each.land.length !== 1 ||
        (each.kind !== 'L' && (each.kind !== 'A' || !parts))
      )
        continue;
      asked += 1;
      const land = each.kind === 'L' ? `government_lot=${each.lot}` : `parts=${parts!.join(' ')}`;
      const { georef, reasons } = await aliquotPolygon(fabric, packedOf(section, land), 'Wyoming');
      const rings = JSON.stringify(each.land[0]!.map(closedRing));
      if (georef === null) refused.push(`${each.id}: ${reasons.join(' ')}`);
      else if (JSON.stringify(georef.rings) === rings && georef.source.startsWith('second division')) exact += 1;
      else other.push(`${each.id}: ${georef.source}`);
    }
  }
  return { asked, exact, other, refused };
}

/** Kinds that must not be guessed, asked all over the extract; what comes back with a polygon is a fault. */
export async function scoreRefusals(fabric: MemoryFabric): Promise<{ asked: number; guessed: string[] }> {
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

async function main(corpus: string): Promise<void> {
  const fabric = wyomingFabric(corpus);
  const rules = scoreRules(fabric);
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
  const divisions = await scoreDivisions(fabric);
  console.log(
    `\n# by second division\nasked ${divisions.asked}, exactly the fabric's ring ${divisions.exact}, another ${divisions.other.length}, refused ${divisions.refused.length}`,
  );
  for (const line of [...divisions.other, ...divisions.refused].slice(0, 40)) console.log(`  ${line}`);
  const refusals = await scoreRefusals(fabric);
  console.log(`\n# kinds to be refused\nasked ${refusals.asked}, guessed ${refusals.guessed.length}`);
  for (const line of refusals.guessed.slice(0, 20)) console.log(`  ${line}`);
  console.log(`\n# corner phrases of the ties\n${scoreTies(corpus).join('\n')}`);
}

if (import.meta.main) {
  const corpus = process.env.THENCE_CORPUS ?? '../shared/corpus';
  if (existsSync(join(corpus, 'fabric'))) await main(corpus);
  else console.log('score-fabric: skipped, the corpus is absent (set THENCE_CORPUS)');
}
