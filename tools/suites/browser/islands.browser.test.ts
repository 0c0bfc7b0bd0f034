import { eventually, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makeCounterSite } from './test-kit/counter-site.ts';
import { runLectern, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

interface Block {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly anchorPoint?: string;
}

describe('islands', () => {
  let folder: ReturnType<typeof makeCounterSite>;
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let target: string;
  let opened: WatchedPage | undefined;
  let said: string[] = [];

  before(async () => {
    folder = makeCounterSite();
    await runLectern(folder.dir, 'build');
    [site, browser] = await Promise.all([startSite(folder.dir), openBrowser()]);
    api = await openApi(site.origin);
    const props = { label: 'Doel', link: { to: { href: '/' } } };
    target = await publish('/doel', [{ type: 'counter/idle', props, anchorPoint: 'hier' }]);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    folder?.remove();
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });

  async function publish(slug: string, blocks: readonly Block[], locale = 'nl-NL'): Promise<string> {
    const content = Object.fromEntries(blocks.map((block, index) => [`blok-${index}`, { version: 1, ...block }]));
    const { pageID, revision } = await api.post<{ pageID: string; revision: number }>('/page/create', {
      title: 'Tellen & meer',
      slug,
      type: 'lectern/blank',
      locale,
      content,
    });
    await api.post(`/page/${pageID}/publish`, { revision });
    return pageID;
  }
  const counter = (mode: string, label: string): Block => ({
    type: `counter/${mode}`,
    props: { label, link: { to: { page: target, anchor: 'hier' } } },
  });

  async function visit(path: string): Promise<Page> {
    opened = await browser.newPage({ origin: site.origin, isAsked: true });
    said = [];
    opened.page.on('console', (message) => said.push(message.text()));
    await opened.page.goto(path);
    return opened.page;
  }
  /** Not even a word in the console: a hydration that differs is told there. */
  const expectSilence = (): void => {
    opened?.expectClean();
    expect(said).to.deep.equal([]);
  };
  const isAwake = async (island: Locator): Promise<boolean> => (await island.getAttribute('data-awake')) === 'true';

  it('wake up on load and when the browser has time, each apart from the other', async () => {
    await publish('/samen', [counter('load', 'Een'), counter('load', 'Twee'), counter('idle', 'Drie')]);
    const page = await visit('/samen');
    const region = (name: string) => page.getByRole('region', { name });
    for (const name of ['Een', 'Twee', 'Drie']) await until(() => isAwake(region(name)), true);
    const press = (name: string) => region(name).getByRole('button', { name: 'Tel' }).click();
    await press('Een');
    await press('Een');
    await press('Drie');
    await until(() => region('Een').getByText('2 keren').count(), 1);
    await eventually(() => region('Twee').getByText('0 keren').count()).to.equal(1);
    await until(() => region('Drie').getByText('1 keer').count(), 1);
    await eventually(() => region('Een').getByRole('link', { name: 'Meer' }).getAttribute('href')).to.equal('/doel#hier');
    await eventually(() => region('Een').getByText('Tellen & meer, 20 november 2026').count()).to.equal(1);
    // A text that the language lacks comes from English on both sides.
    await eventually(() => region('Een').getByText('In English').count()).to.equal(1);
    const ids = () => page.locator('h2').evaluateAll((headings) => headings.map(({ id }) => id));
    await eventually(async () => new Set(await ids()).size).to.equal(3);
    expectSilence();
  });

  it('cost what their views cost: a framework, and nothing of the fields and schemas of their blocks', async () => {
    await publish('/licht', [counter('load', 'Licht')]);
    opened = await browser.newPage({ origin: site.origin, isAsked: true });
    const { page } = opened;
    const scripts = new Map<string, string>();
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), await response.text());
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto('/licht', { waitUntil: 'networkidle' });
    await until(() => isAwake(page.getByRole('region', { name: 'Licht' })), true);
    await until(() => scripts.size > 2, true);
    for (const [url, code] of scripts) expect(/ZodError|\$ZodType|_zod\b/.test(code), url).to.equal(false);
    // React and i18next, compressed; with the schemas it was 113 kB.
    expect(bytes).to.be.within(20_000, 90_000);
    expectSilence();
  });

  it('speak the language of their page', async () => {
    await publish('/together', [counter('load', 'One')], 'en-GB');
    const page = await visit('/en-gb/together');
    const island = page.getByRole('region', { name: 'One' });
    await until(() => isAwake(island), true);
    await island.getByRole('button', { name: 'Count' }).click();
    await until(() => island.getByText('1 time').count(), 1);
    expectSilence();
  });

  it('wake up when they come into sight, and not before', async () => {
    const filler = Array.from({ length: 30 }, (_, index) => counter('none', `Regel ${index}`));
    await publish('/diep', [counter('load', 'Boven'), ...filler, counter('visible', 'Onder')]);
    const page = await visit('/diep');
    const below = page.getByRole('region', { name: 'Onder' });
    await until(() => isAwake(page.getByRole('region', { name: 'Boven' })), true);
    await eventually(() => isAwake(below)).to.equal(false);
    await below.scrollIntoViewIfNeeded();
    await until(() => isAwake(below), true);
    await eventually(() => isAwake(page.getByRole('region', { name: 'Regel 3', exact: true }))).to.equal(false);
    expectSilence();
  });

  it('that sleep for ever bring no script at all', async () => {
    await publish('/stil', [counter('none', 'Stil')]);
    opened = await browser.newPage({ origin: site.origin, isAsked: true });
    const { page } = opened;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/stil', { waitUntil: 'networkidle' });
    await eventually(() => page.getByRole('region', { name: 'Stil' }).getByText('0 keren').count()).to.equal(1);
    expect(scripts).to.deep.equal([]);
    // What search engines are told runs nowhere.
    await eventually(() => page.locator('script:not([type="application/ld+json"])').count()).to.equal(0);
    expectSilence();
  });

  it('load nothing from elsewhere until somebody allows it, and remember the choice', async () => {
    await publish('/kaart', [{ type: 'counter/embed' }]);
    const page = await visit('/kaart');
    const status = () => page.getByRole('status').innerText();
    const choose = (name: string) => page.getByRole('button', { name }).click();
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'consent');
    await eventually(status).to.equal('De kaart wacht op toestemming');
    await eventually(cookie).to.equal(undefined);
    await page.waitForFunction(() => {
      const island = document.querySelector('[data-island]');
      return island !== null && Object.keys(island).some((key) => key.startsWith('__reactContainer'));
    });
    await eventually(status).to.equal('De kaart wacht op toestemming');
    await choose('Sta toe');
    await until(status, 'De kaart is er');
    const { value, expires = 0 } = (await cookie()) ?? {};
    expect(value).to.equal('all');
    expect(expires - Date.now() / 1000).to.be.within(364 * 86_400, 366 * 86_400);
    await page.reload();
    await until(status, 'De kaart is er');
    await choose('Alleen het nodige');
    await until(status, 'De kaart wacht op toestemming');
    await page.reload();
    await until(async () => (await cookie())?.value, 'necessary');
    await eventually(status).to.equal('De kaart wacht op toestemming');
    expectSilence();
  });
});
