// Takes: what an import or a count gave. Gives: lines for a person. Never: a number that is not in it.
import type { ImportedLayer } from '../service/fabric-ports.ts';
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
    ];
  });
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
  return [...lines, '', 'imported:', ...imports.map(importText)];
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
