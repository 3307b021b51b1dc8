// Takes: what connecting to a database server failed with. Gives: a sentence for whoever set DATABASE_URL.
// Never: the address itself, which carries a password; host and database only.
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ECONNRESET: 'it ended the connection',
};

/** SQLSTATE classes of a refused connection: what the server itself says is the better sentence. */
const REFUSED_BY_SERVER = /^(?:28|3D|53|57P0)/;

export function unreached(databaseUrl: string, error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message?: string };
  const timedOut = /timeout/i.test(message ?? '') && code === '';
  const cause = CAUSES[code] ?? (timedOut ? CAUSES.ETIMEDOUT : REFUSED_BY_SERVER.test(code) ? message : undefined);
  if (cause === undefined) return error;
  const { host, pathname } = new URL(databaseUrl);
  return new Error(
    `The database ${decodeURIComponent(pathname.slice(1))} on ${host || 'this machine'} cannot be reached: ${cause}. Set DATABASE_URL.`,
  );
}
