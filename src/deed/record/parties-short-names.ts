// Takes: the sides that a paper gives short names of their own, and its text. Gives: who grants to whom by its granting sentence: "Elm
// hereby grants to Tanner and the State"; where each grants to the other, each is both. Never: a side by the order of the names.
import { oneLine } from '../words/one-line.ts';
import { namesIn } from './parties-names.ts';
import type { Parties } from './parties-both.ts';

interface Named {
  readonly short: string;
  readonly names: readonly string[];
}

/** 'Elm Timber Co. (hereinafter "Elm")'. */
const NAMED =
  /(?<names>(?:the\s{1,3})?[A-Z][^()"“”;]{2,200}?)[,\s]{1,3}\(\s?(?:(?:herein|here)[a-z]*\s{1,3}(?:(?:called|referred|to|as|known|collectively)\s{1,3}){0,4}|collectively,?\s{1,3}|the\s{1,3})?(?:the\s{1,3})?["“](?<short>[A-Z][\w.&' -]{1,40}?),?["”][^()]{0,40}\)/g;

/** Null where fewer than two have a short name, or no sentence tells who grants. */
export function sidesByGrant(sides: string, text: string): Parties | null {
  const all: Named[] = [];
  for (const { groups } of sides.slice(0, 1400).matchAll(NAMED)) {
    const names = namesIn(oneLine(groups!['names']!).replace(/^(?:and|by|between|,)\s/i, ''));
    if (names.length > 0) all.push({ short: groups!['short']!, names });
  }
  if (all.length < 2) return null;
  const grants = grantsIn(text.slice(0, 12000), all);
  if (grants.length === 0) return null;
  const names = [...new Set(all.flatMap((one) => [...one.names]))];
  const grantors = names.filter((name) => grants.some((one) => one.grantors.includes(name)));
  const grantees = names.filter((name) => grants.some((one) => one.grantees.includes(name)));
  // One list for both sides says that each grants to the other.
  return { grantors, grantees: grantors.join('|') === grantees.join('|') ? grantors : grantees };
}

function grantsIn(text: string, all: readonly Named[]): Parties[] {
  const short = all.map((one) => one.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const list = String.raw`(?:the\s)?(?:${short})(?:(?:,|,?\sand)\s(?:the\s)?(?:${short})){0,4}`;
  const sentence = new RegExp(
    String.raw`\b(?<from>${list})\s(?:(?:does|do|hereby|irrevocably|and|also)\s){0,4}(?:grants?|conveys?|gives?|dedicates?|transfers?|quitclaims?)\b(?:[,\s]{1,2}(?:and\s)?(?:grants?|conveys?|gives?|bargains?|sells?|transfers?|quitclaims?|assigns?|warrants?)){0,5}\s(?:un)?to\s(?<to>${list})`,
    'g',
  );
  const namesOf = (words: string): string[] => [
    ...new Set(all.filter((one) => words.includes(one.short)).flatMap((one) => [...one.names])),
  ];
  return [...oneLine(text).matchAll(sentence)].map(({ groups }) => ({
    grantors: namesOf(groups!['from']!),
    grantees: namesOf(groups!['to']!),
  }));
}
