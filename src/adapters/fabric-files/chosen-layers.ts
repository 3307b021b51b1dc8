// Takes: the layers of one file. Gives: those that are imported, and the names of those that are not.
// Never: the same units twice: a state's whole database holds PLSSSecondDivision beside PLSSIntersected, and layers of other matters
// that carry a township's identifier too.
import { layerOfName } from './fabric-layer.ts';
import type { FileLayer } from './file-layer.ts';

export interface ChosenLayers {
  readonly taken: readonly FileLayer[];
  readonly leftOut: readonly string[];
}

/** A file of one layer is taken whatever its name; of several, those with the names of CadNSDI where any has one. */
export function chosenLayers(layers: readonly FileLayer[]): ChosenLayers {
  const named = layers.filter(({ name }) => layerOfName(name) !== null);
  if (layers.length === 1 || named.length === 0) return { taken: layers, leftOut: [] };
  const isFinest = ({ name }: FileLayer): boolean => /intersected$/i.test(name);
  const isTwin = ({ name }: FileLayer): boolean => /second_?division$/i.test(name) && named.some(isFinest);
  const taken = named.filter((layer) => !isTwin(layer));
  return { taken, leftOut: layers.filter((layer) => !taken.includes(layer)).map(({ name }) => name) };
}
