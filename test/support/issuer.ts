// A real OpenID provider on a free port of this machine: authorization code with PKCE, access tokens as JWT by resource indicators,
// discovery, keys that can be replaced. One kind puts the e-mail into the access token, the other keeps it for userinfo.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

export interface Person {
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups?: readonly string[];
}

export const AUDIENCE = 'https://api.thence.example';
const CLIENT = 'portal';
const CALLBACK = 'https://portal.thence.example/signed-in';
const STAFF_GROUP = 'thence-staff';

export interface TestIssuer {
  readonly url: string;
  /** The settings of a server that takes its tokens. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests so far, by path. */
  readonly asked: Map<string, number>;
  /** The public key that tokens are signed by now. */
  publicKey(): JWK;
  /** Signs somebody in as a browser does; gives the access token, and the ID token beside it. */
  signIn(person: Person): Promise<{ readonly access: string; readonly id: string }>;
  /** A token of the issuer's own key with these claims instead of, or beside, those of a good one. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  /** From now on it signs by a new key and publishes no other. */
  rotate(): Promise<void>;
  /** It stops listening; `start` brings it back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

export async function startIssuer(emailIn: 'token' | 'userinfo' = 'token'): Promise<TestIssuer> {
  const people = new Map<string, Person>();
  const asked = new Map<string, number>();
  let [key, next] = [await newKey(), newKey()];
  let handle: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]!.replace(/^(\/(?:auth|interaction))\/.*/, '$1/…');
    asked.set(path, (asked.get(path) ?? 0) + 1);
    handle(request, response);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const provide = (): void => {
    const provider = new Provider(url, settings(people, key, emailIn));
    handle = requestHandler(provider, url, people, key, emailIn);
  };
  provide();
  return {
    url,
    env: {
      THENCE_OIDC_ISSUER: url,
      THENCE_OIDC_AUDIENCE: AUDIENCE,
      THENCE_OIDC_CLIENT_ID: CLIENT,
      THENCE_OIDC_STAFF_GROUP: STAFF_GROUP,
    },
    asked,
    publicKey: () => key.publicJwk,
    signIn: (person) => signIn(url, people, person),
    sign: (claims, header = {}) =>
      new SignJWT({ sub: 'somebody', iss: url, aud: AUDIENCE, exp: nowS() + 600, iat: nowS(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt', ...header })
        .sign(key.privateKey, { crit: { unheard_of: true } }),
    rotate: async () => {
      [key, next] = [await next, newKey()]; // made beforehand: it takes a while
      provide();
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start: () => listen(server, port),
  };
}

export const STAFF: readonly string[] = [STAFF_GROUP];
export const nowS = (): number => Math.floor(Date.now() / 1000);

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(6).toString('hex');
  const marks = { kid, alg: 'RS256', use: 'sig' };
  const privateJwk = { ...(await exportJWK(privateKey)), ...marks };
  return { kid, privateKey, publicKey, privateJwk, publicJwk: { ...(await exportJWK(publicKey)), ...marks } };
}

function settings(people: Map<string, Person>, key: SigningKey, emailIn: 'token' | 'userinfo'): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT,
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key.privateJwk] },
    ttl: { Interaction: 60, Grant: 600, Session: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid email',
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    extraTokenClaims: (_ctx, token) => {
      const person = 'accountId' in token ? people.get(token.accountId) : undefined;
      return emailIn === 'token' && person !== undefined ? { ...person } : {};
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Everybody has agreed already: this is the deployment's own portal.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      grant.addResourceScope(AUDIENCE, 'openid email');
      await grant.save();
      return grant;
    },
  };
}

function requestHandler(
  provider: Provider,
  url: string,
  people: Map<string, Person>,
  key: SigningKey,
  emailIn: 'token' | 'userinfo',
): RequestListener {
  const callback = provider.callback() as RequestListener;
  return (request, response) => {
    if (request.url?.startsWith('/interaction/')) void logIn(provider, request, response);
    else if (request.url === '/me' && emailIn === 'userinfo') void userinfo(request, response, url, people, key);
    else callback(request, response);
  };
}

/** The provider's page for a password: whoever is hinted at is let in. */
async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  await provider.interactionFinished(request, response, { login: { accountId: params.login_hint as string } });
}

/** The library's own userinfo refuses tokens that name an audience; issuers in the field take theirs. */
async function userinfo(
  request: IncomingMessage,
  response: ServerResponse,
  issuer: string,
  people: Map<string, Person>,
  { publicKey }: SigningKey,
): Promise<void> {
  try {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')![1]!;
    const { payload } = await jwtVerify(token, publicKey, { issuer, audience: AUDIENCE });
    const claims = { sub: payload.sub, ...people.get(payload.sub!) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(claims));
  } catch {
    response.writeHead(401).end();
  }
}

async function signIn(url: string, people: Map<string, Person>, person: Person) {
  const sub = `sub-${createHash('sha256').update(JSON.stringify(person)).digest('hex').slice(0, 16)}`;
  people.set(sub, person);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email',
    resource: AUDIENCE,
    login_hint: sub,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const code = await codeFrom(`${url}/auth?${query.toString()}`);
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: CALLBACK,
      code,
      code_verifier: verifier,
    }),
  });
  const told = (await response.json()) as { access_token?: string; id_token?: string };
  if (!told.access_token) throw new Error(`the provider gave no token: ${JSON.stringify(told)}`);
  return { access: told.access_token, id: told.id_token! };
}

/** Follows the redirections as a browser would, with its cookies, up to the client's own address. */
async function codeFrom(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let next = address, hops = 0; hops < 10; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
    if (next.startsWith(CALLBACK)) return new URL(next).searchParams.get('code') ?? '';
  }
  throw new Error('the provider redirects without end');
}
