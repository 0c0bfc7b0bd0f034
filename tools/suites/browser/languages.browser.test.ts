import { eventually, openBrowser } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { partsOfAdmin } from '../translations/translated-words.ts';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { logIn } from './test-kit/log-in.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

/** A script with a mark around each text in it. */
const marked = (script: string): string => script.replaceAll(/(?<=[:=]\s*)(["'`])((?:(?!\1)[^\\]|\\.)+)\1/g, '$1⟦$2⟧$1');

describe('the admin in the language of a person', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    watched = await browser.newPage({ origin: site.origin });
    ({ page } = watched);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Texts of the screen that stand in an English catalogue or manifest and bear no mark; a language calls itself by its own name. */
  async function unmarked(english: ReadonlySet<string>): Promise<readonly string[]> {
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style, [contenteditable], [lang]:not(html)'))
          found.push(walker.currentNode.nodeValue?.trim() ?? '');
      for (const name of ['aria-label', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`body [${name}]`)) found.push(element.getAttribute(name) ?? '');
      return found;
    });
    return [...new Set(texts.filter((text) => english.has(text) && text !== 'English'))];
  }

  it('is chosen in the own settings, at once and for good, and the login keeps it', async () => {
    await page.goto('/cmsadmin/user/settings');
    await logIn(page);
    await page.locator('form [aria-haspopup=listbox]').first().click();
    await page.getByRole('option', { name: 'Nederlands' }).click();
    await page.locator('form button[type=submit]').first().click();
    await page.getByRole('heading', { name: 'Naam, functie en taal' }).waitFor();
    await eventually(() => page.locator('html').getAttribute('lang')).to.equal('nl');
    await page.goto('/cmsadmin/');
    await page.getByRole('link', { name: 'Mediabibliotheek' }).waitFor();
    watched.expectClean();
  });

  it('is seen and changed by whoever manages users, who has their own in the settings', async () => {
    const role = (await api.get<{ data: readonly { ID: string; name: string }[] }>('/role/list')).data.find(
      ({ name }) => name === 'Editor',
    );
    const profile = { name: 'Odile', jobTitle: '' };
    await api.post('/user', { email: 'odile@example.com', role: role?.ID, profile, language: 'fr' });
    const panel = page.getByRole('dialog');
    const language = panel.getByRole('button', { name: /Taal/ });
    const save = panel.locator('button[type=submit]');
    await page.goto('/cmsadmin/users');
    await page.getByRole('rowheader').getByRole('button', { name: 'Odile' }).click();
    await language.getByText('Français').waitFor();
    await language.click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await save.click();
    await panel.waitFor({ state: 'detached' });
    const { data: users } = await api.get<{ data: readonly { name: string; language: string }[] }>('/user/list');
    expect(users.find(({ name }) => name === 'Odile')?.language).to.equal('de');
    watched.expectClean();
  });

  it('leaves no word of a catalogue or a manifest in English', async () => {
    const parts = await partsOfAdmin();
    const english = new Set(
      parts.flatMap(({ english: words }) => [...words].flatMap(([key, text]) => [key, text.trim().replace(/^'|',?$/g, '')])),
    );
    // A role may be called as a column is.
    for (const { name } of (await api.get<{ data: readonly { name: string }[] }>('/role/list')).data) english.delete(name);
    const id = await makePage(api, 'Taal', [textBlock('Een')]);
    await page.route('**/assets/build/nl-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: marked(await answer.text()) });
    });
    const left: string[] = [];
    for (const path of [
      '/',
      '/dashboard',
      `/pages/${id}`,
      '/medialibrary',
      '/site-settings',
      '/users',
      '/roles',
      '/page-types',
      '/audit-log',
      '/user/settings',
    ]) {
      await page.goto(`/cmsadmin${path}`);
      await page.getByText('⟦').first().waitFor();
      await page.waitForLoadState('networkidle');
      left.push(...(await unmarked(english)).map((text) => `${path}: ${text}`));
    }
    expect(left).to.deep.equal([]);
  });
});
