// Takes: the handles of a drawing. Gives: its tables: line types, layers, the text style, the view it opens with.
import type { FixedHandles } from './dxf-handles.ts';
import { type DxfLayer, LAYERS } from './dxf-layers.ts';
import { type Entry, type Handles, type Tag, table } from './dxf-tags.ts';
import type { Extent } from './plane-tract.ts';

export function tablesText(handles: Handles, ids: FixedHandles, extent: Extent): string {
  const entry = (...tags: Tag[]): Entry => ({ handle: handles.take(), tags });
  const named = (name: string, ...tags: Tag[]): Entry => entry([2, name], [70, 0], ...tags);
  const solid = (name: string): Entry => named(name, [3, ''], [72, 65], [73, 0], [40, 0]);
  const dashes = (name: string, shown: string, ...lengths: number[]): Entry => {
    const total = lengths.reduce((sum, length) => sum + Math.abs(length), 0);
    const parts = lengths.flatMap((length): Tag[] => [
      [49, length],
      [74, 0],
    ]);
    return named(name, [3, `${name} ${shown}`], [72, 65], [73, lengths.length], [40, total], ...parts);
  };
  const layer = ({ name, color, linetype, frozen, noPlot }: DxfLayer): Entry => {
    const plots: Tag[] = noPlot ? [[290, 0]] : [];
    return entry(
      [2, name],
      [70, frozen ? 1 : 0],
      [62, color],
      [6, linetype],
      ...plots,
      [370, -3],
      [390, ids.normalStyle],
    );
  };
  const space = (handle: string, name: string, layout: string): Entry => ({
    handle,
    tags: [
      [2, name],
      [340, layout],
      [70, 0],
      [280, 1],
      [281, 0],
    ],
  });
  const all: DxfLayer[] = [{ name: '0', color: 7, linetype: 'Continuous' }, ...Object.values(LAYERS)];
  return [
    table('VPORT', handles.take(), 'AcDbViewportTableRecord', [viewport(entry, extent)]),
    table('LTYPE', handles.take(), 'AcDbLinetypeTableRecord', [
      solid('ByBlock'),
      solid('ByLayer'),
      solid('Continuous'),
      dashes('DASHED', '__ __ __', 0.25, -0.125),
      dashes('CENTER', '____ _ ____', 0.6, -0.1, 0.15, -0.1),
    ]),
    table('LAYER', handles.take(), 'AcDbLayerTableRecord', all.map(layer)),
    table('STYLE', handles.take(), 'AcDbTextStyleTableRecord', [
      named('Standard', [40, 0], [41, 1], [50, 0], [71, 0], [42, 2.5], [3, 'arial.ttf'], [4, '']),
    ]),
    table('VIEW', handles.take(), 'AcDbViewTableRecord', []),
    table('UCS', handles.take(), 'AcDbUCSTableRecord', []),
    table('APPID', handles.take(), 'AcDbRegAppTableRecord', [named('ACAD')]),
    table('DIMSTYLE', handles.take(), 'AcDbDimStyleTableRecord', [named('Standard')]),
    table('BLOCK_RECORD', handles.take(), 'AcDbBlockTableRecord', [
      space(ids.model, '*Model_Space', ids.modelLayout),
      space(ids.paper, '*Paper_Space', ids.paperLayout),
      space(ids.sheet, '*Paper_Space0', ids.sheetLayout),
    ]),
  ].join('');
}

/** The view a program opens with: the whole drawing. */
function viewport(entry: (...tags: Tag[]) => Entry, { minimum, maximum }: Extent): Entry {
  const [wide, high] = [maximum[0] - minimum[0], maximum[1] - minimum[1]];
  const height = Math.max(high, wide / 1.5, 1) * 1.15;
  return entry(
    [2, '*ACTIVE'],
    [70, 0],
    [10, 0],
    [20, 0],
    [11, 1],
    [21, 1],
    [12, (minimum[0] + maximum[0]) / 2],
    [22, (minimum[1] + maximum[1]) / 2],
    [13, 0],
    [23, 0],
    [14, 10],
    [24, 10],
    [15, 10],
    [25, 10],
    [16, 0],
    [26, 0],
    [36, 1],
    [17, 0],
    [27, 0],
    [37, 0],
    [40, height],
    [41, 1.5],
    [42, 50],
    [43, 0],
    [44, 0],
    [50, 0],
    [51, 0],
    [71, 0],
    [72, 1000],
    [73, 1],
    [74, 3],
    [75, 0],
    [76, 0],
    [77, 0],
    [78, 0],
  );
}
