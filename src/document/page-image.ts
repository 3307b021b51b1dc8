// Takes: nothing. Gives: the shape of one page of an image, coded as a PDF can carry it, and of the codec that makes them.
// Never: names a library; the codec is an argument (adapters/images.ts is the one in use).

/** How the pixels are coded; each is a filter of ISO 32000-1 section 7.4. */
export type PageCoding =
  | { readonly filter: 'CCITTFaxDecode'; readonly data: Uint8Array }
  | { readonly filter: 'DCTDecode'; readonly data: Uint8Array; readonly colours: 1 | 3 }
  | {
      readonly filter: 'FlateDecode';
      readonly data: Uint8Array;
      readonly colours: 1 | 3;
      readonly bits: 1 | 2 | 4 | 8 | 16;
      /** True when each row begins with a PNG filter byte. */
      readonly pngRows: boolean;
      /** RGB triples of a palette; the pixels are then indexes. */
      readonly palette?: Uint8Array;
    };

export interface PageImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpiX: number;
  readonly dpiY: number;
  /** EXIF orientation, 1 to 8: what must be done to the rows to see the page upright. */
  readonly orientation: number;
  readonly coding: PageCoding;
}

export interface ImageCodec {
  /** Number of pages; throws when the bytes hold no readable image. */
  countPages(bytes: Uint8Array): Promise<number>;
  /** Page `index` from 0, decoded to its last row before it is given. */
  readPage(bytes: Uint8Array, kind: 'tiff' | 'png' | 'jpeg', index: number): Promise<PageImage>;
}
