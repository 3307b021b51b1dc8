// Small pieces every page of a certificate uses: headings, badges, pairs of a name and a value.
import type { Status } from '../contract/response.ts';
import { COLORS, PAGE, type PdfSheet, ROOM } from './pdf-sheet.ts';

/** What a heading takes of the page's height. */
export const HEADING = 25;

export function heading(sheet: PdfSheet, text: string): void {
  sheet.need(66); // with something of what it heads
  sheet.y -= 20;
  sheet.text(PAGE.margin, sheet.y, text, { size: 10.5, face: 'bold' });
  sheet.y -= 5;
}

const BADGE = { height: 15, size: 9 } as const;

/** A flag, square-cornered; its right edge at x where `right` is set. Gives its width. */
export function badge(sheet: PdfSheet, status: Status, x: number, y: number, right = false): number {
  const wide = sheet.type.width(status, BADGE.size, 'bold') + 14;
  const left = right ? x - wide : x;
  sheet.box(left, y - 4, wide, BADGE.height, COLORS[status]);
  sheet.text(left + 7, y + 0.3, status, { size: BADGE.size, face: 'bold', color: COLORS.white });
  return wide;
}

export interface PairPlace {
  readonly x: number;
  readonly room: number;
  readonly label: number;
}
const WHOLE: PairPlace = { x: PAGE.margin, room: ROOM, label: 96 };

/** A name and its value; the value wraps under itself. */
export function pair(sheet: PdfSheet, name: string, value: string, place: PairPlace = WHOLE): void {
  sheet.need(11.5);
  const top = sheet.y;
  sheet.text(place.x, top - 8.5, name, { size: 7.6, color: COLORS.muted });
  sheet.paragraph(place.x + place.label, value === '' ? '—' : value, place.room - place.label, {
    size: 8.2,
    leading: 11,
  });
  sheet.y -= 1;
}

/** Sentences as a list. */
export function bullets(
  sheet: PdfSheet,
  sentences: readonly string[],
  x: number = PAGE.margin,
  room: number = ROOM,
): void {
  for (const sentence of sentences) {
    sheet.need(12);
    sheet.box(x + 1, sheet.y - 6.6, 2.4, 2.4, COLORS.muted);
    sheet.paragraph(x + 10, sentence, room - 10, { size: 8.4, leading: 11.2 });
    sheet.y -= 1.2;
  }
}

export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
