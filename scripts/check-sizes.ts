// STYLE.md rule 2: no file over 400 lines, nine in ten under 250, no function over 60 (a component, which is markup, 90); the console's
// script 250 KB at most as it travels.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { buildConsole } from './build-console.ts';

const MOST_FILE_LINES = 400;
const NINE_IN_TEN_UNDER = 250;
const MOST_FUNCTION_LINES = 60;
const MOST_COMPONENT_LINES = 90;
const MOST_CONSOLE_BYTES = 250 * 1024;

export function checkSizes(): string[] {
  const problems: string[] = [];
  const sizes: number[] = [];
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n').length - 1;
    sizes.push(lines);
    if (lines > MOST_FILE_LINES && !isTable(text))
      problems.push(`${file}: ${lines} lines, more than ${MOST_FILE_LINES}`);
    problems.push(...longFunctions(file, text));
  }
  sizes.sort((a, b) => a - b);
  const ninth = sizes[Math.floor(sizes.length * 0.9)] ?? 0;
  if (ninth > NINE_IN_TEN_UNDER)
    problems.push(`nine in ten files are to be under ${NINE_IN_TEN_UNDER} lines; it is ${ninth}`);
  return problems;
}

/** Of what `npm run console` made. */
export async function checkConsoleSize(): Promise<string[]> {
  await buildConsole();
  const bytes = gzipSync(readFileSync('dist/console/console.js')).length;
  return bytes > MOST_CONSOLE_BYTES
    ? [`the console's script is ${bytes} bytes packed, more than ${MOST_CONSOLE_BYTES}`]
    : [];
}

/** A file without functions is data. */
function isTable(text: string): boolean {
  return !/\bfunction\b|=>/.test(text);
}

function longFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const most = file.endsWith('.tsx') ? MOST_COMPONENT_LINES : MOST_FUNCTION_LINES;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      if (last - first + 1 > most)
        found.push(`${file}:${first + 1}: a function of ${last - first + 1} lines, more than ${most}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
