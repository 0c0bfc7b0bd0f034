import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { expectFocus } from './test-kit/focus.ts';
import { pressAt, tabTo } from './test-kit/keyboard.ts';
import { logIn } from './test-kit/log-in.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

describe('the gallery', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    watched = await browser.newPage({ origin: site.origin });
    page = watched.page;
    await page.goto('/cmsadmin/kit');
    await logIn(page);
    await page.getByRole('heading', { name: 'Kit', level: 1 }).waitFor();
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const section = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const notices = (): Locator => page.getByRole('region', { name: 'Notifications' });

  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } });
  }

  it('shows every part without a barrier, in every look', async () => {
    await section('States').getByText('No bridges yet').waitFor();
    await expectNoBarriers();
  });

  it('says of a pending button that it is busy, and lets nobody press it again', async () => {
    const pending = section('Buttons').locator('.lc-button[aria-busy="true"]');
    await eventually(() => pending.count()).to.equal(4);
    await eventually(() => pending.evaluateAll((all) => all.map((one) => one.localName))).to.deep.equal(Array(4).fill('button'));
    await eventually(() => section('Buttons').locator('.lc-button[data-pending]').count()).to.equal(4);
  });

  it('lists every shortcut of the admin, with its keys, at a question mark', async () => {
    await page.getByRole('heading', { name: 'Kit', level: 1 }).focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.waitFor();
    const keysOf = async (text: string): Promise<string> => {
      const row = list.locator('.lc-shortcuts__row').filter({ has: page.getByText(text, { exact: true }) });
      return (await row.locator('kbd').allInnerTexts()).join(' ');
    };
    const wanted = {
      'Find or do': 'Ctrl K',
      'Duplicate the block': 'Ctrl Shift D',
      'Delete the block': 'Del',
      'Pick the block up and put it down, on its handle': 'Space',
      Rename: 'F2',
    };
    for (const [text, keys] of Object.entries(wanted)) await until(() => keysOf(text), keys);
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  });

  it('has modals of three sizes, with one button, a list or none, that give the focus back', async () => {
    const variants = [
      { opener: 'Small, one button', size: 'small', buttons: ['Publish'] },
      { opener: 'Medium, a list of buttons', size: 'medium', buttons: ['Cancel', 'Publish later', 'Publish'] },
      { opener: 'Large, no buttons', size: 'large', buttons: [] },
      { opener: 'A question that interrupts', size: 'small', buttons: ['Cancel', 'Publish later', 'Publish'] },
      { opener: 'Without a title', size: 'small', buttons: ['Publish'] },
    ];
    const widths = new Map<string, number>();
    for (const { opener, size, buttons } of variants) {
      await pressAt(page, button(opener));
      const modal = page.locator(`.lc-modal--${size}`);
      await modal.getByText('It is on the site within a second.').waitFor();
      await expectFocus(page, opener);
      await eventually(() => modal.locator('.lc-modal__foot button').allTextContents(), opener).to.have.length(buttons.length);
      for (const name of buttons)
        await eventually(() => modal.getByRole('button', { name, exact: true }).count(), name).to.equal(1);
      widths.set(size, (await modal.boundingBox())?.width ?? 0);
      await expectNoBarriers();
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
      await until(() => button(opener).evaluate((element) => element === document.activeElement), true);
    }
    const [small = 0, medium = 0, large = 0] = ['small', 'medium', 'large'].map((size) => widths.get(size));
    expect([small < medium, medium < large]).to.deep.equal([true, true]);
  });

  it('has a panel at the side and a menu', async () => {
    await pressAt(page, button('A panel at the side'));
    const panel = page.getByRole('dialog', { name: 'A panel at the side' });
    await panel.waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await pressAt(page, button('Menu'));
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });

  it('has buttons that say why they cannot be used, and do nothing', async () => {
    for (const name of ['Orange', 'Grey', 'Plain', 'Danger']) {
      const disabled = button(`${name}, disabled`);
      await tabTo(page, disabled);
      await eventually(() => disabled.getAttribute('aria-disabled')).to.equal('true');
      await page.getByRole('tooltip').getByText('There is nothing to save yet.').waitFor();
      await page.keyboard.press('Enter');
    }
    // Once: a notice goes by itself, so that waiting would let one pass.
    expect(await notices().getByText('You chose').count()).to.equal(0);
    await pressAt(page, button('Orange'));
    await notices().getByText('You chose: Orange').waitFor();
  });

  it('has fields with several errors, and one whose text is longer than it may be', async () => {
    const many = page.getByRole('textbox', { name: 'With a list of errors' });
    await eventually(() => many.getAttribute('aria-invalid')).to.equal('true');
    const ids = ((await many.getAttribute('aria-describedby')) ?? '').split(' ');
    await eventually(() => page.locator(`[id="${ids[0]}"]`).innerText())
      .to.include('uppercase')
      .and.to.include('longer than 8');
    await page.getByText('50 / 40').waitFor();
  });

  it('has a list that is searched, sorted and paged', async () => {
    const list = section('Lists');
    const first = () => list.getByRole('rowheader').first().textContent();
    await until(first, 'Bridge 1');
    await pressAt(page, list.getByRole('button', { name: 'Next page' }));
    await until(first, 'Bridge 9');
    await pressAt(page, list.getByRole('button', { name: 'Built' }));
    // Another order begins at the first page.
    await until(() => list.getByRole('button', { name: 'Page 1', exact: true }).getAttribute('aria-current'), 'page');
    await pressAt(page, list.getByRole('button', { name: 'Open search' }));
    const search = list.getByRole('textbox', { name: 'Search bridges' });
    await until(() => search.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.type('nowhere');
    await list.getByText('No results found.').waitFor();
    await expectNoBarriers();
  });

  it('has notices of every kind', async () => {
    await pressAt(page, button('Error'));
    await notices().getByText('The bridge could not be saved').waitFor();
    await pressAt(page, button('With an action'));
    await notices().getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoBarriers();
  });
});
