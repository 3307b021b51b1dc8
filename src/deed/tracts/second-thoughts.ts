// Takes: a measured description and the words of its document. Gives: sentences on what the paper itself makes of the figure: that only a part of it is
// meant, that it is described anew, that it is not conveyed. Never: a value changed; the judge lets no such tract pass.
import type { Description } from './description.ts';
import { notConveyedNote } from './not-conveyed.ts';
import { partOfFigureNote } from './part-of-figure.ts';
import { saidAnew } from './said-anew.ts';
import { partNote } from './unmeasured.ts';
import type { Tract } from '../../contract/extraction.ts';

/** What is said against one figure, read as `tract`. `next` is the description behind it. */
export function secondThoughts(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
  tract: Tract,
): string[] {
  const found: string[] = [];
  const part = partNote(text, folded, d) ?? partOfFigureNote(text, folded, d, next);
  if (part !== null) found.push(part);
  const anew = saidAnew(text, folded, d, next);
  if (anew !== null) found.push(anew);
  // An exception is said not to be conveyed, and is not.
  const other = tract.is_exception ? null : notConveyedNote(text, folded, d, next, tract.name);
  if (other !== null) found.push(other);
  return found;
}
