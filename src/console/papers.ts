// Takes: what was dropped or pasted. Gives: it again after a reload, with its job and what was read. Never: leaves this browser.
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  /** What was dropped; null for pasted words. */
  readonly file: Blob | null;
  readonly words: string;
  readonly job: string | null;
  /** The signed body, in the characters it came in; with corrections, the latest. */
  readonly response: string | null;
  readonly trouble: string | null;
}

const STORE = 'papers';
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('thence', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  return opened;
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  return await new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? request.error!);
  });
}

/** Newest first. */
export async function allPapers(): Promise<Paper[]> {
  const papers = await within('readonly', (store) => store.getAll() as IDBRequest<Paper[]>);
  return papers.sort((a, b) => b.addedAt - a.addedAt);
}

export const paperOf = (id: string): Promise<Paper | undefined> =>
  within('readonly', (store) => store.get(id) as IDBRequest<Paper | undefined>);

export async function keepPaper(paper: Paper): Promise<Paper> {
  await within('readwrite', (store) => store.put(paper));
  return paper;
}

export const forgetPaper = (id: string): Promise<undefined> => within('readwrite', (store) => store.delete(id));

export const newPaper = (name: string, given: { file?: Blob; words?: string }): Paper => ({
  id: crypto.randomUUID(),
  name,
  addedAt: Date.now(),
  file: given.file ?? null,
  words: given.words ?? '',
  job: null,
  response: null,
  trouble: null,
});
