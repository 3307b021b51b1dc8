// Takes: the text of a JSON object or list. Gives: its members or items in the very characters they have.
// Never: parsed and written anew: a signed body that is posted back must be what came.

/** The text of one member of an object; null where there is none. */
export function rawMember(text: string, name: string): string | null {
  for (const [key, start, end] of members(text)) if (key === name) return text.slice(start, end);
  return null;
}

/** The texts of a list's items. */
export function rawItems(text: string): string[] {
  const items: string[] = [];
  let at = skipBlanks(text, text.indexOf('[') + 1);
  while (at < text.length && text[at] !== ']') {
    const end = valueEnd(text, at);
    items.push(text.slice(at, end));
    at = skipBlanks(text, end);
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
  return items;
}

function* members(text: string): Generator<[key: string, start: number, end: number]> {
  let at = skipBlanks(text, text.indexOf('{') + 1);
  while (at < text.length && text[at] !== '}') {
    const keyEnd = stringEnd(text, at);
    const start = skipBlanks(text, text.indexOf(':', keyEnd) + 1);
    const end = valueEnd(text, start);
    yield [JSON.parse(text.slice(at, keyEnd)) as string, start, end];
    at = skipBlanks(text, end);
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \n\r\t'.includes(text[at]!)) at++;
  return at;
}

function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function valueEnd(text: string, from: number): number {
  if (text[from] === '"') return stringEnd(text, from);
  if (text[from] !== '{' && text[from] !== '[') return scalarEnd(text, from);
  let [at, depth] = [from, 0];
  while (at < text.length) {
    const c = text[at]!;
    if (c === '"') {
      at = stringEnd(text, at);
      continue;
    }
    if (c === '{' || c === '[') depth++;
    if (c === '}' || c === ']') depth--;
    at++;
    if (depth === 0) break;
  }
  return at;
}

function scalarEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !',}] \n\r\t'.includes(text[at]!)) at++;
  return at;
}
