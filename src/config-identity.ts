// Takes: the THENCE_OIDC_ settings. Gives: the issuer of portal sessions, or null where none is set (docs/identity.md).
// Never: an issuer whose keys would travel in the clear, except on this machine; nor one without the audience its tokens are for.
import { isLoopback, type OidcSettings } from './adapters/identity-settings.ts';
import { type Environment, list, text, url } from './config-values.ts';

const NEEDS = ['THENCE_OIDC_AUDIENCE', 'THENCE_OIDC_CLIENT_ID'] as const;

/** The issuer's address switches it on; then what belongs to it must be there too. */
export function identitySettings(env: Environment, problems: string[]): OidcSettings | null {
  const issuer = url(env, 'THENCE_OIDC_ISSUER', ['https:', 'http:'], problems);
  if (issuer === null) return null;
  if (issuer.startsWith('http:') && !isLoopback(new URL(issuer)))
    problems.push('THENCE_OIDC_ISSUER must begin with https:// unless it is on this machine.');
  if (/[?#]/.test(issuer)) problems.push('THENCE_OIDC_ISSUER may not have a query or a fragment.');
  const [audience, clientId] = NEEDS.map((name) => {
    const value = text(env, name);
    if (value === null) problems.push(`${name} is not set; an issuer (THENCE_OIDC_ISSUER) needs it.`);
    return value ?? '';
  });
  const scopes = list(env, 'THENCE_OIDC_SCOPES');
  if (scopes.length > 0 && !scopes.includes('openid')) problems.push('THENCE_OIDC_SCOPES must include openid.');
  return {
    issuer,
    audience: audience!,
    clientId: clientId!,
    scopes: scopes.length > 0 ? scopes : ['openid', 'email'],
    staffGroup: text(env, 'THENCE_OIDC_STAFF_GROUP'),
    groupsClaim: text(env, 'THENCE_OIDC_GROUPS_CLAIM') ?? 'groups',
  };
}
