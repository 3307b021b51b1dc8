// Takes: UUIDs. Gives: the ids callers see, `job_…`, `bat_…`, `upl_…`, and back. Never: an id of another kind read as this one.

const KINDS = { job: 'job_', batch: 'bat_', upload: 'upl_' } as const;
export type IdKind = keyof typeof KINDS;

export function publicId(kind: IdKind, uuid: string): string {
  return KINDS[kind] + uuid.replaceAll('-', '');
}

/** The UUID, or null where the text is no id of that kind. */
export function uuidOf(kind: IdKind, id: string): string | null {
  const body = id.startsWith(KINDS[kind]) ? id.slice(KINDS[kind].length) : '';
  if (!/^[0-9a-f]{32}$/.test(body)) return null;
  return [body.slice(0, 8), body.slice(8, 12), body.slice(12, 16), body.slice(16, 20), body.slice(20)].join('-');
}
