// Takes: grey pixels. Gives: lines of words with boxes in pixels, confidences and per-symbol alternates, by tesseract.js.
// Never: fetches or writes a file: the language data comes from the package and is not cached.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { linesOfHocr, type ScannedLine } from '../../document/hocr.ts';
import type { Raster } from '../../document/raster.ts';

export interface Recognizer {
  read(image: Raster): Promise<ScannedLine[]>;
  close(): Promise<void>;
}

export async function createRecognizer(): Promise<Recognizer> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, localData('eng'));
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_COLUMN, // measured best: 6 loses tokens, 3 breaks lines apart
    lstm_choice_mode: '2',
    user_defined_dpi: '300',
    tessedit_char_blacklist: '§€£¥©®«»', // no deed has them; a worn S is often taken for one
  });
  return {
    async read(image) {
      const { data } = await worker.recognize(spix(image), {}, { text: false, hocr: true, blocks: false });
      return linesOfHocr(data.hocr ?? '');
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Quarters clockwise the page must be turned to stand upright, or null where the recogniser cannot tell. */
export async function detectQuarters(image: Raster): Promise<{ quarters: number; confidence: number } | null> {
  const worker = await createWorker('osd', OEM.TESSERACT_ONLY, {
    ...localData('osd'),
    legacyCore: true,
    legacyLang: true,
  });
  try {
    const { data } = await worker.detect(spix(image));
    if (data.orientation_degrees === null) return null;
    return { quarters: (data.orientation_degrees / 90) % 4, confidence: data.orientation_confidence ?? 0 };
  } finally {
    await worker.terminate();
  }
}

function localData(language: 'eng' | 'osd') {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@tesseract.js-data/${language}/package.json`)));
  return { langPath: join(folder, '4.0.0_best_int'), cacheMethod: 'none', gzip: true } as const;
}

const HEADER_BYTES = 28;

/** Leptonica's own serialised form, which is taken in as it is; a portable greymap is read pixel by pixel, 130 ms a page. */
function spix({ width, height, pixels }: Raster): Buffer {
  const words = Math.ceil(width / 4); // of four pixels, the first in the highest byte
  const bytes = Buffer.alloc(HEADER_BYTES + 4 * words * height);
  bytes.write('spix', 'latin1');
  [width, height, 8, words, 0, 4 * words * height].forEach((value, i) => bytes.writeUInt32LE(value, 4 + 4 * i));
  for (let y = 0; y < height; y++)
    bytes.set(pixels.subarray(y * width, (y + 1) * width), HEADER_BYTES + 4 * words * y);
  bytes.subarray(HEADER_BYTES).swap32();
  return bytes;
}
