// Takes: a value that may be at hand already. Gives: what follows from it, at once where it is.
// Never: a promise for a value in memory: what stands in the way of every request would cost less than the waiting for it.
import type { Awaitable } from './ports.ts';

export function onceKnown<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
