// Takes: text and the fonts of one PDF. Gives: its glyphs with their widths, its lines when wrapped, its PDF text operators.
// Never: a box for a character no font has: that one is written as its code point.
import type { PDFDocument, PDFFont, PDFRef } from '@cantoo/pdf-lib';
import { type FontName, openFont } from './fonts/fonts.ts';

export type Face = 'regular' | 'bold';

interface Glyph {
  readonly font: FontName;
  readonly hex: string;
  /** Of the type size. */
  readonly width: number;
}

interface Embedded {
  readonly font: PDFFont;
  readonly has: (codePoint: number) => boolean;
}

/** The glyphs of one document: a character is looked up in its fonts once. */
export class PdfType {
  private readonly fonts: ReadonlyMap<FontName, Embedded>;
  private readonly glyphs: Record<Face, Map<string, readonly Glyph[]>> = { regular: new Map(), bold: new Map() };

  private constructor(fonts: ReadonlyMap<FontName, Embedded>) {
    this.fonts = fonts;
  }

  static async open(doc: PDFDocument, names: readonly FontName[]): Promise<PdfType> {
    const fonts = new Map<FontName, Embedded>();
    for (const name of names) {
      const opened = openFont(name);
      doc.registerFontkit({ create: () => opened });
      const font = await doc.embedFont(new Uint8Array(), { subset: true });
      fonts.set(name, {
        font,
        has: (codePoint) => opened.hasGlyphForCodePoint(codePoint),
      });
    }
    return new PdfType(fonts);
  }

  refs(): [name: FontName, ref: PDFRef][] {
    return [...this.fonts].map(([name, { font }]) => [name, font.ref]);
  }

  width(text: string, size: number, face: Face = 'regular'): number {
    let sum = 0;
    for (const character of text) for (const { width } of this.glyphsOf(character, face)) sum += width;
    return sum * size;
  }

  /** `Tf` and `Tj` for a text set where the text matrix stands. */
  operators(text: string, size: number, face: Face): string {
    let out = '';
    let [font, hex] = ['', ''];
    const flush = (): void => {
      if (hex !== '') out += `/${font} ${size} Tf <${hex}> Tj `;
      hex = '';
    };
    for (const character of text)
      for (const glyph of this.glyphsOf(character, face)) {
        if (glyph.font !== font) {
          flush();
          font = glyph.font;
        }
        hex += glyph.hex;
      }
    flush();
    return out;
  }

  private glyphsOf(character: string, face: Face): readonly Glyph[] {
    const known = this.glyphs[face].get(character);
    if (known) return known;
    const made = this.made(character, face);
    this.glyphs[face].set(character, made);
    return made;
  }

  private made(character: string, face: Face): readonly Glyph[] {
    const codePoint = character.codePointAt(0)!;
    if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) return this.glyphsOf(' ', face);
    for (const name of [face, 'cjk'] as const) {
      const embedded = this.fonts.get(name);
      if (!embedded?.has(codePoint)) continue;
      const hex = embedded.font.encodeText(character).asString();
      return [{ font: name, hex, width: embedded.font.widthOfTextAtSize(character, 1) }];
    }
    const spelled = `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
    return [...spelled].flatMap((each) => this.glyphsOf(each, face));
  }

  /** Lines no wider than `room`; a word wider than that is broken, and Chinese may break anywhere. */
  wrap(text: string, size: number, room: number, face: Face = 'regular'): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      let [line, used] = ['', 0];
      const emit = (): void => {
        lines.push(line.trimEnd());
        [line, used] = ['', 0];
      };
      for (const word of piecesOf(paragraph)) {
        const wide = this.width(word.trimEnd(), size, face);
        if (used > 0 && used + wide > room) emit();
        if (wide <= room) [line, used] = [line + word, used + this.width(word, size, face)];
        else
          for (const character of word) {
            const one = this.width(character, size, face);
            if (used > 0 && used + one > room) emit();
            [line, used] = [line + character, used + one];
          }
      }
      emit();
    }
    return lines;
  }

  /** Cut to the room, with an ellipsis where it was. */
  fitted(text: string, size: number, room: number, face: Face = 'regular'): string {
    if (this.width(text, size, face) <= room) return text;
    let cut = '';
    for (const character of text) {
      if (this.width(`${cut}${character}…`, size, face) > room) break;
      cut += character;
    }
    return `${cut.trimEnd()}…`;
  }
}

const PIECE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+\s*|\s+/gu;

function piecesOf(paragraph: string): readonly string[] {
  return paragraph.match(PIECE) ?? [];
}
