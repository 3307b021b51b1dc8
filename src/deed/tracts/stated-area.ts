// Takes: the areas stated around a tract. Gives: the packed `stated_area` string and the numeric fields of a tract.
// Never: a unit the document does not print (DECISIONS.md "Reading").
import type { Tract } from '../../contract/extraction.ts';
import { pack } from '../../contract/packed.ts';
import type { AreaPhrase } from './area-phrase.ts';

export type AreaFields = Pick<
  Tract,
  'stated_area' | 'stated_acreage' | 'stated_area_sqft' | 'stated_area_sqm' | 'stated_area_arpents' | 'stated_hectares'
>;

export const NO_AREA: AreaFields = {
  stated_area: '',
  stated_acreage: null,
  stated_area_sqft: null,
  stated_area_sqm: null,
  stated_area_arpents: null,
  stated_hectares: null,
};

/** Of several areas the one said to be the total, else the first announced, else the first; with its twin in other units. */
export function statedArea(areas: readonly AreaPhrase[]): AreaFields {
  if (areas.length === 0) return NO_AREA;
  const main = mainArea(areas);
  // "being 6 acres as shown on one plat and 5 acres as shown on another": neither is the land's.
  if (!main || main.unreadable || (main.isPart && !main.total)) return NO_AREA;
  const twins = areas.filter((a) => a.unit !== main.unit && !a.unreadable && a.owner === 'own' && gap(a, main) < 60);
  const of = (unit: AreaPhrase['unit']): AreaPhrase | undefined =>
    main.unit === unit ? main : twins.find((t) => t.unit === unit);
  const amount = (unit: AreaPhrase['unit']): number | null => {
    const area = of(unit);
    return area ? Number(area.printed) : null;
  };
  return {
    stated_area: pack('stated_area', {
      acres: of('acres')?.printed ?? '',
      sqft: of('sqft')?.printed ?? '',
      sqm: of('sqm')?.printed ?? '',
      ha: of('ha')?.printed ?? '',
      arpents: of('arpents')?.printed ?? '',
    }),
    stated_acreage: amount('acres'),
    stated_area_sqft: amount('sqft'),
    stated_area_sqm: amount('sqm'),
    stated_area_arpents: amount('arpents'),
    stated_hectares: amount('ha'),
  };
}

/** The one that the fields tell. */
export const mainArea = (areas: readonly AreaPhrase[]): AreaPhrase | undefined =>
  mainOf(areas.filter((a) => a.owner === 'own'));

const gap = (a: AreaPhrase, b: AreaPhrase): number => Math.max(a.start - b.end, b.start - a.end);

function mainOf(own: readonly AreaPhrase[]): AreaPhrase | undefined {
  const first = own.find((a) => a.announced) ?? own[0];
  const total = own.find((a) => a.total);
  if (!total || !first || first.unreadable) return first;
  // "containing 34 acres; … containing in all 54 acres": one area of its own, then that of this and other tracts.
  const parts = own.filter((a) => a.end <= total.start && a.unit === total.unit);
  const apart = parts.length === 1 && parts[0]!.announced && total.start - parts[0]!.end > 60;
  return apart && !isSum(parts, total) ? first : total;
}

export const isSum = (parts: readonly AreaPhrase[], total: AreaPhrase): boolean =>
  Math.abs(parts.reduce((sum, part) => sum + part.amount, 0) - total.amount) <= 0.005 * total.amount;
