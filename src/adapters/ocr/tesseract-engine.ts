// Takes: a language's data and pages of grey pixels. Gives: Tesseract itself, compiled to WebAssembly, on the caller's thread.
// Never: in the server's process; and never a thread of its own: each would keep copies of every page until it cared to collect them.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Raster } from '../../document/raster.ts';

/** What tesseract.js-core exports; it comes without types. */
interface Core {
  readonly FS: {
    writeFile(path: string, bytes: Uint8Array, options?: { canOwn: boolean }): void;
    unlink(path: string): void;
  };
  readonly TessBaseAPI: new () => TesseractApi;
  readonly OSResults: new () => OrientationResults;
}

export interface OrientationResults {
  readonly best_result: { readonly orientation_id: number; readonly oconfidence: number };
}

interface TesseractApi {
  Init(folder: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetHOCRText(): string;
  DetectOS(results: OrientationResults): boolean;
}

/** The old engine and the data for it are needed for the test of orientation alone. */
const ENGINES = {
  eng: { core: 'tesseract-core-relaxedsimd-lstm', mode: 1 },
  osd: { core: 'tesseract-core-relaxedsimd', mode: 0 },
} as const;

export interface TesseractEngine {
  readonly api: TesseractApi;
  readonly core: Core;
  setImage(image: Raster): void;
}

export async function createTesseract(language: keyof typeof ENGINES): Promise<TesseractEngine> {
  const { core: name, mode } = ENGINES[language];
  const load = createRequire(import.meta.url)(`tesseract.js-core/${name}`) as (module: object) => Promise<Core>;
  const core = await load({ TesseractProgress: () => undefined });
  const file = `${language}.traineddata`;
  core.FS.writeFile(file, await languageData(language));
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, mode) !== 0) throw new Error(`Tesseract does not take its data for ${language}`);
  core.FS.unlink(file);
  return {
    api,
    core,
    setImage(image) {
      core.FS.writeFile('/input', spix(image), { canOwn: true });
      const refused = api.SetImageFile(1, 0) !== 0;
      core.FS.unlink('/input');
      if (refused) throw new Error('Tesseract does not take the page');
    },
  };
}

async function languageData(language: string): Promise<Uint8Array> {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@tesseract.js-data/${language}/package.json`)));
  return promisify(gunzip)(await readFile(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
}

const HEADER_BYTES = 28;

/** Leptonica's own serialised form, which is taken in as it is; a portable greymap is read pixel by pixel, 130 ms a page. */
function spix({ width, height, pixels }: Raster): Buffer {
  const words = Math.ceil(width / 4); // of four pixels, the first in the highest byte
  const bytes = Buffer.alloc(HEADER_BYTES + 4 * words * height);
  bytes.write('spix', 'latin1');
  [width, height, 8, words, 0, 4 * words * height].forEach((value, i) => bytes.writeUInt32LE(value, 4 + 4 * i));
  for (let y = 0; y < height; y++) bytes.set(pixels.subarray(y * width, (y + 1) * width), HEADER_BYTES + 4 * words * y);
  bytes.subarray(HEADER_BYTES).swap32();
  return bytes;
}
