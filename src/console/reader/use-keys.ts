// Takes: the courses shown and what single keys do. Gives: nothing; arrows walk the courses, n and p their doubts.
// Never: a key taken from somebody who types.
import { useEffect, useRef } from 'react';
import type { Call } from '../format.ts';

type Actions = Readonly<Record<string, () => unknown>>;

export function useKeys(
  calls: readonly Call[],
  chosen: number | null,
  choose: (call: number) => void,
  actions: Actions,
): void {
  const latest = useRef({ calls, chosen, choose, actions });
  latest.current = { calls, chosen, choose, actions };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const now = latest.current;
      const next = nextOf(event.key, now.calls, now.chosen);
      if (next !== null) now.choose(next);
      else if (now.actions[event.key]) now.actions[event.key]!();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function nextOf(key: string, calls: readonly Call[], chosen: number | null): number | null {
  const count = calls.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return chosen === null ? 0 : Math.min(count - 1, chosen + 1);
  if (key === 'ArrowUp') return chosen === null ? count - 1 : Math.max(0, chosen - 1);
  const doubted = calls.flatMap(({ confidence }, i) => (confidence === 'high' ? [] : [i]));
  if (key === 'n') return doubted.find((i) => i > (chosen ?? -1)) ?? doubted[0] ?? null;
  if (key === 'p') return doubted.findLast((i) => i < (chosen ?? count)) ?? doubted.at(-1) ?? null;
  return null;
}
