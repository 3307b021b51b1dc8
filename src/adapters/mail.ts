// Takes: an SMTP address and a sender. Gives: invitations, and whether the server took them.
// Never: a key, or a word that whoever signed up has typed: the mail goes to an address nobody has proved to be theirs.
import { createTransport } from 'nodemailer';
import type { Mailer } from '../service/billing-ports.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** `thence <no-reply@thence.example>` */
  readonly from: string;
  /** Where the invited sign in. */
  readonly signInUrl: string;
  readonly timeoutMs: number;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** `trouble` gets the cause of an invitation that did not go out. */
export function smtpMailer(
  { url, from, signInUrl, timeoutMs }: MailSettings,
  trouble: (cause: string) => void,
): Mailer {
  return {
    invite: async (address) => {
      const transport = createTransport({ ...serverOf(url), ...limits(timeoutMs) });
      try {
        const sent = transport.sendMail({ from, to: { name: '', address }, ...invitation(signInUrl) });
        const { accepted } = (await within(timeoutMs, sent)) as { readonly accepted: readonly unknown[] };
        return accepted.length === 1;
      } catch (error) {
        trouble(causeOf(error));
        return false;
      } finally {
        transport.close();
      }
    },
  };
}

function serverOf(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // A password goes over the wire in the clear to this very machine only.
    requireTLS: user !== '' && !LOOPBACK.test(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

function limits(timeoutMs: number) {
  return {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A server that says a little now and then would hold the signup for ever. */
async function within<T>(timeoutMs: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), timeoutMs);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
    task.catch(() => undefined); // its end is of no interest any more
  }
}

/** The server's code and not its words: those may quote what we said to it. */
function causeOf(error: unknown): string {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return [code, responseCode].filter(Boolean).join(' ') || (message ?? 'unknown');
}

function invitation(signInUrl: string) {
  const subject = 'Your account with thence';
  const lines = [
    'An account with thence was opened for this address.',
    'thence reads recorded land-title documents and checks what it read.',
    'You can sign in with this address here:',
  ];
  const closing =
    'Your API key was shown once, where the account was opened. It is not in this mail, and nobody will ask you for it.';
  const unasked = 'If you did not ask for this, you need not do anything.';
  const link = escaped(signInUrl);
  return {
    subject,
    text: [...lines, '', signInUrl, '', closing, unasked, ''].join('\n'),
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>` +
      `<body style="font-family: Georgia, serif; color: #23302b; max-width: 36em">` +
      `<p>${lines.join(' ')}</p><p><a href="${link}">${link}</a></p><p>${closing}</p><p>${unasked}</p></body></html>\n`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
