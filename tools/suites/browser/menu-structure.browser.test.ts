// Alone: a drag is a hand that moves in time.
import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { listenTo } from './test-kit/heard.ts';
import type { Heard } from './test-kit/heard.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone, save the drag by pointer: each test goes on where the one before it stopped.
describe('the menu structure', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let heard: Heard;
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    api = await openApi(site.origin);
    // Provoked: an item without words, an outdated revision, and what was changed since.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/menu\/main/, /api\/undo/] });
    page = watched.page;
    await api.signIn(page);
    heard = await listenTo(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const rows = (): Promise<string[]> => page.locator('.lc-menu-row__name').allInnerTexts();
  const row = (name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const isSaid = (text: string): Promise<void> => until(async () => (await heard.all()).includes(text), true);
  const navigation = async (): Promise<string> =>
    /<nav class="page-types-navigation".*?<\/nav>/s.exec(await (await fetch(site.origin)).text())?.[0] ?? '';
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('shows the items of a menu as a tree, with the one that is selected', async () => {
    await page.goto('/cmsadmin/menu-structure');
    await page.getByRole('treegrid', { name: 'Items of Main navigation' }).waitFor();
    await eventually(async () => (await rows()).slice(0, 3)).to.deep.equal([
      'Verzekeringen',
      'Religieuze gebouwen',
      'Monumenten',
    ]);
    await eventually(() => row('Monumenten').getAttribute('aria-level')).to.equal('2');
    await eventually(() => button('Open or close Verzekeringen').count()).to.equal(1);
    await expectNoBarriers();
  });

  it('moves an item up, in below another, and out again by keys; each is said, and one undo takes it back', async () => {
    await row('Verzekeringen').focus();
    await page.keyboard.type('Risico');
    await until(() => row('Risicocheck').evaluate((element) => element === document.activeElement), true);
    await heard.forget();
    await page.keyboard.press('Alt+ArrowUp');
    await isSaid('Risicocheck, now 2 of 6 at the top');
    await page.keyboard.press('Alt+ArrowRight');
    await isSaid('Risicocheck, now under Verzekeringen, 5 of 5');
    await eventually(() => row('Risicocheck').getAttribute('aria-level')).to.equal('2');
    await until(() => row('Risicocheck').evaluate((element) => element === document.activeElement), true);
    // The layout draws two levels.
    await page.keyboard.press('Alt+ArrowRight');
    await notice('this menu is at most 2 levels deep');
    await page.keyboard.press('Control+z');
    await until(() => row('Risicocheck').getAttribute('aria-level'), '1');
    await isSaid('Undone: Risicocheck, now 2 of 6 at the top');
    await page.keyboard.press('Control+z');
    await until(async () => (await rows()).indexOf('Risicocheck') > (await rows()).indexOf('Schade'), true);
    await eventually(() => button('Save').getAttribute('aria-disabled')).to.equal('true');
  });

  it('is dragged by pointer: an item goes with its submenu, between two others or below one', async () => {
    /** Drags a row to a part of another's height: its lower edge, its middle. */
    const drag = async (name: string, to: string, share: number, place: 'after' | 'on'): Promise<void> => {
      const [from, target] = [await row(name).boundingBox(), await row(to).boundingBox()];
      const x = (target?.x ?? 0) + 60;
      await page.mouse.move(x, (from?.y ?? 0) + (from?.height ?? 0) / 2);
      await page.mouse.down();
      await page.mouse.move(x, (target?.y ?? 0) + (target?.height ?? 0) * share, { steps: 6 });
      await page.locator(`.lc-tree-list__landing[data-place=${place}]`).waitFor({ state: 'attached' });
      await page.mouse.up();
    };
    const before = await rows();
    const below = before.slice(before.indexOf('Verzekeringen') + 1, before.indexOf('Schade'));
    await heard.forget();
    await drag('Verzekeringen', 'Schade', 0.95, 'after');
    await isSaid('Verzekeringen, now 2 of 6 at the top');
    await eventually(async () => (await rows()).slice(0, below.length + 2)).to.deep.equal(['Schade', 'Verzekeringen', ...below]);
    await eventually(() => row('Monumenten').getAttribute('aria-level')).to.equal('2');
    await drag('Risicocheck', 'Schade', 0.5, 'on');
    await isSaid('Risicocheck, now under Schade, 1 of 1');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await until(rows, before);
  });

  it('is dragged by keyboard: each place has its name, and Escape gives it up', async () => {
    const before = await rows();
    await row('Schade').focus();
    await heard.forget();
    await page.keyboard.press('ArrowRight');
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Drag Schade');
    await page.keyboard.press('Enter');
    await isSaid('Schade picked up');
    await page.keyboard.press('ArrowUp');
    // The last below the one before it.
    await isSaid(`After ${before[before.indexOf('Schade') - 1]}`);
    await page.keyboard.press('Escape');
    await isSaid('Moving was cancelled. Schade is where it was.');
    await eventually(rows).to.deep.equal(before);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await isSaid('Schade, now under Verzekeringen, 5 of 5');
    await page.keyboard.press('Control+z');
    await until(() => row('Schade').getAttribute('aria-level'), '1');
  });

  it('finds items from three characters on, and keeps what lies above them', async () => {
    const search = page.getByRole('textbox', { name: 'Search the menu' });
    await search.fill('mo');
    await eventually(rows).to.have.length(10);
    await search.fill('monu');
    await until(rows, ['Verzekeringen', 'Monumenten']);
    await page.getByText('1 item found').waitFor();
    // What is not found may stand between.
    await button('Drag Monumenten').press('Enter');
    await notice('Clear the search to drag items');
    await row('Verzekeringen').focus();
    await page.keyboard.press('ArrowLeft');
    await until(rows, ['Verzekeringen']);
    await search.fill('');
    await until(async () => (await rows()).length, 10);
  });

  it('adds an item that is called as its page is, and is live with one save', async () => {
    await row('Over ons').click();
    await button('Add item').press('Enter');
    await until(() => page.locator('#menu-item-label').evaluate((field) => field === document.activeElement), true);
    await page.keyboard.press('Control+s');
    await page.getByText('1 item is not right yet.').waitFor();
    await page.locator('#menu-item-to').fill('contact');
    await page
      .getByRole('option')
      .filter({ has: page.getByText('/contact', { exact: true }) })
      .click();
    await until(async () => (await rows()).at(-1), 'Contact');
    await expectNoBarriers();
    await page.keyboard.press('Control+s');
    await notice('Main navigation was saved and is live');
    await until(async () => (await navigation()).includes('href="/contact">Contact</a></li>'), true);
    await eventually(() => row('Contact').getAttribute('aria-selected'), 'what was worked with stays chosen').to.equal('true');
    await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
  });

  it('says who was faster, and keeps what was changed here until somebody decides', async () => {
    const { data } = await api.get<{ data: { revision: number; items: { id: string; label: string | null; to: unknown }[] } }>(
      '/menu/main?locale=nl-NL',
    );
    const first = data.items.slice(0, 1).map(({ id, label, to }) => ({ id, label, to, children: [] }));
    await api.put('/menu/main', { locale: 'nl-NL', revision: data.revision, items: first });
    await row('Contact').click();
    await page.locator('#menu-item-label').fill('Neem contact op');
    await page.keyboard.press('Control+s');
    await page.getByRole('alertdialog', { name: 'Changed by someone else' }).waitFor();
    await button('Keep mine').press('Enter');
    await notice('Main navigation was saved and is live');
    await until(async () => (await navigation()).includes('Neem contact op'), true);
  });

  it('brings an earlier version back', async () => {
    await button('Versions').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Versions of Main navigation' });
    await panel.getByText('Version 1', { exact: true }).waitFor();
    await panel
      .getByRole('listitem')
      .filter({ has: page.getByText('Version 1', { exact: true }) })
      .getByRole('button', { name: 'What differs from the live one' })
      .press('Enter');
    await panel.getByText('Neem contact op').waitFor();
    const restore = panel.getByRole('button', { name: 'Restore version 1' });
    const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
    await eventually(async () => (await left(restore)) - (await left(panel)), 'there is air beside it').to.be.above(12);
    await eventually(async () => (await restore.boundingBox())?.height).to.be.below(48);
    await restore.press('Enter');
    await notice('Version 1 is live again');
    await until(async () => (await navigation()).includes('Neem contact op'), false);
    await until(async () => (await rows()).length, 10);
  });

  it('takes the last change back from its notice, and an earlier one from the list, unless the menu is another by now', async () => {
    const restored = page.locator('.lc-notice', { hasText: 'Version 1 is live again' });
    await restored.getByRole('button', { name: 'Take back' }).press('Enter');
    await notice('Taken back.');
    await until(async () => (await navigation()).includes('Neem contact op'), true);
    await until(async () => (await rows()).includes('Neem contact op'), true);

    await page.goto('/cmsadmin/take-back');
    const list = page.getByRole('table', { name: 'Changes of the structure' });
    const changes = list.getByRole('row').filter({ hasText: 'menu' });
    await changes.first().getByText('Taken back', { exact: true }).waitFor();
    await expectNoBarriers();
    const dialog = page.getByRole('alertdialog');
    const take = async (change: Locator): Promise<void> => {
      await change.getByRole('button', { name: /^Take back/ }).press('Enter');
      await dialog.getByRole('button', { name: 'Take back' }).press('Enter');
    };
    await take(changes.nth(3));
    await dialog.getByText('Changed since:').waitFor();
    await dialog.getByText('Main navigation (nl-NL)').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await navigation()).to.include('Neem contact op');
    // The menu is again what the save before made of it.
    await take(changes.nth(1));
    await until(async () => (await navigation()).includes('Neem contact op'), false);
    await changes.nth(1).getByText('Taken back', { exact: true }).waitFor();
  });

  it('goes on to the form of an item where that stands below the tree, and back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cmsadmin/menu-structure');
    await row('Verzekeringen').click();
    const title = page.getByRole('heading', { name: 'Verzekeringen', exact: true });
    await until(() => title.evaluate((element) => element === document.activeElement), true);
    const label = page.locator('#menu-item-label');
    await until(async () => ((await label.boundingBox())?.y ?? 9999) < 600, true);
    await button('Back to the items').press('Enter');
    await until(() => row('Verzekeringen').evaluate((element) => element === document.activeElement), true);
    await expectNoBarriers();
  });

  it('moves a branch of fifty with all below it by one key, said, in one step of undo and one request', async () => {
    const item = (label: string, children: unknown[] = []) => {
      const id = `item-${label.toLowerCase().replace(' ', '-')}`;
      return { id, label, to: { href: '/contact' }, children };
    };
    const fifty = Array.from({ length: 50 }, (_, index) => item(`Tak ${String(index + 1).padStart(2, '0')}`));
    const { revision } = (await api.get<{ data: { revision: number } }>('/menu/main?locale=de-DE')).data;
    await api.put('/menu/main', { locale: 'de-DE', revision, items: [item('Stam', fifty), item('Loof'), item('Wortel')] });
    await page.goto('/cmsadmin/menu-structure?menu=main&locale=de-DE');
    await row('Stam').focus();
    await heard.forget();
    const before = await rows();
    const [stem, ...branch] = before.slice(0, 51);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await page.keyboard.press('Alt+ArrowDown');
    await isSaid('Stam, now 2 of 3 at the top');
    await eventually(rows).to.deep.equal(['Loof', stem, ...branch, 'Wortel']);
    await until(() => row('Stam').evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press('Control+z');
    await until(rows, before);
    await eventually(() => button('Save').getAttribute('aria-disabled')).to.equal('true');
    await page.keyboard.press('Control+y');
    await until(async () => (await rows())[0], 'Loof');
    // Another language is another menu: what is not saved is not left without a question.
    await page.locator('.lc-menu-choice button').nth(1).click();
    await page.getByRole('option', { name: 'French' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await eventually(async () => (await rows())[0]).to.equal('Loof');
    await page.keyboard.press('Control+s');
    await notice('Main navigation was saved and is live');
    expect(sent).to.have.length(1);
  });
});
