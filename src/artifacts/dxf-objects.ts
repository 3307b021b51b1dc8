// Takes: the handles of a drawing, its extent and its groups. Gives: its objects: dictionaries, the layouts of model and sheet, the groups.
import type { FixedHandles } from './dxf-handles.ts';
import { SHEET_INCHES } from './dxf-sheet.ts';
import { type Tag, tagText } from './dxf-tags.ts';
import type { Extent } from './plane-tract.ts';

const SHEET: Extent = { minimum: [0, 0], maximum: [SHEET_INCHES.width, SHEET_INCHES.height] };

export interface NamedGroup {
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

export function objectsText(ids: FixedHandles, extent: Extent, groups: readonly NamedGroup[]): string {
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
    ...dictionary(
      ids.layouts,
      ids.root,
      ['Model', ids.modelLayout],
      ['Sheet', ids.sheetLayout],
      ['Layout1', ids.paperLayout],
    ),
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
    ...layout(ids.sheetLayout, ids.layouts, 'Sheet', 1, ids.sheet, SHEET),
    ...layout(ids.paperLayout, ids.layouts, 'Layout1', 2, ids.paper, SHEET),
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
    [11, SHEET_INCHES.width],
    [21, SHEET_INCHES.height],
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
    [4, 'ANSI_full_bleed_B_(17.00_x_11.00_Inches)'],
    [6, ''],
    [40, 0],
    [41, 0],
    [42, 0],
    [43, 0],
    [44, 25.4 * SHEET_INCHES.width],
    [45, 25.4 * SHEET_INCHES.height],
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
