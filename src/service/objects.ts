// Takes: objects that no row names any more. Gives: their removal from the store.
// Never: the row that dooms them removed first, so that a crash in between only deletes again.
import type { WorkParts } from './work-parts.ts';

export async function removeObjects(
  parts: Pick<WorkParts, 'objects' | 'store'>,
  objects: readonly string[],
): Promise<void> {
  if (objects.length === 0) return;
  for (const object of objects) await parts.objects.delete(object);
  await parts.store.doomed.remove(objects);
}
