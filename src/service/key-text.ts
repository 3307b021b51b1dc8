// Takes: randomness, or a key as presented. Gives: a key's text, its displayable prefix and the digest that is stored.
// Never: anything from which the text could be recovered.
import { hash } from 'node:crypto';
import type { KeyKind, Random } from './ports.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
const SECRET_DIGITS = 43; // 62^43 > 2^256
const PREFIX_BYTES = 8;
const PREFIX_DIGITS = 11; // 62^11 > 2^64: two keys never show the same prefix by chance
const PREFIX_LENGTH = 'thence_live_'.length + PREFIX_DIGITS;
const SHAPE = /^thence_(?:live|test)_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/;

export interface KeyText {
  readonly text: string;
  readonly prefix: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string;
}

export function newKeyText(random: Random, kind: KeyKind): KeyText {
  const prefix = `thence_${kind}_${base62(random.bytes(PREFIX_BYTES), PREFIX_DIGITS)}`;
  const text = `${prefix}_${base62(random.bytes(SECRET_BYTES), SECRET_DIGITS)}`;
  return { text, prefix, digest: digestOf(text) };
}

/** Null where the text has not the shape of a key. */
export function readKeyText(text: string): KeyText | null {
  if (!SHAPE.test(text)) return null;
  return { text, prefix: text.slice(0, PREFIX_LENGTH), digest: digestOf(text) };
}

function digestOf(text: string): string {
  return hash('sha256', text); // as text: every request pays for it, and bytes of their own cost three times as much
}

function base62(bytes: Uint8Array, digits: number): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let digit = 0; digit < digits; digit += 1) {
    text = ALPHABET[Number(value % 62n)]! + text;
    value /= 62n;
  }
  return text;
}
