import { eventually, siteLooks, untilFine, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import { HtmlValidate } from 'html-validate';
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
    expect([...found.keys()]).to.include.members(['/', '/over-ons', '/nieuws', '/de-de', '/fr-fr']);
  });

  it('have no empty addresses, no image without a text, no id twice and no heading that skips a level', () => {
    expect(faultsOf(({ faults }) => faults)).to.deep.equal([]);
  });

  it('bring no framework where scripts only help along', async () => {
    const bytes = new Map<string, number>();
    for (const path of ['/schade/melden', '/afspraak', '/zoeken']) {
      const { page, close } = await stage.browser.newPage({ origin: stage.site.origin });
      page.on('response', (response) => {
        if (!new URL(response.url()).pathname.endsWith('.js')) return;
        bytes.set(path, (bytes.get(path) ?? 0) + Number(response.headers()['content-length']));
      });
      await page.goto(path);
      await page.locator('[data-behaviour][data-awake]').first().waitFor();
      await close();
    }
    expect(bytes.get('/schade/melden')).to.be.within(1, 25_000);
    expect(bytes.get('/afspraak')).to.be.within(1, 12_000);
    expect(bytes.get('/zoeken')).to.be.within(1, 8_000);
  });

  it('are valid HTML, in every state that an address can ask for', async () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const states = ['/nergens', '/de-de/nergens', '/fr-fr/nergens', '/zoeken?q=orgel', '/zoeken?q=xqzvv', '/nieuws?page=2'];
    const faults: string[] = [];
    for (const path of [...found.keys(), ...states]) {
      const answer = await fetch(stage.site.origin + path);
      const { results } = await validator.validateString(await answer.text());
      faults.push(...results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`)));
    }
    expect(faults).to.deep.equal([]);
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

  it('hinder nobody, whatever kind of page it is, in light and dark', async () => {
    const [article] = [...found.keys()].filter((path) => /^\/nieuws\/./.test(path));
    const kinds = [
      '/',
      '/verzekeringen/religieuze-gebouwen',
      '/nieuws',
      article ?? '',
      '/contact',
      '/over-ons',
      '/cookieverklaring',
    ];
    const hindered: string[] = [];
    for (const [index, path] of [...kinds, '/de-de', '/fr-fr', '/nergens'].entries()) {
      // One look each, in turn: pages share their theme and their widths.
      const looks = process.env['TEST_THOROUGH'] ? siteLooks : siteLooks.filter((_, place) => place === index % siteLooks.length);
      const { page, context } = await stage.browser.newPage({ origin: stage.site.origin });
      await page.goto(path);
      hindered.push(...(await violationsInLooks(page, looks)).map((violation) => `${path}: ${violation}`));
      await context.close();
    }
    expect(hindered).to.deep.equal([]);
  });

  it('begin at their top, and Back leads to where one was', async () => {
    const { page, close } = await stage.browser.newPage({ origin: stage.site.origin });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await page.waitForURL('**/over-ons');
    await eventually(scrolled).to.equal(0);
    await page.goBack();
    await page.waitForURL(`${stage.site.origin}/`);
    await untilFine(scrolled, (y) => y > 500, 'where the footer is');
    await close();
  });
});
