// Takes: a line of a table and the columns that its head names. Gives: the curve that the line tells by its cells: "2  --  100.14  150.00
// 38-15-00  (Rt.)" under "Course Bearing Dist. Radius Delta". Never: a cell that no column names; where they do not fit, no value at all.
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import type { CurveDirection } from '../../contract/extraction.ts';
import type { Segment } from '../marks/cut.ts';
import type { Course } from './course-parts.ts';
import { NO_UNIT } from './course-length.ts';
import { bareLength, emptyCurve, type CurveElements, type Length } from './curve-phrase.ts';
import { columnsAbove, type Column } from './table-columns.ts';
import { emptyCourse } from './table-course.ts';

const HAND = /^\(?(?:(?<left>left|lt|l)|right|rt|r)\.?\)?$/;
const NOTHING = /^(?:-+|n\/?a|none|curve|arc|crv|\.+|)$/;
const LENGTH = /^\d[\d,]{0,7}(?:\.\d{1,4})?(?:'|ft\.?|feet)?$/;
const ANGLE = /^(?<d>\d{1,3})-(?<m>\d{1,2})(?:-(?<s>\d{1,2}(?:\.\d{1,2})?))?$/;
const SPACED_ANGLE = /(\d{1,3})\s?°\s?(\d{1,2})\s?'(?:\s?(\d{1,2}(?:\.\d{1,2})?)\s?")?/g;

const UNREAD = 'a row of the table could not be read';

/** The course that a row without a bearing stands for: its wind, its curve by the columns, or one that could not be read. */
export function courseOfRow(folded: string, { start, lead, end }: Pick<Segment, 'start' | 'lead' | 'end'>): Course {
  const line = folded.slice(lead, end);
  const cardinal = cardinalOfRow(line);
  if (cardinal) return { ...emptyCourse({ start, end }), ...cardinal };
  const columns = columnsAbove(folded, lead);
  const isOfCurve = columns.includes('radius');
  const curve = isOfCurve ? curveOfCells(line, columns) : null;
  const course = emptyCourse({ start, end });
  if (!curve)
    return {
      ...course,
      ...(isOfCurve ? { curve: emptyCurve() } : { direction: 'broken' }),
      reasons: [UNREAD],
      grave: true,
    };
  return { ...course, curve, reasons: ['by the columns of the table'], grave: !isSound(curve) };
}

const CARDINAL_ROW =
  /^[ |]*[^\s|]{1,7}[ |:]+(?:due\s)?(?:(?<n>north|n)|(?<e>east|e)|(?<s>south|s)|west|w)\.?[ |]+(?<length>\d[\d,]{0,7}(?:\.\d{1,4})?(?:'|\s?ft\.?|\s?feet)?)[\s|-]*$/;

/** "4   South   180.00": a wind and its length. */
function cardinalOfRow(
  line: string,
): Pick<Course, 'bearing' | 'direction' | 'trendDeg' | 'distance' | 'reasons'> | null {
  const found = CARDINAL_ROW.exec(line)?.groups;
  if (!found) return null;
  const trendDeg = found['n'] ? 0 : found['e'] ? 90 : found['s'] ? 180 : 270;
  const distance = lengthOf(found['length']!.replace(/\s/, ''));
  const bearing = bearingFromAzimuth(trendDeg);
  return { bearing, direction: 'cardinal', trendDeg, distance, reasons: distance?.unitless === true ? [NO_UNIT] : [] };
}

function curveOfCells(line: string, columns: readonly Column[]): CurveElements | null {
  const plain = line.replace(SPACED_ANGLE, (_, d: string, m: string, s?: string) => [d, m, s ?? '0'].join('-'));
  const { cells, hand } = cellsOf(plain);
  const fitting = [columns, columns.filter((column) => column !== 'bearing')].find((each) => fits(each, cells));
  if (!fitting) return null;
  const at = (column: Column): string => cells[fitting.indexOf(column)] ?? '';
  const curve = emptyCurve();
  curve.radius = lengthOf(at('radius'));
  curve.arc = lengthOf(at('arc'));
  curve.chordLength = lengthOf(at('chord'));
  curve.tangentLength = lengthOf(at('tangent'));
  curve.deltaDeg = degreesOf(at('delta'));
  curve.direction = hand;
  return curve.radius && (curve.arc || curve.deltaDeg !== null || curve.chordLength) ? curve : null;
}

/** Behind the row's label; a word for the hand stands in no column, or in one with something else. */
function cellsOf(line: string): { cells: string[]; hand: CurveDirection | null } {
  const isRuled = line.includes('|');
  const parts = line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(isRuled ? '|' : /\s+/);
  let hand: CurveDirection | null = null;
  const cells = parts.slice(1).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const own = words.filter((word) => {
      const side = HAND.exec(word);
      if (side) hand = side.groups!['left'] === undefined ? 'right' : 'left';
      return !side;
    });
    return own.length === 0 && !(isRuled && part.trim() === '') ? [] : [own.join(' ')];
  });
  return { cells, hand };
}

function fits(columns: readonly Column[], cells: readonly string[]): boolean {
  if (cells.length !== columns.length || new Set(columns).size !== columns.length) return false;
  return columns.every((column, i) => {
    const cell = cells[i]!;
    if (NOTHING.test(cell)) return true;
    if (column === 'bearing') return false;
    return column === 'delta' || column === 'degree' ? ANGLE.test(cell) : LENGTH.test(cell);
  });
}

function lengthOf(cell: string): Length | null {
  if (!LENGTH.test(cell)) return null;
  const printed = /^[\d,.]+/.exec(cell)![0].replaceAll(',', '');
  const number = { value: Number(printed), start: 0, end: 0, inWords: false, places: 0 };
  const length = bareLength(number);
  return printed.length === cell.replaceAll(',', '').length ? length : { ...length, unitless: false };
}

function degreesOf(cell: string): number | null {
  const found = ANGLE.exec(cell)?.groups;
  return found ? Number(found['d']) + Number(found['m']) / 60 + Number(found['s'] ?? 0) / 3600 : null;
}

const NEAR = 0.005;

/** Radius, angle and length say the same. */
function isSound({ radius, arc, deltaDeg, direction }: CurveElements): boolean {
  if (!radius || !arc || deltaDeg === null || direction === null) return false;
  return Math.abs((radius.amount * deltaDeg * Math.PI) / 180 / arc.amount - 1) < NEAR;
}
