// Takes: files of the survey fabric. Gives: a fabric in memory, for `thence read --fabric FILE`.
// Never: a file that an import would refuse.
import { basename } from 'node:path';
import type { DeployedFabric } from '../plss/fabric.ts';
import type { Feature } from '../plss/fabric-features.ts';
import { memoryFabric } from '../plss/fabric-memory.ts';
import type { FabricLayer } from './fabric-files/fabric-layer.ts';
import { chosenLayers } from './fabric-files/chosen-layers.ts';
import { namedTrouble } from './fabric-files/file-trouble.ts';
import { layersOfFile } from './fabric-files/open-file.ts';
import { soundLayer } from './fabric-files/sound-layer.ts';

export async function fabricOfFiles(paths: readonly string[]): Promise<DeployedFabric> {
  const layers: Record<FabricLayer, Feature[]> = {
    ...{ PLSSTownship: [], PLSSFirstDivision: [], PLSSIntersected: [], PLSSPoint: [] },
  };
  for (const path of paths)
    await namedTrouble(path, 'was not read', async () => {
      for (const file of chosenLayers(await layersOfFile(path)).taken) {
        const sound = await soundLayer(file, { layer: null, skipDamaged: false }, () => undefined);
        for await (const feature of sound.features) layers[sound.layer].push(feature);
      }
    });
  const fabric = memoryFabric({
    townships: layers.PLSSTownship,
    sections: layers.PLSSFirstDivision,
    divisions: layers.PLSSIntersected,
    points: layers.PLSSPoint,
    source: paths.map((path) => basename(path)).join(', '),
  });
  return { ...fabric, isEmpty: () => Promise.resolve(false) };
}
