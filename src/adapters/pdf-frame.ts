// Takes: an open PDF page. Gives: the way from PDF user space to points from the top left of the page as it is seen.
// Never: the media box where a crop box cuts it; what is cut off is not seen.
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../document/placed-word.ts';
import { heapOf, withScratch } from './pdf.ts';

export interface PageFrame {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Quarter turns clockwise that the page asks to be shown with. */
  readonly quarter: number;
  /** A box in user space (left, bottom, right, top) as it is seen. */
  seen(left: number, bottom: number, right: number, top: number): Box;
}

export function frameOf(pdfium: WrappedPdfiumModule, page: number): PageFrame {
  const [left, top, right, bottom] = boundingBox(pdfium, page);
  const quarter = ((pdfium.FPDFPage_GetRotation(page) % 4) + 4) % 4;
  const across = right - left;
  const down = top - bottom;
  const turned = quarter % 2 === 1;
  return {
    widthPt: turned ? down : across,
    heightPt: turned ? across : down,
    quarter,
    seen(x0, y0, x1, y1) {
      switch (quarter) {
        case 1:
          return [y0 - bottom, x0 - left, y1 - bottom, x1 - left];
        case 2:
          return [right - x1, y0 - bottom, right - x0, y1 - bottom];
        case 3:
          return [top - y1, right - x1, top - y0, right - x0];
        default:
          return [x0 - left, top - y1, x1 - left, top - y0];
      }
    },
  };
}

function boundingBox(pdfium: WrappedPdfiumModule, page: number): [number, number, number, number] {
  return withScratch(pdfium, 16, (at) => {
    const found = pdfium.FPDF_GetPageBoundingBox(page, at);
    const [left, top, right, bottom] = new Float32Array(heapOf(pdfium).buffer, at, 4) as unknown as number[];
    if (found && right! > left! && top! > bottom!) return [left!, top!, right!, bottom!];
    return [0, pdfium.FPDF_GetPageHeightF(page), pdfium.FPDF_GetPageWidthF(page), 0];
  });
}
