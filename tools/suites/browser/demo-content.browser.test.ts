import { untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { join } from 'node:path';
import { setStage } from './test-kit/stage.ts';

interface ReadPage {
  readonly title: string;
  readonly ids: readonly string[];
  /** Where its links lead, without those to other sites. */
  readonly links: readonly string[];
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    readPage(): ReadPage;
  }
}

const isFile = (path: string): boolean => /^\/(?:api|assets)\/|\.[a-z0-9]{2,5}$/.test(path);

describe('the pages of the example site', function () {
  this.timeout(300_000);
  const stage = setStage();
  const found = new Map<string, ReadPage>();

  before(async () => {
    const { origin } = stage.site;
    const watched = await stage.browser.newPage({ origin });
    const { page } = watched;
    await page.addInitScript({ path: join(import.meta.dirname, 'test-kit/read-page.page.js') });
    // What scripts make of a page counts too: behaviours say when they are done.
    const isAwake = () => page.locator('[data-behaviour]:not([data-awake])').count();
    const waiting = ['/'];
    for (const path of waiting) {
      await page.goto(path);
      await untilFine(isAwake, (count) => count === 0, `what sleeps on ${path}`);
      const here = await page.evaluate(() => window.readPage());
      found.set(path, here);
      const next = here.links.map((href) => new URL(href).pathname).filter((other) => !isFile(other) && !waiting.includes(other));
      waiting.push(...new Set(next));
    }
    await watched.close();
  });

  const faultsOf = (faults: (page: ReadPage, path: string) => readonly string[]): string[] =>
    [...found].flatMap(([path, page]) => faults(page, path).map((fault) => `${path}: ${fault}`));

  it('are all there', () => {
    expect(found.size).to.be.at.least(36);
    expect([...found.keys()]).to.include.members(['/', '/over-ons', '/nieuws', '/de-de']);
  });

  it('have no empty addresses, no image without a text, no id twice and no heading that skips a level', () => {
    expect(faultsOf(({ faults }) => faults)).to.deep.equal([]);
  });

  it('have a title each', () => {
    const titles = [...found.values()].map(({ title }) => title);
    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).to.deep.equal([]);
  });

  it('lead nowhere that is not there', async () => {
    const addresses = new Set([...found.values()].flatMap(({ links }) => links.map((href) => href.replace(/#.*$/, ''))));
    const broken: string[] = [];
    for (const address of addresses) {
      const { status } = await fetch(address, { redirect: 'manual' });
      if (status !== 200) broken.push(`${status} ${address}`);
    }
    expect(broken).to.deep.equal([]);
  });

  it('lead to places that are on the page they name', () => {
    const missing = faultsOf(({ links }) =>
      links.flatMap((href) => {
        const { pathname, hash } = new URL(href);
        const target = found.get(pathname);
        return hash && target && !target.ids.includes(decodeURIComponent(hash.slice(1))) ? [href] : [];
      }),
    );
    expect(missing).to.deep.equal([]);
  });
});
