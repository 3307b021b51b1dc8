// Takes: the source of a text. Gives: the lands by section described in it, each with its words as they were pasted, entities and wrong letters and all.
// Never: another land; what was cleaned to be read is only quoted otherwise.
import { quoteOf, type SourceText } from '../../document/source-text.ts';
import { readAliquots, type AliquotReading } from '../aliquots/aliquot.ts';

const VERBATIM = 'verbatim=';

export const quotedLands = (source: SourceText): AliquotReading[] =>
  asPasted(source, readAliquots(source.text, 0, source.text.length));

export const asPasted = (source: SourceText, lands: AliquotReading[]): AliquotReading[] =>
  source.origin ? lands.map((land) => quoted(source, land)) : lands;

/** DECISIONS.md: the verbatim part stands last and reaches to the end. */
function quoted(source: SourceText, land: AliquotReading): AliquotReading {
  const at = land.packed.indexOf(VERBATIM);
  if (at < 0) return land;
  return { ...land, packed: land.packed.slice(0, at + VERBATIM.length) + quoteOf(source, land.start, land.end) };
}
