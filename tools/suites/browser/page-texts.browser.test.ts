import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { listenTo } from './test-kit/heard.ts';
import type { Heard } from './test-kit/heard.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// Each test goes on where the one before it stopped.
describe('texts across pages', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let heard: Heard;
  let [one, two] = ['', ''];
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    api = await openApi(site.origin);
    one = await makePage(api, 'Kwikstaart een', [textBlock('Kwikstaart en mus'), textBlock('De kwikstaarten')]);
    two = await makePage(api, 'Vogels twee', [textBlock('Een kwíkstaart')]);
    watched = await browser.newPage({ origin: site.origin });
    page = watched.page;
    await api.signIn(page);
    heard = await listenTo(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const said = (text: string): Promise<void> => until(async () => (await heard.all()).includes(text), true);
  const titlesOf = async (id: string): Promise<unknown[]> => {
    const { blocks, blockOrder } = await storedVersion(api, id);
    return blockOrder.map((key) => blocks[key]?.props['title']);
  };
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('are found in their sentence and replaced where they were chosen, by keyboard, and each step is said', async () => {
    await page.goto(`${site.origin}/cmsadmin/find-replace`);
    await page.getByLabel('Words', { exact: true }).focus();
    await page.keyboard.type('kwikstaart');
    await page.getByLabel('Whole words').press('Space');
    await page.getByLabel('Words', { exact: true }).press('Enter');
    await said('5 places on 2 pages');
    await page.locator('mark').first().waitFor();
    const found = ['Kwikstaart', 'Kwikstaart', 'Kwikstaart', 'kwíkstaart', 'kwíkstaart'];
    await eventually(() => page.locator('mark').allTextContents()).to.deep.equal(found);
    await page.getByLabel('Choose all', { exact: true }).press('Space');
    await page.getByLabel('Choose: Kwikstaart een').press('Space');
    await expectNoBarriers();
    await page.getByLabel('Replace with').focus();
    await page.keyboard.type('roodborst');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Replaced in drafts' }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).to.equal('Replaced in drafts');
    expect(await titlesOf(one)).to.deep.equal(['roodborst en mus', 'De kwikstaarten']);
    expect(await titlesOf(two)).to.deep.equal(['Een roodborst']);
    await expectNoBarriers();
  });

  it('are taken back as one, and looked for again', async () => {
    await page.getByRole('button', { name: 'Take back' }).press('Enter');
    await said('Taken back.');
    await until(async () => (await titlesOf(one))[0], 'Kwikstaart en mus');
    expect(await titlesOf(two)).to.deep.equal(['Een kwíkstaart']);
    await page.locator('mark').first().waitFor();
    await page.getByLabel('Words', { exact: true }).fill('nergensstaatdit');
    await page.getByRole('button', { name: 'Find', exact: true }).press('Enter');
    await page.getByText('Nothing found').waitFor();
    await expectNoBarriers();
  });

  it('go to translators, and come back into the draft of the translation', async () => {
    const body = { pageID: one, title: 'Kwikstaart een', slug: '/bachstelze', newLocale: 'de-DE' };
    const { pageID: german } = await api.post<{ pageID: string }>('/page/create-translation', body);
    await openEditor(page, one);
    await page.getByRole('tab', { name: 'Translations' }).press('Enter');
    const link = page.getByRole('link', { name: 'Download XLIFF' });
    await expectNoBarriers();
    await eventually(() => link.getAttribute('href')).to.include('to=de-DE');
    const address = (await link.getAttribute('href')) ?? '';
    const document = await (await page.request.get(new URL(address, site.origin).href)).text();
    const words = '<source>De kwikstaarten</source>';
    expect(document).to.include(words);
    await page.locator('input[accept*=xliff]').setInputFiles({
      name: 'terug.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(document.replace(words, `${words}<target>Die Bachstelzen</target>`)),
    });
    await said('1 text taken in');
    expect(await titlesOf(german)).to.deep.equal(['Kwikstaart en mus', 'Die Bachstelzen']);
    await expectNoBarriers();
  });
});
