// Wires `thence fabric get`: a public service of CadNSDI, files in a folder, the fabric of the deployment.
import { join } from 'node:path';
import { BLM_DEFAULTS, blmService } from './adapters/blm-service.ts';
import { readyDataFolder } from './adapters/data-folder.ts';
import { getState } from './adapters/fabric-get.ts';
import type { GetAsked, GetShow } from './cli/services.ts';
import type { Config } from './config.ts';
import { fabricCommands } from './fabric.ts';
import type { GotState } from './service/fabric-ports.ts';

export async function getStates(
  config: Config,
  setUrl: string | null,
  states: readonly string[],
  { url: askedUrl, folder, again, fetchOnly }: GetAsked,
  { progress, imported, waiting }: GetShow,
): Promise<GotState[]> {
  const url = askedUrl ?? setUrl ?? BLM_DEFAULTS.url;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${url} is not the address of a service.`);
  if (folder === null) readyDataFolder(config.dataFolder);
  const service = blmService({ ...BLM_DEFAULTS, url, onWait: waiting });
  const commands = fabricCommands(config);
  const options = { layer: null, skipDamaged: true };
  const got: GotState[] = [];
  for (const state of states)
    got.push(
      await getState(state, service, {
        url,
        folder: folder ?? join(config.dataFolder, 'fabric-get'),
        again,
        importFiles: fetchOnly ? null : (files) => commands.importFiles(files, options, () => undefined),
        onProgress: progress,
        onImported: imported,
      }),
    );
  return got;
}
