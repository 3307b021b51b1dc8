// Takes: measured descriptions and their tracts. Gives: the tracts with the areas that are told behind the last of several: one of all
// together, or a list of them with its sum. Never: an area for tracts that the words do not count or a sum does not prove.
import type { Tract } from '../../contract/extraction.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { areasBehind } from './areas-around.ts';
import type { Description } from './description.ts';
import { isSum, statedArea } from './stated-area.ts';

export function withSharedAreas(folded: string, found: readonly Description[], given: readonly Tract[]): Tract[] {
  const tracts = [...given];
  if (!MAY_SHARE.test(folded)) return tracts;
  for (let i = 1; i < found.length; i++) {
    if (tracts[i]!.is_exception) continue;
    const behind = areasBehind(folded, found[i]!, found[i + 1] ?? null);
    if (!listed(tracts, i, behind)) together(folded, tracts, i, behind);
  }
  return tracts;
}

/** What no such area can do without. */
const MAY_SHARE = /total|aggregat|in\s+all\b|tracts|parcels|pieces/;

/** "The part in section 4 contains 7 acres. The part in section 5 contains 3 acres. Total area equals 10 acres": each its own. */
function listed(tracts: Tract[], last: number, behind: readonly AreaPhrase[]): boolean {
  const total = behind.find((a) => a.total && a.owner === 'own');
  const parts = behind.filter((a) => total && a.end <= total.start && a.owner === 'own' && a.unit === total.unit);
  if (!total || parts.length < 2 || !isSum(parts, total)) return false;
  const first = last - parts.length + 1;
  const others = tracts.slice(Math.max(0, first), last);
  if (first < 0 || others.some((tract) => tract.is_exception || tract.stated_area !== '')) return false;
  parts.forEach((part, i) => (tracts[first + i] = { ...tracts[first + i]!, ...statedArea([part]) }));
  return true;
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTED = new RegExp(
  String.raw`\b(?<count>both|${COUNTS.join('|')}|\d{1,2})\s{1,3}(?:said\s+|above\s+)?(?:tracts|parcels|pieces)\b[^.;]*$`,
);

/** DECISIONS.md: an area stated for several tracts stands on the first, whose notes name the others. */
function together(folded: string, tracts: Tract[], last: number, behind: readonly AreaPhrase[]): void {
  const area = behind.find((a) => a.owner === 'several');
  if (!area || tracts[last]!.stated_area !== '') return;
  const word = COUNTED.exec(folded.slice(Math.max(0, area.start - 160), area.start))?.groups?.['count'];
  const open = tracts.flatMap((tract, i) => (i <= last && !tract.is_exception ? [i] : []));
  const members = word === undefined ? open : open.slice(-countOf(word));
  if (members.length < (word === undefined ? 2 : countOf(word))) return;
  if (members.some((i) => tracts[i]!.stated_area !== '')) return;
  const first = tracts[members[0]!]!;
  const note = `The area is stated for ${members.map((i) => tracts[i]!.name).join(', ')} together.`;
  const notes = first.notes === null ? note : `${first.notes} ${note}`;
  tracts[members[0]!] = { ...first, ...statedArea([{ ...area, owner: 'own' }]), notes };
}

function countOf(word: string): number {
  if (word === 'both') return 2;
  return COUNTS.includes(word) ? COUNTS.indexOf(word) + 2 : Number(word);
}
