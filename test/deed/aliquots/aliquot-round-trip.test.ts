// Land drawn from its structure, printed in every notation deeds use, and read back: it must come back part for part.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';

interface Section {
  readonly number: number;
  readonly lots: readonly number[];
  readonly chains: readonly (readonly string[])[];
}
interface Township {
  readonly township: number;
  readonly ns: 'N' | 'S';
  readonly range: number;
  readonly ew: 'E' | 'W';
}

const WORDS: Readonly<Record<string, string>> = {
  N: 'north', S: 'south', E: 'east', W: 'west', NE: 'northeast', NW: 'northwest', SE: 'southeast', SW: 'southwest',
}; // prettier-ignore
const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const inWords = (n: number): string =>
  n < 20 ? ONES[n]! : `${n < 30 ? 'twenty' : 'thirty'}${n % 10 ? `-${ONES[n % 10]!}` : ''}`;
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const way = (part: string): string => part.slice(0, -1);
const half = (part: string): boolean => part.endsWith('2');
const joined = (join: string, one: (part: string) => string) => (chain: readonly string[]) => chain.map(one).join(join);

/** How a chain of parts is printed. */
const CHAINS: Readonly<Record<string, (chain: readonly string[]) => string>> = {
  'N½NE¼': joined('', (p) => way(p) + (half(p) ? '½' : '¼')),
  'N½ of NE¼': joined(' of ', (p) => way(p) + (half(p) ? '½' : '¼')),
  'N 1/2NE1/4': joined('', (p) => way(p) + (half(p) ? ' 1/2' : '1/4')),
  'N1/2 of the NE1/4': joined(' of the ', (p) => way(p) + (half(p) ? '1/2' : '1/4')),
  'N/2NE/4': joined('', (p) => way(p) + (half(p) ? '/2' : '/4')),
  'N/2 of NE/4': joined(' of ', (p) => way(p) + (half(p) ? '/2' : '/4')),
  N2NE4: joined('', (p) => p),
  N2NE: joined('', (p) => (half(p) ? p : way(p))),
  'N. half of the N.E. quarter': joined(' of the ', (p) => `${[...way(p)].join('.')}. ${half(p) ? 'half' : 'quarter'}`),
  'the north half of the northeast quarter': joined(
    ' of ',
    (p) => `the ${WORDS[way(p)]!} ${half(p) ? 'half' : 'quarter'}`,
  ),
  'the North one-half of the Northeast one-quarter': joined(
    ' of ',
    (p) => `the ${capital(WORDS[way(p)]!)} one-${half(p) ? 'half' : 'quarter'}`,
  ),
  'north half northeast quarter': joined(' ', (p) => `${WORDS[way(p)]!} ${half(p) ? 'half' : 'quarter'}`),
  'THE NORTH HALF OF THE NORTHEAST QUARTER': joined(
    ' OF ',
    (p) => `THE ${WORDS[way(p)]!.toUpperCase()} ${half(p) ? 'HALF' : 'QUARTER'}`,
  ),
  'the North Half (N½) of the Northeast Quarter (NE¼)': joined(
    ' of ',
    (p) => `the ${capital(WORDS[way(p)]!)} ${half(p) ? 'Half' : 'Quarter'} (${way(p)}${half(p) ? '½' : '¼'})`,
  ),
  'the north 1/2 of the northeast 1/4': joined(' of ', (p) => `the ${WORDS[way(p)]!} ${half(p) ? '1/2' : '1/4'}`),
};

/** How a township is printed. */
const TOWNSHIPS: Readonly<Record<string, (t: Township) => string>> = {
  'T. 5 N., R. 3 W.': (t) => `T. ${t.township} ${t.ns}., R. ${t.range} ${t.ew}.`,
  'T5N, R3W': (t) => `T${t.township}${t.ns}, R${t.range}${t.ew}`,
  'T5N-R3W': (t) => `T${t.township}${t.ns}-R${t.range}${t.ew}`,
  'T-5-N, R-3-W': (t) => `T-${t.township}-${t.ns}, R-${t.range}-${t.ew}`,
  'Twp. 5 North, Rge. 3 West': (t) =>
    `Twp. ${t.township} ${capital(WORDS[t.ns]!)}, Rge. ${t.range} ${capital(WORDS[t.ew]!)}`,
  'township 5 north, range 3 west': (t) => `township ${t.township} ${WORDS[t.ns]!}, range ${t.range} ${WORDS[t.ew]!}`,
  'TOWNSHIP 5 NORTH, RANGE 3 WEST': (t) =>
    `TOWNSHIP ${t.township} ${WORDS[t.ns]!.toUpperCase()}, RANGE ${t.range} ${WORDS[t.ew]!.toUpperCase()}`,
  'Township Five North, Range Three West': (t) =>
    `Township ${capital(inWords(t.township))} ${capital(WORDS[t.ns]!)}, Range ${capital(inWords(t.range))} ${capital(WORDS[t.ew]!)}`,
  'Township Five (5) North of Range Three (3) West': (t) =>
    `Township ${capital(inWords(t.township))} (${t.township}) ${capital(WORDS[t.ns]!)} of Range ${capital(inWords(t.range))} (${t.range}) ${capital(WORDS[t.ew]!)}`,
};
const LISTS = [
  (n: readonly number[]) => (n.length === 1 ? String(n[0]) : `${n.slice(0, -1).join(', ')} and ${n.at(-1)!}`),
  (n: readonly number[]) => (n.length < 3 ? n.join(' and ') : `${n[0]!} to ${n.at(-1)!}, inclusive`),
  (n: readonly number[]) => (n.length < 3 ? n.join(', ') : `${n[0]!}-${n.at(-1)!}`),
  (n: readonly number[]) => (n.length < 3 ? n.join(' & ') : `${n[0]!} through ${n.at(-1)!}`),
];
const SECTION_WORDS = ['Section', 'section', 'Sec.', 'sec.', 'SECTION'];

const part = fc.constantFrom('N2', 'S2', 'E2', 'W2', 'NE4', 'NW4', 'SE4', 'SW4');
const chain = fc.array(part, { minLength: 1, maxLength: 3 });
const section: fc.Arbitrary<Section> = fc.record({
  number: fc.integer({ min: 1, max: 36 }),
  lots: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 })).map(([a, n]) => Array.from({ length: n }, (_, i) => a + i)),
  ),
  chains: fc.uniqueArray(chain, { maxLength: 3, selector: (c) => c.join() }),
}); // prettier-ignore
const township: fc.Arbitrary<Township> = fc.record({
  township: fc.integer({ min: 1, max: 39 }),
  ns: fc.constantFrom('N' as const, 'S' as const),
  range: fc.integer({ min: 1, max: 39 }),
  ew: fc.constantFrom('E' as const, 'W' as const),
});
const print = fc.record({
  chain: fc.constantFrom(...Object.keys(CHAINS)),
  township: fc.constantFrom(...Object.keys(TOWNSHIPS)),
  list: fc.constantFrom(...LISTS.keys()),
  section: fc.constantFrom(...SECTION_WORDS),
  order: fc.constantFrom('behind', 'before', 'lines' as const),
});
type Print = typeof print extends fc.Arbitrary<infer T> ? T : never;

function landsOf(s: Section, p: Print): string {
  const lots = s.lots.length === 0 ? [] : [`Lot${s.lots.length > 1 ? 's' : ''} ${LISTS[p.list]!(s.lots)}`];
  const pieces = [...lots, ...s.chains.map(CHAINS[p.chain]!)];
  return pieces.length < 2 ? pieces.join('') : `${pieces.slice(0, -1).join(', ')}, and ${pieces.at(-1)!}`;
}

function printed(sections: readonly Section[], t: Township, p: Print): string {
  const place = TOWNSHIPS[p.township]!(t);
  const whole = (s: Section): boolean => s.lots.length + s.chains.length === 0;
  if (p.order === 'behind') {
    const each = sections.map((s) => `${whole(s) ? 'all' : landsOf(s, p)} of ${p.section} ${s.number}`);
    return `${each.join('; ')}, ${place}`;
  }
  const each = sections.map(
    (s) => `${p.section} ${s.number}${p.order === 'lines' ? ':' : ','} ${whole(s) ? 'All' : landsOf(s, p)}`,
  );
  return p.order === 'lines' ? `${place}\n${each.join('\n')}` : `${place}, ${each.join('; ')}.`;
}

function expected(sections: readonly Section[], t: Township): string[] {
  const place = `${t.township}${t.ns} ${t.range}${t.ew}`;
  return sections
    .flatMap((s) => [
      ...s.lots.map((lot) => `${place} ${s.number} lot ${lot}`),
      ...s.chains.map((c) => `${place} ${s.number} ${c.join(' ')}`),
      ...(s.lots.length + s.chains.length === 0 ? [`${place} ${s.number} `] : []),
    ])
    .sort();
}

function readBack(text: string): string[] {
  const read = readAliquots(text, 0, text.length).map((a) => {
    const parts = unpack('aliquot', a.packed);
    const land = parts['government_lot'] ? `lot ${parts['government_lot']}` : (parts['parts'] ?? '');
    return `${parts['township'] ?? ''} ${parts['range'] ?? ''} ${parts['section'] ?? ''} ${land}`;
  });
  return read.sort();
}

test('aliquots in any notation are read back part for part', () => {
  const sections = fc.uniqueArray(section, { minLength: 1, maxLength: 3, selector: (s) => s.number });
  fc.assert(
    fc.property(sections, township, print, (s, t, p) => {
      const text = printed(s, t, p);
      assert.deepEqual(readBack(text), expected(s, t), text);
    }),
    { numRuns: process.env['THENCE_LONG'] === '1' ? 20_000 : 600 },
  );
});
