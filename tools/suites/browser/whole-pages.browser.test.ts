import { eventually, expectAccessible, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

// What people do with whole pages: choose several, delete, bring back, copy, translate and move them.
describe('whole pages', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(async () => {
    watched.expectClean();
    await watched.context.close();
  });

  async function open(address: string, allow: readonly (string | RegExp)[] = []): Promise<void> {
    watched = await browser.newPage({ origin: site.origin, allow });
    ({ page } = watched);
    await api.signIn(page);
    await page.goto(`/cmsadmin${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const list = (term: string) => `/?q=${encodeURIComponent(term)}`;
  const choose = (name: string): Locator => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const dialog = (): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const inDialog = (name: string): Locator => dialog().getByRole('button', { name, exact: true });
  const notice = (text: string): Promise<void> => page.locator('.lc-notice', { hasText: text }).waitFor();
  const row = (name: string): Locator => page.getByRole('row', { name });
  const statusOf = async (address: string): Promise<number> => (await fetch(site.origin + address)).status;
  const publish = (id: string) => api.post(`/page/${id}/publish`, {});
  const slugOf = async (id: string) => (await api.get<{ data: { slug: string } }>(`/page/${id}`)).data.slug;

  it('go to the trash by keyboard, with a word on what links there, and come back by Undo', async () => {
    const id = await makePage(api, 'Oude toren', [textBlock('Een')]);
    const slug = await slugOf(id);
    await publish(id);
    expect(await statusOf(slug)).to.equal(200);
    await open(list('Oude toren'));
    await choose('Oude toren').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 page chosen').waitFor();
    await button('Delete').focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('Nothing leads here.').waitFor();
    await expectAccessible(page);
    await inDialog('Delete').focus();
    await page.keyboard.press('Enter');
    await notice('1 page is in the trash');
    await row('Oude toren').waitFor({ state: 'detached' });
    await until(() => statusOf(slug), 404);
    await button('Undo').click();
    await notice('Restored, and on the site as before');
    await row('Oude toren').getByText('Live', { exact: true }).waitFor();
    expect(await slugOf(id)).to.equal(slug);
    await until(() => statusOf(slug), 200);
  });

  it('come back from the trash under a free slug where their own is taken', async () => {
    const id = await makePage(api, 'Kapel', [textBlock('Een')]);
    const slug = await slugOf(id);
    await api.post(`/page/${id}/delete`, {});
    await api.post('/page/create', { title: 'Nieuwe kapel', slug, type: 'lectern/blank', locale: 'nl-NL' });
    // The answer that offers another slug is a refusal.
    await open('/trash', [/\/restore/]);
    await row('Kapel').getByText('30 days').waitFor();
    await expectAccessible(page);
    await button('Restore Kapel').click();
    await dialog().getByText('The slug of Kapel is taken').waitFor();
    await dialog().getByText('This slug is free.').waitFor();
    await expectAccessible(page);
    await inDialog('Restore').click();
    await notice('Kapel is back, as a draft');
    expect(await slugOf(id)).to.equal(`${slug}-2`);
  });

  it('leave the trash for good only after a question', async () => {
    const id = await makePage(api, 'Schuur', [textBlock('Een')]);
    await api.post(`/page/${id}/delete`, {});
    await open('/trash');
    await button('Delete for good: Schuur').click();
    await inDialog('Cancel').click();
    await row('Schuur').waitFor();
    await button('Delete for good: Schuur').click();
    await inDialog('Delete for good').click();
    await notice('Schuur is gone for good');
    await row('Schuur').waitFor({ state: 'detached' });
  });

  it('are published together, and each that is not says why', async () => {
    const [good, bad] = [await makePage(api, 'Ramen goed', [textBlock('Een')]), await makePage(api, 'Ramen fout', [])];
    const { data } = await api.get<{ data: { pageVersionID: string; revision: number } }>(`/page/${bad}`);
    await api.post(`/page/version/${data.pageVersionID}/store`, {
      revision: data.revision,
      seoSettings: { seoTitle: 'x'.repeat(300) },
    });
    await open(list('Ramen'), [/\/publish/]);
    await page.getByRole('checkbox', { name: 'Choose all pages in view' }).click();
    await page.getByText('2 pages chosen').waitFor();
    await button('Publish').click();
    await inDialog('Publish').click();
    await dialog().getByText('1 of 2 done').waitFor();
    const outcome = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
    await outcome('Ramen goed').getByText('Done', { exact: true }).waitFor();
    await outcome('Ramen fout').getByText('Not done: 1 problem keeps it').waitFor();
    await expectAccessible(page);
    await inDialog('Close').first().click();
    await row('Ramen goed').getByText('Live').waitFor();
    // What was done is chosen no more; what was not stays, to be tried again.
    await page.getByText('1 page chosen').waitFor();
    await eventually(() => choose('Ramen fout').isChecked()).to.equal(true);
    expect(await statusOf(await slugOf(good))).to.equal(200);
  });

  it('are moved below another page, from which a page moves up when that is deleted', async () => {
    const top = await makePage(api, 'Streek boven', [textBlock('Een')]);
    const below = await makePage(api, 'Dorp onder', [textBlock('Een')]);
    await open(list('Dorp onder'));
    await choose('Dorp onder').click();
    await button('Move').click();
    await inDialog('Choose a page').click();
    await page.getByRole('searchbox').fill('Streek');
    await page.getByRole('option', { name: /^Streek boven / }).click();
    await dialog().getByText('Streek boven').waitFor();
    await expectAccessible(page);
    await inDialog('Move').click();
    await notice('1 page moved');
    const parentOf = async () => (await api.get<{ data: { parentID: string | null } }>(`/page/${below}`)).data.parentID;
    expect(await parentOf()).to.equal(top);
    await page.goto(`/cmsadmin/pages/${top}`);
    await page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog().getByText('1 page stands below.').waitFor();
    await dialog().getByText('They move up').click();
    await expectAccessible(page);
    await inDialog('Delete').click();
    await notice('1 page is in the trash');
    await page.getByRole('heading', { name: 'Page overview' }).waitFor();
    await until(parentOf, null);
  });

  it('are duplicated with what was just typed', async () => {
    const id = await makePage(api, 'Orgel', [textBlock('Een')]);
    await open(`/pages/${id}`);
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Orgel en koor');
    await page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await dialog().getByText('This slug is free.').waitFor();
    await eventually(() => dialog().getByRole('textbox', { name: 'Title' }).inputValue()).to.equal('Orgel en koor (copy)');
    await expectAccessible(page);
    await inDialog('Duplicate').click();
    await page.getByRole('heading', { name: 'Orgel en koor (copy)' }).waitFor();
    await page.locator('.lc-block').first().waitFor();
    expect(page.url()).to.not.contain(id);
  });

  it('are translated from their tab, which shows what there is', async () => {
    const id = await makePage(api, 'Kerktoren', [textBlock('Een')]);
    await open(`/pages/${id}`);
    await page.getByRole('tab', { name: 'Translations' }).click();
    await page.getByText('This page').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Add translation: German/ }).click();
    const form = page.getByRole('form', { name: /^Add a translation in German/ });
    await form.getByRole('textbox', { name: 'Title' }).fill('Kirchturm');
    await form.getByText('This slug is free.').waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add translation' }).click();
    await notice('The translation was added');
    await page.getByRole('heading', { name: 'Kirchturm' }).waitFor();
    await page.getByRole('tab', { name: 'Translations' }).click();
    await page.getByRole('link', { name: 'Kerktoren' }).click();
    await page.getByRole('heading', { name: 'Kerktoren' }).waitFor();
  });

  it('stand below a page that is chosen in their settings, never below themselves', async () => {
    const id = await makePage(api, 'Gewelf', [textBlock('Een')]);
    await open(`/pages/${id}`, [/\/move/]);
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    const below = page.getByRole('group', { name: 'Below' });
    const pick = async (name: string) => {
      await below.getByRole('button').first().click();
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('option', { name: new RegExp(`^${name} `) }).click();
    };
    await pick('Gewelf');
    await below.getByText('A page cannot stand below itself').waitFor();
    const other = await makePage(api, 'Schip', [textBlock('Een')]);
    await pick('Schip');
    await notice('Moved');
    await below.getByText('Schip', { exact: true }).waitFor();
    await expectAccessible(page);
    const parentOf = async () => (await api.get<{ data: { parentID: string | null } }>(`/page/${id}`)).data.parentID;
    expect(await parentOf()).to.equal(other);
    await page.reload();
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await below.getByText('Schip', { exact: true }).waitFor();
    await below.getByRole('button', { name: 'Below no page' }).click();
    await until(parentOf, null);
  });

  it('begin from a copy of another, below a page', async () => {
    const blank = { type: 'lectern/blank', locale: 'nl-NL' };
    const source = await api.post<{ pageID: string }>('/page/create', {
      ...blank,
      title: 'Sjabloon zeven',
      slug: '/sjabloon-zeven',
      content: { 'text-1': textBlock('Zeven') },
    });
    const { data } = await api.get<{ data: { type: string } }>(`/page/${source.pageID}`);
    await open(`/new-page?type=${encodeURIComponent(data.type)}`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Naar sjabloon');
    await page.getByRole('group', { name: 'Start from' }).getByRole('button', { name: 'Start from a copy of…' }).click();
    await page.getByRole('searchbox').fill('Sjabloon zeven');
    await page.getByRole('option', { name: 'Sjabloon zeven' }).click();
    await page.getByRole('group', { name: 'Start from' }).getByText('Sjabloon zeven').waitFor();
    await expectAccessible(page);
    await button('Create page').click();
    await page.getByRole('heading', { name: 'Naar sjabloon' }).waitFor();
    await page.locator('.lc-block').first().waitFor();
  });

  it('are found again by filters that somebody saved', async () => {
    await open('/?status=draft');
    await button('Saved filters').click();
    await page.getByRole('menuitem', { name: 'Save these filters…' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Mijn concepten');
    await expectAccessible(page);
    await inDialog('Save').click();
    await notice('Filters saved as Mijn concepten');
    await page.goto('/cmsadmin/');
    await button('Saved filters').click();
    await page.getByRole('menuitem', { name: 'Mijn concepten', exact: true }).click();
    await page.waitForURL(/status=draft/);
    await button('Saved filters').click();
    await page.getByRole('menuitem', { name: 'Remove Mijn concepten' }).click();
    await notice('Mijn concepten removed');
  });
});
