// Takes: the bytes of a certificate. Gives: the response that it carries as an attachment; null where it carries none.
// Never: anything drawn in it taken for what was signed.
const latin = new TextDecoder('latin1');

/** Every stream of the PDF is looked into, for the one that is a response. */
export async function responseIn(pdf: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const text = latin.decode(pdf);
  for (const { index, 0: head } of text.matchAll(/\bstream\r?\n/g)) {
    const start = index + head.length;
    const end = text.indexOf('endstream', start);
    if (end < 0) return null;
    const unpacked = await inflated(pdf.slice(start, end));
    if (unpacked?.startsWith('{"extraction":')) return unpacked;
  }
  return null;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const lines = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (const reader = lines.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
    }
  } catch {
    // A line end before `endstream` is no part of the stream; what came before it is whole. Other streams are of other kinds.
  }
  return parts.length === 0 ? null : await new Blob(parts).text();
}
