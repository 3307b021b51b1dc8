// Takes: X-Document-Name, or a multipart filename, as clients send it. Gives: the name in characters. Never: a path or a control
// character in it; the name is echoed, recorded and printed, never used to find a file.
import { LIMITS } from '../contract/limits.ts';
import { UnusableText } from './validation.ts';

export function documentName(header: string | undefined): string | null {
  return header === undefined
    ? null
    : bounded(percentDecoded(wordDecoded(asUtf8(header))), '/x-document-name', 'headers');
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

/** "50%25.pdf" and "50%.pdf" both are names: what does not decode stays as it is. */
function percentDecoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** RFC 2047: =?charset?B|Q?text?= */
function wordDecoded(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?') // white space between two encoded words is not part of the text
    .replace(/=\?([\w-]{1,40})\?([BQ])\?([^?]*)\?=/gi, (word, charset: string, kind: string, body: string) => {
      const bytes = kind.toUpperCase() === 'B' ? Buffer.from(body, 'base64') : quotedBytes(body);
      try {
        return new TextDecoder(charset).decode(bytes);
      } catch {
        return word; // a charset nobody knows
      }
    });
}

function quotedBytes(body: string): Buffer {
  const text = body
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
}
