// `thence plot`: any drawing of a response, or of a document that is read first, on this machine.
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { fileTrouble } from './file-trouble.ts';
import { readOrReceived } from './paper-file.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence plot FILE [-o OUT]…       FILE: a response (JSON), a certificate, or a document to read; - is standard input

  -o OUT   the file to write; its end says what: svg png pdf dxf gpkg geojson kml xml csv txt. Again for more files.
           Without -o it is FILE with .svg. -o - writes SVG to standard output.

  thence plot deed.pdf -o deed.dxf -o deed.svg
  curl … /v1/extract | thence plot - -o figure.png

pdf is the certificate: it needs a response that a key of this machine signed. geojson and kml need tracts with a place on the earth.
Exit code: 0 all was drawn; 1 something could not be (stderr tells why); 2 this is no such command.`;

const OPTIONS = {
  out: { type: 'string', short: 'o', multiple: true },
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

function usage(services: CliServices, sentence: string): number {
  services.err(`thence: ${sentence}\n\n${USAGE}`);
  return 2;
}

function askedFor(args: readonly string[], services: CliServices): number | { file: string; outs: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help) {
      services.out(USAGE);
      return 0;
    }
    const [file, more] = positionals;
    if (file === undefined) return usage(services, 'Name a response or a document.');
    if (more !== undefined) return usage(services, `Name one file only, not also "${more}".`);
    const name = file === '-' ? 'figure' : basename(file, extname(file));
    return { file, outs: values.out ?? [`${name}.svg`] };
  } catch (error) {
    return usage(services, `${(error as Error).message.split('. ')[0]!}.`);
  }
}
