// Takes: nothing. Gives: the typed client of the service that served this page, and its sign-in. Never: a key; a cookie signs in.
import { type Client, createClient, ThenceError } from '../client/client.ts';

export const api: Client = createClient({ url: '', key: null });

/** Whether somebody is signed in; a link's code is taken first, once, and leaves the address. */
export async function signedIn(): Promise<boolean> {
  const code = /^#sign-in=(.+)$/.exec(location.hash)?.[1];
  if (code !== undefined) {
    history.replaceState(null, '', '/');
    const answer = await fetch('/console/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: decodeURIComponent(code) }),
    });
    if (answer.ok) return true;
  }
  const answer = await fetch('/console/session');
  return answer.ok && ((await answer.json()) as { signed_in: boolean }).signed_in;
}

export async function signOut(): Promise<void> {
  await fetch('/console/session', { method: 'DELETE' });
  location.assign('/');
}

export interface PagePicture {
  readonly url: string;
  readonly pages: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** One page of a paper that this browser holds, as a picture; its address lasts until it is revoked. */
export async function pagePicture(paper: Blob, page: number, signal: AbortSignal): Promise<PagePicture> {
  const answer = await fetch(`/v1/pages?page=${page}`, { method: 'POST', body: paper, signal });
  if (!answer.ok) throw new Error(((await answer.json()) as { error: { message: string } }).error.message);
  const [widthPt = 612, heightPt = 792] = (answer.headers.get('X-Page-Points') ?? '').split(' ').map(Number);
  const pages = Number(answer.headers.get('X-Pages') ?? 1);
  return { url: URL.createObjectURL(await answer.blob()), pages, widthPt, heightPt };
}

/** A sentence for a person, whatever went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ThenceError) return error.message;
  return error instanceof Error ? error.message : 'Something went wrong.';
}
