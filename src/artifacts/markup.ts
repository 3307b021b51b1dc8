// Takes: any text. Gives: it as XML character data or attribute value. Never: a character that XML 1.0 cannot hold.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** At most nine decimals, no exponent, no -0. */
export function plain(value: number, decimals = 6): string {
  const text = value.toFixed(decimals).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}
