// The network written out plainly, one sum at a time, as training/corrector/network.py has it: the kernels must come to the same shares.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tensorsOf } from '../../src/network/safetensors.ts';
import { createTextNetwork } from '../../src/network/text-network.ts';

const source = (name: string): Buffer => readFileSync(new URL(`../../src/${name}`, import.meta.url));
const WEIGHTS = source('deed/restore/corrector.safetensors');
const TENSORS = tensorsOf(WEIGHTS);
const REACHES = [1, 2, 4, 8, 16, 0, 32, 64, 1, 2, 4];
const HEADS = 4;
const TOLERANCE = 1e-4; // of a share; the order of sums differs

/** A vector for each character. */
type State = number[][];

const tensor = (name: string): Float32Array => TENSORS.get(name)!.values;
const zip = (one: State, other: State): State => one.map((row, i) => row.map((value, k) => value + other[i]![k]!));

function linear(name: string, row: number[]): number[] {
  const [weight, bias] = [tensor(`${name}.weight`), tensor(`${name}.bias`)];
  return [...bias].map((start, out) =>
    row.reduce((sum, value, k) => sum + value * weight[out * row.length + k]!, start),
  );
}

function normal(name: string, state: State): State {
  const [gain, bias] = [tensor(`${name}.weight`), tensor(`${name}.bias`)];
  return state.map((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    const spread = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length + 1e-5);
    return row.map((value, k) => ((value - mean) / spread) * gain[k]! + bias[k]!);
  });
}

function softmax(row: number[]): number[] {
  const top = Math.max(...row);
  const powers = row.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

function convolved(state: State, nth: number, reach: number): State {
  const seen = normal(`layers.${nth}.norm`, state);
  const width = state[0]!.length;
  const none = new Array<number>(width).fill(0);
  const made = seen.map((_, i) => {
    const taps = [seen[i - reach] ?? none, seen[i]!, seen[i + reach] ?? none].flat();
    const both = linear(`layers.${nth}.mix`, taps);
    return both.slice(0, width).map((value, k) => value / (1 + Math.exp(-both[width + k]!)));
  });
  return zip(state, made);
}

function attended(state: State, nth: number): State {
  const width = state[0]!.length;
  const part = width / HEADS;
  const half = part / 2;
  const asked = normal(`layers.${nth}.norm`, state).map((row) => linear(`layers.${nth}.ask`, row));
  const seen: State = state.map(() => []);
  for (let head = 0; head < HEADS; head++) {
    const own = (which: number) =>
      asked.map((row) => row.slice(which * width + head * part, which * width + (head + 1) * part));
    const turned = (rows: State): State =>
      rows.map((row, at) =>
        row.map((value, k) => {
          const angle = at * 1024 ** (-(k % half) / half);
          const [other, sign] = k < half ? [row[k + half]!, -1] : [row[k - half]!, 1];
          return value * Math.cos(angle) + sign * other * Math.sin(angle);
        }),
      );
    const [query, key, value] = [turned(own(0)), turned(own(1)), own(2)];
    query.forEach((ask, i) => {
      const shares = softmax(key.map((row) => row.reduce((sum, one, k) => sum + one * ask[k]!, 0) / Math.sqrt(part)));
      for (let k = 0; k < part; k++) seen[i]!.push(shares.reduce((sum, share, j) => sum + share * value[j]![k]!, 0));
    });
  }
  return zip(
    state,
    seen.map((row) => linear(`layers.${nth}.answer`, row)),
  );
}

function plainShares(codes: Uint8Array): { change: State; missing: State } {
  const width = TENSORS.get('embed.weight')!.shape[1]!;
  const embedding = tensor('embed.weight');
  let state: State = [...codes].map((code) => [...embedding.subarray(code * width, (code + 1) * width)]);
  REACHES.forEach((reach, nth) => (state = reach === 0 ? attended(state, nth) : convolved(state, nth, reach)));
  const last = normal('norm', state);
  const choice = (name: string): State => last.map((row) => softmax(linear(name, row)));
  return { change: choice('change'), missing: choice('missing') };
}

/** Any codes but the padding; their count no multiple of what the kernels take at once. */
function someCodes(count: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: count }, () => 1 + (((state = (state * 1103515245 + 12345) >>> 0) >>> 16) % 110));
}

test('the kernels come to the shares of the network written out plainly, whatever ran before', () => {
  const network = createTextNetwork(source('network/kernels.wasm'), WEIGHTS);
  network.run(someCodes(network.window, 1));
  for (const count of [1, 6, 45]) {
    const codes = someCodes(count, count);
    const { row, change, missing } = network.run(codes);
    const plain = plainShares(codes);
    for (const [shares, expected] of [
      [change, plain.change],
      [missing, plain.missing],
    ] as const)
      expected.forEach((wanted, i) =>
        wanted.forEach((share, code) =>
          assert.ok(Math.abs(shares[i * row + code]! - share) < TOLERANCE, `character ${i} of ${count}, code ${code}`),
        ),
      );
  }
});
