// Gives: a pause in long work, so that a large body does not hold up the requests of others.
export function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
