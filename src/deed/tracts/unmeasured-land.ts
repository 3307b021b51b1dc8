// Takes: a tract's notes. Gives: sentences on land that is excepted from it or added to it without courses: the figure is then
// not the land. Never: for rights, minerals or a way over it, which leave the land what it is.
import { wording } from '../words/wording.ts';

const NOTE = /(?<how>Added|Excepted|Kept back) without courses: “(?<words>[^”]*)”\./g;
export const OF_RIGHTS = new RegExp(
  wording`
    \b(?:easements?|rights?\b(?![\s-]of[\s-]way)|rights?[\s-]of[\s-]way (?:for|over|across|to|in common)|reserv(?:ing|ed)|privileges?|licen[sc]es?
    |life estate|liens?|minerals?|oil|gas|coal|ores?|timber|(?<!\b(?:high|low|under)[\s-])waters?(?![\s-](?:marks?|line|edge|level)|['’]s edge)
    |encumbrances?|taxes|leases?|(?:an?|the|one|any) (?:first |prior )?mortgages?|deeds? of trust|judgments?
    |(?:those|such|claims|persons?|acts?) (?:as )?(?:arising|claiming|created|made|done|suffered|of record|may)|covenants?|conditions?|restrictions?
    |reservations?)\b`,
  'i',
);

/** "There is also reserved the adjacent island", "a belt of water 600 feet wide": a place, though the words are those of rights. */
const IS_A_PLACE = new RegExp(
  wording`
    ^(?![^”]*\b(?:easement|rights?|privilege|licen[sc]e|use)\b).*\b
    (?:islands?|islets?|reefs?|shoals?|water area|belt of water|waters (?:adjacent|adjoining|within|lying|off|in front)
    |(?:adjacent|adjoining|surrounding) waters)\b`,
  'is',
);

/** "containing 1.000 acre exclusive of the road": what the stated area leaves out; "5.23 acres, less 0.23 acre, leaving 5.00 acres": both are described. */
const LEFT_OUT_OF_AREA = new RegExp(
  wording`
    ^exclusive of\b
    |^less [\d.,]+ (?:acres?|square feet)\b(?:(?!\b(?:sold|convey|deed|grant|giv))[^.;]){0,80}?
    \b(?:leaving|net|balance|remainder)\b[^;]{0,60}?\d (?:acres?|square feet)\b`,
  'i',
);

/** "LOT 29, BLOCK Q, AMENDED FINAL PLAT": the title of a sheet. */
const IS_A_TITLE = /\bplat\.?$/i;

/** "any part used for highway purposes": there may be none. */
const MAY_BE_NONE = /\bany\s+(?:parts?|portions?|of)\b|\bif\s+any\b/i;

/** Of what is kept back it was asked where it was found whether it is a right (marks/parts-kept.ts). */
const SAID = { Added: 'added to', Excepted: 'excepted from', 'Kept back': 'kept back from' } as const;

/** Of lots and other papers (parts-of-lots.ts); whether it is land was asked where it was found. */
const OF_LOTS = /(?<how>Taken off|Only part): “(?<words>[^”]*)”\./g;

export function landWithoutCourses(notes: string | null): string[] {
  if (notes === null) return [];
  const ofLots = [...notes.matchAll(OF_LOTS)].flatMap(({ groups }) => {
    const { how, words } = groups as { how: string; words: string };
    if (MAY_BE_NONE.test(words)) return [];
    return how === 'Taken off'
      ? `Land is taken off what the plat or paper shows: “${words}”.`
      : `Only part of what the plat or paper shows is meant: “${words}”.`;
  });
  if (!notes.includes('without courses')) return ofLots;
  return [
    ...ofLots,
    ...[...notes.matchAll(NOTE)]
      .map(({ groups }) => groups as { how: keyof typeof SAID; words: string })
      .filter(
        ({ how, words }) =>
          (how === 'Kept back' || !OF_RIGHTS.test(words) || (how === 'Added' && IS_A_PLACE.test(words))) &&
          !MAY_BE_NONE.test(words) &&
          !LEFT_OUT_OF_AREA.test(words) &&
          !(how === 'Added' && IS_A_TITLE.test(words.trim())),
      )
      .map(({ how, words }) => `Land without courses is ${SAID[how]} the figure: “${words}”.`),
  ];
}
