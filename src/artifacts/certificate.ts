// Takes: a response whose signature was verified. Gives: its certificate as a PDF: a front page, then every tract drawn and tabulated in its
// own unplaced plane, an exception in that of its land besides, with its coordinates where they were asked for. Never: the clock or chance: one body, one file; never the look of a surveyor's seal.
import type { ExtractResponse } from '../contract/response.ts';
import { breath } from './breath.ts';
import { drawFront } from './certificate-front.ts';
import { drawTract } from './certificate-tract.ts';
import type { FontName } from './fonts/fonts.ts';
import { COLORS, PAGE, PdfSheet } from './pdf-sheet.ts';
import { type Drawing, drawing } from './drawing.ts';
import { drawnTracts } from './drawn-tract.ts';

/** `text` is the response in the characters it was signed in; it goes with the certificate. */
export async function certificate(
  response: ExtractResponse,
  text: string | null = null,
  laid: Drawing = drawing(response, null),
): Promise<Uint8Array> {
  const at = timeOf(response);
  const sheet = await PdfSheet.open({
    title: `Boundary certificate: ${response.document || 'unnamed document'}`,
    subject: `SHA-256 ${response.attestation?.document_sha256 ?? ''}`,
    at,
    fonts: fontsFor(response),
  });
  await breath();
  await drawFront(sheet, response);
  await breath();
  const unplaced = drawnTracts(response);
  const more = laid.coordinates?.placed.map(({ tract }) => tract) ?? laid.tracts; // what the survey fabric has
  const drawn = [...unplaced, ...more.filter((one) => unplaced.every(({ index }) => index !== one.index))];
  for (const index of response.extraction.tracts.keys()) {
    await drawTract(sheet, response, index, drawn, laid.coordinates);
    await breath();
  }
  if (text !== null) await sheet.attach(text, at);
  return await sheet.finish((page, pages) =>
    drawRunning(sheet, response, { page, pages, isPlaced: laid.coordinates !== null }),
  );
}

function timeOf({ attestation }: ExtractResponse): Date {
  const at = new Date(attestation?.extracted_at ?? '');
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

const BEYOND_LATIN = /[\u2e80-\uffef]|[\ud800-\udbff]/;

/** The Chinese font is opened only for a body that needs it. */
function fontsFor(response: ExtractResponse): FontName[] {
  return BEYOND_LATIN.test(JSON.stringify(response)) ? ['regular', 'bold', 'cjk'] : ['regular', 'bold'];
}

interface Running {
  readonly page: number;
  readonly pages: number;
  readonly isPlaced: boolean;
}

function drawRunning(sheet: PdfSheet, response: ExtractResponse, { page, pages, isPlaced }: Running): void {
  const right = PAGE.width - PAGE.margin;
  const small = { size: 7.2, color: COLORS.muted };
  sheet.text(PAGE.margin, 750, 'thence', { ...small, face: 'bold', size: 9, color: COLORS.ink });
  sheet.text(PAGE.margin + 36, 750, 'boundary certificate', small);
  const name = sheet.type.fitted(response.document || 'unnamed document', 7.2, 300);
  sheet.text(right, 750, name, { ...small, align: 'right' });
  sheet.rule(742);
  sheet.rule(44);
  const place = isPlaced ? 'figures are unplaced.' : 'tracts are unplaced.';
  const words = `Computed from the words of the document. Not a survey and not the certificate of a surveyor; ${place}`;
  sheet.text(PAGE.margin, 33, words, { ...small, size: 6.8 });
  sheet.text(right, 33, `Page ${page} of ${pages}`, { ...small, align: 'right' });
  const hash = response.attestation?.document_sha256 ?? '';
  if (hash) sheet.text(PAGE.margin, 24, sheet.type.fitted(`SHA-256 ${hash}`, 6, 440), { size: 6, color: COLORS.muted });
}
