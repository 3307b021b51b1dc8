// Takes: the areas stated around a tract. Gives: the packed `stated_area` string and the numeric fields of a tract.
// Never: a unit the document does not print (DECISIONS.md "Reading").
import type { Tract } from '../contract/extraction.ts';
import { pack } from '../contract/packed.ts';
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
  const usable = areas.filter((a) => !a.excluded);
  const main = usable.find((a) => a.total) ?? usable.find((a) => a.announced) ?? usable[0] ?? areas[0];
  if (!main) return NO_AREA;
  const twins = areas.filter(
    (a) => a.unit !== main.unit && Math.abs(a.start - main.end) + Math.abs(main.start - a.end) < 130,
  );
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
