// Takes: where a bucket is and how long to wait. Gives: requests to it, repeated where that may help, with bounds on all waiting.
// Never: a wait without a bound, an error that holds a secret, or the client library in memory before the first request.
import { setTimeout as pause } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { checkedObjectName, isObjectName } from './objects-put.ts';
import { codeOf, isWorthAnotherTry, s3Trouble } from './objects-s3-trouble.ts';

export interface S3Settings {
  /** null: AWS itself, in the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A folder of the bucket, `thence/production`; empty: the whole bucket. */
  readonly prefix: string;
  /** The bucket in the path and not in the host name, as most servers but AWS want it. */
  readonly forcePathStyle: boolean;
}

export interface S3Patience {
  readonly connectMs: number;
  /** Silence on a connection. */
  readonly idleMs: number;
  /** From the request's first byte to the answer's headers. */
  readonly answerMs: number;
  /** For a ping, all attempts together: who asks for health does not wait for the bounds above. */
  readonly pingMs: number;
  readonly attempts: number;
  /** Before the second attempt; doubled before each one after. */
  readonly backoffMs: number;
}

export const S3_PATIENCE: S3Patience = {
  connectMs: 5000,
  idleMs: 30_000,
  answerMs: 120_000,
  pingMs: 5000,
  attempts: 3,
  backoffMs: 200,
};
const KEY_BYTES = 1024; // what S3 allows

export interface S3Connection {
  readonly bucket: string;
  keyOf(name: string): string;
  /** Null for a key that is not one of our objects. */
  nameOf(key: string): string | null;
  /** What a folder's keys begin with; the empty folder is everything. */
  prefixOf(folder: string): string;
  /** `expected` turns an error code of S3 into a value; any other error becomes a sentence. */
  ask<T, E = never>(doing: string, work: Work<T>, expected?: Readonly<Record<string, E>>): Promise<T | E>;
}
type Work<T> = (client: Sdk.S3Client, sdk: typeof Sdk) => Promise<T>;

export function s3Connection(settings: S3Settings, patience: S3Patience): S3Connection {
  let opened: Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> | null = null;
  return {
    bucket: settings.bucket,
    ...keys(settings.prefix),
    ask: async <T, E = never>(doing: string, work: Work<T>, expected: Readonly<Record<string, E>> = {}) => {
      const { client, sdk } = await (opened ??= open(settings, patience));
      try {
        return await insisting(patience, () => work(client, sdk));
      } catch (error) {
        if (Object.hasOwn(expected, codeOf(error))) return expected[codeOf(error)]!;
        throw s3Trouble(settings, doing, error);
      }
    },
  };
}

function keys(prefixAsSet: string): Pick<S3Connection, 'keyOf' | 'nameOf' | 'prefixOf'> {
  const bare = prefixAsSet.replace(/^\/+|\/+$/g, '');
  if (bare !== '' && !isObjectName(bare)) throw new Error(`not a prefix for objects: ${JSON.stringify(bare)}`);
  const prefix = bare === '' ? '' : `${bare}/`;
  const keyOf = (name: string) => {
    const key = prefix + checkedObjectName(name);
    if (key.length > KEY_BYTES) throw new Error(`not the name of an object: a key of more than ${KEY_BYTES} bytes`);
    return key;
  };
  return {
    keyOf,
    nameOf: (key) => {
      const name = key.slice(prefix.length);
      return key.startsWith(prefix) && isObjectName(name) ? name : null;
    },
    prefixOf: (folder) => (folder === '' ? prefix : `${keyOf(folder)}/`),
  };
}

const silence = () => undefined;
// Without a logger the client writes to the console that a stream is not repeated; its errors reach our log by themselves.
const SILENT = { trace: silence, debug: silence, info: silence, warn: silence, error: silence };

/** Loaded at first use: a quarter of a second that a server without S3 does not spend. */
async function open(settings: S3Settings, { connectMs, idleMs, answerMs }: S3Patience) {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, accessKeyId, secretAccessKey, forcePathStyle, endpoint } = settings;
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint }),
    maxAttempts: 1, // ours are counted below: the client never repeats a stream
    requestChecksumCalculation: 'WHEN_REQUIRED', // the default, CRC32 in a trailer, is unknown to many servers
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
  return { client, sdk };
}

async function insisting<T>({ attempts, backoffMs }: S3Patience, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isWorthAnotherTry(error)) throw error;
      await pause(backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random())); // spread: many nodes saw the same failure
    }
}
