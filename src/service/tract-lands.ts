// Takes: an extraction and the survey fabric. Gives: for each aliquot tract its land on the earth, or why there is none.
// Never: a look-up for a tract that is not an aliquot; one for a deployment without fabric.
import type { Extraction } from '../contract/extraction.ts';
import type { GeorefGeometry } from '../contract/response.ts';
import { aliquotPolygon } from '../plss/aliquot-polygon.ts';
import type { DeployedFabric, Fabric } from '../plss/fabric.ts';
import { townshipKey } from '../plss/plss-id.ts';

/** One entry a tract, as the judge wants them. */
export interface TractLands {
  readonly georefs: readonly (GeorefGeometry | null)[];
  readonly reasons: readonly (readonly string[])[];
}

export const NO_LANDS: TractLands = { georefs: [], reasons: [] };

export const NOT_AT_HAND = 'No survey fabric is at hand here, so the part is not located on the earth.';

export async function tractLands({ tracts, metadata }: Extraction, fabric: DeployedFabric): Promise<TractLands> {
  if (!tracts.some(isAliquot)) return NO_LANDS;
  if (await fabric.isEmpty())
    return { georefs: [], reasons: tracts.map((tract) => (isAliquot(tract) ? [NOT_AT_HAND] : [])) };
  const asked = remembering(fabric); // a deed names the same township, and often section, over and over
  const georefs: (GeorefGeometry | null)[] = [];
  const reasons: (readonly string[])[] = [];
  for (const tract of tracts) {
    const answer = isAliquot(tract)
      ? await aliquotPolygon(asked, tract.aliquot, metadata.state)
      : { georef: null, reasons: [] };
    georefs.push(answer.georef);
    reasons.push(answer.reasons);
  }
  return { georefs, reasons };
}

function isAliquot(tract: Extraction['tracts'][number]): boolean {
  return tract.description_type === 'aliquot' && tract.calls.length === 0;
}

/** Each question is asked once; for one document, or one score, while the fabric stands still. */
export function remembering(fabric: Fabric): Fabric {
  const answers = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const before = answers.get(key) as Promise<T> | undefined;
    if (before !== undefined) return before;
    const answer = ask();
    answers.set(key, answer);
    return answer;
  };
  return {
    townshipsBy: (query) =>
      once(`by ${query.state} ${query.meridianCode} ${townshipKey(query.township, query.range)}`, () =>
        fabric.townshipsBy(query),
      ),
    township: (plssId) => once(`township ${plssId}`, () => fabric.township(plssId)),
    sections: (plssId, number) => once(`sections ${plssId} ${number}`, () => fabric.sections(plssId, number)),
    points: (plssId, name) => once(`points ${plssId} ${name}`, () => fabric.points(plssId, name)),
  };
}
