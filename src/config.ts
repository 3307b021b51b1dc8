// Takes: the environment. Gives: one frozen Config, or every mistake in it as a sentence. Never: read again after start.
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { MailSettings } from './adapters/mail.ts';
import type { OidcSettings } from './adapters/identity-settings.ts';
import type { S3Settings } from './adapters/objects-s3-connection.ts';
import type { StripeSettings } from './adapters/stripe.ts';
import { mailSettings, stripeSettings } from './config-billing.ts';
import { identitySettings } from './config-identity.ts';
import { type Environment, list, proxies, readers, text, url } from './config-values.ts';
import { LIMITS } from './contract/limits.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
  /** Whose X-Forwarded headers are believed: everybody's, nobody's, or those of these networks. */
  readonly trustProxy: boolean | readonly string[];
  readonly logLevel: string;
  readonly metricsToken: string | null;
  /** Signing keys from the environment; the first signs. null: the key file of the data folder. */
  readonly signingKeys: readonly Uint8Array[] | null;
  readonly signing: boolean;
  /** Where objects and results are kept; null: objects in the data folder, results in the database. */
  readonly s3: S3Settings | null;
  /** The issuer of portal sessions; null: keys are the only way in. */
  readonly oidc: OidcSettings | null;
  /** The payment processor; null: nothing is sold here. */
  readonly stripe: StripeSettings | null;
  /** The mail server that invitations go by; null: none are sent. */
  readonly mail: MailSettings | null;
  readonly freeTierOpen: boolean;
  readonly signupsPerDay: number;
  readonly checkMailDomain: boolean;
  /** Name servers asked about mail domains, `address:port`; none: the machine's own. */
  readonly dnsServers: readonly string[];
  /** Requests a minute a key, where a deployment wants others than SPEC.md's. */
  readonly requestsPerMinute: number;
  readonly requestsPerMinuteFree: number;
  readonly closureStandard: number;
  readonly maxPages: number;
  readonly ocrWorkers: number;
  /** Threads that read and judge texts. */
  readonly readingThreads: number;
  /** Documents this process works on at once, a lane of the queue. */
  readonly workers: { readonly extract: number; readonly batch: number };
  /** Days a result is kept after its first fetch, and without one; null: until it is deleted. */
  readonly retention: { readonly fetchedDays: number | null; readonly unfetchedDays: number | null };
  /** Days the audit log is kept; null: for ever. */
  readonly auditDays: number | null;
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const { whole, choice } = readers(env, problems);
  const publicUrl = url(env, 'THENCE_PUBLIC_URL', ['http:', 'https:'], problems)?.replace(/\/+$/, '') ?? null;
  const config: Config = {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: whole('PORT', 8080, 0, 65535),
    dataFolder: text(env, 'THENCE_DATA') ?? './data',
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], problems),
    publicUrl,
    corsOrigins: list(env, 'THENCE_CORS_ORIGINS'),
    trustProxy: proxies(env, 'THENCE_TRUST_PROXY', problems),
    logLevel: text(env, 'THENCE_LOG_LEVEL') ?? 'info',
    metricsToken: text(env, 'THENCE_METRICS_TOKEN'),
    signingKeys: signingKeys(env, problems),
    signing: choice('THENCE_SIGNING', 'on', 'off', true),
    s3: s3(env, problems),
    oidc: identitySettings(env, problems),
    stripe: stripeSettings(env, problems),
    mail: mailSettings(env, publicUrl, problems),
    freeTierOpen: choice('THENCE_FREE_TIER', 'open', 'closed', true),
    signupsPerDay: whole('THENCE_SIGNUPS_PER_DAY', 200, 0, 1_000_000),
    checkMailDomain: choice('THENCE_CHECK_MX', 'on', 'off', true),
    dnsServers: servers(env, 'THENCE_DNS_SERVERS', problems),
    requestsPerMinute: whole('THENCE_REQUESTS_PER_MINUTE', LIMITS.requestsPerMinute, 1, 1_000_000),
    requestsPerMinuteFree: whole('THENCE_REQUESTS_PER_MINUTE_FREE', LIMITS.requestsPerMinuteFree, 1, 1_000_000),
    closureStandard: whole('THENCE_CLOSURE_STANDARD', 5000, 100, 1_000_000),
    maxPages: whole('THENCE_MAX_PAGES', 200, 1, 10_000),
    ocrWorkers: whole('THENCE_OCR_WORKERS', 2, 1, 64),
    readingThreads: whole('THENCE_READING_THREADS', availableParallelism(), 1, 256),
    workers: { extract: whole('THENCE_EXTRACT_WORKERS', 3, 1, 64), batch: whole('THENCE_BATCH_WORKERS', 3, 1, 64) },
    retention: {
      fetchedDays: whole('THENCE_KEEP_FETCHED_DAYS', 0, 0, 3650) || null,
      unfetchedDays: whole('THENCE_KEEP_UNFETCHED_DAYS', 0, 0, 3650) || null,
    },
    auditDays: whole('THENCE_KEEP_AUDIT_DAYS', 0, 0, 36_500) || null,
  };
  if (!['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(config.logLevel))
    problems.push(
      `THENCE_LOG_LEVEL is "${config.logLevel}"; it takes trace, debug, info, warn, error, fatal or silent.`,
    );
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);
}

function servers(env: Environment, name: string, problems: string[]): string[] {
  const given = list(env, name);
  for (const server of given)
    if (isIP(server.replace(/^\[(.*)\](:\d+)?$|^([\d.]+)(:\d+)?$/, '$1$3')) === 0)
      problems.push(`${name} has "${server}"; it takes addresses such as 192.0.2.1 or 192.0.2.1:53.`);
  return given;
}

const S3_NEEDS = ['THENCE_S3_REGION', 'THENCE_S3_ACCESS_KEY', 'THENCE_S3_SECRET_KEY'] as const;

/** A bucket's name switches it on; then what belongs to it must be there too. */
function s3(env: Environment, problems: string[]): S3Settings | null {
  const bucket = text(env, 'THENCE_S3_BUCKET');
  if (bucket === null) return null;
  const [region, accessKeyId, secretAccessKey] = S3_NEEDS.map((name) => {
    const value = text(env, name);
    if (value === null) problems.push(`${name} is not set; a bucket (THENCE_S3_BUCKET) needs it.`);
    return value ?? '';
  });
  const endpoint = url(env, 'THENCE_S3_ENDPOINT', ['http:', 'https:'], problems);
  const prefix = (text(env, 'THENCE_S3_PREFIX') ?? '').replace(/^\/+|\/+$/g, '');
  const keys = { accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! };
  return { bucket, region: region!, ...keys, endpoint, prefix, forcePathStyle: endpoint !== null };
}

const LEAST_KEY_BYTES = 32;

function signingKeys(env: Environment, problems: string[]): Uint8Array[] | null {
  const given = list(env, 'THENCE_SIGNING_KEYS');
  if (given.length === 0) return null;
  const keys = given.map((key) => Buffer.from(key, 'hex'));
  if (keys.some((key, i) => key.length < LEAST_KEY_BYTES || key.length * 2 !== given[i]!.length))
    problems.push(
      `THENCE_SIGNING_KEYS takes keys of at least ${LEAST_KEY_BYTES} bytes in hexadecimal, comma-separated.`,
    );
  return keys;
}
