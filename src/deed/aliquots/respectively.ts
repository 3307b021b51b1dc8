// Takes: sections as they were placed. Gives: each in the township or range that the order of the words gives it: "section 12 and section 7,
// township 9 south, range 4 east and 5 east respectively". Never: an order where as many are not told of both; that is only doubted.
import type { PlacedSection } from './aliquot-order.ts';
import { LAND_DOUBTS } from './land-doubts.ts';
import type { PlaceItem } from './plss-items.ts';

const BEHIND =
  /^(?:,?\s{1,3}(?:and|&)\s{1,3}(?:range\s|R\.?\s?)?(?<more>\d{1,3})\s{0,2}(?<way>[EW]|[Ee]ast|[Ww]est|EAST|WEST)\.?)?[\s,]{1,3}respectively\b/i;
const MOST = 40;

export function inOrderOfWords(text: string, sections: PlacedSection[]): PlacedSection[] {
  if (!text.includes('respectively')) return sections;
  const told = new Map<PlaceItem, PlaceItem[] | null>();
  for (const { place } of sections) if (place && !told.has(place)) told.set(place, listedPlaces(text, place));
  const conveyed = Map.groupBy(
    sections.filter((one) => !one.isReference),
    ({ place }) => place,
  );
  const nth = new Map([...conveyed.values()].flatMap((of) => of.map((section, i) => [section, i] as const)));
  return sections.flatMap((section) => {
    const places = section.place && told.get(section.place);
    if (!places) return [section];
    const of = conveyed.get(section.place) ?? [];
    const { numbers } = section.item;
    if (of.length === places.length && of.every(({ item }) => item.numbers.length === 1))
      return [{ ...section, place: places[nth.get(section) ?? -1] ?? section.place }];
    if (of.length !== 1 || numbers.length !== places.length) return [{ ...section, doubt: LAND_DOUBTS.order }];
    return numbers.map((number, i) => ({
      ...section,
      item: { ...section.item, numbers: [number] },
      place: places[i]!,
    }));
  });
}

/** One place for each range, or for each township; null where the words do not say that they are told in order. */
function listedPlaces(text: string, place: PlaceItem): PlaceItem[] | null {
  const found = BEHIND.exec(text.slice(place.end, place.end + MOST))?.groups;
  if (!found) return null;
  const more = found['more'] === undefined ? [] : [`${Number(found['more'])}${found['way']![0]!.toUpperCase()}`];
  const ranges = [...place.ranges, ...more];
  if (ranges.length > 1 && place.townships.length === 1) return ranges.map((range) => ({ ...place, ranges: [range] }));
  if (ranges.length === 1 && place.townships.length > 1)
    return place.townships.map((township) => ({ ...place, townships: [township], ranges }));
  return null;
}
