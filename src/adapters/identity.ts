// Takes: a portal session token (an access token as JWT, docs/identity.md). Gives: the verified e-mail of its person, and whether staff.
// Never: a token by a symmetric or no algorithm, of another issuer or audience, bound to a key it was not sent with, or an ID token;
// nor an address the issuer has not verified; nor any part of a token in a message.
import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose';
import { Refusal } from '../contract/refusals.ts';
import type { Identity, VerifiedToken } from '../service/ports.ts';
import { ISSUER_TIMES, issuerAt, IssuerTrouble } from './identity-issuer.ts';
import type { OidcSettings } from './identity-settings.ts';
import type { Log } from './postgres/open.ts';

/** A public key verifies these; none and HS* are not among them, so that a public key is never taken for a shared secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const ACCESS_TOKEN_TYPES: ReadonlySet<string> = new Set(['at+jwt', 'application/at+jwt', 'jwt', 'application/jwt']);
/** Claims of an ID token: it says who signed in to the client, and opens nothing. */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash'];
const CLOCK_SKEW_S = 60;
const NOT_VERIFIED_MS = 60_000;
const MOST_REMEMBERED = 10_000;

type Claims = Readonly<Record<string, unknown>>;

export function oidcIdentity(settings: OidcSettings, log: Log, times = ISSUER_TIMES): Identity {
  const issuer = issuerAt(settings.issuer, times);
  const options: JWTVerifyOptions = {
    algorithms: ALGORITHMS,
    issuer: settings.issuer,
    audience: settings.audience,
    clockTolerance: CLOCK_SKEW_S,
    requiredClaims: ['exp', 'sub'],
  };
  const askedFor = new Map<string, { readonly claims: Promise<Claims>; readonly until: number }>();
  const userinfo = async (token: string, digest: string, { sub, exp }: JWTPayload): Promise<Claims> => {
    const known = askedFor.get(digest);
    if (known !== undefined && Date.now() < known.until) return await known.claims;
    if (askedFor.size >= MOST_REMEMBERED) askedFor.clear();
    const claims = issuer.userinfo(token).then((answer) => personOf(answer, sub!));
    askedFor.set(digest, { claims, until: exp! * 1000 });
    try {
      const told = await claims;
      if (!isVerified(told)) askedFor.set(digest, { claims, until: Date.now() + NOT_VERIFIED_MS });
      return told;
    } catch (error) {
      askedFor.delete(digest);
      throw error;
    }
  };
  return {
    verify: async (token) => {
      try {
        const { payload, protectedHeader } = await verified(token, issuer.key, options);
        refuseOtherKinds(payload, protectedHeader.typ);
        const digest = createHash('sha256').update(token).digest('hex').slice(0, 32);
        const claims = speaksOfEmail(payload) ? payload : { ...(await userinfo(token, digest, payload)), ...payload };
        return signedIn(claims, settings, digest, payload.exp!);
      } catch (error) {
        throw refusalOf(error, log);
      }
    },
  };
}

/** Where a token names no key and several fit, each is tried. */
async function verified(
  token: string,
  key: Parameters<typeof jwtVerify>[1],
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, key as never, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const one of error)
      try {
        return await jwtVerify(token, one, options);
      } catch (failure) {
        if (!(failure instanceof errors.JWSSignatureVerificationFailed)) throw failure;
      }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

function refuseOtherKinds(payload: JWTPayload, type: string | undefined): void {
  if (type !== undefined && !ACCESS_TOKEN_TYPES.has(type.toLowerCase()))
    throw invalid('The token is not an access token.');
  if (ID_TOKEN_CLAIMS.some((name) => name in payload))
    throw invalid('This is an ID token; send the access token instead.');
  if ('cnf' in payload) throw invalid('The token is bound to a key of its client and cannot be sent by itself.');
}

function speaksOfEmail(payload: JWTPayload): boolean {
  return typeof payload.email === 'string' && payload.email_verified !== undefined;
}

/** OpenID Connect Core section 5.3.2: an answer about somebody else is none. */
function personOf(answer: Claims | 'refused' | null, subject: string): Claims {
  if (answer === null) return {};
  if (answer === 'refused') throw invalid('The issuer no longer takes this token. Sign in again.');
  if (answer.sub !== subject) throw invalid("The issuer's userinfo is of somebody else.");
  return answer;
}

/** Some issuers write it as text. */
function isVerified({ email_verified: verified }: Claims): boolean {
  return verified === true || verified === 'true';
}

function signedIn(claims: Claims, settings: OidcSettings, digest: string, exp: number): VerifiedToken {
  const { email } = claims;
  if (typeof email !== 'string' || email === '')
    throw invalid('The session has no e-mail address. Ask for scope email.');
  if (!isVerified(claims)) throw invalid('The e-mail address of the session is not verified by its issuer.');
  const groups = [claims[settings.groupsClaim]].flat();
  const staff = settings.staffGroup !== null && groups.includes(settings.staffGroup);
  return { email, staff, digest, expiresAt: new Date(exp * 1000) };
}

function invalid(sentence: string): Refusal {
  return new Refusal('invalid_token', sentence);
}

/** What is wrong with a token, in words that repeat nothing of it. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'The session has expired. Sign in again.',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'The session token is not for this service, or not yet valid.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "The session token's signature does not verify.",
  ERR_JWKS_NO_MATCHING_KEY: 'The session token is signed by a key that its issuer does not publish.',
  ERR_JOSE_ALG_NOT_ALLOWED: 'The session token is signed by an algorithm that is not taken.',
};

function refusalOf(error: unknown, log: Log): unknown {
  if (error instanceof Refusal) return error;
  const issuers =
    error instanceof IssuerTrouble || error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout;
  if (error instanceof errors.JOSEError && !issuers)
    return invalid(SENTENCES[error.code] ?? 'The session token is malformed.');
  log.warn({ cause: (error as Error).message }, 'the identity provider could not be asked');
  return new Refusal('identity_unavailable', 'The identity provider does not answer. Keys work; try again later.');
}
