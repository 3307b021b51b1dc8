// `thence admin audit`: security events, newest first.
import { AUDIT_EVENTS, type AuditEvent } from '../service/ports.ts';
import { auditRow, listAudit } from '../service/staff.ts';
import { type Action, FLAG, TEXT } from './command.ts';
import { accountNamed, columns, noWord, wholeNumber, type Words, WrongInput } from './options.ts';
import type { CliServices } from './services.ts';

const MOST = 100_000;
const ORDINARY = 100;

export const adminAudit: Action = {
  options: { account: TEXT, event: { takes: AUDIT_EVENTS }, since: TEXT, limit: TEXT, json: FLAG },
  run: audit,
};

async function audit(words: Words, { operate, out }: CliServices): Promise<number> {
  noWord(words);
  const { account, event, since, limit } = words.values;
  const filter = {
    event: event as AuditEvent | undefined,
    since: since === undefined ? undefined : instantOf(since),
    limit: limit === undefined ? ORDINARY : wholeNumber(limit, 'limit', 1, MOST),
  };
  await operate(async (ports) => {
    const accountId = account === undefined ? undefined : (await accountNamed(ports, account)).id;
    const { entries, next } = await listAudit(ports, { ...filter, accountId });
    const rows = entries.map(auditRow);
    if (words.flags.has('json')) return rows.forEach((row) => out(JSON.stringify(row)));
    const lines = rows.map((row) => [
      row.at,
      row.event,
      row.account ?? '-',
      `${row.actor_kind} ${row.actor}`.trim(),
      row.subject,
      row.detail,
    ]);
    for (const line of columns([['AT', 'EVENT', 'ACCOUNT', 'BY', 'WHAT', 'MORE'], ...lines])) out(line.trimEnd());
    if (next !== null) out(`… and older ones: --limit ${Math.min(MOST, filter.limit * 10)} shows more.`);
  });
  return 0;
}

function instantOf(text: string): Date {
  const shape = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(text);
  const at = new Date(text);
  if (shape === null || Number.isNaN(at.getTime()) || !isDay(shape[1]!))
    throw new WrongInput('--since takes a day such as 2026-11-15 (UTC) or an instant such as 2026-11-15T08:00:00Z.');
  return at;
}

/** `new Date` takes the 31st of any month and means the next one. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
