// Takes: responses as signed texts. Gives: each a short name to ask for it by. Never: more kept than the limit; the oldest go first.

const MOST_READINGS = 50;
const MOST_CHARACTERS = 64 * 1024 * 1024;

export class KeptReadings {
  readonly #texts = new Map<string, string>();
  #characters = 0;
  #named = 0;

  keep(text: string): string {
    const name = `reading-${(this.#named += 1)}`;
    this.#texts.set(name, text);
    this.#characters += text.length;
    for (const [oldest, old] of this.#texts) {
      if (oldest === name || (this.#texts.size <= MOST_READINGS && this.#characters <= MOST_CHARACTERS)) break;
      this.#texts.delete(oldest);
      this.#characters -= old.length;
    }
    return name;
  }

  text(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }
}
