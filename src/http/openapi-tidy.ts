// Takes: the OpenAPI document as generated. Gives: the same with only the schemas its paths use, each under its own name, an example
// beside every shape that has one, and what routes carry as `x-reference` in its place.
// The generator makes two of every schema, `X` for answers and `XInput` for requests; most are used one way only.
import type { Reference } from './reference-bodies.ts';
import { PARAMETERS } from './reference-examples.ts';

interface Document {
  paths?: object | undefined;
  components?: { schemas?: object | undefined } | undefined;
}

interface Media {
  schema?: { $ref?: string; anyOf?: readonly { $ref?: string }[] };
  example?: unknown;
}

interface Body {
  content?: Record<string, Media>;
}

interface Parameter {
  readonly name: string;
  readonly in?: string;
  example?: unknown;
}

interface Operation {
  'x-reference'?: Reference;
  requestBody?: Body;
  parameters?: Parameter[];
  responses?: Record<string, Body>;
}

type Examples = Readonly<Record<string, unknown>>;

const REF = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';

export function tidyOpenapi<D extends Document>(generated: D, examples: Examples): D {
  const document = { ...generated, paths: toldPaths(generated.paths ?? {}, examples) };
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

function toldPaths(paths: object, examples: Examples): object {
  const told = structuredClone(paths) as Record<string, Record<string, Operation>>;
  for (const operation of Object.values(told).flatMap((methods) => Object.values(methods))) {
    const { 'x-reference': reference, requestBody, parameters = [] } = operation;
    delete operation['x-reference'];
    if (reference?.requestBody) operation.requestBody = { ...requestBody, ...reference.requestBody };
    for (const parameter of parameters)
      if (parameter.in === 'path' || parameter.name === 'runs') parameter.example = PARAMETERS[parameter.name];
    if (reference?.parameters) operation.parameters = [...parameters, ...reference.parameters];
    const answered = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
    for (const body of [operation.requestBody, ...answered.map(([, answer]) => answer)])
      for (const media of Object.values(body?.content ?? {})) giveExample(media, examples);
  }
  return told;
}

function giveExample(media: Media, examples: Examples): void {
  const ref = media.schema?.$ref ?? media.schema?.anyOf?.[0]?.$ref;
  const name = ref?.split('/').at(-1) ?? '';
  const example = examples[name] ?? examples[name.replace(/Input$/, '')];
  if (example !== undefined && media.example === undefined) media.example = example;
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
