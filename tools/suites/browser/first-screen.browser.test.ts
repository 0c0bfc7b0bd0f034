import { eventually, until } from '@lectern/testing/browser';
import type { NewPageOptions } from '@lectern/testing/browser';
import { expect } from 'chai';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { setStage } from './test-kit/stage.ts';
import { exampleSite } from './test-kit/start-site.ts';

const dist = join(exampleSite, 'dist');
const overview = '/cmsadmin/';
const limits = { requests: 40, kilobytes: 220 };
const editorLimits = { files: 30, kilobytes: 500 };

interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Every file that an entry of the build may ever ask for. */
function filesOf(entry: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const files = new Set<string>();
  const follow = (key: string): void => {
    const found = manifest[key];
    if (!found || files.has(found.file)) return;
    files.add(found.file);
    for (const next of [...(found.imports ?? []), ...(found.dynamicImports ?? [])]) follow(next);
  };
  follow(Object.keys(manifest).find((key) => manifest[key]?.isEntry && manifest[key].name === entry) ?? '');
  return files;
}

/** Holds back what matches until it is let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(pattern, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const kilobytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + statSync(join(dist, `${path.split('/').at(-1)}.gz`)).size, 0) / 1000;

const scripts = /\/assets\/build\/.*\.js$/;
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('tbody tr a') ?? {}).some((key) => key.startsWith('__reactProps')));
const longPress = 400;
/** As long as a press by hand takes, more or less. */
const passFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let count = 0; count < 6; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);

describe('the first screen of the admin', () => {
  const stage = setStage({ isStrict: true });

  before(async () => {
    for (let number = 10; number < 40; number += 1)
      await stage.api.post('/page/create', {
        title: `Bladzijde ${number}`,
        slug: `/bladzijde-${number}`,
        type: 'page-types/page',
        locale: 'nl-NL',
      });
  });

  async function newPage(options: NewPageOptions = {}): Promise<Page> {
    const { page } = await stage.open(options);
    await stage.api.signIn(page);
    return page;
  }
  /** Without JavaScript, a browser says of every script that it was not loaded. */
  const newPageWithoutScript = (): Promise<Page> => newPage({ javaScript: false, allow: [/\/assets\/build\/.*\.js/] });

  it('has its rows and its navigation in the HTML, as links that lead on without any script', async () => {
    const page = await newPageWithoutScript();
    await page.goto(overview);
    await eventually(() => page.locator('tbody tr').count()).to.equal(25);
    await eventually(() => page.getByRole('link', { name: 'Page overview' }).getAttribute('aria-current')).to.equal('page');
    const address = (await page.locator('tbody tr a').first().getAttribute('href')) ?? '';
    expect(address).to.match(/^\/cmsadmin\/pages\/[\da-f-]{36}$/);
    expect((await page.goto(address))?.status()).to.equal(200);
  });

  it('shows the pages of one type in the HTML of its overview', async () => {
    const page = await newPageWithoutScript();
    await page.goto('/cmsadmin/page-overview/page-types%2Fpage');
    await eventually(() => page.locator('tbody tr').count()).to.be.greaterThan(0);
    await eventually(() => page.locator('th.lc-table__type').count()).to.equal(0);
  });

  it('carries nothing inline that a strict policy would stop', async () => {
    const page = await newPageWithoutScript();
    const html = (await (await page.goto(overview))?.text()) ?? '';
    expect(html).to.contain('<tbody');
    expect(html).not.to.match(/<[^>]+\sstyle=/);
    expect(html.match(/<script(?![^>]*\s(?:src=|type="application\/json"))/g) ?? []).to.deep.equal([]);
  });

  it('is taken over by the scripts as it stands: no row is drawn anew, nothing moves, nothing is asked twice', async () => {
    const page = await newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    const release = await hold(page, scripts);
    await page.goto(overview, { waitUntil: 'commit' });
    await page.locator('tbody tr').nth(24).waitFor();
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value') as number)),
      ).observe({ type: 'layout-shift', buffered: true });
      for (const row of document.querySelectorAll('tbody tr, .lc-nav__item')) row.classList.add('drawn-by-the-server');
    });
    const drawn = await page.locator('.drawn-by-the-server').count();
    await release();
    await until(() => isTakenOver(page), true);
    await page.waitForLoadState('networkidle');
    await eventually(() => page.locator('.drawn-by-the-server').count()).to.equal(drawn);
    await eventually(() =>
      page.evaluate(() => (Reflect.get(globalThis, 'moved') as number[]).reduce((sum, value) => sum + value, 0)),
    ).to.be.lessThan(0.01);
    expect(calls).to.deep.equal([]);
    await page.locator('tbody tr a').first().click();
    await page.waitForURL(/\/cmsadmin\/pages\//);
  });

  it('lets a press that began before its controls became whole end on them, of a mouse and of a finger', async () => {
    const page = await newPage();
    const release = await hold(page, /\/select-[^/]*\.js$/);
    await page.goto(overview);
    await until(() => isTakenOver(page), true);
    const whole = page.waitForResponse(/\/select-[^/]*\.js$/);
    await page.getByRole('button', { name: /Sort by/ }).hover();
    await page.mouse.down();
    await release();
    await (await whole).finished();
    await passFrames(page);
    await page.mouse.up();
    await page.getByRole('option', { name: 'Created' }).click();
    await page.getByRole('option').first().waitFor({ state: 'detached' });

    const screen = await page.context().newCDPSession(page);
    for (const name of [/Order$/, /^All languages/]) {
      const { x, y } = (await page.getByRole('button', { name }).boundingBox()) ?? { x: 0, y: 0 };
      const finger = (touchPoints: { x: number; y: number }[]) =>
        screen.send('Input.dispatchTouchEvent', { type: touchPoints.length > 0 ? 'touchStart' : 'touchEnd', touchPoints });
      const touchedAt = performance.now();
      await finger([{ x: x + 9, y: y + 9 }]);
      await passFrames(page);
      await finger([]);
      // A finger that a busy machine held down for so long asked for a menu, which nothing here has.
      if (performance.now() - touchedAt > longPress) {
        await passFrames(page);
        if ((await page.getByRole('option').count()) === 0)
          for (const points of [[{ x: x + 9, y: y + 9 }], []]) await finger(points);
      }
      await page.getByRole('option').last().click();
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    }
  });

  it('keeps the focus where it is while its controls become whole', async () => {
    const page = await newPage();
    const release = await hold(page, /\/(?:select|icon-button)-[^/]*\.js$/);
    await page.goto(overview);
    await until(() => isTakenOver(page), true);
    const sort = page.getByRole('button', { name: /Sort by/ });
    await sort.focus();
    const name = await focusedName(page);
    await release();
    await sort.and(page.locator('[aria-labelledby]')).waitFor();
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup')), 'listbox');
    expect(name).to.equal('Updated Sort by');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Slug' }).waitFor();
    await page.keyboard.press('Escape');
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup')), 'listbox');
  });

  it('opens a list that was pressed before it could', async () => {
    const page = await newPage();
    const release = await hold(page, /\/select-[^/]*\.js$/);
    await page.goto(overview);
    await until(() => isTakenOver(page), true);
    await page.getByRole('button', { name: /Sort by/ }).click();
    await release();
    await page.getByRole('option', { name: 'Title' }).click();
    await page.waitForURL(/sort=title/);
  });

  it(`needs at most ${limits.requests} requests and ${limits.kilobytes} kB of compressed script until it is at rest`, async () => {
    const page = await newPage();
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(overview);
    await until(() => isTakenOver(page), true);
    await page.waitForLoadState('networkidle');
    const built = files.filter((path) => scripts.test(path));
    expect(built.length).to.be.greaterThan(0);
    expect(files.length).to.be.at.most(limits.requests);
    expect(kilobytesOf(built)).to.be.at.most(limits.kilobytes);
  });

  it(`opens a page by its address with at most ${editorLimits.files} files of script, and nothing of that in the list`, async () => {
    const body = { kind: 'richtext', version: 1, children: [{ type: 'paragraph', children: [{ text: 'Kerk' }] }] };
    const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', {
      title: 'Eén tekst',
      slug: '/een-tekst',
      type: 'page-types/page',
      locale: 'nl-NL',
      content: { 'blok-01': { type: 'rich-text/text', anchorPoint: '', props: { body } } },
    });
    const page = await newPage();
    const address = `${overview}pages/${pageID}`;
    const list = await (await page.request.get(overview)).text();
    const html = await (await page.request.get(address)).text();
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.locator('.lc-block__main').click();
    await page.locator('.rich-text-editor__text[contenteditable=true]').click();
    const built = [...new Set(files.filter((path) => scripts.test(path)))];
    expect(html).to.contain('/assets/build/admin-page-');
    expect(list).not.to.contain('/assets/build/admin-page-');
    expect(built.length).to.be.at.most(editorLimits.files);
    expect(kilobytesOf(built)).to.be.at.most(editorLimits.kilobytes);
    expect(files.filter((path) => /^\/api\/page\/(?:[^/]+|version\/fetch\/[^/]+)$/.test(path))).to.deep.equal([]);
  });

  it('leads from a page that was opened by its address to the list and to another page, without loading anew', async () => {
    const page = await newPage();
    await page.goto(overview);
    const links = page.locator('tbody tr a');
    const addresses = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')];
    await page.goto(addresses[0] ?? '');
    await page.locator('.lc-editor__title').waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.locator('.lc-editor__crumb').click();
    await page.locator(`tbody tr a[href="${addresses[1]}"]`).click();
    await page.waitForURL((url) => url.pathname === addresses[1]);
    await page.locator('.lc-editor__title').waitFor();
    await eventually(() => page.evaluate(() => Reflect.get(globalThis, 'isSame'))).to.equal(true);
  });

  it('shares no file with the islands of the site but React and its texts', () => {
    const [admin, islands] = [filesOf('admin'), filesOf('islands')];
    expect([...admin].some((file) => file.startsWith('admin-first'))).to.equal(true);
    expect([...islands].filter((file) => file.startsWith('admin'))).to.deep.equal([]);
  });
});
