// Takes: a drawing. Gives: its corners as surveying programs import them: number, northing, easting, elevation, description, a line each, without
// a head; null where there is none. Never: an elevation: none is known, and the column has 0.
import { cornerPoints } from './corner-points.ts';
import type { Drawing } from './drawing.ts';

const MOST_WORDS = 80;

export function pnezd(laid: Drawing): string | null {
  const { coordinates } = laid;
  const perFoot = coordinates?.grid.kind === 'plane' ? coordinates.grid.unit.perFoot : 1;
  const rows = cornerPoints(laid).map(({ number, at: [east, north], code, words }) => {
    const [n, e] = [north, east].map((feet) => signless((feet * perFoot).toFixed(4)));
    return `${number},${n},${e},0.0000,${code} ${described(words)}`.trimEnd();
  });
  return rows.length === 0 ? null : `${rows.join('\r\n')}\r\n`;
}

const signless = (text: string): string => (/^-0\.0+$/.test(text) ? text.slice(1) : text);

/** One field: no comma, quote or line end, which importers split at. */
function described(words: string): string {
  const plain = words.replace(/[",;\p{C}]+/gu, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
  return [...plain].slice(0, MOST_WORDS).join('');
}
