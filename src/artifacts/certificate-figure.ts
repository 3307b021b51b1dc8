// Takes: a sheet with room at its cursor, and a tract in its plane. Gives: the tract drawn to scale: courses, labels, POB and POC, north
// arrow, graphic scale, basis of bearings. Never: anything round that a seal could be taken for.
import { type FigurePlan, figurePlan, scaleText, type Spot } from './figure-plan.ts';
import { COLORS, PAGE, type PdfSheet, ROOM } from './pdf-sheet.ts';
import type { DrawnTract } from './drawn-tract.ts';
import type { PlaneTract } from './plane-tract.ts';

const LABEL_SIZE = 6.6;
const EXCEPTION_FILL = [0.97, 0.93, 0.92] as const;

export function drawFigure(
  sheet: PdfSheet,
  tract: PlaneTract,
  all: readonly DrawnTract[],
  basisOfBearings: string | null,
  height: number,
): void {
  const bottom = sheet.y - height;
  const frame = { x: PAGE.margin, y: bottom, width: ROOM, height };
  const room = {
    ...frame,
    y: bottom + 12, // above the scale bar
    height: height - 12,
    labelSize: LABEL_SIZE,
    textWidth: (text: string, size: number) => sheet.type.width(text, size),
  };
  const plan = figurePlan(tract, room, all);
  sheet.box(frame.x, frame.y, frame.width, frame.height, [0.992, 0.991, 0.984]);
  drawFill(sheet, plan, tract);
  drawExceptions(sheet, plan);
  drawTie(sheet, plan);
  for (const [i, note] of plan.notes.entries())
    sheet.text(frame.x + 12, frame.y + frame.height - 11 - i * 8, note, { size: 6, color: COLORS.muted });
  drawCourses(sheet, plan, tract);
  drawWords(sheet, plan);
  drawNorth(sheet, frame.x + frame.width - 26, frame.y + frame.height - 50);
  drawScale(sheet, plan, frame.x + 12, frame.y + 12);
  const words = basisOfBearings ?? 'not stated in the document; bearings are as recorded';
  const basis = /^(?:the )?(?:basis of|bearings)\b/i.test(words) ? words : `Basis of bearings: ${words}`;
  sheet.text(frame.x + frame.width - 10, frame.y + 10, sheet.type.fitted(basis, 6.5, 300), {
    size: 6.5,
    color: COLORS.muted,
    align: 'right',
  });
  const { x, y, width } = frame;
  sheet.line(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    0.6,
    COLORS.rule,
    { closed: true },
  );
  sheet.y = bottom;
}

function drawFill(sheet: PdfSheet, plan: FigurePlan, { tract, closed }: PlaneTract): void {
  if (!closed) return;
  const outline: Spot[] = plan.courses.flatMap(({ path }) => [...path]);
  const fill = tract.is_exception ? EXCEPTION_FILL : ([0.94, 0.96, 0.94] as const);
  sheet.line(outline, 0, fill, { closed: true, fill });
}

function drawCourses(sheet: PdfSheet, plan: FigurePlan, { tract, closed }: PlaneTract): void {
  const ink = tract.is_exception ? COLORS.FAIL : COLORS.ink;
  for (const { path } of plan.courses) sheet.line(path, 1.1, ink, closed ? {} : { dash: [8, 3, 2, 3] });
  if (plan.gap) sheet.line(plan.gap, 0.8, COLORS.FAIL, { dash: [2, 2] });
  if (plan.corners.length <= 120) for (const [x, y] of plan.corners) sheet.circle(x, y, 1.5, COLORS.white, ink);
}

const TIE_DASH = [5, 2, 1.5, 2];

/** As they lie in the tract. */
function drawExceptions(sheet: PdfSheet, { exceptions }: FigurePlan): void {
  for (const { path, tie, name, nameAt, tract } of exceptions) {
    if (tract.closed) sheet.line(path, 0, EXCEPTION_FILL, { closed: true, fill: EXCEPTION_FILL });
    sheet.line(path, 0.8, COLORS.FAIL);
    if (tie.length > 0) sheet.line(tie, 0.6, COLORS.muted, { dash: TIE_DASH });
    sheet.text(nameAt[0], nameAt[1], name, { size: LABEL_SIZE, align: 'center', color: COLORS.FAIL });
  }
}

function drawTie(sheet: PdfSheet, { tie }: FigurePlan): void {
  if (!tie) return;
  const [[x, y], [toX, toY]] = [tie.path[0]!, tie.path[1]!];
  sheet.line(tie.path, 0.6, COLORS.muted, { dash: TIE_DASH });
  const style = { size: 7, face: 'bold' } as const;
  const onLeft = toX > x;
  if (!tie.toScale) {
    sheet.text(x + (onLeft ? -3 : 3), y - 2.5, 'to POC', { ...style, align: onLeft ? 'right' : 'left' });
    return;
  }
  const side = 3.4;
  sheet.line(
    [
      [x - side, y - side * 0.6],
      [x + side, y - side * 0.6],
      [x, y + side],
    ],
    0.8,
    COLORS.ink,
    { closed: true, fill: COLORS.white },
  );
  sheet.text(x + (onLeft ? -2 : 2), y + (toY > y ? -11 : 6), 'POC', { ...style, align: onLeft ? 'left' : 'right' });
}

function drawWords(sheet: PdfSheet, plan: FigurePlan): void {
  for (const { text, at, angleRad } of plan.labels)
    sheet.text(at[0], at[1], text, { size: LABEL_SIZE, align: 'center', angleRad });
  for (const { text, at } of plan.tags)
    sheet.text(at[0], at[1] - LABEL_SIZE * 0.36, text, {
      size: LABEL_SIZE,
      face: 'bold',
      align: 'center',
      color: COLORS.muted,
    });
  const [x, y] = plan.beginning;
  const side = 2.6;
  sheet.line(
    [
      [x - side, y - side],
      [x + side, y - side],
      [x + side, y + side],
      [x - side, y + side],
    ],
    1,
    COLORS.ink,
    { closed: true, fill: COLORS.ink },
  );
  sheet.text(plan.beginningLabel[0], plan.beginningLabel[1] - 3, 'POB', { size: 8, face: 'bold', align: 'center' });
}

/** A plain arrow with its letter; nothing round about it. */
function drawNorth(sheet: PdfSheet, x: number, y: number): void {
  sheet.line(
    [
      [x, y + 30],
      [x - 6, y + 6],
      [x, y + 11],
    ],
    0.6,
    COLORS.ink,
    { closed: true, fill: COLORS.ink },
  );
  sheet.line(
    [
      [x, y + 30],
      [x + 6, y + 6],
      [x, y + 11],
    ],
    0.6,
    COLORS.ink,
    { closed: true, fill: COLORS.white },
  );
  sheet.text(x, y + 33, 'N', { size: 9, face: 'bold', align: 'center' });
}

function drawScale(sheet: PdfSheet, { bar, scale }: FigurePlan, x: number, y: number): void {
  const high = 4;
  for (let i = 0; i < bar.steps; i++) {
    const left = x + i * bar.stepPt;
    sheet.line(
      [
        [left, y],
        [left + bar.stepPt, y],
        [left + bar.stepPt, y + high],
        [left, y + high],
      ],
      0.5,
      COLORS.ink,
      {
        closed: true,
        fill: i % 2 === 0 ? COLORS.ink : COLORS.white,
      },
    );
  }
  for (let i = 0; i <= bar.steps; i++) {
    if (i % 2 === 1) continue;
    const feet = String(Math.round(i * bar.stepFt * 1000) / 1000);
    sheet.text(x + i * bar.stepPt, y + high + 2.5, i === bar.steps ? `${feet} ft` : feet, { size: 6, align: 'center' });
  }
  sheet.text(x, y - 7.5, `Scale ${scaleText(scale)}`, { size: 6.5, color: COLORS.muted });
}
