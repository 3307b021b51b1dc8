// Takes: what a page shall show. Gives: PDFs made on the spot: typed pages, encrypted ones, traps. For tests only.
import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

export interface TypedLine {
  readonly x: number;
  /** From the top of the page. */
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly spacing?: number;
}

export async function typedPdf(
  pages: readonly (readonly TypedLine[])[],
  options: { turned?: number; password?: string } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = pdf.addPage([612, 792]);
    if (options.turned) page.setRotation(degrees(options.turned));
    for (const line of lines) {
      const size = line.size ?? 12;
      page.drawText(line.text, { x: line.x, y: 792 - line.y, size, font, color: rgb(0, 0, 0) });
    }
  }
  if (options.password !== undefined) pdf.encrypt({ userPassword: options.password, ownerPassword: 'owner' });
  return pdf.save({ useObjectStreams: false });
}

/** A PDF of the given objects, numbered from 1; the first is the catalog. */
export function rawPdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const stream = (entries: string, body: string) => `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;
const onePage = (resources: string, content: string, ...more: string[]) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 4 0 R >>`,
    stream('', content),
    ...more,
  ]);

/** So many pages that all show one and the same content: that many characters, in a file that grows by a line a page. */
export function sharedContent(pages: number, characters: number): Uint8Array {
  const words = 'thence North 45 degrees East 100.00 feet to an iron pin set; ';
  const rows = Math.ceil(characters / 100);
  const text = words.repeat(Math.ceil(characters / words.length)).slice(0, characters);
  const lines = Array.from({ length: rows }, (_, i) => `(${text.slice(100 * i, 100 * (i + 1))}) Tj T*`);
  const leadingPt = 750 / rows;
  const content = `BT /F1 ${Math.min(10, leadingPt)} Tf ${leadingPt} TL 20 770 Td ${lines.join(' ')} ET`;
  const packed = deflateSync(content).toString('latin1');
  const kids = Array.from({ length: pages }, (_, i) => `${i + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('/Filter /FlateDecode', packed),
    ...Array.from({ length: pages }, () => page),
  ]);
}

/** A form that draws itself, many times over. */
export function recursiveForms(times: number): Uint8Array {
  const form = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /F 5 0 R /G 6 0 R >> >>',
    '/G Do '.repeat(times),
  );
  const other = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /F 5 0 R /G 6 0 R >> >>',
    '/F Do '.repeat(times),
  );
  return onePage('/XObject << /F 5 0 R >>', '/F Do', form, other);
}

/** Forms that draw the next one ten times each: ten to the power of `depth` drawings in a kilobyte. */
export function billionForms(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, i) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /N ${i + 6} 0 R >> >>`,
      '/N Do '.repeat(10),
    ),
  );
  const last = stream('/Type /XObject /Subtype /Form /BBox [0 0 612 792]', '0 0 m 612 792 l S');
  return onePage('/XObject << /N 5 0 R >>', '/N Do', ...forms, last);
}

/** A picture that says it has more pixels than any memory. */
export function pictureBomb(side: number): Uint8Array {
  const image = stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    'x',
  );
  return onePage('/XObject << /I 5 0 R >>', 'q 612 0 0 792 0 0 cm /I Do Q', image);
}

export function pagelessPdf(): Uint8Array {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>']);
}
