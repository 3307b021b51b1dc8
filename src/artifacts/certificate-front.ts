// Takes: a response. Gives: the first page of its certificate: what was read, from what, the verdicts in one table, the attestation.
// Never: a signature line or a seal: the service attests what it computed, nobody's survey.
import { breath } from './breath.ts';
import { areaNumber } from './area-text.ts';
import type { ExtractResponse, Status } from '../contract/response.ts';
import { unpack } from '../contract/packed.ts';
import { kindText, lotTexts, recordingText } from './certificate-land.ts';
import { ratioText } from './closure-text.ts';
import { badge, bullets, heading, pair } from './certificate-parts.ts';
import { drawTable } from './certificate-table.ts';
import { COLORS, PAGE, type PdfSheet, ROOM } from './pdf-sheet.ts';
import { qrModules } from './qr.ts';

const KINDS: Readonly<Record<ExtractResponse['input_kind'], string>> = {
  document: 'document (the pages of a file)',
  text: 'text (a pasted description)',
};

export async function drawFront(sheet: PdfSheet, response: ExtractResponse): Promise<void> {
  sheet.newPage();
  sheet.y -= 10;
  sheet.text(PAGE.margin, sheet.y - 12, 'Boundary certificate', { size: 22, face: 'bold' });
  sheet.y -= 20;
  sheet.paragraph(PAGE.margin, response.document || '(unnamed document)', ROOM, { size: 12, color: COLORS.muted });
  sheet.y -= 4;
  if (response.test_mode) banner(sheet, 'TEST MODE: a fixed sample; it says nothing about the document that was sent.');
  sheet.rule();
  sheet.y -= 8;
  await breath();
  facts(sheet, response);
  await breath();
  if (response.document_verdict) documentVerdict(sheet, response.document_verdict);
  if (response.extraction.tracts.length > 0) await summary(sheet, response);
  await breath();
  attestation(sheet, response);
}

function banner(sheet: PdfSheet, text: string): void {
  sheet.box(PAGE.margin, sheet.y - 16, ROOM, 16, COLORS.REVIEW);
  sheet.text(PAGE.margin + 8, sheet.y - 11.4, text, { size: 8.4, face: 'bold', color: COLORS.white });
  sheet.y -= 24;
}

function facts(sheet: PdfSheet, response: ExtractResponse): void {
  const { extraction, attestation: attested } = response;
  const { metadata } = extraction;
  pair(sheet, 'Source', KINDS[response.input_kind]);
  pair(sheet, 'Document SHA-256', attested?.document_sha256 || '(none)');
  pair(sheet, 'Extracted at', attested?.extracted_at || '(not recorded)');
  pair(
    sheet,
    'Read by',
    [response.model, response.engine_version && `engine ${response.engine_version}`].filter(Boolean).join(', '),
  );
  pair(sheet, 'Kind', extraction.document_kind.replaceAll('_', ' '));
  const optional: [name: string, value: string][] = [
    ['Grantors', metadata.grantors.join('; ')],
    ['Grantees', metadata.grantees.join('; ')],
    ['Recording', recordingText(metadata.recording)],
    ['Prior references', metadata.prior_references.map(recordingText).join('; ')],
    ['Transfer date', metadata.transfer_date],
    ['Lots', lotTexts(metadata)],
    ['County and state', [metadata.county, metadata.state].filter(Boolean).join(', ')],
    ['Basis of bearings', extraction.basis_of_bearings ?? ''],
    ['Notes', extraction.notes ?? ''],
  ];
  for (const [name, value] of optional) if (value.trim() !== '') pair(sheet, name, value);
}

function documentVerdict(sheet: PdfSheet, verdict: NonNullable<ExtractResponse['document_verdict']>): void {
  heading(sheet, 'Document verdict');
  sheet.need(24);
  sheet.y -= 14;
  const wide = badge(sheet, verdict.status, PAGE.margin, sheet.y);
  const words = verdict.summary || verdict.document;
  sheet.text(PAGE.margin + wide + 8, sheet.y + 0.5, sheet.type.fitted(words, 9, ROOM - wide - 8), { size: 9 });
  sheet.y -= 8;
  bullets(sheet, verdict.reasons);
}

async function summary(
  sheet: PdfSheet,
  { extraction, groundtruth_verdicts: verdicts }: ExtractResponse,
): Promise<void> {
  await drawTable(
    sheet,
    'Tracts',
    [
      { title: 'NO.', share: 5 },
      { title: 'TRACT', share: 28, bold: true },
      { title: 'DESCRIPTION', share: 17 },
      { title: 'VERDICT', share: 12, bold: true, color: (text) => COLORS[text as Status] ?? COLORS.muted },
      { title: 'CLOSURE', share: 18, align: 'right' },
      { title: 'COMPUTED ACRES', share: 16, align: 'right' },
      { title: 'STATED', share: 20, align: 'right' },
    ],
    extraction.tracts.map((tract, i) => {
      const verdict = verdicts[i];
      const flags = [
        tract.is_exception && 'exception',
        verdict?.corrected && 'corrected',
        verdict?.adjusted && 'adjusted',
      ];
      return [
        String(i + 1),
        tract.name || '(unnamed)',
        [kindText(extraction, tract), ...flags.filter(Boolean)].join(', '),
        verdict?.status ?? 'none',
        ratioText(
          verdict?.closure_ratio ?? null,
          verdict?.geometry?.misclosure ?? 0,
          verdict?.geometry?.perimeter_ft ?? 0,
        ),
        (verdict && areaNumber(verdict, 'computed_acres', 4, 4)) || '—',
        statedText(tract.stated_area) || '—',
      ];
    }),
  );
}

/** `acres=0.17 | sqft=7405` -> `0.17 acres, 7,405 sq ft` */
export function statedText(stated: string): string {
  const units: Record<string, string> = { acres: 'acres', sqft: 'sq ft', sqm: 'sq m', ha: 'ha', arpents: 'arpents' };
  return Object.entries(unpack('stated_area', stated))
    .map(([unit, value]) => `${value.replace(/^\d{4,}/, grouped)} ${units[unit] ?? unit}`)
    .join(', ');
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

const QR_SIDE = 74;

function attestation(sheet: PdfSheet, { attestation: attested }: ExtractResponse): void {
  heading(sheet, 'Attestation');
  sheet.need(QR_SIDE + 24);
  const top = sheet.y - 6;
  const hash = attested?.document_sha256 ?? '';
  if (hash !== '') drawQr(sheet, hash.slice(0, 128), PAGE.margin, top - QR_SIDE, QR_SIDE);
  const x = PAGE.margin + (hash === '' ? 0 : QR_SIDE + 14);
  const room = PAGE.width - PAGE.margin - x;
  sheet.y = top;
  pair(sheet, 'Document SHA-256', hash || '(none)', { x, room, label: 84 });
  pair(sheet, 'Extracted at', attested?.extracted_at ?? '', { x, room, label: 84 });
  pair(sheet, 'Signature', attested?.signature ?? '', { x, room, label: 84 });
  sheet.paragraph(
    x,
    'The body this certificate was made from carried this HMAC-SHA256 and it was verified before the page was drawn. The code holds ' +
      'the document hash: compare it with the SHA-256 of the file at hand.',
    room,
    { size: 7, color: COLORS.muted },
  );
  sheet.y = Math.min(sheet.y, top - QR_SIDE) - 4;
}

function drawQr(sheet: PdfSheet, text: string, x: number, y: number, side: number): void {
  const modules = qrModules(text);
  const step = side / modules.length;
  const cells = modules.flatMap((row, i) =>
    row.flatMap((dark, j) =>
      dark
        ? [
            `${(x + j * step).toFixed(3)} ${(y + side - (i + 1) * step).toFixed(3)} ${step.toFixed(3)} ${step.toFixed(3)} re`,
          ]
        : [],
    ),
  );
  sheet.put(`q 0 0 0 rg ${cells.join(' ')} f Q`);
}
