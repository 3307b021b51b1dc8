// Takes: parts of a field that is one string. Gives: `key=value | key=value | verbatim=…` and back (DECISIONS.md, "Fields that
// are one string"). Never: a part whose value is empty, except where the caller says that empty means something.

/** Part order, one list a field; the greedy part is last. Reading accepts any order before it. */
export const PACKED_FIELDS = {
  stated_area: ['acres', 'sqft', 'sqm', 'ha', 'arpents'],
  tie_call: ['bearing', 'distance', 'verbatim'],
  aliquot: ['parts', 'section', 'township', 'range', 'meridian', 'government_lot', 'exception', 'verbatim'],
  easement: ['type', 'width_ft', 'term', 'exclusive', 'rights', 'servient', 'verbatim'],
  recording: ['book', 'page', 'instrument', 'note'],
  lot_block: ['subdivision', 'lot', 'block', 'plat_book', 'plat_page', 'verbatim'],
  plat_sheet: ['subdivision', 'lots', 'blocks', 'recording', 'surveyor', 'date', 'verbatim'],
  as_built_sheet: ['agency', 'engineer', 'utility', 'vintage', 'stationing', 'pipe', 'sheets', 'verbatim'],
} as const;
export type PackedField = keyof typeof PACKED_FIELDS;
export type PackedParts<F extends PackedField> = Partial<Record<(typeof PACKED_FIELDS)[F][number], string>>;

const GREEDY = new Set(['verbatim', 'note']);

/** Empty and absent parts are left out; the order is the table's. Inside a value ` | ` would end the part, so it becomes `/`. */
export function pack<F extends PackedField>(field: F, parts: PackedParts<F>): string {
  const given = parts as Partial<Record<string, string>>;
  let packed = '';
  for (const key of PACKED_FIELDS[field]) {
    const value = given[key]?.trim();
    if (!value) continue;
    const plain = !value.includes(' | ') || GREEDY.has(key) ? value : value.replaceAll(' | ', ' / ');
    packed += `${packed === '' ? '' : ' | '}${key}=${plain}`;
  }
  return packed;
}

/** An aliquot part's `exception`: what is meant of it alone ("only the north 5 acres of"), and what comes off it. */
export function aliquotLimits(exception: string): { readonly only: string[]; readonly except: string[] } {
  const all = exception.split('; ').filter((one) => one !== '');
  const isOnly = (one: string): boolean => one.startsWith('only ');
  return { only: all.filter(isOnly), except: all.filter((one) => !isOnly(one)) };
}

export function unpack<F extends PackedField>(field: F, packed: string): PackedParts<F> {
  const known: readonly string[] = PACKED_FIELDS[field];
  const parts: Partial<Record<string, string>> = {};
  let rest = packed;
  while (rest !== '') {
    const equals = rest.indexOf('=');
    if (equals < 0) break;
    const key = rest.slice(0, equals).trim();
    if (GREEDY.has(key)) {
      if (known.includes(key)) parts[key] = rest.slice(equals + 1);
      break;
    }
    const bar = rest.indexOf(' | ', equals);
    if (known.includes(key)) parts[key] = rest.slice(equals + 1, bar < 0 ? undefined : bar).trim();
    rest = bar < 0 ? '' : rest.slice(bar + 3);
  }
  return parts;
}
