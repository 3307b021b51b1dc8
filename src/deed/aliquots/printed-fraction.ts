// Takes: a fraction as it is printed behind a letter: "½", "1/4", "l/4", "⁄2". Gives: which part it is. Never: a guess at another.

const [ONE, STROKE] = [49, 47];

export function fractionOf(printed: string): 'half' | 'quarter' | 'other' {
  if (printed === '¼') return 'quarter';
  if (printed === '½') return 'half';
  const isWhole = printed.length === 3 && printed.charCodeAt(0) === ONE && printed.charCodeAt(1) === STROKE;
  const plain = isWhole
    ? printed
    : printed
        .replace(/\s/g, '')
        .replace(/^[lIij|]/, '1')
        .replace(/[⁄-]/, '/');
  if (plain === '½' || plain === '1/2' || plain === '/2') return 'half';
  if (plain === '¼' || plain === '1/4' || plain === '/4') return 'quarter';
  return 'other';
}
