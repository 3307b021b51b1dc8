// The end of `npm run score -- plss`: from the corpus' aliquot texts to land, as far as the Wyoming extract covers them, and from deeds
// written about its own second divisions to their very rings. The fabric is imported into a database first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pastedText } from '../src/document/source-text.ts';
import { extractLocated } from '../src/service/extract.ts';
import { type ScoredFabric, scoreTexts, withImported } from './score-fabric.ts';

interface Item {
  readonly id: string;
  readonly text: string;
}

export async function scorePlssLand(corpus: string, cases: readonly Item[]): Promise<void> {
  if (!existsSync(join(corpus, 'fabric'))) return console.log('land: skipped, the fabric is absent');
  await withImported(corpus, async (fabric) => {
    await printCases(fabric, cases);
    const { asked, exact, other, refused } = await scoreTexts(fabric, 20);
    console.log(
      `deeds of every twentieth section's second divisions, text to polygon: ${asked} read, ${exact} exactly the fabric's ring, ${other.length} another, ${refused.length} refused`,
    );
    for (const line of [...other, ...refused].slice(0, 20)) console.log(`  ${line}`);
  });
}

/** Of every aliquot tract: located, outside of what is imported, or refused for a reason of its own. */
async function printCases(fabric: ScoredFabric, cases: readonly Item[]): Promise<void> {
  const clock = (): Date => new Date(0);
  const rest = { document: '', documentSha256: '', models: [], closureStandard: 5000, startedAt: clock(), clock };
  let [tracts, located, outside] = [0, 0, 0];
  const reasons = new Map<string, number>();
  for (const { text } of cases) {
    const response = await extractLocated({ source: pastedText(text), ...rest }, fabric);
    for (const verdict of response.groundtruth_verdicts) {
      const why = (verdict.checks ?? []).find(({ check }) => check === 'fabric')?.text ?? '';
      if (verdict.georef === null && why === '') continue; // no aliquot
      tracts += 1;
      if (verdict.georef !== null) located += 1;
      else if (/fabric holds no township/.test(why)) outside += 1;
      else reasons.set(kindOf(why), (reasons.get(kindOf(why)) ?? 0) + 1);
    }
  }
  console.log(
    `aliquot tracts of the corpus' texts: ${tracts}; located ${located}, in townships not imported ${outside}`,
  );
  for (const [why, count] of reasons) console.log(`  refused ${count}: ${why}`);
}

/** The reason without what is particular to one tract. */
function kindOf(why: string): string {
  return why
    .replace(/\([^)]*\)|"[^"]*"/g, '…')
    .replace(/\d+/g, 'n')
    .slice(0, 90);
}
