// Takes: points in feet, or in inches of a sheet, and how many drawing units one of them is. Gives: DXF entities.
// Never: a text that a program would read as another: the degree sign is DXF's own.
import type { Point } from '../survey/traverse.ts';
import { LAYERS, type LayerName } from './dxf-layers.ts';
import type { Tag } from './dxf-tags.ts';

export interface DxfEntity {
  readonly type: string;
  readonly layer: string;
  readonly tags: readonly Tag[];
}

export interface TextStyle {
  readonly height: number;
  /** Counterclockwise from east. */
  readonly angleDeg?: number;
  readonly align?: 'left' | 'center';
}

export interface Vertex {
  readonly at: Point;
  /** To the next one; positive to the left. */
  readonly bulge?: number;
}

export type DxfPen = ReturnType<typeof dxfPen>;

export function dxfPen(unitsPer: number) {
  const xyz = ([east, north]: Point, code: number): Tag[] => [
    [code, east * unitsPer],
    [code + 10, north * unitsPer],
    [code + 20, 0],
  ];
  const entity = (type: string, layer: LayerName, subclass: string, ...tags: Tag[]): DxfEntity => ({
    type,
    layer: LAYERS[layer].name,
    tags: [[100, subclass], ...tags],
  });
  return {
    /** On its base line, left of the point or centred on it. */
    text(layer: LayerName, words: string, at: Point, { height, angleDeg = 0, align = 'center' }: TextStyle): DxfEntity {
      const centred: Tag[] = align === 'center' ? [[72, 1], ...xyz(at, 11)] : [];
      const told: Tag = [1, words.replaceAll('°', '%%d') || ' '];
      const size: Tag = [40, height * unitsPer];
      const end: Tag[] = [
        [100, 'AcDbText'],
        [73, 0],
      ];
      const turn: Tag[] = [
        [50, angleDeg],
        [7, 'Standard'],
      ];
      return entity('TEXT', layer, 'AcDbText', ...xyz(at, 10), size, told, ...turn, ...centred, ...end);
    },
    line: (layer: LayerName, from: Point, to: Point): DxfEntity =>
      entity('LINE', layer, 'AcDbLine', ...xyz(from, 10), ...xyz(to, 11)),
    point: (layer: LayerName, at: Point): DxfEntity => entity('POINT', layer, 'AcDbPoint', ...xyz(at, 10)),
    circle: (layer: LayerName, at: Point, radius: number): DxfEntity =>
      entity('CIRCLE', layer, 'AcDbCircle', ...xyz(at, 10), [40, radius * unitsPer]),
    /** Filled; the corners in the order of a Z. */
    solid: (layer: LayerName, corners: readonly [Point, Point, Point, Point]): DxfEntity =>
      entity('SOLID', layer, 'AcDbTrace', ...corners.flatMap((corner, i) => xyz(corner, 10 + i))),
    polyline(layer: LayerName, vertices: readonly Vertex[], closed: boolean): DxfEntity {
      const corners = vertices.flatMap(({ at: [east, north], bulge = 0 }): Tag[] => [
        [10, east * unitsPer],
        [20, north * unitsPer],
        [42, bulge],
      ]);
      const head: Tag[] = [
        [90, vertices.length],
        [70, closed ? 1 : 0],
        [43, 0],
      ];
      return entity('LWPOLYLINE', layer, 'AcDbPolyline', ...head, ...corners);
    },
  };
}
