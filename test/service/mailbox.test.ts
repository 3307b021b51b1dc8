import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mailboxOf } from '../../src/service/mailbox.ts';

const same: [typed: string, mailbox: string][] = [
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+deeds@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['A.N.N+x@GoogleMail.com', 'ann@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['  ann@example.com  ', 'ann@example.com'],
  ['ann@Bücher.example', 'ann@xn--bcher-kva.example'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
];
for (const [typed, mailbox] of same)
  test(`${typed} reaches ${mailbox}`, () => assert.equal(mailboxOf(typed)?.mailbox, mailbox));

const refused = [
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@localhost',
  'ann@example..com',
  'ann@-example.com',
  'ann@exa mple.com',
  'an n@example.com',
  'ann.@example.com',
  '.ann@example.com',
  'a..n@example.com',
  'ann@example.com, bob@example.com',
  'Ann <ann@example.com>',
  'ann@127.0.0.1',
  'ann@[127.0.0.1]',
  'ann@example.com\r\nbcc: bob@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a.'.repeat(130)}com`,
];
for (const typed of refused)
  test(`${JSON.stringify(typed.slice(0, 40))} does not parse`, () => assert.equal(mailboxOf(typed), null));

test('neither case nor a tag changes the mailbox, whatever the address; and none throws', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), fc.stringMatching(/^[a-z0-9]{0,5}$/), (address, tag) => {
      const mailbox = mailboxOf(address);
      if (mailbox === null || address.startsWith('+')) return;
      const tagged = mailboxOf(address.replace('@', `+${tag}@`));
      if (tagged !== null) assert.equal(tagged.mailbox, mailbox.mailbox);
      assert.equal(mailboxOf(address.toUpperCase())?.mailbox, mailbox.mailbox);
    }),
  );
  fc.assert(fc.property(fc.string(), (typed) => void mailboxOf(typed)));
});
