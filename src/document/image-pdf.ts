// Takes: page images as coded. Gives: one PDF that shows each on a page of its own size.
// Never: a date, a producer or a random id: the same pages give the same bytes, for document_sha256 is taken over them.
import { Buffer } from 'node:buffer';
import type { PageCoding, PageImage } from './page-image.ts';

const POINTS_PER_INCH = 72;
const MAX_SIDE_PT = 14_400; // ISO 32000-1 annex C

/** Matrices [a b c d e f] on the unit square, by EXIF orientation; e and f are in units of the page. */
const UPRIGHT: readonly (readonly number[])[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0], // 2 mirrored
  [-1, 0, 0, -1, 1, 1], // 3 upside down
  [1, 0, 0, -1, 0, 1], // 4 mirrored upside down
  [0, -1, -1, 0, 1, 1], // 5 mirrored, then a quarter
  [0, -1, 1, 0, 0, 1], // 6 a quarter clockwise
  [0, 1, 1, 0, 0, 0], // 7
  [0, 1, -1, 0, 1, 0], // 8 a quarter counter-clockwise
];

export function imagePdf(pages: readonly PageImage[]): Uint8Array {
  const objects: Buffer[] = [];
  const kids = pages.map((_, i) => `${3 + i * 3} 0 R`).join(' ');
  objects.push(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  objects.push(Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`));
  for (const page of pages) {
    const number = objects.length + 1;
    const { widthPt, heightPt, matrix } = placement(page);
    const box = `[0 0 ${decimal(widthPt)} ${decimal(heightPt)}]`;
    const resources = `<< /XObject << /P ${number + 2} 0 R >> >>`;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${number + 1} 0 R >>`,
      ),
    );
    objects.push(stream('', Buffer.from(`q ${matrix.map(decimal).join(' ')} cm /P Do Q`)));
    objects.push(stream(imageEntries(page), page.coding.data));
  }
  return assemble(objects);
}

function placement(page: PageImage): { widthPt: number; heightPt: number; matrix: number[] } {
  const turned = page.orientation >= 5;
  const across = (page.widthPx / page.dpiX) * POINTS_PER_INCH;
  const down = (page.heightPx / page.dpiY) * POINTS_PER_INCH;
  const shrink = Math.min(1, MAX_SIDE_PT / Math.max(across, down));
  const widthPt = (turned ? down : across) * shrink;
  const heightPt = (turned ? across : down) * shrink;
  const [a, b, c, d, e, f] = (UPRIGHT[page.orientation - 1] ?? UPRIGHT[0]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    widthPt,
    heightPt,
    matrix: [a * widthPt, b * heightPt, c * widthPt, d * heightPt, e * widthPt, f * heightPt],
  };
}

function imageEntries(page: PageImage): string {
  const { coding, widthPx, heightPx } = page;
  return `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} ${codingEntries(coding, widthPx, heightPx)} `;
}

function codingEntries(coding: PageCoding, width: number, height: number): string {
  if (coding.filter === 'CCITTFaxDecode')
    return (
      '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode ' +
      `/DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`
    );
  if (coding.filter === 'DCTDecode')
    return `/ColorSpace ${colourSpace(coding.colours)} /BitsPerComponent 8 /Filter /DCTDecode`;
  const space = coding.palette ? paletteSpace(coding.palette) : colourSpace(coding.colours);
  const rows = coding.pngRows
    ? ` /DecodeParms << /Predictor 15 /Colors ${coding.colours} /BitsPerComponent ${coding.bits} /Columns ${width} >>`
    : '';
  return `/ColorSpace ${space} /BitsPerComponent ${coding.bits} /Filter /FlateDecode${rows}`;
}

const colourSpace = (colours: 1 | 3): string => (colours === 1 ? '/DeviceGray' : '/DeviceRGB');

function paletteSpace(palette: Uint8Array): string {
  return `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${Buffer.from(palette).toString('hex')}>]`;
}

function stream(entries: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]!.length;
  const offsets: number[] = [];
  objects.forEach((object, i) => {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n`));
  parts.push(Buffer.from(`<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** At most four decimals: 1/10000 pt is far below a pixel, and no exponent can appear. */
function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}
