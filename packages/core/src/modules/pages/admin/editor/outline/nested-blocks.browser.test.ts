import { expect } from 'chai';
import { eventually, until as untilEqual } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { adminBrowser, title, until } from '../admin-browser.test-kit.ts';

describe('the editor with blocks inside blocks', () => {
  const { openEditor, expectFine, close } = adminBrowser();
  const names = (page: Page) =>
    page
      .locator('.lc-block__name, .lc-slot__head > :first-child')
      .allInnerTexts()
      .then((all) => all.join(' '));
  const shows = async (page: Page, wanted: string) => {
    await untilEqual(() => names(page), wanted);
  };
  const openNested = (look = {}) => openEditor('p1', look);

  it('goes through the slots by shortcut, says where, and keeps out what is not allowed', async () => {
    const session = await openNested();
    const { page, api } = session;
    await shows(page, 'Hero Columns Left Hero Right Image');
    await page.locator('#block-row-kone').focus();
    const places = [
      ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 1 of 2 in Left of Columns'],
      ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 2 of 2 in Left of Columns'],
      ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 1 of 1 in Right of Columns'],
      ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 2 of 3'],
    ];
    for (const [order, words] of places) {
      await page.keyboard.press('Alt+ArrowDown');
      await shows(page, order ?? '');
      await page.waitForFunction(
        (said) => [...document.querySelectorAll('[data-live-announcer] p')].at(-1)?.textContent === said,
        words,
      );
      await until(page, 'block-row-kone');
    }
    // An image may not stand on the left, so from below it goes to the right, and from there above the columns.
    await page.locator('#block-row-kimg').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await shows(page, 'Columns Left Hero Right Image Hero');
    await page.keyboard.press('Alt+ArrowUp');
    await shows(page, 'Image Columns Left Hero Right Hero');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    const stored = api.content();
    expect(stored.order).to.deep.equal(['kimg', 'kcol', 'kone']);
    expect(stored.blocks['kcol']?.slots).to.deep.equal({ left: ['ktwo'], right: [] });
    await close(session);
  });

  it('is dragged into a slot by keyboard and by pointer, past the places where it cannot land', async () => {
    const session = await openNested();
    const { page } = session;
    await page.locator('#block-row-kimg-handle').focus();
    const heardLast = (words: string) =>
      page.waitForFunction(
        (said) => [...document.querySelectorAll('[data-live-announcer] p')].at(-1)?.textContent === said,
        words,
      );
    await page.keyboard.press('Space');
    await heardLast('Image picked up. It is at position 3 of 3.');
    await eventually(
      () => page.locator('.lc-slot--closed > .lc-slot__head').allInnerTexts(),
      'where it cannot land',
    ).to.deep.equal(['Left']);
    await page.keyboard.press('ArrowUp');
    await heardLast('Image is now at position 1 of 1 in Right of Columns.');
    await page.keyboard.press('Space');
    await shows(page, 'Hero Columns Left Hero Right Image');
    await until(page, 'block-row-kimg-handle');
    await eventually(() => page.locator('.lc-slot--closed').count()).to.equal(0);
    await eventually(() => page.locator('.lc-slot .lc-block__name', { hasText: 'Image' }).count()).to.equal(1);

    const centre = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not there`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = await centre('#block-row-kone-handle');
    const to = await centre('#block-row-ktwo');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12, { steps: 4 });
    await page.mouse.move(from.x, to.y + 4, { steps: 12 });
    await page.locator('.lc-block__chip', { hasText: 'in Left of Columns' }).waitFor();
    await page.mouse.up();
    await shows(page, 'Columns Left Hero Hero Right Image');
    await close(session);
  });

  it('is added to a slot, where only what is allowed is offered, and leaves with the block around it', async () => {
    const session = await openNested();
    const { page } = session;
    await page.getByRole('button', { name: 'Add a block to Left' }).click();
    await eventually(() => page.getByRole('option').count()).to.equal(2);
    await page.keyboard.press('Enter');
    await shows(page, 'Hero Columns Left Hero Hero Right Image');
    await page.getByText('Block 2 of 2 in Left of Columns').waitFor();
    await page.getByRole('button', { name: 'Add a block to Right' }).click();
    await page.keyboard.type('image');
    await page.keyboard.press('Enter');
    await shows(page, 'Hero Columns Left Hero Hero Right Image Image');
    await eventually(() => page.getByRole('button', { name: 'Add a block to Right' }).getAttribute('aria-disabled')).to.equal(
      'true',
    );
    await page.locator('#block-row-kcol').focus();
    await page.keyboard.press('Delete');
    await shows(page, 'Hero Image');
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Columns Left Hero Hero Right Image Image');
    await close(session);
  });

  /** Opens the menu of a block and chooses from it, by keyboard. */
  const choose = async (page: Page, key: string, action: string) => {
    await page.locator(`#block-row-${key}`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await until(page, `block-row-${key}`);
    await page.locator('.lc-block--selected').getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: action });
    while (!(await item.evaluate((own) => own === document.activeElement))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const said = (page: Page, words: string) =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll('[data-live-announcer] p')].at(-1)?.textContent === wanted,
      words,
    );

  it('is called by a name that an editor gives it, with F2 or by its menu, and by its type again without one', async () => {
    const session = await openNested();
    const { page, api } = session;
    await page.locator('#block-row-kcol').focus();
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'Name of the block Columns' });
    await untilEqual(() => field.evaluate((own) => own === document.activeElement), true);
    await page.keyboard.type('About us');
    await expectFine(page);
    await page.keyboard.press('Enter');
    await until(page, 'block-row-kcol');
    await said(page, 'Columns is now called About us');
    await shows(page, 'Hero About us Left Hero Right Image');
    await page.keyboard.press('F2');
    await page.keyboard.type('No');
    await page.keyboard.press('Escape');
    await until(page, 'block-row-kcol');
    await shows(page, 'Hero About us Left Hero Right Image');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    expect(api.content().blocks['kcol']?.name).to.equal('About us');
    await choose(page, 'kcol', 'Rename');
    await untilEqual(() => field.evaluate((own) => own === document.activeElement), true);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await shows(page, 'Hero Columns Left Hero Right Image');
    await page.keyboard.press('Control+s');
    await untilEqual(async () => Object.hasOwn(api.content().blocks['kcol'] ?? {}, 'name'), false);
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero About us Left Hero Right Image');
    await close(session);
  });

  it('becomes one of another type: what that would lose is said first, and one undo brings all of it back', async () => {
    const session = await openNested();
    const { page, api } = session;
    const activity = () => page.locator('.lc-editor').getAttribute('data-activity');
    await choose(page, 'kone', 'Replace…');
    await page.getByRole('dialog', { name: 'Replace Hero' }).waitFor();
    await eventually(activity).to.equal('5');
    await page.keyboard.type('image');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: 'Replace Hero by Image?' });
    await asked.waitFor();
    await eventually(() => asked.locator('dl > div').allInnerTexts()).to.deep.equal(['Title\nOne']);
    await expectFine(page);
    await page.keyboard.press('Escape');
    await until(page, 'block-row-kone');
    await eventually(activity).to.equal('0');
    await shows(page, 'Hero Columns Left Hero Right Image');

    await choose(page, 'kcol', 'Replace…');
    await page.keyboard.type('image');
    await page.keyboard.press('Enter');
    const nested = page.getByRole('alertdialog', { name: 'Replace Columns by Image?' });
    await eventually(() => nested.locator('dl > div').allInnerTexts()).to.deep.equal(['Blocks inside\nHero']);
    await page.keyboard.press('Tab');
    await nested.getByRole('button', { name: 'Replace' }).press('Enter');
    await said(page, 'Columns is now a block of the type Image');
    await shows(page, 'Hero Image Image');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    expect([api.content().order, api.content().blocks['kcol']?.type]).to.deep.equal([['kone', 'kcol', 'kimg'], 'test/image']);
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Columns Left Hero Right Image');
    await close(session);
  });

  it('is moved to a place by its name, and to another page, which has it before this one loses it', async () => {
    const session = await openNested();
    const { page, api } = session;
    await choose(page, 'kone', 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move Hero to…' });
    await dialog.waitFor();
    const places = () => page.getByRole('option').allInnerTexts();
    await eventually(places).to.deep.equal([
      'At the beginning of Left of Columns',
      'After Hero in Left of Columns\nTwo',
      'At the beginning of Right of Columns',
      'After Columns',
      'After Image',
    ]);
    await expectFine(page);
    await page.keyboard.type('right');
    await untilEqual(places, ['At the beginning of Right of Columns']);
    await page.keyboard.press('Enter');
    await said(page, 'Block Hero moved to position 1 of 1 in Right of Columns');
    await until(page, 'block-row-kone');
    await shows(page, 'Columns Left Hero Right Hero Image');

    await choose(page, 'kcol', 'Move to…');
    await page.getByRole('button', { name: 'Another page…' }).press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.getByRole('option', { name: 'Page 00' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const elsewhere = page.getByRole('dialog', { name: 'Move Columns to “Page 00”' });
    await elsewhere.getByText('The block is first added to the draft of that page', { exact: false }).waitFor();
    await untilEqual(async () => (await places())[0], 'At the end of the page');
    await expectFine(page);
    // Refused there, it stays here.
    api.answers = { 'POST /page/version/v/edit': () => ({ status: 403, Errors: [{ code: 'G_02' }] }) };
    await page.keyboard.press('Enter');
    await elsewhere.getByText('The block was not moved. It stands here as before.').waitFor();
    await shows(page, 'Columns Left Hero Right Hero Image');
    await expectFine(page);
    api.answers = {};
    await elsewhere.getByRole('combobox').press('Enter');
    await shows(page, 'Image');
    await page.locator('.lc-notice').getByText('Columns now stands on “Page 00”').waitFor();
    await until(page, 'block-row-kimg');
    const sent = api.content();
    const last = sent.blocks[sent.order.at(-1) ?? ''];
    expect([sent.order.length, last?.type, Object.keys(sent.blocks).length]).to.deep.equal([5, 'test/columns', 7]);
    await page.keyboard.press('Control+z');
    await shows(page, 'Columns Left Hero Right Hero Image');
    await close(session);
  });

  it('is folded away by keys, one and all, for this person after a reload too, with its problems counted above', async () => {
    const session = await openNested();
    const { page } = session;
    const row = (key: string) => page.locator(`#block-row-${key}`);
    await row('ktwo').click();
    await title(page).fill('too long '.repeat(12));
    await page.getByText('1 problem keeps this page from being published').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    await page.keyboard.press('Escape');
    await until(page, 'block-row-ktwo');
    await page.keyboard.press('ArrowLeft');
    await until(page, 'block-row-kcol');
    await eventually(() => row('kcol').getAttribute('aria-expanded')).to.equal('true');
    await page.keyboard.press('ArrowRight');
    await until(page, 'block-row-ktwo');
    await page.keyboard.press('ArrowLeft');
    await until(page, 'block-row-kcol');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Hero Columns Image');
    await eventually(() => row('kcol').getAttribute('aria-expanded')).to.equal('false');
    await page.keyboard.press('ArrowDown');
    await until(page, 'block-row-kimg');
    await expectFine(page);
    await page.reload();
    await page.locator('.lc-block').first().waitFor();
    await shows(page, 'Hero Columns Image');

    await untilEqual(() => row('kcol').locator('.lc-badge').allInnerTexts(), ['1']);
    await shows(page, 'Hero Columns Image');
    // Whoever is led to it sees it.
    await page.locator('#problems-first').click();
    await until(page, 'field-blocks.ktwo.title');
    await shows(page, 'Hero Columns Left Hero Right Image');
    await eventually(() => row('kcol').locator('.lc-badge').count(), 'it stands at its own block again').to.equal(0);
    await page.getByRole('button', { name: 'Fold all' }).press('Enter');
    await said(page, 'All blocks are folded');
    await shows(page, 'Hero Columns Image');
    await untilEqual(() => row('kcol').getAttribute('aria-current'), 'true');
    await page.getByRole('button', { name: 'Unfold all' }).press('Enter');
    await shows(page, 'Hero Columns Left Hero Right Image');
    await page.getByRole('button', { name: 'What is inside Columns' }).press('Enter');
    await shows(page, 'Hero Columns Image');
    await close(session);
  });

  for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { width: 320 }] as const) {
    it(`has no accessibility violation and nothing past the edge: ${JSON.stringify(look)}`, async () => {
      const session = await openNested(look);
      await expectFine(session.page);
      await session.page.locator('#block-row-ktwo').click();
      await expectFine(session.page);
      await close(session);
    });
  }
});
