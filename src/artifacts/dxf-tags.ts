// Takes: group codes and values. Gives: DXF text of AC1024 (R2010): tags, handles, tables with their entries.
// Never: \U+XXXX: since R2007 a DXF is UTF-8, and ezdxf and GDAL show that older way of writing a letter as it stands.

export type Tag = readonly [code: number, value: string | number];

/** Handles are hexadecimal and unique in the file; HANDSEED is the next free one. */
export class Handles {
  private next = 1;

  take(): string {
    return (this.next++).toString(16).toUpperCase();
  }

  get seed(): string {
    return this.next.toString(16).toUpperCase();
  }
}

export function tagText(tags: readonly Tag[]): string {
  let text = '';
  for (const [code, value] of tags) text += `${codeText(code)}\n${valueText(code, value)}\n`;
  return text;
}

const CODES: string[] = []; // the same few dozen codes, over and over

function codeText(code: number): string {
  return (CODES[code] ??= String(code).padStart(3));
}

function valueText(code: number, value: string | number): string {
  if (typeof value === 'string') return oneLine(value);
  return isReal(code) ? real(value) : String(Math.trunc(value));
}

/** Group codes that hold a double (DXF reference, "Group code value types"). */
function isReal(code: number): boolean {
  return (
    (code >= 10 && code <= 59) ||
    (code >= 110 && code <= 149) ||
    (code >= 210 && code <= 239) ||
    (code >= 1010 && code <= 1059)
  );
}

function real(value: number): string {
  const text = String(Object.is(value, -0) ? 0 : value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const PLAIN = /^[\x20-\x7e]*$/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** One line: a control character would end the value, or the file. */
function oneLine(text: string): string {
  return PLAIN.test(text) ? text : text.replace(CONTROL, ' ').toWellFormed();
}

export function section(name: string, body: string): string {
  return (
    tagText([
      [0, 'SECTION'],
      [2, name],
    ]) +
    body +
    tagText([[0, 'ENDSEC']])
  );
}

export interface Entry {
  readonly handle: string;
  readonly tags: readonly Tag[];
}

/** A symbol table; each entry is `type` with its own subclass. DIMSTYLE alone keeps its handle under 105. */
export function table(type: string, handle: string, subclass: string, entries: readonly Entry[]): string {
  const head: Tag[] = [
    [0, 'TABLE'],
    [2, type],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, entries.length],
  ];
  if (type === 'DIMSTYLE') head.push([100, 'AcDbDimStyleTable']);
  const rows = entries.map((entry) =>
    tagText([
      [0, type],
      [type === 'DIMSTYLE' ? 105 : 5, entry.handle],
      [330, handle],
      [100, 'AcDbSymbolTableRecord'],
      [100, subclass],
      ...entry.tags,
    ]),
  );
  return tagText(head) + rows.join('') + tagText([[0, 'ENDTAB']]);
}
