// What a thread says of a task that it did not do. Classes do not cross between threads; what they say does.
import { Refusal, type RefusalType } from './contract/refusals.ts';

export type NotDone =
  | { readonly refusal: { readonly type: RefusalType; readonly message: string; readonly extras: Refusal['extras'] } }
  | { readonly trouble: string };

export function notDone(error: unknown): NotDone {
  if (error instanceof Refusal) return { refusal: { type: error.type, message: error.message, extras: error.extras } };
  return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function thrown(said: NotDone): never {
  if ('refusal' in said) throw new Refusal(said.refusal.type, said.refusal.message, said.refusal.extras);
  throw new Error(`it failed in its thread: ${said.trouble}`);
}
