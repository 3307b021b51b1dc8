// Reads the tables of SPEC.md: error types, endpoints, limits, resource fields.
import { readFileSync } from 'node:fs';
import { SPEC } from '../support/corpus.ts';

function section(title: string): string {
  const text = readFileSync(SPEC, 'utf8');
  const start = text.indexOf(`\n## ${title}\n`);
  const end = text.indexOf('\n## ', start + 4);
  return text.slice(start, end < 0 ? undefined : end);
}

function rows(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

export function specErrors(): Record<number, string[]> {
  const found: Record<number, string[]> = {};
  for (const [status, types] of rows(section('Errors')))
    if (/^\d+$/.test(status!)) (found[Number(status)] ??= []).push(...types!.split(', '));
  return found;
}

export function specEndpoints(): string[] {
  const text = section('Endpoints');
  const bold = [...text.matchAll(/\*\*((?:GET|POST|PUT|DELETE) \/\S+?)\*\*/g)].map((match) => match[1]!);
  const inTables = rows(text).map(([first]) => /^(?:(?:GET|POST|PUT|DELETE) )?\/\S+/.exec(first!)?.[0]);
  return [...bold, ...inTables.filter((cell) => cell !== undefined)].map((cell) =>
    cell.startsWith('/') ? `GET ${cell}` : cell,
  );
}

export function specLimits(): string[] {
  return rows(section('Limits'))
    .map(([name]) => name!)
    .filter((name) => name !== 'limit');
}

/** The field tables under "Resources": heading -> field names. */
export function specFields(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const part of section('Resources and their fields').split('\n### ').slice(1)) {
    const title = part.slice(0, part.search(/[ \n]/));
    const table = rows(part).filter(([name]) => /^[a-z_, ]+$/.test(name!) && name !== 'field' && name !== 'resource');
    if (table.length > 0) found[title] = table.flatMap(([name]) => name!.split(', '));
  }
  return found;
}
