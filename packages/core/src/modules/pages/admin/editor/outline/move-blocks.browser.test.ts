// Alone: a drag is a hand that moves in time.
import { eventually } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminBrowser, heard, title, until } from '../admin-browser.test-kit.ts';

const order = (page: Page) => page.locator('.lc-block__name').allInnerTexts();

describe('blocks that are moved in the editor', () => {
  const { openEditor, expectFine, close } = adminBrowser({ react: 'development' });

  it('moves a block by shortcut, button and keyboard drag; each is said once and the focus stays', async () => {
    const session = await openEditor('p0', { origin: 'secure' });
    const { page } = session;
    await page.locator('#block-row-kone').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await until(page, 'block-row-kone');
    await eventually(async () => (await order(page)).slice(0, 3)).to.deep.equal(['Hero', 'Hero', 'gone/map']);
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('button', { name: 'Move up' }).click();
    await until(page, 'block-row-kone-up');
    await eventually(() => heard(page)).to.deep.equal([
      'Block Hero moved to position 2 of 4',
      'Block Hero moved to position 3 of 4',
      'Block Hero moved to position 2 of 4',
    ]);
    await page.locator('#block-row-kmap-handle').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await eventually(async () => (await order(page))[0]).to.equal('gone/map');
    await until(page, 'block-row-kmap-handle');
    await page
      .locator('[data-live-announcer] p, [id^=DndLiveRegion]', { hasText: 'gone/map dropped at position 1 of 4.' })
      .waitFor({ state: 'attached' });
    await close(session);
  });

  it('lifts a block from four pixels on, says where it would land, scrolls at the edge, and leaves it by Escape', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await page.locator('#block-row-kone').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+d');
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 8);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+d');
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 16);
    await page.locator('#block-row-kone').click();
    const before = await order(page);
    const handle = await page.locator('#block-row-kone-handle').boundingBox();
    const scroller = page.locator('.lc-workbench__outline');
    const column = await scroller.boundingBox();
    if (!handle || !column) throw new Error('The outline is not there.');
    const [x, y] = [handle.x + 8, handle.y + 8];
    const chip = page.locator('.lc-block__chip');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 3);
    await eventually(() => chip.count()).to.equal(0);
    await page.mouse.move(x, y + 6);
    await chip.locator('.lc-icon').waitFor();
    await eventually(() => chip.innerText()).to.include('Hero');
    await page.mouse.move(x, column.y + column.height - 4, { steps: 8 });
    await page.waitForFunction(() => (document.querySelector('.lc-workbench__outline')?.scrollTop ?? 0) > 20);
    await page.keyboard.press('Escape');
    await chip.waitFor({ state: 'detached' });
    await page.mouse.up();
    await page
      .locator('[data-live-announcer] p, [id^=DndLiveRegion]', {
        hasText: 'Moving was cancelled. Hero is back at position 1 of 16.',
      })
      .waitFor({ state: 'attached' });
    await eventually(() => order(page)).to.deep.equal(before);
    await close(session);
  });

  it('moves a block by keys from its row alone, adds after and before it, and takes Backspace for Delete', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await title(page).click();
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(async () => (await order(page)).join(' ')).to.equal('Hero Hero gone/map Image');
    await page.keyboard.press('Escape');
    await until(page, 'block-row-kone');
    await page.keyboard.press('ArrowDown');
    for (const [shortcut, wanted] of [
      ['Control+Enter', 'Hero Hero Image gone/map Image'],
      ['Control+Shift+Enter', 'Hero Image Hero Image gone/map Image'],
    ] as const) {
      await page.locator('#block-row-ktwo').focus();
      await page.keyboard.press(shortcut);
      await page.getByRole('combobox', { name: 'Search blocks' }).fill('image');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (names) => [...document.querySelectorAll('.lc-block__name')].map(({ textContent }) => textContent).join(' ') === names,
        wanted,
      );
    }
    await page.locator('#block-row-ktwo').focus();
    await page.keyboard.press('Backspace');
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 5);
    await close(session);
  });

  it('keeps the notice of a deleted block ten seconds, and as long as it is pointed at or has the focus', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await page.clock.install();
    const notice = page.locator('.lc-notice', { hasText: 'Block “Hero” deleted' });
    const remove = async () => {
      await page.locator('.lc-block').first().locator('.lc-block__main').focus();
      await page.keyboard.press('Delete');
      await notice.waitFor();
    };
    await remove();
    await page.clock.runFor(10_000);
    // Once: it must not have gone, and waiting would take one that came back.
    expect(await notice.count(), 'after ten seconds').to.equal(1);
    await page.clock.runFor(5000);
    await notice.waitFor({ state: 'detached' });
    await remove();
    await notice.hover();
    await page.clock.runFor(60_000);
    // Once: it must not have gone, and waiting would take one that came back.
    expect(await notice.count(), 'under the pointer').to.equal(1);
    await page.mouse.move(0, 0);
    await notice.getByRole('button', { name: 'Undo' }).focus();
    await page.clock.runFor(60_000);
    // Once: it must not have gone, and waiting would take one that came back.
    expect(await notice.count(), 'with the focus').to.equal(1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 3);
    await close(session);
  });

  it('reads, finds and moves every block of a long page, and draws those near alone', async () => {
    const session = await openEditor('p2');
    const { page } = session;
    const handles = page.locator('.lc-block__handle');
    const rows = page.getByRole('list', { name: 'Blocks of this page' }).getByRole('listitem');
    await eventually(() => rows.count()).to.equal(200);
    await eventually(() => page.getByRole('button', { name: /^Hero Title 199/ }).count()).to.equal(1);
    await eventually(() => handles.count()).to.be.lessThan(60);
    // A key draws none of the rows but its own.
    await page.evaluate(() => {
      const outline = document.querySelector('.lc-blocks');
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      new MutationObserver((records) =>
        changes.push(
          ...records.map(
            ({ target }) =>
              target.parentElement?.closest('.lc-block')?.querySelector('.lc-block__main')?.textContent ?? 'the outline',
          ),
        ),
      ).observe(outline ?? document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await title(page).fill('Another title');
    await page.getByRole('button', { name: 'Hero Another title' }).waitFor();
    await eventually(() =>
      page.evaluate(() => [...new Set((globalThis as unknown as { changes: string[] }).changes)]),
    ).to.deep.equal(['HeroAnother title']);
    // The focus goes to a row far below, which is whole then, and from it into a drag that scrolls.
    await page.locator('#block-row-k150').focus();
    await page.locator('#block-row-k150-handle').waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await until(page, 'block-row-k150');
    await eventually(() => heard(page)).to.include('Block Hero moved to position 152 of 200');
    await page.locator('#block-row-k150-handle').focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown');
    await page.locator('.lc-outline__landing').waitFor();
    await eventually(async () => (await heard(page)).at(-1)).to.equal('Hero is now at position 172 of 200.');
    await page.keyboard.press('Escape');
    await eventually(async () => (await heard(page)).at(-1)).to.equal(
      'Moving was cancelled. Hero is back at position 152 of 200.',
    );
    await until(page, 'block-row-k150-handle');
    await expectFine(page);
    await close(session);
  });
});
