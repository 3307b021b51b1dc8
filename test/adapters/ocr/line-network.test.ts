// The network written out plainly, one sum at a time, as training/network.py has it: the kernels must come to the same scores.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createLineNetwork } from '../../../src/adapters/ocr/line-network.ts';
import { onnxTensors, type Weights } from '../../../src/network/onnx-tensors.ts';
import { CUT_HEIGHT } from '../../../src/document/scan/line-cut.ts';
import { randomFrom } from '../pdf/hostile-fixture.ts';

const MODEL = new URL('../../../src/adapters/ocr/line-reader.onnx', import.meta.url);
const TOLERANCE = 2e-4; // of a log-probability; the order of sums differs

/** Channels, each rows of numbers. */
type Map3 = number[][][];

interface Window {
  readonly down: number;
  readonly across: number;
  readonly padded: boolean;
  readonly alone: boolean;
}

function convolved(seen: Map3, { shape, values }: Weights, bias: Weights, window: Window): Map3 {
  const [channels, inside, high, wide] = shape as [number, number, number, number];
  const [padY, padX] = window.padded ? [high >> 1, wide >> 1] : [0, 0];
  const rows = Math.floor((seen[0]!.length + 2 * padY - high) / window.down) + 1;
  const columns = Math.floor((seen[0]![0]!.length + 2 * padX - wide) / window.across) + 1;
  return Array.from({ length: channels }, (_, k) =>
    Array.from({ length: rows }, (__, y) =>
      Array.from({ length: columns }, (___, x) => {
        let sum = bias.values[k]!;
        for (let c = 0; c < inside; c++)
          for (let v = 0; v < high; v++)
            for (let u = 0; u < wide; u++) {
              const value =
                seen[window.alone ? k : c]![y * window.down + v - padY]?.[x * window.across + u - padX] ?? 0;
              sum += value * values[((k * inside + c) * high + v) * wide + u]!;
            }
        return sum;
      }),
    ),
  );
}

const mapped = (map: Map3, change: (value: number, c: number, y: number, x: number) => number): Map3 =>
  map.map((rows, c) => rows.map((row, y) => row.map((value, x) => change(value, c, y, x))));

const relu = (map: Map3): Map3 => mapped(map, (value) => Math.max(0, value));
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Steps of inputs to steps of outputs, in one direction. */
function remembered(steps: number[][], way: number, inputs: Weights, repeats: Weights, biases: Weights): number[][] {
  const cells = repeats.shape[2]!;
  const inside = inputs.shape[2]!;
  const gates = 4 * cells;
  let [output, cell] = [new Array<number>(cells).fill(0), new Array<number>(cells).fill(0)];
  const outputs = (way === 0 ? steps : steps.toReversed()).map((step) => {
    const sums = Array.from({ length: gates }, (_, g) => {
      const row = way * gates + g;
      let sum = biases.values[way * 2 * gates + g]! + biases.values[way * 2 * gates + gates + g]!;
      for (let i = 0; i < inside; i++) sum += step[i]! * inputs.values[row * inside + i]!;
      for (let i = 0; i < cells; i++) sum += output[i]! * repeats.values[row * cells + i]!;
      return sum;
    });
    // ONNX has the gates in the order input, output, forget, cell.
    cell = cell.map(
      (old, i) => sigmoid(sums[2 * cells + i]!) * old + sigmoid(sums[i]!) * Math.tanh(sums[3 * cells + i]!),
    );
    output = cell.map((value, i) => sigmoid(sums[cells + i]!) * Math.tanh(value));
    return output;
  });
  return way === 0 ? outputs : outputs.toReversed();
}

function plainScores(ink: Float32Array, width: number): number[] {
  const [nameBias, ...rest] = onnxTensors(readFileSync(MODEL)) as [Weights, ...Weights[]];
  const next = () => rest.shift()!;
  const dense = (seen: Map3, down: number, across: number) =>
    relu(convolved(seen, next(), next(), { down, across, padded: true, alone: false }));
  const alone = (seen: Map3, padded: boolean) =>
    relu(convolved(seen, next(), next(), { down: 1, across: 1, padded, alone: true }));
  const separable = (seen: Map3) => {
    const mixed = convolved(alone(seen, true), next(), next(), { down: 1, across: 1, padded: true, alone: false });
    return relu(mapped(mixed, (value, c, y, x) => value + seen[c]![y]![x]!));
  };
  const rows = Array.from({ length: CUT_HEIGHT }, (_, y) => [...ink.subarray(y * width, (y + 1) * width)]);
  let map = separable(separable(dense(dense([rows], 2, 2), 2, 2)));
  map = separable(separable(dense(map, 2, 1)));
  map = separable(separable(dense(map, 2, 1)));
  map = dense(alone(map, false), 1, 1);
  const steps = map[0]![0]!.map((_, x) => map.map((channel) => channel[0]![x]!));
  const [biases, inputs, repeats, name] = [next(), next(), next(), next()];
  const [right, left] = [0, 1].map((way) => remembered(steps, way, inputs, repeats, biases));
  return steps.flatMap((_, t) => {
    const both = [...right![t]!, ...left![t]!];
    const sums = [...nameBias.values].map((bias, k) =>
      both.reduce((sum, value, i) => sum + value * name.values[i * nameBias.values.length + k]!, bias),
    );
    const shift = Math.log(sums.reduce((sum, value) => sum + Math.exp(value), 0));
    return sums.map((value) => value - shift);
  });
}

const network = await createLineNetwork();

for (const width of [16, 37, 17])
  test(`a line of ${width} columns gets the scores that plain sums give it`, () => {
    const random = randomFrom(width);
    const ink = Float32Array.from({ length: CUT_HEIGHT * width }, () => (random(6) === 0 ? random(256) / 255 : 0));
    const { scores, classes } = network.run(ink, width);
    const expected = plainScores(ink, width);
    assert.equal(scores.length, expected.length);
    assert.equal(classes, 108);
    expected.forEach((value, i) =>
      assert.ok(Math.abs(scores[i]! - value) < TOLERANCE, `score ${i}: ${scores[i]} instead of ${value}`),
    );
  });
