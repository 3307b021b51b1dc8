// Takes: folded text. Gives: units and winds that a copyist asks about in brackets, read without them: "28 [chains?]", "[?south] 47 West"; mended, so
// that no such value is called sure. Never: a number he asks about; nobody can tell which it was.
import type { Reread } from './reread.ts';
import { matchesOf } from './matches.ts';

const ASKED =
  /\[(?:\?\s?(?:chains?|links|poles?|perch(?:es)?|rods?|feet|varas|north|south|east|west)|(?:chains?|links|poles?|perch(?:es)?|rods?|feet|varas|north|south|east|west)\s?\?)\]/g;

export function askedWords(folded: string): Reread[] {
  if (!folded.includes('[') || !folded.includes('?')) return [];
  return matchesOf(ASKED, folded).map(({ index, 0: printed }) => ({
    start: index,
    end: index + printed.length,
    read: printed.replace(/[^a-z]/g, ' '),
    isMended: true,
  }));
}
