// Takes: how many things an ordered list holds, and a question each of them answers. Gives: the index of the first that answers no.
// Never: a look at more of them than halving needs; those that answer yes must stand before those that do not.

export function firstNot(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
