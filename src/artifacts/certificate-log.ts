// Takes: a response and a tract. Gives: what operators changed of it: every correction as before and after, every adjustment.
import type { Bearing } from '../contract/extraction.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import { drawTable } from './certificate-table.ts';
import { primes } from './figure-plan.ts';
import type { PdfSheet } from './pdf-sheet.ts';

export async function drawLog(sheet: PdfSheet, response: ExtractResponse, index: number): Promise<void> {
  const corrections = response.corrections.filter(({ tract }) => tract === index);
  const adjustments = response.adjustments.filter(({ tract }) => tract === index);
  if (corrections.length > 0) {
    await drawTable(
      sheet,
      'Corrections by an operator',
      [
        { title: 'CALL', share: 9, bold: true },
        { title: 'FIELD', share: 15 },
        { title: 'BEFORE', share: 18 },
        { title: 'AFTER', share: 18, bold: true },
        { title: 'BY', share: 16 },
        { title: 'AT', share: 28 },
        { title: 'NOTE', share: 24 },
      ],
      corrections.map((entry) => [
        `${entry.kind === 'tie' ? 'T' : ''}${entry.call + 1}`,
        entry.field.replaceAll('_', ' '),
        valueText(entry.before),
        valueText(entry.after),
        entry.by || 'not named',
        entry.at,
        entry.note,
      ]),
    );
  }
  if (adjustments.length > 0) {
    await drawTable(
      sheet,
      'Adjustment',
      [
        { title: 'METHOD', share: 24, bold: true },
        { title: 'MISCLOSURE BEFORE, FT', share: 22, align: 'right' },
        { title: 'PERIMETER, FT', share: 20, align: 'right' },
        { title: 'BY', share: 18 },
        { title: 'AT', share: 22 },
      ],
      adjustments.map((entry) => [
        entry.method === 'compass_rule' ? 'compass rule (Bowditch)' : String(entry.method),
        entry.misclosure_before.toFixed(4),
        entry.perimeter.toFixed(2),
        entry.by || 'not named',
        entry.at,
      ]),
    );
  }
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { ns, degrees, minutes, seconds, ew } = value as Partial<Bearing>;
  if (ns && ew && typeof degrees === 'number' && typeof minutes === 'number' && typeof seconds === 'number')
    return primes(bearingText({ ns, degrees, minutes, seconds, ew }));
  return JSON.stringify(value);
}
