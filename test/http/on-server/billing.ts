// A deployment without a payment processor: nothing is sold, and everything else works.
import { describe, test } from 'node:test';
import type { TestServer } from '../../support/server.ts';
import { refused } from '../../work/asking.ts';

export function billingSuite(server: () => TestServer): void {
  describe('billing where no payment processor is set', () => {
    for (const path of ['/billing/checkout?tier=seat', '/billing/checkout?pack=pack-10&quantity=25'])
      test(`GET ${path} is billing_unavailable`, async () =>
        refused(await server().ask('GET', path), 503, 'billing_unavailable'));
    test('GET /billing/portal on a key by arrangement is no_subscription, as where billing is set up', async () =>
      refused(await server().ask('GET', '/billing/portal'), 409, 'no_subscription'));
    test('POST /billing/webhook is billing_unavailable', async () =>
      refused(await server().ask('POST', '/billing/webhook', { body: '{}', key: null }), 503, 'billing_unavailable'));
    test('what could not be bought anywhere is said first', async () =>
      refused(await server().ask('GET', '/billing/checkout?tier=gold'), 422, 'unknown_tier'));
  });
}
