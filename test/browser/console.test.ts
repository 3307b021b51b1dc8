// The console in a real browser: from the link of a first start to a signed correction, an export and a paper with pages.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildConsole } from '../../scripts/build-console.ts';
import { startServer, type TestServer } from '../support/server.ts';

const CHROMIUM = '/usr/bin/chromium';
const skip = existsSync(CHROMIUM)
  ? false
  : 'absent: Debian package chromium (scripts/test-setup installs it where it may)';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const SHOTS = process.env['THENCE_SCREENSHOTS'];

describe('the console', { skip }, () => {
  let server: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const troubles: string[] = [];

  before(async () => {
    await buildConsole();
    server = await startServer();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
    context.setDefaultTimeout(60_000);
    page = await watched(context);
    if (SHOTS) mkdirSync(SHOTS, { recursive: true });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function watched(of: BrowserContext): Promise<Page> {
    const opened = await of.newPage();
    opened.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    opened.on('pageerror', (error) => troubles.push(error.message));
    opened.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server.url) && !/^(?:data|blob):/.test(url)) troubles.push(`asked elsewhere: ${url}`);
    });
    return opened;
  }
  const shot = async (name: string): Promise<void> => {
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `console-${name}.png`) });
  };
  /** What axe finds that keeps somebody out. */
  const barriers = async (): Promise<string[]> => {
    await page.evaluate(AXE);
    return await page.evaluate<string[]>(
      'axe.run().then((r) => r.violations.filter((v) => ["serious", "critical"].includes(v.impact)).map((v) => v.id + ": " + v.nodes.map((n) => n.html).slice(0, 3).join(" | ")))',
    );
  };
  const link = (): string => /http\S+#sign-in=\S+/.exec(server.stdout())![0];
  const sample = async (title: string): Promise<void> => {
    await page.goto(`${server.url}/#/`);
    await page.getByRole('button', { name: title }).click();
    await page.locator('.reader').waitFor();
  };

  test('without a link nobody is let in', async () => {
    await page.goto(server.url);
    await page.getByText('Open the console by the link').waitFor();
    await shot('sign-in');
    const paths = await page.evaluate<string[]>(
      "[...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))",
    );
    assert.deepEqual(paths.sort(), ['/docs', '/openapi.json']);
    for (const path of paths) assert.equal((await server.ask('GET', path, { key: null })).status, 200, path);
    assert.deepEqual(await barriers(), []);
  });

  test('the link of the first start opens it, once', async () => {
    await page.goto('about:blank');
    await page.goto(link());
    await page.getByRole('heading', { name: 'Drop a deed' }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    await shot('start');
    assert.deepEqual(await barriers(), []);
    const again = await (await browser.newContext()).newPage();
    await again.goto(link());
    await again.getByText('Open the console by the link').waitFor();
    await again.context().close();
  });

  test('a page of another origin writes nothing by the cookie', async () => {
    const [cookie] = await context.cookies();
    assert.equal(cookie!.httpOnly, true);
    assert.equal(cookie!.sameSite, 'Strict');
    const headers = { cookie: `${cookie!.name}=${cookie!.value}`, origin: 'http://elsewhere.example' };
    const { status, body } = await server.ask('POST', '/v1/extract', { key: null, body: 'Beginning', headers });
    assert.equal(status, 403);
    assert.equal(body.error.type, 'not_permitted');
  });

  test('pasted words are drawn at once: verdict, courses, figure, what each word became', async () => {
    await sample('A corner lot with a curve');
    assert.match(await page.locator('.verdict .status').innerText(), /PASS/);
    assert.equal(await page.locator('.courses tbody tr:not(.why)').count(), 5);
    assert.equal(await page.locator('.leg').count(), 5);
    assert.match((await page.locator('.leg .line').nth(2).getAttribute('d'))!, /A25\.000 25\.000 0 0 1/);
    assert.match(await page.locator('.ribbon .curve').first().innerText(), /\d/);
    await page.locator('.courses tbody tr').first().click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.locator('tr.chosen td').first().innerText(), '3');
    assert.equal(await page.locator('.leg.chosen').count(), 1);
    assert.match(await page.locator('.ribbon .chosen').first().innerText(), /\S/);
    await shot('reader-pass');
    assert.deepEqual(await barriers(), []);
  });

  test('a figure that does not close shows how far, and is corrected in place with its verdict before it is signed', async () => {
    await sample('One that does not close');
    assert.match(await page.locator('.verdict .status').innerText(), /FAIL|REVIEW/);
    assert.match((await page.locator('.gap text').textContent())!, /open/);
    await shot('reader-open');
    await page.keyboard.press('s');
    await page.getByRole('heading', { name: 'Correct course 3' }).waitFor();
    await page.getByLabel(/it says/).fill('S 12 30 00 W');
    await page.getByLabel('By').fill('A. Vell');
    await page.locator('.preview.PASS').waitFor();
    await shot('correct');
    assert.deepEqual(await barriers(), []);
    await page.keyboard.press('Control+Enter');
    await page.locator('.verdict.PASS').waitFor();
    assert.match(await page.locator('.verdict').innerText(), /Corrected by hand/);
    await page.locator('.reader h1').click();
    await page.keyboard.press('u');
    await page.locator('.verdict:not(.PASS)').waitFor();
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Balance and sign' }).click();
    await page.getByText('Balanced by the compass rule.').waitFor();
  });

  test('every format is exported; a certificate is a PDF', async () => {
    await sample('From a section corner');
    await page.keyboard.press('x');
    await shot('export');
    for (const [title, head] of [
      ['Certificate', '%PDF'],
      ['DXF', '  0'],
      ['GeoPackage', 'SQLite format 3'],
      ['LandXML', '<?xml'],
      ['CSV', 'tract'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: new RegExp(`^${title}`) }).click(),
      ]);
      assert.ok(readFileSync(await file.path(), 'latin1').startsWith(head), title);
    }
  });

  test('a paper with pages shows them with a box round every course', async () => {
    await page.goto(`${server.url}/#/`);
    const pdf = await certificateOf(
      'Beginning at a pin; thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; thence S 0 E 208.71 feet; thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.',
    );
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'printed.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.locator('.reader, .notice').first().waitFor();
    await page.locator('.sheet image').waitFor({ timeout: 60_000 });
    assert.ok((await page.locator('.sheet .course').count()) > 0);
    await page.keyboard.press('ArrowDown');
    await page.locator('.sheet .course.chosen').first().waitFor();
    await shot('reader-pages');
    assert.deepEqual(await barriers(), []);
  });

  /** A page of print: what the browser itself makes of the words. */
  async function certificateOf(words: string): Promise<Buffer> {
    const printer = await context.newPage();
    await printer.setContent(`<p style="font: 14pt serif; margin: 1in">${words}</p>`);
    const pdf = await printer.pdf({ format: 'Letter' });
    await printer.close();
    return pdf;
  }

  test('the Desk has them all, also after a reload, and finds them', async () => {
    await page.goto(`${server.url}/#/desk`);
    await page.locator('.desk tbody tr').first().waitFor();
    const count = await page.locator('.desk tbody tr').count();
    assert.ok(count >= 4, `${count} rows`);
    await page.reload();
    await page.locator('.desk tbody tr').first().waitFor();
    assert.equal(await page.locator('.desk tbody tr').count(), count);
    await page.getByRole('searchbox').fill('printed');
    assert.equal(await page.locator('.desk tbody tr').count(), 1);
    await page.getByRole('searchbox').fill('');
    await shot('desk');
    assert.deepEqual(await barriers(), []);
  });

  test('Check tells a signed body from one that was changed', async () => {
    const { text } = await server.ask('POST', '/v1/extract', {
      key: server.liveKey,
      body: 'Beginning at a stone; thence N 1 E 5 feet; thence N 89 W 9 feet; thence S 1 W 5 feet; thence S 89 E 9 feet to the beginning.',
    });
    await page.goto(`${server.url}/#/check`);
    const drop = (body: string | Uint8Array) =>
      page
        .getByLabel('A certificate or response')
        .setInputFiles({ name: 'one', mimeType: 'application/octet-stream', buffer: Buffer.from(body) });
    await drop(text);
    await page.getByText('As it was signed').waitFor();
    await shot('check');
    const changed = text.replaceAll('N 1 E 5 feet', 'N 1 E 6 feet');
    assert.notEqual(changed, text);
    await drop(changed);
    await page.getByText('Not as it was signed').waitFor();
    const headers = { authorization: `Bearer ${server.liveKey}`, 'content-type': 'application/json' };
    const certificate = await fetch(`${server.url}/v1/certificate`, { method: 'POST', headers, body: text });
    await drop(new Uint8Array(await certificate.arrayBuffer()));
    await page.getByText('✓ As it was signed').waitFor();
    assert.deepEqual(await barriers(), []);
  });

  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  for (const width of [820, 360])
    test(`in the dark, ${width} wide, nothing is cut off`, async () => {
      const narrow = await browser.newContext({ viewport: { width, height: 1000 }, colorScheme: 'dark' });
      await narrow.addCookies(await context.cookies());
      page = await watched(narrow);
      await sample('A lot in words');
      await shot(`dark-${width}`);
      assert.equal(await page.evaluate(overflow), 0);
      assert.deepEqual(await barriers(), []);
      await narrow.close();
    });

  test('Settings mint and revoke a key; signing out ends the session', async () => {
    page = await watched(context);
    await page.goto(`${server.url}/#/settings`);
    await page.getByLabel('Name of the new key').fill('for a test');
    await page.getByRole('button', { name: 'Mint a key' }).click();
    const key = await page.locator('.notice code').innerText();
    assert.equal((await server.ask('GET', '/v1/usage', { key })).status, 200);
    await shot('settings');
    assert.deepEqual(await barriers(), []);
    const [cookie] = await context.cookies();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Open the console by the link').waitFor();
    const headers = { cookie: `${cookie!.name}=${cookie!.value}` };
    assert.equal((await server.ask('GET', '/v1/usage', { key: null, headers })).status, 401);
  });

  test('nothing went wrong on the way, and nothing was asked elsewhere', () => {
    // The browser notes every answer of 401 and 403 by itself; those were asked for above.
    assert.deepEqual(
      troubles.filter((line) => !/status of 40[13]/.test(line)),
      [],
    );
  });
});
