// Takes: an extraction without tracts. Gives: what the sheet is and what of it could not be verified.
// Never: PASS; a sheet without a written description proves nothing about land.
import { unpack } from '../contract/packed.ts';
import type { PackedField } from '../contract/packed.ts';
import type { DocumentKind, Extraction } from '../contract/extraction.ts';
import type { DocumentVerdict } from '../contract/response.ts';

const WHAT: Readonly<Record<'plat' | 'as_built' | 'other', string>> = {
  plat: 'a plat',
  as_built: 'a utility as-built',
  other: 'a document of another kind',
};

const UNVERIFIED: Readonly<Record<'plat' | 'as_built' | 'other', readonly string[]>> = {
  plat: [
    'Lots drawn on a plat are not read as tracts; their dimensions were not verified.',
    'The plat carries no written description whose closure could be computed.',
  ],
  as_built: ['An as-built records what was installed; its stationing and positions were not verified.'],
  other: ['The document carries no legal description that could be computed.'],
};

/** The parts that identify a sheet, most telling first. */
const IDENTIFIES: Readonly<Record<'plat' | 'as_built', readonly string[]>> = {
  plat: ['subdivision', 'recording', 'lots', 'blocks', 'surveyor', 'date'],
  as_built: ['utility', 'agency', 'engineer', 'stationing', 'pipe', 'vintage', 'sheets'],
};

function identified(extraction: Extraction, kind: 'plat' | 'as_built' | 'other'): string[] {
  const sheet = extraction.sheet || extraction.metadata?.sheet || '';
  const fields: PackedField[] =
    kind === 'plat' ? ['plat_sheet'] : kind === 'as_built' ? ['as_built_sheet'] : ['plat_sheet', 'as_built_sheet'];
  const order = kind === 'other' ? [...IDENTIFIES.plat, ...IDENTIFIES.as_built] : IDENTIFIES[kind];
  const parts: Record<string, string | undefined> = Object.assign(
    {},
    ...fields.map((field) => unpack(field, sheet)),
  ) as Record<string, string>;
  return order.flatMap((key) => (parts[key] ? [`${key} ${parts[key]}`] : []));
}

/** Recording references and lots name a document even where its sheet string is empty. */
function fromMetadata(extraction: Extraction): string[] {
  const { metadata } = extraction;
  if (!metadata) return [];
  const recording = Object.entries(unpack('recording', metadata.recording ?? '')).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lots = (metadata.lot_block ?? []).flatMap((packed) => {
    const { subdivision, lot, block } = unpack('lot_block', packed);
    return [subdivision && `subdivision ${subdivision}`, lot && `lot ${lot}`, block && `block ${block}`].filter(
      (each) => !!each,
    ) as string[];
  });
  return [...lots, ...recording];
}

const isSheet = (kind: DocumentKind): kind is 'plat' | 'as_built' | 'other' => kind in WHAT;

export function documentVerdict(extraction: Extraction): DocumentVerdict | null {
  const kind = extraction.document_kind;
  if ((extraction.tracts?.length ?? 0) > 0 || !isSheet(kind)) return null;
  const names = [...new Set([...identified(extraction, kind), ...fromMetadata(extraction)])];
  if (names.length === 0)
    return {
      document: WHAT[kind],
      status: 'FAIL',
      reasons: ['Nothing in the sheet identifies it.', ...UNVERIFIED[kind]],
      summary: '',
    };
  const summary = `${WHAT[kind].replace(/^an? /, '')}: ${names.join(', ')}`;
  return {
    document: WHAT[kind],
    status: 'REVIEW',
    reasons: [...UNVERIFIED[kind]],
    summary: summary.charAt(0).toUpperCase() + summary.slice(1),
  };
}
