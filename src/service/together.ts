// Takes: a way to write several things at once. Gives: a way to hand over one; what comes while others are being written is written
// together, next. Never: a neighbour's trouble: a group that fails is written again one by one, unless what it is written to is away.
import { Unavailable } from '../contract/unavailable.ts';

/** Handed over under one name, things are written in the order they came, group after group; under different names, side by side. */
export function together<Item, Answer>(
  write: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (name: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, Waiting<Item, Answer>[]>();
  const writeLine = async (name: string, line: Waiting<Item, Answer>[]): Promise<void> => {
    while (line.length > 0) {
      await new Promise(setImmediate); // what this turn of the event loop still brings comes along
      await writeGroup(line.splice(0, MOST), write);
    }
    lines.delete(name);
  };
  return (name, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(name) ?? [];
      line.push({ item, resolve, reject });
      if (lines.has(name)) return;
      lines.set(name, line);
      void writeLine(name, line);
    });
}

/** One transaction must not hold its locks for long. */
const MOST = 25;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

async function writeGroup<Item, Answer>(
  group: readonly Waiting<Item, Answer>[],
  write: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await write(group.map(({ item }) => item));
    for (const [i, { resolve }] of group.entries()) resolve(answers[i]!);
  } catch (error) {
    if (group.length === 1 || error instanceof Unavailable) for (const { reject } of group) reject(error);
    else for (const one of group) await writeGroup([one], write);
  }
}
