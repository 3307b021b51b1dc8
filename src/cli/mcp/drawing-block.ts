// Takes: a drawing. Gives: it as a block of a tool's answer: a picture or text. Never: bytes that a model can make nothing of.
import { ToolTrouble } from './tool-trouble.ts';

export interface TextBlock {
  readonly type: 'text';
  readonly text: string;
}

export interface PictureBlock {
  readonly type: 'image';
  readonly data: string;
  readonly mimeType: string;
}

const BYTES = new Set(['pdf', 'gpkg']);
const MOST_SHOWN_BYTES = 4 * 1024 * 1024;

export function drawingBlock(bytes: Uint8Array, format: string): TextBlock | PictureBlock {
  if (BYTES.has(format)) throw new ToolTrouble(`A ${format} is written to a file: name it with out.`);
  if (bytes.length > MOST_SHOWN_BYTES)
    throw new ToolTrouble(`The drawing has ${bytes.length} bytes, too many to give: name a file with out.`);
  if (format === 'png') return { type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: 'image/png' };
  return { type: 'text', text: Buffer.from(bytes).toString('utf8') };
}
