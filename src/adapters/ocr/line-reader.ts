// Takes: grey pixels and the place of a line. Gives: its letters, by our own network (training/), on one thread of WebAssembly.
// Never: fetches a file; weights and engine come with the packages.
import { readFile } from 'node:fs/promises';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { PlacedLetter } from '../../document/scan/agree.ts';
import { lettersOf, STEP_PX } from '../../document/scan/ctc.ts';
import { CUT_HEIGHT, cutLine, type LinePlace } from '../../document/scan/line-cut.ts';
import type { Raster } from '../../document/raster.ts';

export interface LineReader {
  read(image: Raster, place: LinePlace): Promise<PlacedLetter[]>;
  close(): Promise<void>;
}

const MAX_CUT_PX = 4000; // three times the longest line it was trained on

export async function createLineReader(): Promise<LineReader> {
  env.wasm.numThreads = 1;
  const weights = await readFile(new URL('./line-reader.onnx', import.meta.url));
  const session = await InferenceSession.create(weights, { graphOptimizationLevel: 'all' });
  return {
    async read(image, place) {
      const cut = cutLine(image, place);
      if (cut.width > MAX_CUT_PX) return [];
      const { scores } = await session.run({ ink: new Tensor('float32', cut.ink, [1, 1, CUT_HEIGHT, cut.width]) });
      if (!scores) return [];
      const letters = lettersOf(scores.data as Float32Array, scores.dims[2]!);
      scores.dispose();
      return letters.map(({ text, step, confidence, other }) => {
        return { text, x: cut.left + (step + 0.5) * STEP_PX * cut.scale, confidence, other };
      });
    },
    close: () => session.release(),
  };
}
