// Takes: lines of words. Gives: a letter page of them as a scanner gives it, 200 dots an inch, from outlines of our own font.
// Never: a font of the machine, which may have none.
import { readFileSync } from 'node:fs';
import { create, type Font } from '@cantoo/fontkit';
import { pngOf } from './picture.ts';

const [WIDTH_PT, HEIGHT_PT] = [612, 792];
const [MARGIN_PT, SIZE_PT, LEADING_PT] = [72, 11, 18];
const DPI = 200;

export async function printedPage(lines: readonly string[]): Promise<Uint8Array> {
  const font = create(readFileSync(new URL('../artifacts/fonts/NotoSans-Regular.ttf', import.meta.url))) as Font;
  const scale = SIZE_PT / font.unitsPerEm;
  const written = lines.map((line, i) => {
    const { glyphs, positions } = font.layout(line);
    let at = 0;
    const drawn = glyphs.map(({ path }, k) => {
      const moved = `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`;
      at += positions![k]!.xAdvance;
      return moved;
    });
    return `<g transform="translate(${MARGIN_PT} ${MARGIN_PT + i * LEADING_PT}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
  });
  const size = `width="${WIDTH_PT}pt" height="${HEIGHT_PT}pt" viewBox="0 0 ${WIDTH_PT} ${HEIGHT_PT}"`;
  return await pngOf(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${written.join('')}</svg>`), DPI);
}
