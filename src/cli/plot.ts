// `thence plot`: any drawing of a response, or of a document that is read first, on this machine.
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type Command, TEXT } from './command.ts';
import { fileTrouble } from './file-trouble.ts';
import { oneWord, type Words, WrongInput } from './options.ts';
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

pdf is the certificate: it needs a response that a key of this machine signed. geojson and kml need tracts with a place on the earth.
Exit code: 0 all was drawn; 1 something could not be (stderr tells why); 2 this is no such command.`;

export const plot: Command = {
  summary: 'draw a response or a document: SVG, PNG, PDF, DXF, GeoPackage, GeoJSON, KML, LandXML, CSV, words',
  usage: USAGE,
  examples: [
    ['thence plot deed.pdf -o deed.dxf -o deed.svg', 'two drawings of one reading'],
    ['thence plot deed.json -o deed.dxf --crs EPSG:2277 --at -97.7431,30.2672', 'in State Plane, Texas Central'],
    ['curl … /v1/extract | thence plot - -o figure.png', 'of a response in a pipe'],
  ],
  options: { out: { takes: 'file', many: true, short: 'o' }, crs: TEXT, at: TEXT, rotate: TEXT, tract: TEXT },
  words: 'file',
  async run(asked, services) {
    const file = oneWord(asked, 'a response or a document');
    const papers = await services.papers();
    const { formats } = papers;
    const outs = asked.all.out ?? [`${file === '-' ? 'figure' : basename(file, extname(file))}.svg`];
    for (const out of outs)
      if (out !== '-' && !formats.includes(formatOf(out)))
        throw new WrongInput(`"${out}" ends in none of ${formats.join(' ')}.`);
    const where = whereOf(asked.values);
    try {
      return await drawn(await readOrReceived(file, services), outs, where, services);
    } catch (error) {
      return told(error, file, services);
    }
  },
};

/** Each for itself: what can be drawn is. */
async function drawn(text: string, outs: readonly string[], where: AskedWhere, services: CliServices): Promise<number> {
  const papers = await services.papers();
  let code = 0;
  for (const out of outs)
    try {
      const bytes = await papers.draw(text, formatOf(out), where);
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

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const LON_LAT = new RegExp(`^(${NUMBER}),(${NUMBER})$`);

function whereOf({ crs, at, rotate, tract: number }: Words['values']): AskedWhere {
  if (number !== undefined && !/^[1-9]\d{0,5}$/.test(number)) throw new WrongInput('--tract takes a number from 1.');
  const asked = { crs: crs ?? null, tract: number === undefined ? null : Number(number) - 1 };
  if (at === undefined && rotate !== undefined) throw new WrongInput('--rotate goes with --at.');
  if (at === undefined) return { ...asked, position: null };
  const [, lon, lat] = (LON_LAT.exec(at.replaceAll(' ', '')) ?? []).map(Number);
  if (lon === undefined || lat === undefined || Math.abs(lon) > 180 || Math.abs(lat) > 90)
    throw new WrongInput('--at takes a longitude and a latitude in degrees: --at -97.7431,30.2672.');
  const rotationDeg = Number(rotate ?? 0);
  if (!Number.isFinite(rotationDeg) || Math.abs(rotationDeg) > 360)
    throw new WrongInput('--rotate takes degrees from -360 to 360.');
  return { ...asked, position: { lon, lat, rotationDeg, tract: asked.tract } };
}
