// Takes: a measured description and the words of its document. Gives: sentences on what the paper itself says against the figure as read: that only a
// part of it is meant, that a course is to be read otherwise, that it does not close. Never: a value changed; the judge lets no such tract pass.
import type { Description } from './description.ts';
import { saidAnew } from './said-anew.ts';
import { partNote } from './unmeasured.ts';

/** What is said against one figure. `next` is the description behind it. */
export function secondThoughts(text: string, folded: string, d: Description, next: Description | null): string[] {
  const found: string[] = [];
  const part = partNote(text, folded, d);
  if (part !== null) found.push(part);
  const anew = saidAnew(text, folded, d, next);
  if (anew !== null) found.push(anew);
  return found;
}
