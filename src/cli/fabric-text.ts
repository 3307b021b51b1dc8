// Takes: what an import or a count gave. Gives: lines for a person. Never: a number that is not in it.
import type { GotState, ImportedLayer } from '../service/fabric-ports.ts';
import type { FabricCoverage } from './services.ts';

const number = (value: number): string => value.toLocaleString('en-US');

export function importedText(imported: readonly ImportedLayer[]): string[] {
  return imported.flatMap((each) => {
    const left = each.withoutIdentifier > 0 ? `, ${number(each.withoutIdentifier)} without an identifier left out` : '';
    const damaged = each.damaged > 0 ? `, ${number(each.damaged)} damaged taken without land` : '';
    const held = `${number(each.held)} kept of ${number(each.features)} features in ${number(each.townships)} townships`;
    const beside = each.leftOut.length > 0 ? [`${each.file}: not imported: ${each.leftOut.join(', ')}`] : [];
    return [
      `${each.file}: ${each.layer}, ${held}${left}${damaged}`,
      ...each.damage.map((line) => `  ${line}`),
      ...beside,
      ...shrunkText(each),
    ];
  });
}

const MOST_SHRUNK = 20;

/** An import takes the place of what was there, and may bring less. */
export function shrunkText({ layer, shrunk }: ImportedLayer): string[] {
  if (shrunk.length === 0) return [];
  const more = shrunk.length - MOST_SHRUNK;
  return [
    `${layer}: FEWER than before in ${number(shrunk.length)} ${shrunk.length === 1 ? 'township' : 'townships'}:`,
    ...shrunk.slice(0, MOST_SHRUNK).map(({ plssId, before, after }) => `  ${plssId}: ${after}, before ${before}`),
    ...(more > 0 ? [`  and ${number(more)} more`] : []),
  ];
}

const COLUMNS = ['townships', 'boundaries', 'sections', 'divisions', 'points'] as const;

export function coverageText({ rows, imports }: FabricCoverage): string[] {
  if (imports.length === 0) return ['No survey fabric has been imported (thence fabric import FILE…).'];
  const head = ['state', 'meridian', ...COLUMNS];
  const cells = rows.map((row) => [
    row.state,
    `${row.meridianCode} ${row.meridian}`.trim(),
    ...COLUMNS.map((column) => number(row[column])),
  ]);
  const total = ['all', '', ...COLUMNS.map((column) => number(rows.reduce((sum, row) => sum + row[column], 0)))];
  const table = [head, ...cells, total];
  const widths = head.map((_, k) => Math.max(...table.map((line) => line[k]!.length)));
  const lines = table.map((line) =>
    line.map((cell, k) => (k < 2 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!))).join('  '),
  );
  return [...lines, '', 'imported:', ...together(imports).map(importText)];
}

/** What `thence fabric get` imported, ten townships at a time, is one line a state and layer. */
function together(imports: FabricCoverage['imports']): FabricCoverage['imports'] {
  const groups = Map.groupBy(imports, ({ layer, file }) => {
    const [, state] = /^blm-([A-Z]{2})\w+-\w+\.geojson$/.exec(file) ?? [];
    return state === undefined ? Symbol(file) : `${layer} ${state}`;
  });
  return [...groups].map(([name, rows]) => (typeof name === 'symbol' ? rows[0]! : oneOf(name.slice(-2), rows)));
}

function oneOf(state: string, rows: FabricCoverage['imports']): FabricCoverage['imports'][number] {
  const sum = (of: 'features' | 'held'): number => rows.reduce((total, row) => total + row[of], 0);
  const dates = rows
    .flatMap((row) => row.dates)
    .filter((date) => date !== '')
    .toSorted();
  const newest = rows.toSorted((a, b) => b.importedAt.getTime() - a.importedAt.getTime())[0]!;
  return {
    ...newest,
    file: `thence fabric get ${state}, ${number(rows.length)} ${rows.length === 1 ? 'part' : 'parts'}`,
    ...{ features: sum('features'), held: sum('held') },
    sources: [...new Set(rows.flatMap((row) => row.sources ?? []))],
    dates: [dates[0] ?? '', dates.at(-1) ?? ''],
  };
}

function importText({
  layer,
  file,
  format,
  crs,
  features,
  held,
  importedAt,
  sources,
  dates,
  sha256,
}: FabricCoverage['imports'][number]): string {
  const [first, last] = dates;
  const dated = first === '' ? '' : first === last ? `, dated ${first}` : `, dated ${first} to ${last}`;
  const by = (sources ?? []).length === 0 ? '' : `, by ${(sources ?? []).join('; ')}`;
  return `  ${importedAt.toISOString()}  ${layer}  ${file} (${format}, ${crs}): ${number(held)} held of ${number(features)} features${by}${dated}, sha256 ${sha256}`;
}

export function gotText({ state, townships, fetched, imported, withoutSections }: GotState): string {
  const without = withoutSections === 0 ? '' : `, ${number(withoutSections)} of them without sections`;
  return `${state}: ${number(townships)} townships, ${number(fetched)} fetched${without}, ${number(imported)} imported`;
}
