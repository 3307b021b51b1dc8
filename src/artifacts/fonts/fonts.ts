// Gives: the fonts a certificate is set in, opened once a process: Noto Sans (SIL Open Font License 1.1, beside this file), cut down to
// Latin, Greek and Cyrillic with their marks; and Noto Sans SC, cut down to the characters of GB 2312, Big5 level 1, JIS level 1 and kana.
// Never: a font of the machine: the same body gives the same bytes everywhere.
import { create, type Font } from '@cantoo/fontkit';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FILES = { regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf', cjk: 'NotoSansSC-Regular.ttf.gz' } as const;
export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

export function openFont(name: FontName): Font {
  const before = opened.get(name);
  if (before) return before;
  const file = readFileSync(new URL(FILES[name], import.meta.url));
  const font = create(FILES[name].endsWith('.gz') ? gunzipSync(file) : file) as Font; // one font a file
  opened.set(name, font);
  return font;
}
