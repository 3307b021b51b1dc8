// Takes: X-Document-Name, or a multipart filename, as clients send it. Gives: the name as it was sent, in characters. Never: a path or a control
// character in it; the name is echoed, recorded and printed, never used to find a file.
import { LIMITS } from '../contract/limits.ts';
import { UnusableText } from './validation.ts';

export function documentName(header: string | undefined): string | null {
  return header === undefined ? null : bounded(extendedValue(asUtf8(header)), '/x-document-name', 'headers');
}

/** A name that came as characters: a multipart filename (browsers write `%22` for its quotes), or one in JSON. */
export function plainName(name: string | undefined, instancePath: string): string | null {
  return name === undefined ? null : bounded(name.replaceAll('%22', '"'), instancePath, 'body');
}

function bounded(text: string, instancePath: string, part: 'headers' | 'body'): string | null {
  const name = cleaned(text);
  if (name === '') return null;
  if ([...name].length <= LIMITS.documentNameCharacters) return name;
  throw new UnusableText(
    {
      instancePath,
      keyword: 'too_long',
      message: `A document's name may have at most ${LIMITS.documentNameCharacters} characters`,
    },
    part,
  );
}

/** Node reads headers as Latin-1; a client that sent UTF-8 meant UTF-8. */
function asUtf8(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  try {
    return /[\x80-\xff]/.test(text) ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : text;
  } catch {
    return text;
  }
}

/** RFC 8187 section 3.2.1: UTF-8'language'text. Every other percent sign is one: "50%25.pdf" is a file's name too. */
function extendedValue(text: string): string {
  const encoded = /^utf-8'[a-z0-9-]*'(.*)$/i.exec(text)?.[1];
  if (encoded === undefined) return text;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return text;
  }
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
}
