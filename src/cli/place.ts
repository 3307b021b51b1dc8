// `thence place`: positions for tracts, over HTTP with a key, as any client would.
import { type Command, FLAG, TEXT } from './command.ts';
import { WrongInput, type Words } from './options.ts';
import { apiAsk, type ApiAnswer } from './place-api.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence place REFERENCE TRACT --lon LON --lat LAT [--rotation DEG] [--document NAME]
                                     place one tract: its index, from 0, and the position of its point of beginning
       thence place --anchor WORDS --lon LON --lat LAT [--rotation DEG] [--reference REFERENCE] [--dry-run]
                                     place every tract tied to one monument by the position of the monument

  REFERENCE   a job id, or a batch id with --document
  --rotation  degrees clockwise from north, 0 where not given
  --dry-run   list what would be placed, and place nothing
  The server is THENCE_URL (http://127.0.0.1:8080 where not set), the key THENCE_KEY.`;

type Values = Words['values'];

export const place: Command = {
  summary: 'positions for tracts, one by one or all of one monument, over HTTP',
  usage: USAGE,
  examples: [
    ['thence place job_0199… 0 --lon -107.512 --lat 44.318', 'the first tract of a document'],
    ['thence place --anchor "SW corner of Section 8" --lon -107.5 --lat 44.3 --dry-run', 'what would be placed'],
  ],
  options: {
    anchor: TEXT,
    lon: TEXT,
    lat: TEXT,
    rotation: TEXT,
    document: TEXT,
    reference: TEXT,
    'dry-run': FLAG,
  },
  async run({ words, values, flags }, services) {
    const at = positionOf(values);
    const [reference, tract] = words;
    if (values.anchor !== undefined && words.length === 0)
      return await placeAnchor(values, flags.has('dry-run'), at, services);
    if (values.anchor === undefined && reference !== undefined && /^\d{1,6}$/.test(tract ?? '') && words.length === 2)
      return await placeTract(reference, Number(tract), values, at, services);
    throw new WrongInput('Name a reference and a tract, or a monument by --anchor.');
  },
};

interface Position {
  readonly lon: number;
  readonly lat: number;
  readonly rotation_deg: number;
}

function positionOf({ lon, lat, rotation }: Values): Position {
  const numbers = [lon, lat, rotation ?? '0'].map((text) => (text !== undefined && text.trim() !== '' ? Number(text) : Number.NaN)); // prettier-ignore
  const examples = [['--lon', -107.512], ['--lat', 44.318], ['--rotation', 0.4]] as const; // prettier-ignore
  const bad = examples.find((_, i) => !Number.isFinite(numbers[i]));
  if (bad !== undefined) throw new WrongInput(`${bad[0]} takes degrees, such as ${bad[1]}.`);
  return { lon: numbers[0]!, lat: numbers[1]!, rotation_deg: numbers[2]! };
}

function complain(services: CliServices, sentence: string): number {
  services.err(sentence);
  return 1;
}

async function placeTract(
  reference: string,
  tract: number,
  values: Values,
  at: Position,
  services: CliServices,
): Promise<number> {
  const query = values.document !== undefined ? `?document=${encodeURIComponent(values.document)}` : '';
  const path = `/v1/runs/${encodeURIComponent(reference)}/placements${query}`;
  const answer = await apiAsk('PUT', path, { tracts: [{ tract_index: tract, ...at }] });
  if (answer.trouble !== null) return complain(services, answer.trouble);
  for (const each of list(answer, 'placements')) services.out(`${text(each.document)}\ttract ${text(each.tract_index)}\t${where(each)}`);
  return 0;
} // prettier-ignore

async function placeAnchor(
  { anchor, reference }: Values,
  dryRun: boolean,
  at: Position,
  services: CliServices,
): Promise<number> {
  const asked = { anchor, ...at, dry_run: dryRun, ...(reference === undefined ? {} : { reference }) };
  const answer = await apiAsk('POST', '/v1/placements', asked);
  if (answer.trouble !== null) return complain(services, answer.trouble);
  const [placed, skipped, ambiguous] = [list(answer, 'placed'), list(answer, 'skipped'), list(answer, 'ambiguous')];
  for (const each of placed) services.out(`${named(each)}\t${where(each)}`);
  for (const each of skipped) services.err(`${named(each)}\tnot placed: its tie cannot be walked`);
  if (ambiguous.length > 0) {
    services.err('The words fit several monuments; name one by --reference:');
    for (const each of ambiguous) services.err(`  ${named(each)}\t${text(each.anchor)}`);
    return 1;
  }
  if (placed.length === 0 && skipped.length === 0) {
    services.err('No tract of the account is tied to a monument of those words. Monuments there are:');
    for (const words of (answer.body.known as string[] | undefined) ?? []) services.err(`  ${words}`);
    return 1;
  }
  services.err(`${placed.length} tract(s) ${dryRun ? 'would be placed' : 'placed'}.`);
  return 0;
}

type Row = Readonly<Record<string, unknown>>;

function list({ body }: ApiAnswer, key: string): readonly Row[] {
  return (body[key] as Row[] | undefined) ?? [];
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const named = (row: Row): string => `${text(row.reference)}\t${text(row.document)}\t${text(row.tract)}`;
const where = (row: Row): string => `${text(row.lon)} ${text(row.lat)} rotation ${text(row.rotation_deg)}`;
