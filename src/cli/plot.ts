// `thence plot`: any drawing of a response, or of a document that is read first, on this machine.
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { fileTrouble } from './file-trouble.ts';
import { readOrReceived } from './paper-file.ts';
import type { AskedWhere } from '../service/drawn-where.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence plot FILE [-o OUT]…       FILE: a response (JSON), a certificate, or a document to read; - is standard input

  -o OUT   the file to write; its end says what: svg png pdf dxf gpkg geojson kml xml csv pnezd
           traverse txt. Again for more files. Without -o it is FILE with .svg; -o - writes SVG to standard output.

  --crs EPSG:n        draws dxf, gpkg, xml, csv, pnezd, traverse and pdf in a coordinate system: State Plane of NAD83, UTM
  --at LON,LAT        where the first tract begins, in degrees; without it, where its location block says
  --rotate DEGREES    turns the recorded bearings clockwise
  --tract N           begins there with tract N, from 1, instead of the first; a traverse file is of that tract

  thence plot deed.pdf -o deed.dxf -o deed.svg
  thence plot deed.json -o deed.dxf --crs EPSG:2277 --at -97.7431,30.2672
  curl … /v1/extract | thence plot - -o figure.png

pdf is the certificate: it needs a response that a key of this machine signed. geojson and kml need tracts with a place on the earth.
Exit code: 0 all was drawn; 1 something could not be (stderr tells why); 2 this is no such command.`;

const OPTIONS = {
  out: { type: 'string', short: 'o', multiple: true },
  crs: { type: 'string' },
  at: { type: 'string' },
  rotate: { type: 'string' },
  tract: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export async function plot(args: readonly string[], services: CliServices): Promise<number> {
  const asked = askedFor(args, services);
  if (typeof asked === 'number') return asked;
  const papers = await services.papers();
  const { formats } = papers;
  for (const out of asked.outs)
    if (out !== '-' && !formats.includes(formatOf(out)))
      return usage(services, `"${out}" ends in none of ${formats.join(' ')}.`);
  let text;
  try {
    text = await readOrReceived(asked.file, services);
  } catch (error) {
    return told(error, asked.file, services);
  }
  let code = 0;
  for (const out of asked.outs)
    try {
      const bytes = await papers.draw(text, formatOf(out), asked.where);
      if (out === '-') process.stdout.write(bytes);
      else writeFileSync(out, bytes);
      if (out !== '-') services.err(`${out} written.`);
    } catch (error) {
      code = told(error, out, services);
    }
  return code;
}

const formatOf = (out: string): string => (out === '-' ? 'svg' : extname(out).slice(1).toLowerCase());

function told(error: unknown, file: string, services: CliServices): number {
  const trouble = fileTrouble(error);
  if (trouble === null) throw error;
  services.err(`thence: ${file}: ${trouble}`);
  return 1;
}

function usage(services: CliServices, sentence: string): number {
  services.err(`thence: ${sentence}\n\n${USAGE}`);
  return 2;
}

/** `--at -97.7,30.3`: parseArgs takes a number below zero for an option, and every longitude of the country is one. */
function joined(args: readonly string[]): string[] {
  const out: string[] = [];
  for (const arg of args)
    if (/^-[\d.]/.test(arg) && /^--(?:at|rotate)$/.test(out.at(-1) ?? '')) out.push(`${out.pop()!}=${arg}`);
    else out.push(arg);
  return out;
}

interface Asked {
  readonly file: string;
  readonly outs: readonly string[];
  readonly where: AskedWhere;
}

function askedFor(args: readonly string[], services: CliServices): number | Asked {
  try {
    const { values, positionals } = parseArgs({ args: joined(args), options: OPTIONS, allowPositionals: true });
    if (values.help) {
      services.out(USAGE);
      return 0;
    }
    const [file, more] = positionals;
    if (file === undefined) return usage(services, 'Name a response or a document.');
    if (more !== undefined) return usage(services, `Name one file only, not also "${more}".`);
    const name = file === '-' ? 'figure' : basename(file, extname(file));
    const where = whereOf(values);
    if (typeof where === 'string') return usage(services, where);
    return { file, outs: values.out ?? [`${name}.svg`], where };
  } catch (error) {
    return usage(services, `${(error as Error).message.split('. ')[0]!}.`);
  }
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const LON_LAT = new RegExp(`^(${NUMBER}),(${NUMBER})$`);

/** A sentence where it cannot be. */
type Typed = { readonly [K in 'crs' | 'at' | 'rotate' | 'tract']?: string };

function whereOf({ crs, at, rotate, tract: number }: Typed): AskedWhere | string {
  if (number !== undefined && !/^[1-9]\d{0,5}$/.test(number)) return '--tract takes a number from 1.';
  const asked = { crs: crs ?? null, tract: number === undefined ? null : Number(number) - 1 };
  if (at === undefined) return rotate === undefined ? { ...asked, position: null } : '--rotate goes with --at.';
  const [, lon, lat] = (LON_LAT.exec(at.replaceAll(' ', '')) ?? []).map(Number);
  if (lon === undefined || lat === undefined || Math.abs(lon) > 180 || Math.abs(lat) > 90)
    return '--at takes a longitude and a latitude in degrees: --at -97.7431,30.2672.';
  const rotationDeg = Number(rotate ?? 0);
  if (!Number.isFinite(rotationDeg) || Math.abs(rotationDeg) > 360) return '--rotate takes degrees from -360 to 360.';
  return { ...asked, position: { lon, lat, rotationDeg, tract: asked.tract } };
}
