// Takes: grey pixels. Gives: lines of words with boxes in pixels, confidences and per-symbol alternates, by Tesseract.
// Never: fetches or writes a file: the language data comes from its package.
import { linesOfHocr, type ScannedLine } from '../../document/hocr.ts';
import type { Raster } from '../../document/raster.ts';
import { createTesseract } from './tesseract-engine.ts';

export interface Recognizer {
  read(image: Raster): ScannedLine[];
}

const SETTINGS = {
  tessedit_pageseg_mode: '4', // a single column; measured best: 6 loses tokens, 3 breaks lines apart
  lstm_choice_mode: '2',
  user_defined_dpi: '300',
  tessedit_char_blacklist: '§€£¥©®«»', // no deed has them; a worn S is often taken for one
} as const;

export async function createRecognizer(): Promise<Recognizer> {
  const tesseract = await createTesseract('eng');
  for (const [name, value] of Object.entries(SETTINGS)) tesseract.api.SetVariable(name, value);
  return {
    read(image) {
      tesseract.setImage(image);
      tesseract.api.Recognize(null);
      return linesOfHocr(tesseract.api.GetHOCRText());
    },
  };
}

const QUARTERS = [0, 3, 2, 1] as const; // by Tesseract's numbers, which count the other way round

/** Quarters clockwise the page must be turned to stand upright, or null where the recogniser cannot tell. */
export async function detectQuarters(image: Raster): Promise<{ quarters: number; confidence: number } | null> {
  const tesseract = await createTesseract('osd');
  tesseract.setImage(image);
  const results = new tesseract.core.OSResults();
  if (!tesseract.api.DetectOS(results)) return null;
  const { orientation_id: id, oconfidence: confidence } = results.best_result;
  return { quarters: QUARTERS[id] ?? 0, confidence };
}
