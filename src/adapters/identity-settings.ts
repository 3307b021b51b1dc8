// Gives: what is to be known of an issuer, apart from the library that asks it: config.ts reads it for every command.

export interface OidcSettings {
  /** Exactly as tokens name it. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Who is in it is staff; null: nobody is. */
  readonly staffGroup: string | null;
  readonly groupsClaim: string;
}

export function isLoopback({ hostname }: URL): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}
