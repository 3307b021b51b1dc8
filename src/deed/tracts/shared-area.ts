// Takes: measured descriptions and their tracts. Gives: the tracts with the areas that are described behind the last of several: one of all
// together, or a list of them with its sum. Never: an area for tracts that the words do not count or a sum does not prove.
import type { Tract } from '../../contract/extraction.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { areasBehind } from './areas-around.ts';
import type { Description } from './description.ts';
import { areasByTract } from './named-areas.ts';
import { isSum, statedArea } from './stated-area.ts';
import { wording } from '../words/wording.ts';

export function withSharedAreas(folded: string, found: readonly Description[], given: readonly Tract[]): Tract[] {
  const tracts = [...given];
  for (let i = 1; i < found.length; i++) {
    if (tracts[i]!.is_exception) continue;
    const behind = areasBehind(folded, found[i]!, found[i + 1] ?? null);
    if (behind.length === 0 || setNamedAreas(folded, tracts, i, found[i]!, behind)) continue;
    if (!listed(tracts, i, behind) && !summed(tracts, i, behind)) together(folded, tracts, i, behind);
  }
  return tracts;
}

/** "Tract One contains 4 acres", "3 acres and 2 acres respectively": each to its tract, none to the one it stands behind. */
function setNamedAreas(
  folded: string,
  tracts: Tract[],
  last: number,
  d: Description,
  behind: readonly AreaPhrase[],
): boolean {
  const named = areasByTract(folded, d.end - 1, behind, tracts.slice(0, last + 1));
  if (named.length === 0) return false;
  const taken = new Set(named.map(({ area }) => area));
  const left = behind.filter((area) => !taken.has(area) && !area.total);
  tracts[last] = { ...tracts[last]!, ...statedArea(left) };
  for (const { tract, area } of named)
    if (tracts[tract]!.stated_area === '' || tract === last)
      tracts[tract] = { ...tracts[tract]!, ...statedArea([{ ...area, owner: 'own', isPart: false }]) };
  return true;
}

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

/** "… to beg. Area 0.06 ac. Total area .21 ac.": the total is this tract's area and those of the tracts before it. */
function summed(tracts: Tract[], last: number, behind: readonly AreaPhrase[]): boolean {
  const [part, total, ...more] = behind.filter((a) => a.owner === 'own' && !a.unreadable);
  if (!part || !total?.total || part.total || more.length > 0 || part.unit !== total.unit) return false;
  const field = part.unit === 'acres' ? 'stated_acreage' : part.unit === 'sqft' ? 'stated_area_sqft' : null;
  let sum = part.amount;
  for (let i = last - 1; field !== null && i >= 0 && sum < total.amount; i--)
    if (!tracts[i]!.is_exception) sum += tracts[i]![field] ?? NaN;
  // Where a tract before it states none, nothing can be added up; the greater of the two is the total all the same.
  const isTotal = Number.isNaN(sum) ? total.amount > part.amount : Math.abs(sum - total.amount) <= 0.005 * total.amount;
  if (sum === part.amount || !isTotal) return false;
  tracts[last] = { ...tracts[last]!, ...statedArea([part]) };
  return true;
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTED = new RegExp(wording`
  \b(?<count>both|${COUNTS.join('|')}|\d{1,2}) (?:said |above )?(?:tracts|parcels|pieces)\b[^.;]*$`);

/** DECISIONS.md: an area stated for several tracts stands on the first, whose notes name the others. */
function together(folded: string, tracts: Tract[], last: number, behind: readonly AreaPhrase[]): void {
  const area = behind.find((a) => a.owner === 'several' || isOfPaper(folded, a));
  if (area?.owner === 'own') tracts[last] = { ...tracts[last]!, ...statedArea(behind.filter((a) => a !== area)) };
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

const OF_PAPER = new RegExp(wording`
  \btotal\b[^.;]{0,30}\b(?:conveyed|deeded|sold|granted|acquired|in|under) (?:by |in |under |with )?(?:this|these|the present) (?:deed|instrument
  |conveyance|indenture|presents|description|patent|exhibit)\b[^.;]{0,30}$
  |\btotal (?:acreage|area|acres|land|quantity) (?:hereby |herein )?(?:conveyed|sold|granted)(?: (?:hereby|herein|hereunder))?\s{0,2}[:,=]?\s{0,2}
  (?:is |being |of )?$`);

/** "Total acreage conveyed by this deed: 9 acres". */
const isOfPaper = (folded: string, area: AreaPhrase): boolean =>
  area.owner === 'own' && !area.unreadable && OF_PAPER.test(folded.slice(Math.max(0, area.start - 100), area.start));

function countOf(word: string): number {
  if (word === 'both') return 2;
  return COUNTS.includes(word) ? COUNTS.indexOf(word) + 2 : Number(word);
}
