// Takes: what to set and draw, from the top of a page down. Gives: a PDF of Letter pages with running heads; the same calls, the same bytes.
// Never: a clock or a random id; the dates are those it is told.
import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { attachResponse } from './certificate-attachment.ts';
import { breath } from './breath.ts';
import type { FontName } from './fonts/fonts.ts';
import { type Face, PdfType } from './pdf-type.ts';

export const PAGE = { width: 612, height: 792, margin: 48, top: 724, bottom: 58 } as const;
export const ROOM = PAGE.width - 2 * PAGE.margin;

export type Color = readonly [red: number, green: number, blue: number];
export const COLORS = {
  ink: [0.12, 0.17, 0.15],
  muted: [0.42, 0.46, 0.44],
  rule: [0.82, 0.83, 0.81],
  shade: [0.965, 0.962, 0.945],
  white: [1, 1, 1],
  PASS: [0.1, 0.44, 0.28],
  REVIEW: [0.62, 0.4, 0],
  FAIL: [0.66, 0.14, 0.16],
} as const satisfies Record<string, Color>;

export interface TextStyle {
  readonly size: number;
  readonly face: Face;
  readonly color: Color;
  readonly align: 'left' | 'right' | 'center';
  /** Counter-clockwise, radians. */
  readonly angleRad: number;
}
const PLAIN: TextStyle = { size: 9, face: 'regular', color: COLORS.ink, align: 'left', angleRad: 0 };

export interface SheetInfo {
  readonly title: string;
  readonly subject: string;
  readonly at: Date;
  readonly fonts: readonly FontName[];
}

export class PdfSheet {
  readonly type: PdfType;
  /** Where the next thing goes: points from the bottom of the page. */
  y: number = PAGE.top;
  private readonly doc: PDFDocument;
  private readonly pages: { readonly page: PDFPage; readonly operators: string[] }[] = [];

  private constructor(doc: PDFDocument, type: PdfType) {
    this.doc = doc;
    this.type = type;
  }

  static async open(info: SheetInfo): Promise<PdfSheet> {
    const doc = await PDFDocument.create({ updateMetadata: false });
    doc.setTitle(info.title);
    doc.setSubject(info.subject);
    doc.setProducer('thence');
    doc.setCreator('thence');
    doc.setCreationDate(info.at);
    doc.setModificationDate(info.at);
    doc.catalog.set(PDFName.of('Lang'), PDFString.of('en'));
    return new PdfSheet(doc, await PdfType.open(doc, info.fonts));
  }

  newPage(): void {
    const page = this.doc.addPage([PAGE.width, PAGE.height]);
    for (const [name, ref] of this.type.refs()) page.node.setFontDictionary(PDFName.of(name), ref);
    this.pages.push({ page, operators: [] });
    this.y = PAGE.top;
  }

  /** A new page where less than `height` is left of this one. True when it turned. */
  need(height: number): boolean {
    if (this.y - height >= PAGE.bottom) return false;
    this.newPage();
    return true;
  }

  put(operators: string): void {
    this.pages.at(-1)!.operators.push(operators);
  }

  text(x: number, y: number, text: string, style: Partial<TextStyle> = {}): void {
    const { size, face, color, align, angleRad } = { ...PLAIN, ...style };
    const wide = align === 'left' ? 0 : this.type.width(text, size, face) * (align === 'right' ? 1 : 0.5);
    const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
    const at = [cos, sin, -sin, cos, x - wide * cos, y - wide * sin].map(number).join(' ');
    this.put(`BT ${rgb(color)} rg ${at} Tm ${this.type.operators(text, size, face)}ET`);
  }

  /** Wrapped text from the cursor down, across pages. */
  paragraph(
    x: number,
    text: string,
    room: number,
    style: Partial<TextStyle> & { readonly leading?: number } = {},
  ): void {
    const { size, face } = { ...PLAIN, ...style };
    const leading = style.leading ?? size * 1.35;
    for (const line of this.type.wrap(text, size, room, face)) {
      this.need(leading);
      this.y -= leading;
      if (line !== '') this.text(x, this.y + leading - size, line, style);
    }
  }

  line(
    points: readonly (readonly [number, number])[],
    width: number,
    color: Color,
    options: Partial<LineOptions> = {},
  ): void {
    if (points.length < 2) return;
    const path = points.map(([x, y], i) => `${number(x)} ${number(y)} ${i === 0 ? 'm' : 'l'}`).join(' ');
    const dash = options.dash ? `[${options.dash.join(' ')}] 0 d` : '';
    const fill = options.fill ? `${rgb(options.fill)} rg` : '';
    const paint = options.fill ? (options.closed ? 'b' : 'B') : options.closed ? 's' : 'S';
    this.put(`q 1 J 1 j ${number(width)} w ${rgb(color)} RG ${fill} ${dash} ${path} ${paint} Q`);
  }

  box(x: number, y: number, width: number, height: number, fill: Color): void {
    this.put(`q ${rgb(fill)} rg ${[x, y, width, height].map(number).join(' ')} re f Q`);
  }

  rule(y: number = this.y): void {
    this.line(
      [
        [PAGE.margin, y],
        [PAGE.width - PAGE.margin, y],
      ],
      0.6,
      COLORS.rule,
    );
  }

  circle(x: number, y: number, radius: number, fill: Color, stroke: Color): void {
    const k = radius * 0.5523; // four cubic curves
    const n = (...values: number[]): string => values.map(number).join(' ');
    const path =
      `${n(x + radius, y)} m ${n(x + radius, y + k, x + k, y + radius, x, y + radius)} c ` +
      `${n(x - k, y + radius, x - radius, y + k, x - radius, y)} c ${n(x - radius, y - k, x - k, y - radius, x, y - radius)} c ` +
      `${n(x + k, y - radius, x + radius, y - k, x + radius, y)} c b`;
    this.put(`q 0.8 w ${rgb(stroke)} RG ${rgb(fill)} rg ${path} Q`);
  }

  /** What is drawn on every page when their number is known, and the file. */
  attach(response: string, at: Date): Promise<void> {
    return attachResponse(this.doc, response, at);
  }

  async finish(onEach: (page: number, pages: number) => void): Promise<Uint8Array> {
    const all = [...this.pages];
    for (const [i, page] of all.entries()) {
      this.pages.push(page); // the one that `put` writes to
      onEach(i + 1, all.length);
      this.pages.pop();
    }
    for (const { page, operators } of all) {
      page.node.addContentStream(this.doc.context.register(this.doc.context.flateStream(operators.join('\n'))));
      await breath();
    }
    const id = PDFHexString.of(idOf(all.map(({ operators }) => operators)));
    this.doc.context.trailerInfo.ID = this.doc.context.obj([id, id]);
    return await this.doc.save({ useObjectStreams: true, updateFieldAppearances: false });
  }
}

export interface LineOptions {
  readonly closed: boolean;
  readonly fill: Color;
  readonly dash: readonly number[];
}

/** A file's identity is its content. */
function idOf(pages: readonly (readonly string[])[]): string {
  const hash = createHash('sha256');
  for (const page of pages) for (const operators of page) hash.update(operators);
  return hash.digest('hex').slice(0, 32);
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function rgb(color: Color): string {
  return color.map(number).join(' ');
}
