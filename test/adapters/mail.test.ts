// Invitations by nodemailer to a real SMTP server: true only where the server took the message for that address.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { smtpMailer } from '../../src/adapters/mail.ts';
import { startMailServer } from '../support/mail-server.ts';

const FROM = 'thence <no-reply@thence.example>';
const PASSWORD = 'plumb bob';
const refuse = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function invited(url: string, timeoutMs = 3000): Promise<{ taken: boolean; troubles: string[]; ms: number }> {
  const troubles: string[] = [];
  const mailer = smtpMailer({ url, from: FROM, signInUrl: 'https://thence.example', timeoutMs }, (cause) =>
    troubles.push(cause),
  );
  const started = performance.now();
  const taken = await mailer.invite('ann@title.example');
  return { taken, troubles, ms: performance.now() - started };
}

type Row = [what: string, options: Partial<SMTPServerOptions>, taken: boolean, credentials?: string];
const ROWS: Row[] = [
  ['a server that takes everything', {}, true],
  [
    'a server that wants a login, with the right password',
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'mailer' && password === PASSWORD
          ? done(null, { user: username })
          : done(refuse(535, 'who are you')),
    },
    true,
    `mailer:${encodeURIComponent(PASSWORD)}@`,
  ],
  [
    'a server that refuses the password',
    { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refuse(535, 'who are you')) },
    false,
    'mailer:wrong@',
  ],
  ['a server that wants a login where none is set', { authOptional: false, allowInsecureAuth: true }, false],
  [
    'a server that does not know the address',
    { onRcptTo: (_to, _session, done) => done(refuse(550, 'no such')) },
    false,
  ],
  ['a server that refuses the sender', { onMailFrom: (_from, _session, done) => done(refuse(553, 'not you')) }, false],
  [
    'a server that refuses the message',
    {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refuse(554, 'spam')));
      },
    },
    false,
  ],
  ['a server that is full', { onConnect: (_session, done) => done(refuse(421, 'later')) }, false],
  ['a server whose certificate nobody vouches for', { hideSTARTTLS: false }, false],
];

describe('an invitation', () => {
  for (const [what, options, expected, credentials = ''] of ROWS)
    test(`to ${what}: ${expected ? 'taken' : 'not taken, and no error'}`, async () => {
      const server = await startMailServer(options);
      try {
        const { taken, troubles } = await invited(`smtp://${credentials}127.0.0.1:${server.port}`);
        assert.equal(taken, expected, troubles.join());
        assert.equal(server.messages.length, expected ? 1 : 0);
        assert.equal(troubles.length, expected ? 0 : 1);
        assert.doesNotMatch(troubles.join(), /plumb|wrong|ann@/);
      } finally {
        await server.close();
      }
    });
  test('to nobody: not taken', async () => {
    const server = await startMailServer();
    await server.close();
    assert.equal((await invited(`smtp://127.0.0.1:${server.port}`)).taken, false);
  });
  for (const says of ['nothing', 'a word now and then'])
    test(`to a server that says ${says}: given up in time`, async () => {
      const timers: NodeJS.Timeout[] = [];
      const silent = createServer((socket) => {
        socket.on('error', () => undefined);
        if (says !== 'nothing') timers.push(setInterval(() => socket.write('220-wait\r\n'), 50));
      });
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = silent.address() as { port: number };
      const { taken, ms } = await invited(`smtp://127.0.0.1:${port}`, 400);
      timers.forEach((timer) => clearInterval(timer));
      await new Promise((resolve) => silent.close(resolve));
      assert.equal(taken, false);
      assert.ok(ms < 3000, `${ms} ms`);
    });
  test('is plain text and simple HTML with the way in, from the sender, and without a key or anything remote', async () => {
    const server = await startMailServer();
    await invited(`smtp://127.0.0.1:${server.port}`);
    await server.close();
    const [message] = server.messages;
    assert.match(message!, /^From: thence <no-reply@thence\.example>/m);
    assert.match(message!, /^To: ann@title\.example/m);
    assert.match(message!, /^Content-Type: text\/plain/m);
    assert.match(message!, /^Content-Type: text\/html/m);
    assert.equal(message!.split('https://thence.example').length - 1, 3, 'once in the text, twice in the HTML');
    assert.doesNotMatch(message!, /thence_(live|test)_|<img|<script|<link/);
  });
});
