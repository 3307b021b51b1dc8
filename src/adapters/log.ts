// Gives: the JSON log, on stderr. Never: a key, a token, a document's text or a presigned address; what is logged is chosen field by
// field, and what could slip in through an error's message is masked.
import { pino, type DestinationStream, type Logger } from 'pino';

const SECRETS =
  /thence_(live|test)_\w+|\b(?:[sr]k_(?:live|test)|whsec)_\w+|\/\/[^\s\/@:]+:[^\s\/@]+(?=@)|\beyJ[\w-]+(?:\.[\w-]*){2,4}|\bBearer\s+\S+|([?&](?:sig|signature|token)=)[^&\s"]+/g;

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
    stderrInBatches(),
  );
}

const BATCH_BYTES = 4096;
const LATEST_MS = 50;

/** A write a line costs more than the rest of a small request: lines wait for company, and not for long. */
function stderrInBatches(): DestinationStream {
  const stream = pino.destination({ fd: 2, sync: true, minLength: BATCH_BYTES });
  setInterval(() => stream.flush(), LATEST_MS).unref();
  process.once('exit', () => stream.flushSync());
  return stream;
}

function maskedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: masked(error.message), code, stack: masked(error.stack ?? '') };
}

function masked(text: string): string {
  return text.replace(SECRETS, '$2[masked]');
}
