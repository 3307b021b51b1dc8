// Takes: a clean text. Gives: it as scans spoil letters, marks and blanks; no figure is changed.

/** What scans read for a letter, a mark or a blank. */
const MISREAD: Readonly<Record<string, readonly string[]>> = {
  e: ['c', 'o'],
  c: ['e'],
  o: ['c', 'e', 'a'],
  n: ['u', 'ii', 'r'],
  u: ['n', 'ii'],
  m: ['rn', 'in'],
  h: ['b', 'li'],
  t: ['l', 'f'],
  s: ['a', 'n'],
  i: ['l', '1'],
  a: ['o', 's'],
  r: ['n', 't'],
  l: ['i', '1'],
  d: ['cl'],
  g: ['q'],
  E: ['B', 'F'],
  S: ['8', '$', '5'],
  N: ['H'],
  W: ['V', '\\V'],
  '°': ['o', '*', "'", '', '0', '^'],
  "'": ['', '’', '1', '!'],
  '"': ["''", '', '”'],
  ',': ['.', '', ' ,'],
  ';': [':', ',', '.', ''],
  ' ': ['', '  ', '\n', '\n'],
  ':': [';', '.'],
};

/** So large a share of all characters, taken from those that scans misread. */
export function spoilt(text: string, share: number): string {
  const open = Array.from(text).filter((character) => character in MISREAD).length;
  const each = (share * text.length) / open;
  let seed = text.length * 7919;
  const chance = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
  return Array.from(text, (character) => {
    const misread = MISREAD[character];
    return misread && chance() < each ? misread[Math.floor(chance() * misread.length)]! : character;
  }).join('');
}
