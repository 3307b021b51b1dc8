// Takes: groups of entities and a sheet. Gives: a whole R2010 drawing around them: header, tables, blocks, layouts, objects.
// Never: a drawing that a program must repair; ezdxf's audit holds it to no error and no fix.
import { type FixedHandles, fixedHandles } from './dxf-handles.ts';
import { LAYERS } from './dxf-layers.ts';
import { objectsText } from './dxf-objects.ts';
import type { DxfEntity } from './dxf-pen.ts';
import { type DxfSheet, VIEW_INCHES } from './dxf-sheet.ts';
import { tablesText } from './dxf-tables.ts';
import { Handles, section, type Tag, tagText } from './dxf-tags.ts';
import type { Extent } from './plane-tract.ts';

/** What a program picks, hides or moves as one; without a name, what stands alone. */
export interface DxfGroup {
  readonly name: string | null;
  readonly description: string;
  readonly entities: readonly DxfEntity[];
}

export interface DxfContent {
  readonly groups: readonly DxfGroup[];
  readonly sheet: DxfSheet;
  /** In feet. */
  readonly extent: Extent;
  /** Feet an inch. */
  readonly scale: number;
  /** Drawing units in a foot. */
  readonly perFoot: number;
  readonly isMetric: boolean;
}

export function dxfDocument(content: DxfContent): string {
  const { groups, sheet } = content;
  const handles = new Handles();
  const ids = fixedHandles(handles);
  const extent = scaled(content.extent, content.perFoot);
  const members = groups.map(({ entities }) => entities.map(() => handles.take()));
  const entityText = groups
    .flatMap(({ entities }, i) => entities.map((entity, j) => entityOf(entity, members[i]![j]!, ids.model, false)))
    .join('');
  const named = groups.flatMap(({ name, description }, i) =>
    name === null ? [] : [{ name, description, handle: handles.take(), members: members[i]! }],
  );
  const paper = [...viewports(content), ...sheet.entities].map((entity) => entityOf(entity, handles.take(), ids.sheet, true));
  const tables = tablesText(handles, ids, extent);
  const rest =
    section('CLASSES', '') +
    section('TABLES', tables) +
    section(
      'BLOCKS',
      blockText(handles, ids.model, '*Model_Space', []) +
        blockText(handles, ids.paper, '*Paper_Space', ON_PAPER) +
        blockText(handles, ids.sheet, '*Paper_Space0', ON_PAPER, paper.join('')),
    ) +
    section('ENTITIES', entityText) +
    section('OBJECTS', objectsText(ids, extent, named));
  return section('HEADER', headerText(handles.seed, content, extent)) + rest + tagText([[0, 'EOF']]);
} // prettier-ignore

const ON_PAPER: readonly Tag[] = [[67, 1]];

function entityOf({ type, layer, tags }: DxfEntity, handle: string, owner: FixedHandles['model'], paper: boolean): string {
  return tagText([[0, type], [5, handle], [330, owner], [100, 'AcDbEntity'], ...(paper ? ON_PAPER : []), [8, layer], ...tags]);
} // prettier-ignore

function scaled({ minimum, maximum }: Extent, by: number): Extent {
  return { minimum: [minimum[0] * by, minimum[1] * by], maximum: [maximum[0] * by, maximum[1] * by] };
}

/** R2010 knows one foot: which of the two it is stands in words on the sheet. */
const FEET = 2;
const METERS = 6;
const SURVEYORS_ANGLES = 4;

function headerText(seed: string, { scale, perFoot, isMetric }: DxfContent, { minimum, maximum }: Extent): string {
  const variable = (name: string, ...tags: Tag[]): Tag[] => [[9, name], ...tags];
  return tagText([
    ...variable('$ACADVER', [1, 'AC1024']),
    ...variable('$DWGCODEPAGE', [3, 'ANSI_1252']),
    ...variable('$HANDSEED', [5, seed]),
    ...variable('$INSUNITS', [70, isMetric ? METERS : FEET]),
    ...variable('$MEASUREMENT', [70, isMetric ? 1 : 0]),
    ...variable('$LUNITS', [70, 2]),
    ...variable('$LUPREC', [70, isMetric ? 3 : 2]),
    ...variable('$AUNITS', [70, SURVEYORS_ANGLES]),
    ...variable('$AUPREC', [70, 4]), // to the second
    ...variable('$EXTMIN', [10, minimum[0]], [20, minimum[1]], [30, 0]),
    ...variable('$EXTMAX', [10, maximum[0]], [20, maximum[1]], [30, 0]),
    ...variable('$LTSCALE', [40, scale * perFoot]),
    ...variable('$PSLTSCALE', [70, 0]),
    ...variable('$TEXTSIZE', [40, 0.08 * scale * perFoot]),
  ]);
}

/** The sheet's own, which every paper space has, and the window of the model at its scale. */
function viewports({ sheet, scale, perFoot }: DxfContent): DxfEntity[] {
  const { x, y, width, height } = VIEW_INCHES;
  const [east, north] = sheet.centre;
  return [
    viewport(1, [8.5, 5.5, 17, 11], [8.5, 5.5, 11]),
    viewport(2, [x + width / 2, y + height / 2, width, height], [east * perFoot, north * perFoot, height * scale * perFoot]),
  ];
} // prettier-ignore

type Four = readonly [x: number, y: number, width: number, height: number];
type View = readonly [x: number, y: number, height: number];

function viewport(id: number, [x, y, width, height]: Four, [viewX, viewY, viewHeight]: View): DxfEntity {
  const vector = (code: number, east: number, north: number, up: number): Tag[] => [
    [code, east],
    [code + 10, north],
    [code + 20, up],
  ];
  const pair = (code: number, first: number, second: number): Tag[] => [
    [code, first],
    [code + 10, second],
  ];
  const tags: Tag[] = [
    [100, 'AcDbViewport'],
    ...vector(10, x, y, 0),
    ...[[40, width] as const, [41, height] as const, [68, id] as const, [69, id] as const],
    ...pair(12, viewX, viewY),
    ...pair(13, 0, 0),
    ...pair(14, 10, 10),
    ...pair(15, 10, 10),
    ...vector(16, 0, 0, 1),
    ...vector(17, 0, 0, 0),
    ...[[42, 50] as const, [43, 0] as const, [44, 0] as const, [45, viewHeight] as const],
    ...[[50, 0] as const, [51, 0] as const, [72, 1000] as const, [90, id === 1 ? 32864 : LOCKED] as const],
    ...[[1, ''] as const, [281, 0] as const, [71, 1] as const, [74, 0] as const],
    ...vector(110, 0, 0, 0),
    ...vector(111, 1, 0, 0),
    ...vector(112, 0, 1, 0),
    ...[[79, 0] as const, [146, 0] as const],
  ];
  return { type: 'VIEWPORT', layer: LAYERS.viewport.name, tags };
}

/** So that its scale is not lost to a turn of the wheel. */
const LOCKED = 32864 + 16384;

/**
 * The sheet is no entity of the drawing but lies in a block of its own, as every layout does that is not the active one: programs that know
 * no paper space (GDAL) would draw it at the origin of the model.
 */
function blockText(handles: Handles, owner: string, name: string, where: readonly Tag[], entities = ''): string {
  const begin = tagText([
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
  ]);
  const end = tagText([
    [0, 'ENDBLK'],
    [5, handles.take()],
    [330, owner],
    [100, 'AcDbEntity'],
    ...where,
    [8, '0'],
    [100, 'AcDbBlockEnd'],
  ]);
  return begin + entities + end;
}
