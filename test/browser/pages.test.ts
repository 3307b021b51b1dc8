// The pages in a real browser: they render, say nothing on the console, break no rule of their own, and their links lead somewhere.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { startServer, type TestServer } from '../support/server.ts';

const CHROMIUM = '/usr/bin/chromium';
const skip = existsSync(CHROMIUM)
  ? false
  : 'absent: Debian package chromium (scripts/test-setup installs it where it may)';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

describe('the pages', { skip }, () => {
  let server: TestServer;
  let browser: Browser;
  before(async () => {
    server = await startServer();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** Opens a path and notes whatever went wrong on the way. */
  async function open(path: string, scheme: 'light' | 'dark' = 'light', width = 1200) {
    const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 900 } });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
        troubles.push(`asked elsewhere: ${request.url()}`);
    });
    const response = await page.goto(server.url + path, { waitUntil: 'networkidle' });
    assert.equal(response?.status(), 200);
    const folder = process.env.THENCE_SCREENSHOTS;
    if (folder)
      await page.screenshot({ path: `${folder}/${path.replace(/\W/g, '_')}-${scheme}-${width}.png`, fullPage: true });
    return { page, troubles };
  }

  for (const width of [1200, 360])
    test(`the reference shows every operation, ${width} wide, and asks nobody else`, async () => {
      const { page, troubles } = await open('/docs', 'light', width);
      await page.waitForSelector('.opblock');
      const shown = await page.$$eval('.opblock-summary', (rows) =>
        rows.map((row) => {
          const text = (part: string) => row.querySelector(part)?.textContent?.replaceAll('\u200b', '').trim();
          return `${text('.opblock-summary-method')} ${text('.opblock-summary-path')}`;
        }),
      );
      const { body } = await server.ask('GET', '/openapi.json', { key: null });
      const served = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      assert.deepEqual(shown.sort(), served.sort());
      assert.deepEqual(troubles, []);
      await page.close();
    });

  test('the reference reads a deed for who tries it out', async () => {
    const { page, troubles } = await open('/docs');
    await page.click('.auth-wrapper .btn.authorize');
    await page.locator('#auth-bearer-value').first().fill(server.liveKey);
    await page.locator('.modal-ux .btn.modal-btn.authorize').first().click();
    await page.click('.modal-ux .btn-done');
    const operation = page.locator('#operations-Extraction-extract');
    await operation.locator('.opblock-summary-control').click();
    assert.match(await operation.locator('.body-param__text').inputValue(), /^BEGINNING at an iron pin/);
    await operation.locator('.btn.execute').click();
    const answer = operation.locator('.live-responses-table .response');
    assert.match((await answer.locator('.response-col_status').textContent()) ?? '', /^200/);
    const body = (await answer.locator('.response-col_description pre').first().textContent()) ?? '';
    const read = JSON.parse(body);
    assert.deepEqual([read.document, read.test_mode, read.groundtruth_verdicts[0].status], ['deed.txt', false, 'PASS']);
    assert.deepEqual(troubles, []);
    const folder = process.env.THENCE_SCREENSHOTS;
    if (folder) await operation.screenshot({ path: `${folder}/tried-out.png` });
    await page.close();
  });
});
