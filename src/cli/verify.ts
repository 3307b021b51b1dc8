// `thence verify`: whether a response, or the one that a certificate carries, is as it was signed. Offline with the key at hand, or by a server.
import type { ExtractResponse } from '../contract/response.ts';
import { apiSend } from './place-api.ts';
import { type Command, FLAG } from './command.ts';
import { fileTrouble } from './file-trouble.ts';
import { bytesOf, receivedText } from './paper-file.ts';
import type { CliServices } from './services.ts';
import { oneWord } from './options.ts';

const USAGE = `usage: thence verify FILE [--server]      FILE: a response (JSON) or a certificate (PDF); - is standard input

  --server   ask the service at THENCE_URL with the key THENCE_KEY, instead of the signing key of this machine

Exit code: 0 genuine; 1 not, or it cannot be told here (stderr tells why); 2 this is no such command.`;

export const verify: Command = {
  summary: 'whether a response or a certificate is as it was signed, and what was corrected since',
  usage: USAGE,
  examples: [
    ['thence verify certificate.pdf', 'by the signing key of the data folder'],
    ['THENCE_KEY=… thence verify response.json --server', 'by the service'],
  ],
  options: { server: FLAG },
  words: 'file',
  run: async (asked, services) =>
    await verified(oneWord(asked, 'a response or a certificate'), asked.flags.has('server'), services),
};

async function verified(file: string, byServer: boolean, services: CliServices): Promise<number> {
  try {
    const text = await receivedText(bytesOf(file), services);
    if (text === null) throw new NoPaper();
    const papers = await services.papers();
    const why = byServer ? await askedServer(text) : papers.verify(text);
    services.out(why === null ? `${file}: genuine.` : `${file}: NOT genuine. ${why}`);
    for (const line of factsOf(papers.responseOf(text))) services.out(`  ${line}`);
    return why === null ? 0 : 1;
  } catch (error) {
    const trouble = error instanceof NoPaper ? error.message : fileTrouble(error);
    if (trouble === null) throw error;
    services.err(`thence: ${file}: ${trouble}`);
    return 1;
  }
}

class NoPaper extends Error {
  override readonly message =
    'this is neither a response nor a certificate that carries one; thence read reads documents.';
}

async function askedServer(text: string): Promise<string | null> {
  const { body, trouble } = await apiSend('POST', '/v1/verify', text);
  if (trouble !== null) throw Object.assign(new Error(trouble), { name: 'Misshapen' });
  return body.valid === true ? null : String(body.reason);
}

/** What was signed when, and what an operator changed since it was read. */
export function factsOf({
  document,
  attestation,
  corrections,
  adjustments,
  extraction,
  model,
}: ExtractResponse): string[] {
  const names = extraction.tracts.map(({ name }, i) => name || `tract ${i + 1}`);
  return [
    `document ${document || '(unnamed)'}, SHA-256 ${attestation?.document_sha256 || 'not told'}`,
    `read ${attestation?.extracted_at || 'at a time not told'} by ${model}`,
    ...(corrections.length + adjustments.length === 0 ? ['nothing was corrected since'] : []),
    ...corrections.map(
      ({ tract, call, field, kind, before, after, by, at, note }) =>
        `corrected: ${names[tract] ?? `tract ${tract + 1}`}, ${kind === 'tie' ? 'tie' : 'course'} ${call + 1}, ${field}: ${JSON.stringify(before)} became ${JSON.stringify(after)}${said(by, at)}${note && `: ${note}`}`,
    ),
    ...adjustments.map(
      ({ tract, by, at }) => `adjusted by the compass rule: ${names[tract] ?? `tract ${tract + 1}`}${said(by, at)}`,
    ),
  ];
}

const said = (by: string, at: string): string => `${by && `, by ${by}`}${at && `, ${at}`}`;
