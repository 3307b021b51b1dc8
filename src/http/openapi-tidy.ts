// Takes: the OpenAPI document as generated. Gives: the same with only the schemas its paths use, each under its own name.
// The generator makes two of every schema, `X` for answers and `XInput` for requests; most are used one way only.

interface Document {
  paths?: object | undefined;
  components?: { schemas?: object | undefined } | undefined;
}

const REF = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';

export function tidyOpenapi<D extends Document>(document: D): D {
  const schemas = (document.components?.schemas ?? {}) as Record<string, unknown>;
  const used = reachable(JSON.stringify(document.paths ?? {}), schemas);
  const name = (given: string): string => {
    const plain = given.endsWith(INPUT) ? given.slice(0, -INPUT.length) : given;
    return used.has(plain) ? given : plain;
  };
  const kept = Object.fromEntries(
    [...used].sort().map((given) => [name(given), renamed(schemas[given], name)] as const),
  );
  return {
    ...document,
    paths: renamed(document.paths, name),
    components: { ...document.components, schemas: kept },
  };
}

function reachable(text: string, schemas: Record<string, unknown>): Set<string> {
  const found = new Set<string>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const [, name] of next.matchAll(REF))
      if (!found.has(name!)) {
        found.add(name!);
        pending.push(JSON.stringify(schemas[name!] ?? null));
      }
  return found;
}

function renamed<T>(value: T, name: (given: string) => string): T {
  const text = JSON.stringify(value ?? null)
    .replace(REF, (_ref, given: string) => `"#/components/schemas/${name(given)}"`)
    .replaceAll('"description":"Default Response"', '"description":"OK"');
  return JSON.parse(text) as T;
}
