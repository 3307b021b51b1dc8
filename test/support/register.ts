// Notes what the tests saw of the contract over HTTP: error types, and fields with a value of their own. scripts/test.ts gives
// the folder; test/spec/register.test.ts reads it when every other file has run.
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.THENCE_REGISTER;

export function noteAnswer(method: string, path: string, status: number, body: unknown): void {
  if (!folder) return;
  const route = `${method} ${path.split('?')[0]}`;
  const lines = new Set<string>();
  if (isObject(body) && isObject(body.error) && typeof body.error.type === 'string')
    lines.add(`error\t${body.error.type}\t${status}`);
  else if (status < 300) for (const field of fieldsWithValue(body, '')) lines.add(`field\t${route}\t${field}`);
  if (lines.size > 0) appendFileSync(join(folder, `${process.pid}.tsv`), [...lines].join('\n') + '\n');
}

/** Every line noted so far, or null outside of a whole run of the suite. */
export function noted(): { errors: Set<string>; fields: { route: string; field: string }[] } | null {
  if (!folder) return null;
  const errors = new Set<string>();
  const fields = new Map<string, { route: string; field: string }>();
  for (const file of globSync(join(folder, '*.tsv')))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [kind, first, second] = line.split('\t');
      if (kind === 'error') errors.add(first!);
      if (kind === 'field') fields.set(`${first} ${second}`, { route: first!, field: second! });
    }
  return { errors, fields: [...fields.values()] };
}

function fieldsWithValue(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsWithValue(item, path));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const empty = member === null || member === '' || member === 0 || member === false;
    const bare = Array.isArray(member) && member.length === 0;
    return empty || bare ? [] : [here, ...fieldsWithValue(member, here)];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
