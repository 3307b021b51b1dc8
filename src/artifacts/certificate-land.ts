// Takes: a tract's packed fields. Gives: in plain words which land it is: the aliquot part, where it lies, the easement; lots and earlier papers.
// Never: a word for a part that the body does not have.
import type { Extraction, Metadata, Tract } from '../contract/extraction.ts';
import { lotsOfTract, lotText } from '../contract/lots-of-tract.ts';
import { aliquotLimits, unpack } from '../contract/packed.ts';

/** The lots or the aliquot part, the land the courses lie in, and the easement, each with the words it was read from. */
export function landLines(extraction: Extraction, tract: Tract): string[] {
  const aliquot = unpack('aliquot', tract.aliquot);
  const situs = unpack('aliquot', tract.situs ?? '');
  const limits = aliquotLimits(aliquot.exception ?? '');
  return [
    sentence('Land', [
      lotsOfTract(extraction, tract).join('; '),
      ...plssParts(aliquot),
      aliquot.government_lot && `government lot ${aliquot.government_lot}`,
      ...limits.only,
      ...limits.except.map((one) => `except ${one}`),
    ]),
    sentence('As written', [aliquot.verbatim]),
    sentence('Lies in', plssParts(situs)),
    ...easementLines(tract.easement),
  ].filter((line) => line !== '');
}

function easementLines(packed: string): string[] {
  const { rights, servient, verbatim } = unpack('easement', packed);
  return [
    sentence('Easement', [...easementParts(packed), rights && `rights: ${rights}`, servient && `over ${servient}`]),
    sentence('As written', [verbatim]),
  ];
}

const EXCLUSIVE: Readonly<Record<string, string>> = { yes: 'exclusive', no: 'non-exclusive' };

/** What for, how wide, how long: `pipeline`, `30 feet wide`, `perpetual`. */
export function easementParts(packed: string): string[] {
  const { type, width_ft: width, term, exclusive } = unpack('easement', packed);
  const parts = [
    type?.replaceAll('_', ' '),
    width && `${width} feet wide`,
    term,
    exclusive && (EXCLUSIVE[exclusive] ?? `exclusive: ${exclusive}`),
  ];
  return parts.flatMap((part) => part || []);
}

type Aliquot = ReturnType<typeof unpack<'aliquot'>>;

function plssParts({ parts, section, township, range, meridian }: Aliquot): (string | undefined)[] {
  return [
    parts,
    section && `section ${section}`,
    township && `township ${township}`,
    range && `range ${range}`,
    meridian && `${meridian} meridian`,
  ];
}

export const lotTexts = ({ lot_block: lots }: Metadata): string => lots.map(lotText).join('; ');

/** What a table calls the kind of land: the lots of a plat by their names, else the kind of the description. */
export function kindText(extraction: Extraction, tract: Tract): string {
  const [first, ...more] = lotsOfTract(extraction, tract);
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return first === undefined ? tract.description_type.replaceAll('_', ' ') : `${first}${others}`;
}

/** `book=512 | page=88` -> `book 512, page 88`; the note stands for papers without numbers. */
export function recordingText(packed: string): string {
  const { note, ...numbers } = unpack('recording', packed);
  const parts = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  return parts.join(', ') || (note ?? packed);
}

function sentence(name: string, parts: readonly (string | undefined)[]): string {
  const said = parts.flatMap((part) => (part?.trim() ? [part.replace(/\s+/g, ' ').trim()] : []));
  return said.length === 0 ? '' : `${name}: ${said.join(', ')}`;
}
