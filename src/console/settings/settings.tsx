// Settings: the keys of the account, what was used of its plan, and the way out.
import { useCallback, useEffect, useState } from 'react';
import type { KeyListResponse, UsageResponse } from '../../client/client.ts';
import { api, sentenceOf, signOut } from '../api.ts';

export function Settings() {
  const [keys, setKeys] = useState<KeyListResponse['keys'] | null>(null);
  const [usage, setUsage] = useState<UsageResponse | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setTrouble(null);
    await work().catch((error: unknown) => setTrouble(sentenceOf(error)));
  }, []);
  const look = useCallback(
    () =>
      attempt(async () => {
        setKeys((await api.keys()).keys);
        setUsage(await api.usage());
      }),
    [attempt],
  );
  useEffect(() => void look(), [look]);
  const mint = (name: string): Promise<void> =>
    attempt(async () => {
      setFresh((await api.mintKey(name)).api_key);
      await look();
    });
  const revoke = (prefix: string): Promise<void> =>
    attempt(async () => {
      if (!confirm(`Revoke ${prefix}? What uses it stops working at once.`)) return;
      await api.revokeKey(prefix);
      await look();
    });
  return (
    <div className="settings">
      <h1>Settings</h1>
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <h2>Keys</h2>
      {fresh !== null && (
        <p className="notice">
          Keep this key, it is not shown again: <code>{fresh}</code>
        </p>
      )}
      <table>
        <tbody>
          {(keys ?? [])
            .filter(({ revoked_at: revokedAt }) => revokedAt === null)
            .map(({ prefix, name, documents }) => (
              <tr key={prefix}>
                <td>
                  <code>{prefix}</code>
                </td>
                <td>{name}</td>
                <td>{documents} documents</td>
                <td>
                  <button type="button" className="quiet" onClick={() => void revoke(prefix)}>
                    Revoke
                  </button>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <NewKey onMint={(name) => void mint(name)} />
      <h2>Usage</h2>
      {usage && <UsageLines usage={usage} />}
      <h2>This browser</h2>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </div>
  );
}

function NewKey({ onMint }: { readonly onMint: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onMint(name);
        setName('');
      }}
    >
      <input
        aria-label="Name of the new key"
        placeholder="What it is for"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" disabled={name.trim() === ''}>
        Mint a key
      </button>
    </form>
  );
}

/** A cap that nobody reaches is none. */
const NO_CAP = 1_000_000_000;

function UsageLines({ usage }: { readonly usage: UsageResponse }) {
  const { documents, overage_documents: overage, monthly_cap: cap, included_docs: included } = usage;
  const month = new Date(usage.period_start).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const lines = [
    [`Documents in ${month}`, documents],
    ['Included in the plan', included ?? '–'],
    ['Over it', overage],
    ['At most', cap >= NO_CAP ? 'no cap' : cap],
  ] as const;
  return (
    <dl className="usage">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
