// Takes: a store on the embedded engine and its count of writes. Gives: the same store, answering repeated reads from memory.
// Never: an answer older than the last write to its tables. One process owns the folder and every write of ours is counted,
// so that holds here and only here; on PostgreSQL other nodes write, and every read asks the database.
import type { Awaitable, Store } from '../../service/ports.ts';

/** What the remembered reads read. */
export const WATCHED_TABLES = ['accounts', 'keys', 'usage_totals'] as const;
export type WatchedTable = (typeof WATCHED_TABLES)[number];
/** How often each was written to. */
export type WriteCount = Readonly<Record<WatchedTable, number>>;

/** The reads that stand in the way of every request. Others gain nothing from it. */
export function withReadCache(store: Store, writes: WriteCount): Store {
  const ofKeys = () => writes.accounts + writes.keys;
  const ofUsage = () => writes.usage_totals;
  const byDigest = remember(ofKeys, (digest: string) => store.keys.byDigest(digest));
  const totals = remember(ofUsage, (...question: Parameters<Store['usage']['totals']>) =>
    store.usage.totals(...question),
  );
  return {
    ...store,
    keys: { ...store.keys, byDigest },
    usage: { ...store.usage, totals },
  };
}

const MOST_ENTRIES = 10_000;

function remember<Question extends readonly unknown[], Answer>(
  writes: () => number,
  ask: (...question: Question) => Awaitable<Answer>,
): (...question: Question) => Awaitable<Answer> {
  const answers = new Map<string, Answer>();
  let asOf = writes();
  const askAndKeep = async (name: string, question: Question): Promise<Answer> => {
    const before = asOf;
    const answer = await ask(...question);
    // A write since the question may have come before or after the read: such an answer serves its asker only.
    if (writes() === before && asOf === before && answer !== null) answers.set(name, answer);
    return answer;
  };
  return (...question) => {
    const now = writes();
    if (now !== asOf || answers.size >= MOST_ENTRIES) {
      answers.clear();
      asOf = now;
    }
    const name = question.length === 1 ? String(question[0]) : question.join('\n');
    return answers.get(name) ?? askAndKeep(name, question);
  };
}
