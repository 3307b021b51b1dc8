// Takes: the bytes of a PDF. Gives: its pages, through PDFium compiled to WASM.
// Never: runs in the server's process on a stranger's bytes; pdf-child.ts is where it is called.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Refusal } from '../contract/refusals.ts';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

let library: Promise<WrappedPdfiumModule> | null = null;

function loadLibrary(): Promise<WrappedPdfiumModule> {
  library ??= (async () => {
    const path = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
    const wasm = await readFile(path);
    const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) });
    pdfium.PDFiumExt_Init();
    return pdfium;
  })();
  return library;
}

/** An open PDF, and the one page of it that is open. */
export interface PdfFile {
  readonly pdfium: WrappedPdfiumModule;
  readonly document: number;
  readonly pages: number;
  close(): void;
}

export async function openPdf(bytes: Uint8Array, maxPages: number): Promise<PdfFile> {
  const pdfium = await loadLibrary();
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (memory === 0) throw new Refusal('conversion_failed', 'The PDF does not fit into memory.');
  heapOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  const free = () => pdfium.pdfium.wasmExports.free(memory);
  if (document === 0) {
    const error = pdfium.FPDF_GetLastError();
    free();
    throw new Refusal('conversion_failed', openingTrouble(error));
  }
  const pages = pdfium.FPDF_GetPageCount(document);
  const close = () => {
    pdfium.FPDF_CloseDocument(document);
    free();
  };
  if (pages < 1 || pages > maxPages) {
    close();
    const why = pages < 1 ? 'The PDF has no pages.' : `The PDF has ${pages} pages; the limit is ${maxPages}.`;
    throw new Refusal('conversion_failed', why);
  }
  return { pdfium, document, pages, close };
}

function openingTrouble(error: number): string {
  if (error === ERROR_PASSWORD) return 'The PDF is encrypted and asks for a password.';
  if (error === ERROR_SECURITY) return 'The PDF is encrypted in a way that is not supported.';
  return 'The PDF is damaged and cannot be opened.';
}

/** Runs `work` with page `index` (from 0) open. */
export function withPage<T>(file: PdfFile, index: number, work: (page: number) => T): T {
  const page = file.pdfium.FPDF_LoadPage(file.document, index);
  if (page === 0)
    throw new Refusal('conversion_failed', `Page ${index + 1} of the PDF is damaged and cannot be opened.`);
  try {
    return work(page);
  } finally {
    file.pdfium.FPDF_ClosePage(page);
  }
}

/** Runs `work` with `bytes` of scratch memory inside the library. */
export function withScratch<T>(pdfium: WrappedPdfiumModule, bytes: number, work: (at: number) => T): T {
  const at = pdfium.pdfium.wasmExports.malloc(bytes);
  try {
    return work(at);
  } finally {
    pdfium.pdfium.wasmExports.free(at);
  }
}

/** The library's memory. Taken anew each time: it moves when it grows. */
export function heapOf(pdfium: WrappedPdfiumModule): Uint8Array<ArrayBuffer> {
  return (pdfium.pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;
}
