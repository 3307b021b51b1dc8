// Takes: a response. Gives: an R2010 DXF of every tract with geometry, in the traverse's own plane, in feet; null where there is none.
// Never: a densified arc: curves are true arcs (LWPOLYLINE bulges). Land lies in its own plane, its POB at the origin, an exception in its
// land's or beside it; several tracts are groups of their own, and where several are land, a note says that they do not lie as drawn.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { type DxfEntity, type DxfGroup, type DxfLayer, dxfDocument } from './dxf-document.ts';
import type { Tag } from './dxf-tags.ts';
import { type DrawnTract, drawnTracts, drawingExtent } from './drawn-tract.ts';
import {
  bulgeOf,
  courseLabel,
  type Extent,
  extentOf,
  monumentOf,
  pathOf,
  type PlaneCourse,
  type PlaneTract,
} from './plane-tract.ts';

const LAYERS: readonly DxfLayer[] = [
  { name: 'BOUNDARY', color: 7, linetype: 'Continuous' },
  { name: 'EXCEPTION', color: 1, linetype: 'Continuous' },
  { name: 'CENTERLINE', color: 4, linetype: 'DASHED' },
  { name: 'COURSES', color: 8, linetype: 'Continuous' },
  { name: 'LABELS', color: 3, linetype: 'Continuous' },
  { name: 'TIES', color: 6, linetype: 'DASHED' },
  { name: 'POINTS', color: 2, linetype: 'Continuous' },
];

export function dxf(response: ExtractResponse): string | null {
  const tracts = drawnTracts(response);
  if (tracts.length === 0) return null;
  const extent = drawingExtent(tracts);
  const several = tracts.length > 1;
  const groups: DxfGroup[] = tracts.map((tract) => ({
    name: several ? `TRACT-${tract.index + 1}` : null,
    description: nameOf(tract),
    entities: tractEntities(tract),
  }));
  const lands = tracts.filter(({ tract }) => !tract.is_exception);
  if (lands.length > 1) groups.push({ name: null, description: '', entities: [note(drawingExtent(lands))] });
  return dxfDocument(LAYERS, groups, extent);
}

function nameOf({ tract }: PlaneTract): string {
  return tract.is_exception ? `${tract.name} (exception)`.trim() : tract.name;
}

function note({ minimum, maximum }: Extent): DxfEntity {
  const heightFt = Math.max((maximum[0] - minimum[0]) / 80, LEAST_HEIGHT_FT);
  const words = 'Each tract has its own plane, POB at 0,0: how they lie to each other is not shown.';
  return text('LABELS', words, [(minimum[0] + maximum[0]) / 2, minimum[1] - 4 * heightFt], heightFt, 0);
}

function tractEntities(tract: DrawnTract): DxfEntity[] {
  const heightFt = labelHeightFt(tract);
  const nameAt = centreOfPoints(tract.points);
  return [
    polyline(boundaryLayer(tract), tract.courses, tract.closed),
    ...tract.courses.map((course) => polyline('COURSES', [course], false)),
    ...tract.courses.map((course) => label(course, heightFt)),
    ...tieEntities(tract, heightFt),
    point('POINTS', tract.points[0]!),
    text('LABELS', 'POB', offset(tract.points[0]!, heightFt), heightFt, 0),
    text('LABELS', nameOf(tract), nameAt, heightFt * 1.5, 0),
    ...(tract.place ? [text('LABELS', tract.place.words, offset(nameAt, heightFt * 1.5), heightFt, 0)] : []),
  ];
}

function boundaryLayer({ tract, closed }: PlaneTract): string {
  if (tract.is_exception) return 'EXCEPTION';
  return closed ? 'BOUNDARY' : 'CENTERLINE';
}

/** A tract's own vertices; where it misses its beginning the last one is drawn, so that the misclosure shows. */
function polyline(layer: string, courses: readonly PlaneCourse[], closed: boolean): DxfEntity {
  const last = courses.at(-1)!;
  const returns = closed && near(last.to, courses[0]!.from);
  const vertices = courses.map(({ from, arc }) => vertex(from, bulgeOf(arc)));
  if (!returns) vertices.push(vertex(last.to, 0));
  return {
    type: 'LWPOLYLINE',
    layer,
    tags: [[100, 'AcDbPolyline'], [90, vertices.length], [70, returns ? 1 : 0], [43, 0], ...vertices.flat()],
  };
}

const CLOSED_FT = 1e-6;

function near(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < CLOSED_FT && Math.abs(a[1] - b[1]) < CLOSED_FT;
}

function vertex([east, north]: Point, bulge: number): Tag[] {
  return [
    [10, east],
    [20, north],
    [42, bulge],
  ];
}

function tieEntities(tract: PlaneTract, heightFt: number): DxfEntity[] {
  const monument = monumentOf(tract);
  if (monument === null) return [];
  return [
    {
      type: 'LINE',
      layer: 'TIES',
      tags: [
        [100, 'AcDbLine'],
        [10, monument[0]],
        [20, monument[1]],
        [30, 0],
        [11, tract.points[0]![0]],
        [21, tract.points[0]![1]],
        [31, 0],
      ],
    },
    point('TIES', monument),
    text('TIES', tract.verdict.anchor ?? 'POC', offset(monument, heightFt), heightFt, 0),
  ];
}

/** Along the course at its middle, readable from the south or the east. */
function label(course: PlaneCourse, heightFt: number): DxfEntity {
  const path = pathOf(course, 0.25);
  const middle = course.arc === null ? midpoint(course.from, course.to) : path[Math.floor(path.length / 2)]!;
  let angleDeg = (Math.atan2(course.to[1] - course.from[1], course.to[0] - course.from[0]) * 180) / Math.PI;
  if (angleDeg > 90 || angleDeg <= -90) angleDeg += angleDeg > 90 ? -180 : 180;
  const above = ((angleDeg + 90) * Math.PI) / 180;
  const at: Point = [middle[0] + Math.cos(above) * heightFt * 0.6, middle[1] + Math.sin(above) * heightFt * 0.6];
  return text('LABELS', courseLabel(course), at, heightFt, angleDeg);
}

/** Centred on its point; the second point is the one that counts for a centred text. */
function text(layer: string, words: string, [east, north]: Point, heightFt: number, angleDeg: number): DxfEntity {
  const tags: Tag[] = [
    [100, 'AcDbText'],
    [10, east],
    [20, north],
    [30, 0],
    [40, heightFt],
    [1, words.replaceAll('°', '%%d') || ' '], // DXF's own degree sign, which no program reads as another letter
    [50, angleDeg],
    [7, 'Standard'],
    [72, 1],
    [11, east],
    [21, north],
    [31, 0],
    [100, 'AcDbText'],
    [73, 0],
  ];
  return { type: 'TEXT', layer, tags };
}

function point(layer: string, [east, north]: Point): DxfEntity {
  return {
    type: 'POINT',
    layer,
    tags: [
      [100, 'AcDbPoint'],
      [10, east],
      [20, north],
      [30, 0],
    ],
  };
}

const LEAST_HEIGHT_FT = 0.001; // a figure of a foot has labels too; one of nothing must not have texts of no height

function labelHeightFt({ points }: PlaneTract): number {
  const { minimum, maximum } = extentOf(points);
  const size = Math.max(maximum[0] - minimum[0], maximum[1] - minimum[1]);
  return Math.max(size / 80, LEAST_HEIGHT_FT);
}

function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function offset([east, north]: Point, by: number): Point {
  return [east, north - 1.5 * by];
}

function centreOfPoints(points: readonly Point[]): Point {
  const { minimum, maximum } = extentOf(points);
  return midpoint(minimum, maximum);
}
