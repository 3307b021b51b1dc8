// Takes: an open PDF page. Gives: what it is made of: pictures with their places, paths, text under pictures.
// Never: descends into form objects; a page built of those is rendered.
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../document/placed-word.ts';
import type { PageFrame } from './pdf-frame.ts';
import { heapOf, withScratch } from './pdf.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const MAX_OBJECTS = 50_000;
const WHOLE_PAGE = 0.8;

export interface PagePicture {
  readonly object: number;
  readonly box: Box;
  readonly widthPx: number;
  readonly heightPx: number;
  /** [a, b, c, d]: where the picture's right and up point in user space. */
  readonly matrix: readonly [number, number, number, number];
}

export interface PageObjects {
  readonly pictures: PagePicture[];
  readonly paths: number;
  readonly forms: number;
  /** Share of the page under pictures, 0 to 1. */
  readonly pictureShare: number;
  /** Text objects that a picture of the whole page was drawn over. */
  readonly coveredText: ReadonlySet<number>;
}

export function readObjects(pdfium: WrappedPdfiumModule, page: number, frame: PageFrame): PageObjects {
  const pictures: PagePicture[] = [];
  const coveredText = new Set<number>();
  const texts: number[] = [];
  const areaPt = frame.widthPt * frame.heightPt;
  let paths = 0;
  let forms = 0;
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFPage_GetObject(page, i);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT) texts.push(object);
    else if (type === PATH) paths++;
    else if (type === FORM) forms++;
    else if (type === IMAGE) {
      const picture = pictureOf(pdfium, object, frame);
      pictures.push(picture);
      if (areaOf(picture.box) > WHOLE_PAGE * areaPt) for (const text of texts) coveredText.add(text);
    }
  }
  const covered = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  return { pictures, paths, forms, coveredText, pictureShare: areaPt > 0 ? Math.min(1, covered / areaPt) : 0 };
}

export const areaOf = (box: Box): number => Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]);

function pictureOf(pdfium: WrappedPdfiumModule, object: number, frame: PageFrame): PagePicture {
  return withScratch(pdfium, 32, (at) => {
    pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
    const [left, bottom, right, top] = [...new Float32Array(heapOf(pdfium).buffer, at, 4)];
    pdfium.FPDFPageObj_GetMatrix(object, at);
    const [a, b, c, d] = [...new Float32Array(heapOf(pdfium).buffer, at, 4)];
    pdfium.FPDFImageObj_GetImagePixelSize(object, at, at + 4);
    const [widthPx, heightPx] = [...new Uint32Array(heapOf(pdfium).buffer, at, 2)];
    const box = frame.seen(left!, bottom!, right!, top!);
    return { object, box, widthPx: widthPx!, heightPx: heightPx!, matrix: [a!, b!, c!, d!] };
  });
}
