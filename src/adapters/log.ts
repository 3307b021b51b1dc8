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
      timestamp: isoTime(),
      serializers: { err: (error: unknown) => maskedError(error) },
      redact: { paths: ['authorization', 'headers', 'req.headers', 'api_key', 'body'], remove: true },
    },
    stderrInBatches(),
  );
}

const BATCH_CHARACTERS = 65_536;
const LATEST_MS = 50;

/**
 * A write a line costs more than the rest of a small request: lines wait for company, and not for long. They wait here because the
 * library measures all that waits anew with every line.
 */
function stderrInBatches(): DestinationStream {
  const stream = pino.destination({ fd: 2, sync: true });
  let waiting: string[] = [];
  let characters = 0;
  const flush = (): void => {
    if (waiting.length === 0) return;
    const text = waiting.join('');
    waiting = [];
    characters = 0;
    stream.write(text);
  };
  setInterval(flush, LATEST_MS).unref();
  process.once('exit', () => {
    flush();
    stream.flushSync();
  });
  return {
    write: (line) => {
      waiting.push(line);
      characters += line.length;
      if (characters >= BATCH_CHARACTERS) flush();
    },
  };
}

/** The instant as pino's own `isoTime` writes it; all of it but the milliseconds is written once a second. */
function isoTime(): () => string {
  let second = 0;
  let upToSecond = '';
  return () => {
    const now = Date.now();
    const millisecond = now % 1000;
    if (now - millisecond !== second) {
      second = now - millisecond;
      upToSecond = `,"time":"${new Date(second).toISOString().slice(0, -4)}`; // up to the point: 2026-11-15T08:00:00.
    }
    return `${upToSecond}${millisecond < 10 ? '00' : millisecond < 100 ? '0' : ''}${millisecond}Z"`;
  };
}

function maskedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const code = (error as { code?: unknown }).code;
  return { type: error.name, message: masked(error.message), code, stack: masked(error.stack ?? '') };
}

function masked(text: string): string {
  return text.replace(SECRETS, '$2[masked]');
}
