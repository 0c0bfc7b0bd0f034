// Alone: a drag is a hand that moves in time.
import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { listenTo } from './test-kit/heard.ts';
import type { Heard } from './test-kit/heard.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone, save the drag by pointer: each test goes on where the one before it stopped.
describe('the tree of pages', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let heard: Heard;
  let trunk: string;
  const fifty = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(2, '0'));

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    await make('Aanloop', '/aanloop');
    trunk = await make('Boomstam', '/boomstam');
    for (const number of fifty) await make(`Tak ${number}`, number === '07' ? '/eigen-tak' : `/boomstam/tak-${number}`, trunk);
    await make('Cirkel', '/cirkel');
    watched = await browser.newPage({ origin: site.origin, allow: ['/api/page/tree', 'ERR_FAILED'] });
    page = watched.page;
    await api.signIn(page);
    heard = await listenTo(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const make = async (title: string, slug: string, parentID: string | null = null): Promise<string> =>
    (await api.post<{ pageID: string }>('/page/create', { title, slug, type: 'lectern/blank', locale: 'nl-NL', parentID }))
      .pageID;
  const row = (name: string): Locator => page.getByRole('row', { name, exact: true });
  const dialog = (): Locator => page.getByRole('dialog');
  const pageOf = async (id: string) => (await api.get<{ data: { slug: string; parentID: string | null } }>(`/page/${id}`)).data;
  const hasFocus = (name: string): Promise<void> =>
    until(() => row(name).evaluate((element) => element === document.activeElement), true);
  const isSaid = (text: string): Promise<void> =>
    until(async () => (await heard.all()).some((said) => said.includes(text)), true);
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }
  async function chooseFor(name: string, action: string): Promise<void> {
    await row(name)
      .getByRole('button', { name: `More on ${name}` })
      .press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  }
  /** Moves the pointer to a part of a row's height: its upper edge, its middle, its lower edge. */
  async function pointTo(name: string, share: number): Promise<void> {
    const box = await row(name).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) * share, { steps: 6 });
  }
  async function drag(name: string, on: readonly (readonly [name: string, share: number])[], sign: string): Promise<void> {
    await row(name).scrollIntoViewIfNeeded();
    await pointTo(name, 0.5);
    await page.mouse.down();
    for (const [each, share] of on) await pointTo(each, share);
    await page.locator(sign).waitFor({ state: 'attached' });
    await page.mouse.up();
  }

  it('stands beside the list, and is remembered', async () => {
    await page.goto('/cmsadmin/');
    await page.getByRole('link', { name: 'Tree', exact: true }).press('Enter');
    await page.getByRole('treegrid', { name: /^Pages in/ }).waitFor();
    await page.waitForURL('**/cmsadmin/page-tree');
    await page.goto('/cmsadmin/');
    await row('Boomstam').getByText('/boomstam', { exact: true }).waitFor();
    await row('Boomstam').getByText('Concept').waitFor();
    await eventually(() => page.getByRole('link', { name: 'Tree', exact: true }).getAttribute('aria-current')).to.equal('page');
    await page.goto('/cmsadmin/?status=draft');
    await page.getByRole('table').waitFor();
    await page.goto('/cmsadmin/page-tree');
    await row('Boomstam').waitFor();
    await expectNoBarriers();
  });

  it('opens and closes by keys, and loads what is below as it is opened', async () => {
    await row('Aanloop').focus();
    await page.keyboard.type('Boom');
    await hasFocus('Boomstam');
    await eventually(() => row('Boomstam').getAttribute('aria-expanded')).to.equal('false');
    await eventually(() => row('Tak 01').count()).to.equal(0);
    await page.keyboard.press('ArrowRight');
    await row('Tak 01').waitFor();
    await eventually(() => row('Tak 01').getAttribute('aria-level')).to.equal('2');
    await page.keyboard.press('End');
    await hasFocus('Cirkel');
    // Letters within a second of others belong to them.
    await row('Boomstam').focus();
    await page.keyboard.press('ArrowLeft');
    await row('Tak 01').waitFor({ state: 'detached' });
    await page.keyboard.press('*');
    await until(() => page.locator('[role=row][aria-level="1"][aria-expanded=false]').count(), 0);
    await page.keyboard.press('Home');
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')), '1');
  });

  it('says what could not be loaded, where it stands, and tries again', async () => {
    await page.route('**/api/page/tree', (route) => route.abort());
    await page.reload();
    await page.getByText('could not be loaded').waitFor();
    await page.unroute('**/api/page/tree');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await row('Boomstam').waitFor();
    await page.route('**/api/page/tree', (route) => route.abort());
    await row('Boomstam').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('row', { name: 'This part could not be loaded.' }).waitFor();
    await page.unroute('**/api/page/tree');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await row('Tak 50').waitFor();
    await row('Boomstam').focus();
    await page.keyboard.press('ArrowLeft');
  });

  it('moves by keys in its level, at once and said', async () => {
    await hasFocus('Boomstam');
    await heard.forget();
    await page.keyboard.press('Alt+ArrowDown');
    await isSaid('Boomstam, now ');
    await hasFocus('Boomstam');
    await page.keyboard.press('Alt+ArrowUp');
    await until(async () => (await heard.all()).filter((said) => said.includes('Boomstam, now ')).length, 2);
    await hasFocus('Boomstam');
    expect((await pageOf(trunk)).slug).to.equal('/boomstam');
    // Pressed faster than the server answers: each goes on from where the one before it led.
    const order = () => page.getByRole('row', { level: 1 }).locator('.lc-page-row__name').allInnerTexts();
    const before = await order();
    await heard.forget();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`);
    const places = async () => (await heard.all()).flatMap((said) => /^Boomstam, now (\d+) of/.exec(said)?.[1] ?? []).map(Number);
    const last = before.indexOf('Boomstam') + 1;
    await until(places, [last - 1, last, last - 1, last]);
    await until(order, before);
    await hasFocus('Boomstam');
  });

  it('is dragged by pointer between two others, and below one once the address was shown', async () => {
    await heard.forget();
    await drag(
      'Cirkel',
      [
        ['Boomstam', 0.9],
        ['Boomstam', 0.05],
      ],
      '.react-aria-DropIndicator[data-drop-target]',
    );
    const size = Number(await row('Cirkel').getAttribute('aria-setsize'));
    await isSaid(`Cirkel, now ${size - 1} of ${size} at the top`);
    await drag(
      'Cirkel',
      [
        ['Boomstam', 0.1],
        ['Boomstam', 0.5],
      ],
      '.lc-page-tree__item[data-drop-target]',
    );
    await dialog().getByText('/boomstam/cirkel', { exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).press('Enter');
  });

  it('is dragged by keyboard, and each place has its name', async () => {
    await row('Cirkel').getByRole('button', { name: 'Move Cirkel' }).focus();
    await heard.forget();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Insert between Cirkel and Boomstam' }).waitFor({ state: 'attached' });
    const last = page.getByRole('button', { name: 'Insert after Boomstam' });
    await last.focus();
    await last.press('Enter');
    const size = await row('Cirkel').getAttribute('aria-setsize');
    await isSaid(`Cirkel, now ${size} of ${size} at the top`);
    await row('Boomstam').focus();
  });

  it('moves a branch of fifty below another in one step, once the addresses that change were shown', async () => {
    await heard.forget();
    await page.keyboard.press('Alt+ArrowRight');
    await dialog().getByText('50 addresses change').waitFor();
    await dialog().getByText('1 page below keeps its own address').waitFor();
    await dialog().getByText('/aanloop/boomstam', { exact: true }).waitFor();
    await expectNoBarriers();
    await until(
      () =>
        dialog()
          .getByRole('button', { name: 'Move', exact: true })
          .evaluate((one) => one === document.activeElement),
      true,
    );
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await isSaid('Boomstam, now under Aanloop, 1 of 1');
    await hasFocus('Boomstam');
    await eventually(() => row('Boomstam').getAttribute('aria-level')).to.equal('2');
    await page.keyboard.press('ArrowRight');
    await row('Tak 02').getByText('/aanloop/boomstam/tak-02', { exact: true }).waitFor();
    expect((await pageOf(trunk)).slug).to.equal('/aanloop/boomstam');
  });

  it('takes the whole of it back by a key, with the addresses of before', async () => {
    await heard.forget();
    await page.getByRole('button', { name: 'Take back' }).last().waitFor();
    await page.keyboard.press('Control+z');
    await isSaid('Taken back.');
    await hasFocus('Boomstam');
    await until(() => row('Boomstam').getAttribute('aria-level'), '1');
    await row('Tak 02').getByText('/boomstam/tak-02', { exact: true }).waitFor();
    expect((await pageOf(trunk)).slug).to.equal('/boomstam');
    await page.keyboard.press('Alt+ArrowRight');
    await dialog().getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await isSaid('Boomstam, now under Aanloop, 1 of 1');
    await hasFocus('Boomstam');
  });

  it('says why something cannot go further, and takes a branch out by “Move to…”, with its addresses as they are', async () => {
    await heard.forget();
    await page.keyboard.press('Alt+ArrowUp');
    await isSaid('Boomstam cannot go further that way.');
    await chooseFor('Boomstam', 'Move to…');
    await dialog().getByRole('button', { name: 'Below no page' }).press('Enter');
    await dialog().getByText('50 addresses change').waitFor();
    await dialog().getByRole('checkbox', { name: 'Addresses follow the page above' }).press('Space');
    await dialog().getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await until(async () => (await pageOf(trunk)).parentID, null);
    expect((await pageOf(trunk)).slug).to.equal('/aanloop/boomstam');
  });

  it('copies a page with all below it', async () => {
    await heard.forget();
    await chooseFor('Boomstam', 'Copy with all below');
    await dialog().getByText('This slug is free.').waitFor();
    await expectNoBarriers();
    await dialog().getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await isSaid('51 pages copied');
    await until(() => row('Boomstam (copy)').count(), 1);
    await hasFocus('Boomstam (copy)');
  });

  it('says of live pages that visitors are led on', async () => {
    await row('Verzekeringen').focus();
    await chooseFor('Verzekeringen', 'Move to…');
    await dialog().getByRole('button', { name: 'Choose' }).press('Enter');
    await page.getByRole('searchbox').fill('Contact');
    await page.getByRole('option', { name: /^Contact / }).click();
    await dialog()
      .getByText(/of them are live: visitors find them where they are/)
      .waitFor();
    await dialog().getByText('/contact/verzekeringen', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('says in the settings of a page too which addresses change with its slug', async () => {
    await page.goto(`/cmsadmin/pages/${trunk}`);
    await page.getByRole('tab', { name: 'Page Settings' }).press('Enter');
    const slug = page.getByRole('textbox', { name: 'Slug' });
    await slug.fill('/eik');
    await page.getByText('50 addresses change').waitFor();
    await page.getByText('/eik/tak-01', { exact: true }).waitFor();
    await slug.fill('/aanloop/boomstam');
    await page.getByText('50 addresses change').waitFor({ state: 'detached' });
  });
});
