// Takes: the tracts of an extraction. Gives: which tracts an area is stated for, and which exceptions come off it.
// Never: a guess from position alone: a shared area is one whose tract says so in its notes (DECISIONS.md, packed fields).
import type { Tract } from '../contract/extraction.ts';

export interface AreaGroup {
  /** The tract the area stands on. */
  readonly bearer: number;
  /** Every tract it covers, the bearer first. */
  readonly members: readonly number[];
  readonly exceptions: readonly number[];
}

const hasArea = (tract: Tract): boolean =>
  (tract.stated_area ?? '').trim() !== '' ||
  [
    tract.stated_acreage,
    tract.stated_area_sqft,
    tract.stated_area_sqm,
    tract.stated_hectares,
    tract.stated_area_arpents,
  ].some((value) => value !== null && value !== undefined);

const WORDISH = /[\p{L}\p{N}]/u;

/** The name as whole words: "Tract 1" is not named by "Tract 10". */
export function names(text: string, name: string): boolean {
  if (name.trim() === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!WORDISH.test(before) && !WORDISH.test(after)) return true;
  }
  return false;
}

/** An exception belongs to the tract it follows. */
function exceptionsOf(tracts: readonly Tract[], index: number): number[] {
  const found: number[] = [];
  if (tracts[index]?.is_exception) return found;
  for (let i = index + 1; i < tracts.length && tracts[i]!.is_exception; i += 1) found.push(i);
  return found;
}

/** What a note says itself, without the document's words that it quotes: those may name anything. */
const said = (tract: Tract): string => (tract.notes ?? '').replace(/“[^”]{0,400}”/g, '');

/** A note that says "the area is stated net of" something: only what remains may be compared with it. */
export const isStatedNet = (tract: Tract): boolean => /\barea is (?:stated )?net of\b/i.test(said(tract));

/** One entry a tract: the group its area check is about; null when no area is stated for it. */
export function areaGroups(tracts: readonly Tract[]): readonly (AreaGroup | null)[] {
  const groups: (AreaGroup | null)[] = tracts.map((tract, i) =>
    hasArea(tract) ? { bearer: i, members: [i], exceptions: exceptionsOf(tracts, i) } : null,
  );
  tracts.forEach((tract, bearer) => {
    if (groups[bearer]?.bearer !== bearer || !/area|acre|hectare|square|arpent/i.test(said(tract))) return;
    const others = tracts.flatMap((other, i) =>
      i !== bearer && !hasArea(other) && names(said(tract), other.name) ? [i] : [],
    );
    if (others.length === 0) return;
    const members = [bearer, ...others.filter((i) => !tracts[i]!.is_exception)];
    const exceptions = [
      ...new Set([
        ...members.flatMap((i) => exceptionsOf(tracts, i)),
        ...others.filter((i) => tracts[i]!.is_exception),
      ]),
    ];
    for (const member of members) groups[member] = { bearer, members, exceptions };
  });
  return groups;
}
