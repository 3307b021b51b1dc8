// Wires the fabric of `thence read`: nothing of it, no database either, is loaded before the first aliquot asks.
import type { Config } from './config.ts';
import type { DeployedFabric } from './plss/fabric.ts';
import type { OpenFabric } from './fabric.ts';

export interface ReadingFabric extends OpenFabric {
  /** Files to look in, instead of what the deployment holds. */
  lookIn(files: readonly string[]): void;
}

export function readingFabric(config: Config, tell: (sentence: string) => void): ReadingFabric {
  let files: readonly string[] = [];
  let opened: Promise<OpenFabric> | null = null;
  const fabric = async (): Promise<DeployedFabric> => {
    opened ??= import('./fabric.ts').then(({ openFabric }) => openFabric(config, files, tell));
    return (await opened).fabric;
  };
  return {
    lookIn: (given) => void (files = given),
    close: async () => {
      const open = await opened?.catch(() => null);
      await open?.close();
    },
    fabric: {
      isEmpty: async () => (await fabric()).isEmpty(),
      townshipsBy: async (query) => (await fabric()).townshipsBy(query),
      township: async (plssId) => (await fabric()).township(plssId),
      sections: async (plssId, number) => (await fabric()).sections(plssId, number),
      points: async (plssId, name) => (await fabric()).points(plssId, name),
    },
  };
}
