// Takes: grey pixels and the place of a line. Gives: its letters, by our own network (training/), on one thread of WebAssembly.
// Never: fetches a file; weights and arithmetic stand beside this file.
import type { PlacedLetter } from '../../document/scan/agree.ts';
import { lettersOf, STEP_PX } from '../../document/scan/ctc.ts';
import { cutLine, type LinePlace } from '../../document/scan/line-cut.ts';
import type { Raster } from '../../document/raster.ts';
import { createLineNetwork } from './line-network.ts';

export interface LineReader {
  read(image: Raster, place: LinePlace): PlacedLetter[];
}

const MAX_CUT_PX = 4000; // three times the longest line it was trained on

export async function createLineReader(): Promise<LineReader> {
  const network = await createLineNetwork();
  return {
    read(image, place) {
      const cut = cutLine(image, place);
      if (cut.width > MAX_CUT_PX) return [];
      const { scores, classes } = network.run(cut.ink, cut.width);
      return lettersOf(scores, classes).map(({ text, step, confidence, other }) => {
        return { text, x: cut.left + (step + 0.5) * STEP_PX * cut.scale, confidence, other };
      });
    },
  };
}
