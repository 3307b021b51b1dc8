// Takes: a text. Gives: the cell of a CSV file that holds it (RFC 4180).
// Never: a cell that a spreadsheet would run, in whichever country it is opened: names and sentences come from strangers.

/** What a reader does not see and a spreadsheet skips: white space of every kind, byte-order marks, joiners, controls. */
const UNSEEN = String.raw`\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800`;

/** What parts cells or rows somewhere: in much of Europe a double click splits at semicolons, and quotes within a cell do not hold there. */
const PARTS = String.raw`;|\t\r\n\v\f\u0085\u2028\u2029`;

const UNSEEN_START = new RegExp(`^[${UNSEEN}]*`, 'u');
const PART = new RegExp(`[${PARTS}][${PARTS}${UNSEEN}]*`, 'gu');
const NEEDS_QUOTES = new RegExp(`[",${PARTS}]`, 'u');

export function csvCell(text: string): string {
  const parts = text.replace(PART, (part: string, at: number) =>
    startsFormula(text, at + part.length) ? `${part}'` : part,
  );
  const start = UNSEEN_START.exec(text)![0].length;
  const safe = /^[\t\r]/.test(text) || startsFormula(text, start) ? `'${parts}` : parts;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Full-width and small forms count as what they stand for: spreadsheets of East Asia take them so. */
function startsFormula(text: string, at: number): boolean {
  return /^[=+\-@\u2212]/.test((text[at] ?? '').normalize('NFKC'));
}
