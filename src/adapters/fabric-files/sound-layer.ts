// Takes: a layer of a file. Gives: which CadNSDI layer it is, and its features, each looked over before it is handed on.
// Never: a damaged feature in silence: it ends the import, or, where the caller asked for that, loses its land and is listed.
import type { Feature } from '../../plss/fabric-features.ts';
import { type FabricLayer, isFiner, layerOfFields, LOOK_AHEAD } from './fabric-layer.ts';
import type { FileLayer } from './file-layer.ts';
import { FileTrouble, shown } from './file-trouble.ts';
import { geometryTrouble } from './sound-geometry.ts';

export interface LayerOptions {
  /** Null: recognised by the fields. */
  readonly layer: FabricLayer | null;
  /** Features with a damaged geometry are kept without land instead of ending the import. */
  readonly skipDamaged: boolean;
}

export interface SoundLayer {
  readonly layer: FabricLayer;
  readonly features: AsyncIterable<Feature>;
  /** What was wrong with those that were let through, the first of them; and how many there were. */
  readonly damage: { count: number; readonly first: string[] };
}

export async function soundLayer(
  file: FileLayer,
  options: LayerOptions,
  onShare: (share: number) => void,
): Promise<SoundLayer> {
  const iterator = file.features(onShare)[Symbol.asyncIterator]();
  const ahead: Feature[] = [];
  let points = 0;
  while (options.layer === null && ahead.length < LOOK_AHEAD.features && points < LOOK_AHEAD.points) {
    const next = await iterator.next();
    if (next.done === true) break;
    ahead.push(next.value);
    points += pointsOf(next.value.geometry);
  }
  if (options.layer === null && ahead.length === 0) throw new FileTrouble('it has no features.');
  const layer = options.layer ?? layerOfFields(ahead);
  const damage: SoundLayer['damage'] = { count: 0, first: [] };
  return { layer, damage, features: checked(ahead, iterator, layer, options, damage) };
}

/** Roughly: what bounds the memory of the look ahead. */
function pointsOf(geometry: unknown): number {
  const rings = (geometry as { coordinates?: unknown } | null | undefined)?.coordinates;
  return Array.isArray(rings) ? rings.flat(2).length : 0;
}

const MOST_LISTED = 20;

async function* checked(
  ahead: readonly Feature[],
  iterator: AsyncIterator<Feature>,
  layer: FabricLayer,
  options: LayerOptions,
  damage: SoundLayer['damage'],
): AsyncIterable<Feature> {
  const expects = layer === 'PLSSPoint' ? 'Point' : 'Polygon';
  try {
    for (let k = 0; ; k += 1) {
      const feature = k < ahead.length ? ahead[k]! : await nextOf(iterator);
      if (feature === null) return;
      if (isFiner(layer, feature))
        throw new FileTrouble(`it begins as ${layer} and goes on as another layer; name it with --layer.`);
      const trouble = geometryTrouble(feature, expects);
      if (trouble === null) {
        yield feature;
        continue;
      }
      const sentence = `feature ${k + 1} (${shown(nameOf(feature))}) is damaged: ${trouble}`;
      if (!options.skipDamaged)
        throw new FileTrouble(`${sentence}; --skip-damaged takes such features without their land.`);
      damage.count += 1;
      if (damage.first.length < MOST_LISTED) damage.first.push(sentence);
      yield { ...feature, geometry: null };
    }
  } finally {
    await iterator.return?.();
  }
}

async function nextOf(iterator: AsyncIterator<Feature>): Promise<Feature | null> {
  const next = await iterator.next();
  return next.done === true ? null : next.value;
}

function nameOf({ properties }: Feature): unknown {
  const { SECDIVID, FRSTDIVID, PLSSID, POINTID } = properties as Readonly<Record<string, unknown>>;
  return POINTID ?? SECDIVID ?? FRSTDIVID ?? PLSSID ?? 'without an identifier';
}
