// Takes: calls by name. Gives: a child that misbehaves on demand, for children.test.ts.
import { serveParent } from '../../../src/adapters/child-process-guest.ts';
import { Refusal } from '../../../src/contract/refusals.ts';

const eaten: Buffer[] = [];

serveParent({
  echo: (payload: unknown) => payload,
  pid: () => process.pid,
  environment: (name: string) => process.env[name] ?? null,
  spin: () => {
    for (;;);
  },
  eat: () => {
    for (;;) eaten.push(Buffer.alloc(1 << 20, 1));
  },
  crash: () => process.abort(),
  fail: () => {
    throw new Error('failed');
  },
  refuse: () => {
    throw new Refusal('conversion_failed', 'no');
  },
});
