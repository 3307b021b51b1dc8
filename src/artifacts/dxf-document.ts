// Takes: layers and entities. Gives: a whole R2010 drawing around them: header, tables, blocks, layouts, objects.
// Never: a drawing that a program must repair; ezdxf's audit holds it to no error and no fix.
import { type Entry, Handles, section, type Tag, table, tagText } from './dxf-tags.ts';
import type { Extent } from './plane-tract.ts';

export interface DxfLayer {
  readonly name: string;
  /** AutoCAD colour index. */
  readonly color: number;
  readonly linetype: 'Continuous' | 'DASHED';
}

export interface DxfEntity {
  readonly type: string;
  readonly layer: string;
  readonly tags: readonly Tag[];
}

/** What a program picks, hides or moves as one; without a name, what stands alone. */
export interface DxfGroup {
  readonly name: string | null;
  readonly description: string;
  readonly entities: readonly DxfEntity[];
}

export function dxfDocument(layers: readonly DxfLayer[], groups: readonly DxfGroup[], extent: Extent): string {
  const handles = new Handles();
  const ids = fixedHandles(handles);
  const members = groups.map(({ entities }) => entities.map(() => handles.take()));
  const entityText = groups
    .flatMap(({ entities }, i) =>
      entities.map(({ type, layer, tags }, j) =>
        tagText([[0, type], [5, members[i]![j]!], [330, ids.model], [100, 'AcDbEntity'], [8, layer], ...tags]),
      ),
    )
    .join('');
  const named = groups.flatMap(({ name, description }, i) =>
    name === null ? [] : [{ name, description, handle: handles.take(), members: members[i]! }],
  );
  const tables = tablesText(handles, ids, layers, extent);
  const rest =
    section('CLASSES', '') +
    section('TABLES', tables) +
    section(
      'BLOCKS',
      blockText(handles, ids.model, '*Model_Space', false) + blockText(handles, ids.paper, '*Paper_Space', true),
    ) +
    section('ENTITIES', entityText) +
    section('OBJECTS', objectsText(ids, extent, named));
  return section('HEADER', headerText(handles.seed, extent)) + rest + tagText([[0, 'EOF']]);
}

function fixedHandles(handles: Handles) {
  const names = [
    'model',
    'paper',
    'modelLayout',
    'paperLayout',
    'root',
    'groups',
    'layouts',
    'plotStyles',
    'normalStyle',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, handles.take()])) as Record<(typeof names)[number], string>;
}
type FixedHandles = ReturnType<typeof fixedHandles>;

function headerText(seed: string, { minimum, maximum }: Extent): string {
  const variable = (name: string, ...tags: Tag[]): Tag[] => [[9, name], ...tags];
  return tagText([
    ...variable('$ACADVER', [1, 'AC1024']),
    ...variable('$DWGCODEPAGE', [3, 'ANSI_1252']),
    ...variable('$HANDSEED', [5, seed]),
    ...variable('$INSUNITS', [70, 2]), // feet
    ...variable('$MEASUREMENT', [70, 0]), // imperial
    ...variable('$LUNITS', [70, 2]),
    ...variable('$LUPREC', [70, 2]),
    ...variable('$EXTMIN', [10, minimum[0]], [20, minimum[1]], [30, 0]),
    ...variable('$EXTMAX', [10, maximum[0]], [20, maximum[1]], [30, 0]),
    ...variable('$LTSCALE', [40, 10]),
  ]);
}

function tablesText(handles: Handles, ids: FixedHandles, layers: readonly DxfLayer[], extent: Extent): string {
  const entry = (...tags: Tag[]): Entry => ({ handle: handles.take(), tags });
  const named = (name: string, ...tags: Tag[]): Entry => entry([2, name], [70, 0], ...tags);
  const solid = (name: string): Entry => named(name, [3, ''], [72, 65], [73, 0], [40, 0]);
  const dashed = named(
    'DASHED',
    [3, 'Dashed __ __ __'],
    [72, 65],
    [73, 2],
    [40, 0.75],
    [49, 0.5],
    [74, 0],
    [49, -0.25],
    [74, 0],
  );
  const layer = ({ name, color, linetype }: DxfLayer): Entry =>
    named(name, [62, color], [6, linetype], [370, -3], [390, ids.normalStyle]);
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
  const all: DxfLayer[] = [{ name: '0', color: 7, linetype: 'Continuous' }, ...layers];
  return [
    table('VPORT', handles.take(), 'AcDbViewportTableRecord', [viewport(entry, extent)]),
    table('LTYPE', handles.take(), 'AcDbLinetypeTableRecord', [
      solid('ByBlock'),
      solid('ByLayer'),
      solid('Continuous'),
      dashed,
    ]),
    table('LAYER', handles.take(), 'AcDbLayerTableRecord', all.map(layer)),
    table('STYLE', handles.take(), 'AcDbTextStyleTableRecord', [
      named('Standard', [40, 0], [41, 1], [50, 0], [71, 0], [42, 2.5], [3, 'txt'], [4, '']),
    ]),
    table('VIEW', handles.take(), 'AcDbViewTableRecord', []),
    table('UCS', handles.take(), 'AcDbUCSTableRecord', []),
    table('APPID', handles.take(), 'AcDbRegAppTableRecord', [named('ACAD')]),
    table('DIMSTYLE', handles.take(), 'AcDbDimStyleTableRecord', [named('Standard')]),
    table('BLOCK_RECORD', handles.take(), 'AcDbBlockTableRecord', [
      space(ids.model, '*Model_Space', ids.modelLayout),
      space(ids.paper, '*Paper_Space', ids.paperLayout),
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

function blockText(handles: Handles, owner: string, name: string, paper: boolean): string {
  const where: Tag[] = paper ? [[67, 1]] : [];
  return tagText([
    [0, 'BLOCK'],
    [5, handles.take()],
    [330, owner],
    [100, 'AcDbEntity'],
    ...where,
    [8, '0'],
    [100, 'AcDbBlockBegin'],
    [2, name],
    [70, 0],
    [10, 0],
    [20, 0],
    [30, 0],
    [3, name],
    [1, ''],
    [0, 'ENDBLK'],
    [5, handles.take()],
    [330, owner],
    [100, 'AcDbEntity'],
    ...where,
    [8, '0'],
    [100, 'AcDbBlockEnd'],
  ]);
}

interface NamedGroup {
  readonly name: string;
  readonly description: string;
  readonly handle: string;
  readonly members: readonly string[];
}

function groupTags({ description, handle, members }: NamedGroup, owner: string): Tag[] {
  return [
    [0, 'GROUP'],
    [5, handle],
    [330, owner],
    [100, 'AcDbGroup'],
    [300, description],
    [70, 0],
    [71, 1],
    ...members.map((member): Tag => [340, member]),
  ];
}

function objectsText(ids: FixedHandles, extent: Extent, groups: readonly NamedGroup[]): string {
  const dictionary = (handle: string, owner: string, ...entries: [name: string, handle: string][]): Tag[] => [
    [0, 'DICTIONARY'],
    [5, handle],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
    ...entries.flatMap(([name, target]): Tag[] => [
      [3, name],
      [350, target],
    ]),
  ];
  return tagText([
    ...dictionary(
      ids.root,
      '0',
      ['ACAD_GROUP', ids.groups],
      ['ACAD_LAYOUT', ids.layouts],
      ['ACAD_PLOTSTYLENAME', ids.plotStyles],
    ),
    ...dictionary(ids.groups, ids.root, ...groups.map(({ name, handle }): [string, string] => [name, handle])),
    ...dictionary(ids.layouts, ids.root, ['Model', ids.modelLayout], ['Layout1', ids.paperLayout]),
    [0, 'ACDBDICTIONARYWDFLT'],
    [5, ids.plotStyles],
    [330, ids.root],
    [100, 'AcDbDictionary'],
    [281, 1],
    [3, 'Normal'],
    [350, ids.normalStyle],
    [100, 'AcDbDictionaryWithDefault'],
    [340, ids.normalStyle],
    [0, 'ACDBPLACEHOLDER'],
    [5, ids.normalStyle],
    [330, ids.plotStyles],
    ...layout(ids.modelLayout, ids.layouts, 'Model', 0, ids.model, extent),
    ...layout(ids.paperLayout, ids.layouts, 'Layout1', 1, ids.paper, extent),
    ...groups.flatMap((group) => groupTags(group, ids.groups)),
  ]);
}

function layout(handle: string, owner: string, name: string, order: number, block: string, extent: Extent): Tag[] {
  const { minimum, maximum } = extent;
  return [
    [0, 'LAYOUT'],
    [5, handle],
    [330, owner],
    ...plotSettings(order),
    [100, 'AcDbLayout'],
    [1, name],
    [70, 1],
    [71, order],
    [10, 0],
    [20, 0],
    [11, 12],
    [21, 9],
    [12, 0],
    [22, 0],
    [32, 0],
    [14, minimum[0]],
    [24, minimum[1]],
    [34, 0],
    [15, maximum[0]],
    [25, maximum[1]],
    [35, 0],
    [146, 0],
    [13, 0],
    [23, 0],
    [33, 0],
    [16, 1],
    [26, 0],
    [36, 0],
    [17, 0],
    [27, 1],
    [37, 0],
    [76, 0],
    [330, block],
  ];
}

function plotSettings(order: number): Tag[] {
  return [
    [100, 'AcDbPlotSettings'],
    [1, ''],
    [2, 'none_device'],
    [4, 'Letter_(8.50_x_11.00_Inches)'],
    [6, ''],
    [40, 6.35],
    [41, 6.35],
    [42, 6.35],
    [43, 6.35],
    [44, 215.9],
    [45, 279.4],
    [46, 0],
    [47, 0],
    [48, 0],
    [49, 0],
    [140, 0],
    [141, 0],
    [142, 1],
    [143, 1],
    [70, order === 0 ? 1712 : 688],
    [72, 0],
    [73, 0],
    [74, 5],
    [7, ''],
    [75, 16],
    [76, 0],
    [77, 2],
    [78, 300],
    [147, 1],
    [148, 0],
    [149, 0],
  ];
}
