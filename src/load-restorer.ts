// Gives: the restorer of damaged print, its network loaded when the first damaged text comes.
// Never: loads it for clean print.
import { readFileSync } from 'node:fs';
import { knownWords } from './deed/restore/known-words.ts';
import { createRestorer, type Restorer } from './deed/restore/restorer.ts';
import { createTextNetwork, type TextNetwork } from './network/text-network.ts';

const file = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

export function loadRestorer(): Restorer {
  let network: TextNetwork | null = null;
  return createRestorer(
    () => (network ??= createTextNetwork(file('./network/kernels.wasm'), file('./deed/restore/corrector.safetensors'))),
    knownWords(file('./deed/restore/known-words.txt').toString('utf8')),
  );
}
