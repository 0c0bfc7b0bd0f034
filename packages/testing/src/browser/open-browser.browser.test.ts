import { expect } from 'chai';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, expectAccessible, openBrowser, untilFine } from './index.ts';
import type { TestBrowser } from './index.ts';
import { lookOften } from './look-often.ts';

const shell = (body: string): string =>
  `<!doctype html><html lang="nl"><head><title>Proef</title><link rel="icon" href="data:,"></head><body><main><h1>Proef</h1>${body}</main></body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/clean': shell('<p>Goed</p>'),
  '/warns': shell('<script src="/warn.js"></script>'),
  '/inline': shell('<p id="p" style="color: red">Rood</p><script>document.title = "x"</script>'),
  '/broken': shell('<img src="/gone.png" alt="Weg">'),
  '/unnamed': shell('<button></button><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
};

describe('the browser of the kit', () => {
  let server: Server;
  let origin: string;
  let browser: TestBrowser;

  before(async () => {
    server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      const isScript = request.url === '/warn.js';
      response.writeHead(page || isScript ? 200 : 404, {
        'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'; img-src 'self' data:",
      });
      response.end(page ?? (isScript ? 'console.warn("careful"); setTimeout(() => { throw new Error("late") })' : ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });

  /** The problems of a page, once it has named all of these parts. */
  async function problemsOf(path: string, ...parts: readonly string[]): Promise<readonly string[]> {
    const watched = await browser.newPage({ origin });
    await watched.page.goto(path);
    const isHeard = (problems: readonly string[]): boolean => parts.every((part) => problems.join().includes(part));
    const problems = await untilFine(watched.problems, isHeard, `what ${path} complains about`);
    await watched.context.close();
    return problems;
  }

  it('has nothing to say of a page without faults', async () => {
    const watched = await browser.newPage({ origin, colorScheme: 'dark', width: 320 });
    await watched.page.goto('/clean');
    await expectAccessible(watched.page);
    await eventually(() =>
      watched.page.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]),
    ).to.deep.equal([320, true]);
    await watched.close();
  });

  it('hears warnings and errors', async () => {
    expect((await problemsOf('/warns', 'careful', 'late')).map((line) => line.split(' (')[0]?.split('\n')[0])).to.deep.equal([
      'console warning: careful',
      'error: Error: late',
    ]);
  });

  it('hears what the policy of the page stopped', async () => {
    const stopped = ['style-src-attr', 'script-src-elem'].map((what) => `Content Security Policy: ${what} stopped inline`);
    expect(await problemsOf('/inline', ...stopped)).to.have.length.of.at.least(stopped.length);
  });

  it('hears of requests that fail, unless the test allows it', async () => {
    expect(
      (await problemsOf('/broken', 'gone.png')).some((line) => line.startsWith(`answer 404: GET ${origin}/gone.png`)),
    ).to.equal(true);
    const watched = await browser.newPage({ origin, allow: ['gone.png'] });
    await watched.page.goto('/broken');
    await watched.close();
  });

  it('fails at the close of a page that complained', async () => {
    const watched = await browser.newPage({ origin });
    await watched.page.goto('/inline');
    const error: unknown = await watched.close().catch((problem: unknown) => problem);
    expect(String(error)).to.contain('complained about');
  });

  it('finds what keeps people out', async () => {
    const watched = await browser.newPage({ origin });
    await watched.page.goto('/unnamed');
    const error: unknown = await expectAccessible(watched.page).catch((problem: unknown) => problem);
    expect((error as { actual: string[] }).actual.map((line) => line.split(' ')[0])).to.have.members([
      'button-name',
      'image-alt',
    ]);
    await watched.close();
  });

  it('looks often for what it waits for: what it reaches into for that is there', async () => {
    const { page, close } = await browser.newPage({ origin });
    expect(lookOften(page)).to.equal(true);
    await page.goto('/clean');
    // Waits: until the first looks, which follow each other quickly, are over.
    await page.evaluate(() => void setTimeout(() => document.body.append(document.createElement('hr')), 400));
    await page.locator('hr').waitFor({ state: 'attached' });
    await close();
  });

  it('shows a page without JavaScript', async () => {
    const watched = await browser.newPage({ origin, javaScript: false });
    await watched.page.goto('/warns');
    await eventually(() => watched.page.title()).to.equal('Proef');
    await watched.close();
  });
});
