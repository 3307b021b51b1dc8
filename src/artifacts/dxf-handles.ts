// The handles that objects of a drawing know each other by.
import type { Handles } from './dxf-tags.ts';

export function fixedHandles(handles: Handles) {
  const names = [
    'model',
    'paper',
    'modelLayout',
    'paperLayout',
    'sheet',
    'sheetLayout',
    'root',
    'groups',
    'layouts',
    'plotStyles',
    'normalStyle',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, handles.take()])) as Record<(typeof names)[number], string>;
}
export type FixedHandles = ReturnType<typeof fixedHandles>;
