// Takes: a server about to close. Gives: a moment in which it takes the connections that wait for it. Never: waits for clients to come.
import type { Server } from 'node:http';

/** One connection is taken a turn of the event loop, and its request is read in the next. */
const QUIET_TURNS = 10;
const LONGEST_MS = 3000;

/**
 * Those who connected while a document was being read wait in the system's queue; a listener that is closed resets them, with requests
 * that were sent long before.
 */
export function takeWaiting(server: Server): (done: () => void) => void {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  return (done) => {
    const until = performance.now() + LONGEST_MS;
    const look = (quiet: number, seen: number): void => {
      if (quiet === QUIET_TURNS || performance.now() > until) return done();
      setImmediate(() => look(connections === seen ? quiet + 1 : 0, connections));
    };
    look(0, connections);
  };
}
