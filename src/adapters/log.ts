// Gives: the JSON log, on stderr. Never: a key, a token, a document's text or a presigned address; what is logged is chosen field by
// field, and what could slip in through an error's message is masked.
import { pino, type Logger } from 'pino';

const SECRETS = /thence_(live|test)_\w+|\bBearer\s+\S+|([?&](?:sig|signature|token)=)[^&\s"]+/g;

export type Log = Logger;

export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => maskedError(error) },
      redact: { paths: ['authorization', 'headers', 'req.headers', 'api_key', 'body'], remove: true },
    },
    pino.destination({ fd: 2, sync: false }), // lines are written together under load, at once otherwise, and flushed at exit
  );
}

function maskedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: masked(error.message), code, stack: masked(error.stack ?? '') };
}

function masked(text: string): string {
  return text.replace(SECRETS, '$2[masked]');
}
