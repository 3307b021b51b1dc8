// Takes: a bucket of any S3 server. Gives: objects in it, whole or absent; memory stays flat whatever their length.
// Never: a key outside the prefix, nor a second write where only one was allowed.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PutObjectCommand } from '@aws-sdk/client-s3';
import type { ObjectStore, PutTerms, StoredObject } from '../service/ports.ts';
import { alreadyThere, withinTerms } from './objects-put.ts';
import {
  S3_PATIENCE,
  type S3Connection,
  s3Connection,
  type S3Patience,
  type S3Settings,
} from './objects-s3-connection.ts';
import { type Spool, spool } from './objects-s3-spool.ts';

export function s3Objects(settings: S3Settings, patience: S3Patience = S3_PATIENCE): ObjectStore {
  const s3 = s3Connection(settings, patience);
  return {
    put: (name, content, terms = {}) => put(s3, name, content, terms),
    get: (name) => get(s3, name),
    delete: (name) => remove(s3, name),
    list: (folder = '') => list(s3, folder),
    ping: () => ping(s3, patience.pingMs),
  };
}

async function put(
  s3: S3Connection,
  name: string,
  content: AsyncIterable<Uint8Array>,
  terms: PutTerms,
): Promise<StoredObject> {
  const key = s3.keyOf(name);
  const spooled = await spool(withinTerms(content, terms));
  const writer = randomBytes(16).toString('hex');
  try {
    const answer = await s3.ask(
      'put an object',
      (client, sdk) =>
        sending(spooled, async (Body) => {
          const command = new sdk.PutObjectCommand({
            Bucket: s3.bucket,
            Key: key,
            Body,
            ContentLength: spooled.bytes,
            ContentType: 'application/octet-stream',
            Metadata: { writer },
            ...(terms.onlyIfAbsent ? { IfNoneMatch: '*' } : {}),
          });
          signContent(command, spooled.sha256);
          return await client.send(command);
        }),
      { PreconditionFailed: 'taken' as const },
    );
    if (answer === 'taken' && !(await isWrittenBy(s3, key, writer))) throw alreadyThere(name);
    return { name, bytes: spooled.bytes };
  } finally {
    await spooled.discard();
  }
}

/** A body for one attempt; its stream is over when the attempt is, however that ends. */
async function sending<T>(spooled: Spool, work: (body: Uint8Array | Readable) => Promise<T>): Promise<T> {
  const body = spooled.body();
  try {
    return await work(body);
  } finally {
    if (body instanceof Readable) body.destroy();
  }
}

/** Of a stream the client would sign no content at all ("UNSIGNED-PAYLOAD"); so S3 compares what arrived with what we read. */
function signContent(command: PutObjectCommand, sha256: string): void {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'signContent' },
  );
}

/** "It is there already" may mean our own first attempt, whose answer was lost. */
async function isWrittenBy(s3: S3Connection, key: string, writer: string): Promise<boolean> {
  const there = await head(s3, key);
  return there?.Metadata?.['writer'] === writer;
}

async function head(s3: S3Connection, key: string) {
  return await s3.ask(
    'look at an object',
    (client, sdk) => client.send(new sdk.HeadObjectCommand({ Bucket: s3.bucket, Key: key })),
    { NotFound: null },
  );
}

async function get(s3: S3Connection, name: string): Promise<AsyncIterable<Uint8Array> | null> {
  const key = s3.keyOf(name);
  const answer = await s3.ask(
    'get an object',
    (client, sdk) => client.send(new sdk.GetObjectCommand({ Bucket: s3.bucket, Key: key })),
    { NoSuchKey: null },
  );
  if (answer === null) return null;
  return whole(answer.Body as Readable, answer.ContentLength ?? null, name);
}

/** An object that ends early is trouble, never a shorter object. */
async function* whole(body: Readable, bytes: number | null, name: string): AsyncIterable<Uint8Array> {
  let seen = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      seen += chunk.byteLength;
      yield chunk;
    }
  } catch {
    throw new Error(`The object ${name} stopped coming from S3 after ${seen} of ${bytes ?? 'unknown'} bytes.`);
  } finally {
    body.destroy();
  }
  if (bytes !== null && seen !== bytes) throw new Error(`S3 gave ${seen} of the ${bytes} bytes of the object ${name}.`);
}

/** True where it was there. S3 itself does not tell: two that delete one object at once may both hear true. */
async function remove(s3: S3Connection, name: string): Promise<boolean> {
  const key = s3.keyOf(name);
  const there = await head(s3, key);
  await s3.ask('delete an object', (client, sdk) =>
    client.send(new sdk.DeleteObjectCommand({ Bucket: s3.bucket, Key: key })),
  );
  return there !== null;
}

/** In the order of the names' bytes, a page of a thousand at a time. */
async function* list(s3: S3Connection, folder: string): AsyncIterable<StoredObject> {
  const Prefix = s3.prefixOf(folder);
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.ask('list objects', (client, sdk) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: s3.bucket, Prefix, ContinuationToken })),
    );
    for (const { Key, Size } of page.Contents ?? []) {
      const name = s3.nameOf(Key ?? '');
      if (name !== null) yield { name, bytes: Size ?? 0 }; // else something a person left here
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** A list, because the answer to a HEAD has no body to say what is wrong. */
async function ping(s3: S3Connection, withinMs: number): Promise<void> {
  const abortSignal = AbortSignal.timeout(withinMs);
  const question = { Bucket: s3.bucket, Prefix: s3.prefixOf(''), MaxKeys: 1 };
  await s3.ask('list objects', (client, sdk) => client.send(new sdk.ListObjectsV2Command(question), { abortSignal }));
}
