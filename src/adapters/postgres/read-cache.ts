// Takes: a store on the embedded engine and its count of writes. Gives: the same store, answering repeated reads from memory.
// Never: an answer older than the last write to its tables. One process owns the folder and every write of ours is counted,
// so that holds here and only here; on PostgreSQL other nodes write, and every read asks the database.
import type { Store } from '../../service/ports.ts';

/** What the remembered reads read. */
export const WATCHED_TABLES = ['accounts', 'keys', 'usage_totals'] as const;
export type WatchedTable = (typeof WATCHED_TABLES)[number];
export type WriteCount = (tables: readonly WatchedTable[]) => number;

/** The reads that stand in the way of every request. Others gain nothing from it. */
export function withReadCache(store: Store, writes: WriteCount): Store {
  const ofKeys = () => writes(['accounts', 'keys']);
  const ofUsage = () => writes(['usage_totals']);
  const byHex = remember(ofKeys, (hex: string) => store.keys.byDigest(Buffer.from(hex, 'hex')));
  const totals = remember(ofUsage, (...question: Parameters<Store['usage']['totals']>) =>
    store.usage.totals(...question),
  );
  return {
    ...store,
    keys: { ...store.keys, byDigest: (digest) => byHex(Buffer.from(digest).toString('hex')) },
    usage: { ...store.usage, totals },
  };
}

const MOST_ENTRIES = 10_000;

function remember<Question extends readonly unknown[], Answer>(
  writes: () => number,
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Answer>();
  let asOf = writes();
  return async (...question) => {
    const before = writes();
    if (before !== asOf || answers.size >= MOST_ENTRIES) {
      answers.clear();
      asOf = before;
    }
    const name = question.join('\n');
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = await ask(...question);
    // A write since the question may have come before or after the read: such an answer serves its asker only.
    if (writes() === before && asOf === before && answer !== null) answers.set(name, answer);
    return answer;
  };
}
