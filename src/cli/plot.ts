// `thence plot`: any drawing of a response, or of a document that is read first, on this machine.
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Command } from './command.ts';
import { fileTrouble } from './file-trouble.ts';
import { oneWord, WrongInput } from './options.ts';
import { readOrReceived } from './paper-file.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence plot FILE [-o OUT]…       FILE: a response (JSON), a certificate, or a document to read; - is standard input

  -o OUT   the file to write; its end says what: svg png pdf dxf gpkg geojson kml xml csv txt. Again for more files.
           Without -o it is FILE with .svg. -o - writes SVG to standard output.

pdf is the certificate: it needs a response that a key of this machine signed. geojson and kml need tracts with a place on the earth.
Exit code: 0 all was drawn; 1 something could not be (stderr tells why); 2 this is no such command.`;

export const plot: Command = {
  summary: 'draw a response or a document: SVG, PNG, PDF, DXF, GeoPackage, GeoJSON, KML, LandXML, CSV, words',
  usage: USAGE,
  examples: [
    ['thence plot deed.pdf -o deed.dxf -o deed.svg', 'two drawings of one reading'],
    ['curl … /v1/extract | thence plot - -o figure.png', 'of a response in a pipe'],
  ],
  options: { out: { takes: 'file', many: true, short: 'o' } },
  words: 'file',
  async run(asked, services) {
    const file = oneWord(asked, 'a response or a document');
    const papers = await services.papers();
    const { formats } = papers;
    const outs = asked.all.out ?? [`${file === '-' ? 'figure' : basename(file, extname(file))}.svg`];
    for (const out of outs)
      if (out !== '-' && !formats.includes(formatOf(out)))
        throw new WrongInput(`"${out}" ends in none of ${formats.join(' ')}.`);
    try {
      return await drawn(await readOrReceived(file, services), outs, services);
    } catch (error) {
      return told(error, file, services);
    }
  },
};

/** Each for itself: what can be drawn is. */
async function drawn(text: string, outs: readonly string[], services: CliServices): Promise<number> {
  const papers = await services.papers();
  let code = 0;
  for (const out of outs)
    try {
      const bytes = await papers.draw(text, formatOf(out));
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
