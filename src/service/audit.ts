// Takes: a store and who did what. Gives: the entry of the audit log, in the transaction of the event itself.
// Never: a key, a token or a document's words; nor an e-mail address where a user id names the person.
import type { Caller } from './authenticate.ts';
import { newId } from './ids.ts';
import type { ActorKind, AuditEvent, Ports } from './ports.ts';

export interface Actor {
  readonly kind: ActorKind;
  readonly name: string;
}

export const NOBODY: Actor = { kind: 'nobody', name: '' };

export function actorOf({ session, prefix, userId }: Caller): Actor {
  if (session === null) return { kind: 'key', name: prefix };
  return { kind: 'session', name: userId === null ? session.email : String(userId) };
}

export interface Happened {
  readonly event: AuditEvent;
  readonly actor: Actor;
  readonly accountId: string | null;
  readonly subject: string;
  readonly detail?: string;
}

/** `ports.store` is the transaction that the event is part of. False where it is a sign-in that is there already. */
export async function noteEvent(
  ports: Pick<Ports, 'store' | 'clock' | 'random'>,
  { event, actor, accountId, subject, detail = '' }: Happened,
): Promise<boolean> {
  return await ports.store.audit.add({
    id: newId(ports),
    at: ports.clock.now(),
    event,
    accountId,
    actorKind: actor.kind,
    actor: actor.name,
    subject,
    detail,
  });
}
