// Takes: what a drawing holds and its scale. Gives: a sheet of 17 by 11 inches in paper space: a viewport at that scale, title, notes, north arrow,
// scale bar, a table of the courses without a label of their own. Never: a seal, or room for a signature: it is no survey.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { type DxfEntity, dxfPen } from './dxf-pen.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { nameLines } from './dxf-tract.ts';
import { barFor, POINTS_PER_INCH, scaleText } from './figure-scale.ts';
import { courseLabel, type PlaneCourse } from './plane-tract.ts';

export const SHEET_INCHES = { width: 17, height: 11, margin: 0.5 } as const;
/** The window of the model on the sheet. */
export const VIEW_INCHES = { width: 12, height: 10, x: 0.5, y: 0.5 } as const;

export interface DxfSheet {
  readonly entities: readonly DxfEntity[];
  /** What the window looks at, in feet. */
  readonly centre: Point;
}

export interface SheetContent {
  readonly tracts: readonly DrawnTract[];
  readonly scale: number;
  /** What the sheet looks at, in feet. */
  readonly centre: Point;
  readonly notes: readonly string[];
  readonly tagged: readonly PlaneCourse[];
}

const pen = dxfPen(1);
const LEFT = VIEW_INCHES.x + VIEW_INCHES.width + 0.15;
const HIGH = 0.08;
const LEADING = 0.14;
const ACROSS = 50; // letters of a line in the column
const NORTH_TOP = 2.3; // north arrow and scale bar stand below it

export function dxfSheet(response: ExtractResponse, content: SheetContent): DxfSheet {
  const column = new Column();
  column.lines('title', wrapped(response.document || 'Boundary', 26), 0.14);
  const { county, state } = response.extraction.metadata;
  column.lines('title', wrapped([county, state].filter(Boolean).join(', '), ACROSS));
  column.gap();
  for (const tract of content.tracts.slice(0, 8))
    column.lines('title', nameLines(tract).flatMap((line) => wrapped(line, ACROSS)));
  if (content.tracts.length > 8) column.lines('title', [`and ${content.tracts.length - 8} more`]);
  column.gap();
  const basis = response.extraction.basis_of_bearings ?? 'not stated; bearings are as recorded';
  const notes = [...content.notes, `Basis of bearings: ${basis}`, NO_SURVEY];
  for (const note of notes) column.lines('title', wrapped(note, ACROSS));
  column.gap();
  table(column, content.tagged);
  return { entities: [...frame(), ...column.entities, ...north(), ...bar(content.scale)], centre: content.centre };
} // prettier-ignore

const NO_SURVEY = 'Computed from the words of the document by thence. Not a survey, nor the plat of a surveyor.';

/** Lines of text from the top of the sheet's right side down; what has no room is not begun. */
class Column {
  readonly entities: DxfEntity[] = [];
  private y: number = SHEET_INCHES.height - SHEET_INCHES.margin - 0.25;

  get room(): number {
    return Math.max(0, Math.floor((this.y - NORTH_TOP) / LEADING));
  }

  lines(layer: 'title' | 'table', words: readonly string[], height = HIGH): void {
    for (const line of words.slice(0, this.room)) {
      this.entities.push(pen.text(layer, line, [LEFT, this.y], { height, align: 'left' }));
      this.y -= LEADING * (height / HIGH);
    }
  }

  gap(): void {
    this.y -= LEADING / 2;
  }
}

function table(column: Column, tagged: readonly PlaneCourse[]): void {
  if (tagged.length === 0) return;
  const rows = tagged.map((course) => `${String(course.number).padStart(3)}  ${courseLabel(course)}`);
  const most = column.room - 2;
  column.lines('table', ['COURSES BY NUMBER']);
  if (rows.length <= most) column.lines('table', rows);
  else column.lines('table', [...rows.slice(0, Math.max(0, most - 1)), `and ${rows.length - most + 1} more: layer V-PROP-BRNG-HIDE`]);
} // prettier-ignore

function frame(): DxfEntity[] {
  const { margin, width, height } = SHEET_INCHES;
  const [right, top] = [width - margin, height - margin];
  const box = (points: Point[]): DxfEntity => pen.polyline('title', points.map((at) => ({ at })), true); // prettier-ignore
  return [
    box([
      [margin, margin],
      [right, margin],
      [right, top],
      [margin, top],
    ]),
    pen.line('title', [LEFT - 0.15, margin], [LEFT - 0.15, top]),
  ];
}

function north(): DxfEntity[] {
  const [x, y] = [LEFT + 3.3, 1.1];
  const half = (side: number): Point[] => [
    [x, y + 0.8],
    [x + side * 0.14, y],
    [x, y + 0.16],
  ];
  const [tip, foot, notch] = half(-1) as [Point, Point, Point];
  return [
    pen.solid('symbols', [tip, foot, notch, notch]),
    pen.polyline('symbols', half(1).map((at) => ({ at })), true),
    pen.text('symbols', 'N', [x, y + 0.88], { height: 0.14 }),
  ]; // prettier-ignore
}

function bar(scale: number): DxfEntity[] {
  const { steps, stepFt, stepPt } = barFor(scale);
  const [x, y, high] = [LEFT + 0.1, 0.95, 0.08];
  const step = stepPt / POINTS_PER_INCH;
  const boxes = Array.from({ length: steps }, (_, i): DxfEntity[] => {
    const [from, to] = [x + i * step, x + (i + 1) * step];
    const corners: [Point, Point, Point, Point] = [
      [from, y],
      [to, y],
      [from, y + high],
      [to, y + high],
    ];
    const outline = [corners[0], corners[1], corners[3], corners[2]].map((at) => ({ at }));
    return [pen.polyline('symbols', outline, true), ...(i % 2 === 0 ? [pen.solid('symbols', corners)] : [])];
  });
  const ends = [0, steps / 2, steps].map((i) => {
    const feet = String(Math.round(i * stepFt * 1000) / 1000);
    return pen.text('symbols', i === steps ? `${feet} ft` : feet, [x + i * step, y + 0.13], { height: HIGH });
  });
  const words = `SCALE ${scaleText(scale).replaceAll('″', '"').replaceAll('′', "'")}`;
  return [...boxes.flat(), ...ends, pen.text('symbols', words, [x, y - 0.2], { height: 0.1, align: 'left' })];
}

/** Lines of at most so many letters; a longer word is cut. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
