import { adminLooks, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { listenTo } from './test-kit/heard.ts';
import type { Heard } from './test-kit/heard.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard where it is about what one types: each test goes on where the one before it stopped.
describe('tags', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let heard: Heard;
  let pageID: string;
  let slug: string;
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    api = await openApi(site.origin);
    pageID = await makePage(api, 'Toren van Zuid', [textBlock('Een')]);
    slug = (await api.get<{ data: { slug: string } }>(`/page/${pageID}`)).data.slug;
    // Provoked: a name that is taken.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/tags\//] });
    page = watched.page;
    await api.signIn(page);
    heard = await listenTo(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const box = (): Locator => page.getByRole('combobox', { name: 'Tags' });
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const said = (text: string): Promise<void> => until(async () => (await heard.all()).includes(text), true);
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('are found and made in the settings of a page, by keyboard, and each is said', async () => {
    const editor = await openEditor(page, pageID);
    await page.getByRole('tab', { name: 'Page Settings' }).press('Enter');
    await box().focus();
    await page.keyboard.type('TÓREN');
    await page.getByRole('option', { name: 'Torens' }).waitFor();
    await page.keyboard.press('Enter');
    await said('Tag Torens added');
    await button('Remove tag Torens').waitFor();
    await page.keyboard.type('Beierwerk');
    await page.getByRole('option', { name: 'New tag “Beierwerk”' }).waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Enter');
    await said('Tag Beierwerk added');
    await page.keyboard.type('Nakijken');
    await page.getByRole('option', { name: 'New private tag “Nakijken”' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await button('Remove tag Nakijken (Private)').waitFor();
    // Nothing typed: Backspace takes the last one off.
    await page.keyboard.press('Backspace');
    await said('Tag Nakijken removed');
    await page.keyboard.press('Backspace');
    await said('Tag Beierwerk removed');
    await until(() => box().evaluate((element) => element === document.activeElement), true);
    await page.keyboard.type('beier');
    await page.getByRole('option', { name: 'Beierwerk' }).click();
    await button('Remove tag Beierwerk').waitFor();
    await editor.save();
    await editor.publish();
    const live = await api.post<{ data: { pageVersion: { tags: { term: string }[] } } }>('/page/get-by-slug', {
      slug,
    });
    expect(live.data.pageVersion.tags.map(({ term }) => term)).to.deep.equal(['Torens', 'Beierwerk']);
  });

  it('narrow the overview of pages, in its address too', async () => {
    await page.goto('/cmsadmin/');
    await page.getByRole('rowheader').first().waitFor();
    await button(/Tag$/).click();
    await page.getByRole('option', { name: 'Beierwerk' }).click();
    await button('Remove filter Tag: Beierwerk').waitFor();
    await until(
      () =>
        page
          .getByRole('rowheader')
          .allInnerTexts()
          .then((rows) => rows.length),
      1,
    );
    expect(page.url()).to.match(/[?&]tag=[0-9a-f-]{36}/);
    await page.reload();
    await button('Remove filter Tag: Beierwerk').click();
    await until(async () => (await page.getByRole('rowheader').count()) > 5, true);
  });

  it('are renamed, and what shows them says the new name at once', async () => {
    const article = `${site.origin}/nieuws/bliksem-op-de-toren`;
    expect(await (await fetch(article)).text()).to.contain('>Torens</a>');
    await page.goto('/cmsadmin/tags');
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor();
    await button('Torens').waitFor();
    await expectNoBarriers();
    await button('Torens').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Torens' });
    await panel.getByRole('link', { name: 'Toren van Zuid' }).waitFor();
    await panel.getByRole('textbox', { name: /^Name/ }).fill('diefstál');
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await panel.getByText('Name already exists.').waitFor();
    await panel.getByRole('textbox', { name: /^Name/ }).fill('Torens en spitsen');
    await panel.getByRole('textbox', { name: 'Other names' }).fill('Klokkentoren, Campanile');
    await expectNoBarriers();
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await notice('Tag Torens en spitsen saved');
    await until(async () => (await (await fetch(article)).text()).includes('>Torens en spitsen</a>'), true);
  });

  it('are merged after a question, and the names of the one find the other', async () => {
    await button('Beierwerk').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Beierwerk' });
    await panel.getByRole('combobox', { name: 'Merge into another tag' }).focus();
    await page.keyboard.type('campanile');
    await page.getByRole('option', { name: 'Torens en spitsen' }).waitFor();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Merge Beierwerk into Torens en spitsen?' });
    await question.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    await notice('Beierwerk is merged into Torens en spitsen');
    await until(() => button('Beierwerk').count(), 0);
    await page.getByRole('cell', { name: /Beierwerk, Campanile, Klokkentoren/ }).waitFor();
    const live = await api.post<{ data: { pageVersion: { tags: { term: string }[] } } }>('/page/get-by-slug', {
      slug,
    });
    expect(live.data.pageVersion.tags.map(({ term }) => term)).to.deep.equal(['Torens en spitsen']);
  });

  it('stand with a file of the library, and narrow the library', async () => {
    await page.goto('/cmsadmin/medialibrary?q=kloostergang');
    await page
      .getByRole('option', { name: /kloostergang/ })
      .or(page.getByRole('row', { name: /kloostergang/ }))
      .first()
      .dblclick();
    const panel = page.getByRole('dialog', { name: /kloostergang/ });
    await panel.getByRole('combobox', { name: 'Tags' }).focus();
    await page.keyboard.type('klooster');
    await page.getByRole('option', { name: 'Kloosters' }).waitFor();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Remove tag Kloosters' }).waitFor();
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await panel.waitFor({ state: 'detached' });
    await page.goto('/cmsadmin/tags?q=kloosters');
    await page.getByRole('link', { name: 'Show the 1 file with Kloosters' }).press('Enter');
    await page
      .getByText(/kloostergang/)
      .first()
      .waitFor();
    expect(page.url()).to.match(/medialibrary\?tag=/);
  });
});
