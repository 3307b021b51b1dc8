// Takes: a wording as a template (words/wording.ts). Gives: the pattern for it, in letters of either size but for those in (?-i:…).
// Never: another way to write a pattern.
import { anyCase } from '../words/any-case.ts';
import { wording } from '../words/wording.ts';

type Pattern = (template: TemplateStringsArray, ...parts: readonly (string | readonly string[])[]) => RegExp;

const patternWith =
  (flags: string): Pattern =>
  (template, ...parts) => {
    const made = new RegExp(wording(template, ...parts), flags);
    return made.source.includes('(?-i:') ? anyCase(made) : made;
  };

export const pattern = patternWith('i');

/** One that is asked for all its matches. */
export const patternOfAll = patternWith('gi');

/** One in which letters are as they are written. */
export const exactPattern = patternWith('');
