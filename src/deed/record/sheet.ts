// Takes: the reading text of a plat or an as-built. Gives: the sheet's own data as DECISIONS.md's string. Never: for other kinds.
import { pack, type PackedField, type PackedParts } from '../../contract/packed.ts';
import type { DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { asBuiltSheet } from './as-built-sheet.ts';
import { platSheet } from './plat-sheet.ts';
import { legible } from './sheet-letters.ts';
import { oneLine } from '../words/one-line.ts';

export function readSheet({ text }: SourceText, kind: DocumentKind): string {
  if (kind !== 'plat' && kind !== 'as_built') return '';
  const read = legible(text);
  if (kind === 'plat') {
    const parts = platSheet(read);
    const name = parts.subdivision ?? '';
    return packed('plat_sheet', parts, name === '' ? '' : lineAround(text, placeOf(name, read)) || name);
  }
  const title = lineAround(text, read.search(AS_BUILT_TITLE));
  return packed('as_built_sheet', asBuiltSheet(read), title);
}

const AS_BUILT_TITLE =
  /\b(?:as[\s-]{0,3}bui?lt|as[\s-]{1,3}(?:constructed|laid|installed)|record\s{1,3}(?:drawing|plan|print|set|dwg)|record\b)/i;

/** Where the name stands: its words may be set wide or go on in the next line. */
function placeOf(name: string, text: string): number {
  const words = name.split(' ').map((word) => word.replace(/[^\w]/g, String.raw`\$&`));
  return text.search(new RegExp(words.join(String.raw`[\s"“”,-]{1,40}`)));
}

function packed<F extends PackedField>(field: F, parts: PackedParts<F>, verbatim: string): string {
  const isEmpty = Object.values(parts).every((value) => value === '');
  return isEmpty ? '' : pack(field, { ...parts, verbatim: oneLine(verbatim).trim() });
}

/** The line a place stands in, at most eighty characters either side. */
function lineAround(text: string, at: number): string {
  if (at < 0) return '';
  const before = text.slice(Math.max(0, at - 80), at);
  const after = text.slice(at, at + 90);
  return before.slice(before.lastIndexOf('\n') + 1) + after.split('\n')[0]!;
}
