import { expect } from 'chai';
import { until as untilEqual } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { adminBrowser, until } from './admin-browser.test-kit.ts';

describe('the editor with blocks inside blocks', () => {
  const { openEditor, expectFine, close } = adminBrowser();
  const names = (page: Page) =>
    page
      .locator('.lc-block__name, .lc-slot__head > :first-child')
      .allInnerTexts()
      .then((all) => all.join(' '));
  const eventually = async (page: Page, wanted: string) => {
    await untilEqual(() => names(page), wanted);
  };
  const openNested = (look = {}) => openEditor('p1', look);

  it('goes through the slots by shortcut, says where, and keeps out what is not allowed', async () => {
    const session = await openNested();
    const { page, api } = session;
    await eventually(page, 'Hero Columns Left Hero Right Image');
    await page.locator('#block-row-kone').focus();
    const places = [
      ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 1 of 2 in Left of Columns'],
      ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 2 of 2 in Left of Columns'],
      ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 1 of 1 in Right of Columns'],
      ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 2 of 3'],
    ];
    for (const [order, words] of places) {
      await page.keyboard.press('Alt+ArrowDown');
      await eventually(page, order ?? '');
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
    await eventually(page, 'Columns Left Hero Right Image Hero');
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(page, 'Image Columns Left Hero Right Hero');
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
        (said) => [...document.querySelectorAll('[id^=DndLiveRegion]')].some((region) => region.textContent === said),
        words,
      );
    await page.keyboard.press('Space');
    await heardLast('Image picked up. It is at position 3 of 3.');
    // The sensor listens for arrows a moment after it has lifted: pressed until it does.
    const isWaiting = () => page.getByText('Image picked up. It is at position 3 of 3.').count();
    while ((await isWaiting()) > 0) {
      await page.keyboard.press('ArrowUp');
      for (let wait = 0; wait < 10 && (await isWaiting()) > 0; wait += 1)
        // Waits: nothing tells that the sensor listens; pressed again where it did not.
        await page.waitForTimeout(50);
    }
    await heardLast('Image is now at position 1 of 1 in Right of Columns.');
    await page.keyboard.press('Space');
    await eventually(page, 'Hero Columns Left Hero Right Image');
    await until(page, 'block-row-kimg-handle');
    expect(await page.locator('.lc-slot .lc-block__name', { hasText: 'Image' }).count()).to.equal(1);

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
    await eventually(page, 'Columns Left Hero Hero Right Image');
    await close(session);
  });

  it('is added to a slot, where only what is allowed is offered, and leaves with the block around it', async () => {
    const session = await openNested();
    const { page } = session;
    await page.getByRole('button', { name: 'Add a block to Left' }).click();
    expect(await page.getByRole('option').count()).to.equal(2);
    await page.keyboard.press('Enter');
    await eventually(page, 'Hero Columns Left Hero Hero Right Image');
    await page.getByText('Block 2 of 2 in Left of Columns').waitFor();
    await page.getByRole('button', { name: 'Add a block to Right' }).click();
    await page.keyboard.type('image');
    await page.keyboard.press('Enter');
    await eventually(page, 'Hero Columns Left Hero Hero Right Image Image');
    expect(await page.getByRole('button', { name: 'Add a block to Right' }).getAttribute('aria-disabled')).to.equal('true');
    await page.locator('#block-row-kcol').focus();
    await page.keyboard.press('Delete');
    await eventually(page, 'Hero Image');
    await page.keyboard.press('Control+z');
    await eventually(page, 'Hero Columns Left Hero Hero Right Image Image');
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
