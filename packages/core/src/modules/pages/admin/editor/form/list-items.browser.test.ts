// Alone: a drag is a hand that moves in time.
import { eventually } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { adminBrowser, heard } from '../admin-browser.test-kit.ts';
import type { Session } from '../admin-browser.test-kit.ts';

describe('the items of a list in a browser', () => {
  const { openEditor, expectFine, close } = adminBrowser({ react: 'development' });
  let session: Session;
  let page: Page;

  beforeEach(async () => {
    session = await openEditor('p0');
    ({ page } = session);
    await page.locator('#block-row-kone').click();
    await page.getByLabel('Text *').fill('Een');
    for (const name of ['Twee', 'Drie']) {
      await page.getByRole('button', { name: 'Add item' }).click();
      await focusedField();
      await page.keyboard.type(name);
    }
    await shows(['Een', 'Twee', 'Drie']);
  });
  afterEach(() => close(session));

  const names = (): Promise<string[]> => page.locator('.lc-item__name').allInnerTexts();
  const shows = (wanted: readonly string[]) =>
    page.waitForFunction(
      (joined) => [...document.querySelectorAll('.lc-item__name')].map((name) => name.textContent).join() === joined,
      wanted.join(),
    );
  /** Waits for the focus in an empty field, or in one with this text. */
  const focusedField = (text = '') =>
    page.waitForFunction(
      (wanted) => document.activeElement instanceof HTMLInputElement && document.activeElement.value === wanted,
      text,
    );
  /** The middle of an element, in pixels of the window. */
  async function middleOf(selector: string, index: number): Promise<{ readonly x: number; readonly y: number }> {
    const box = await page.locator(selector).nth(index).boundingBox();
    if (!box) throw new Error(`Nothing is seen of ${selector}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  async function dragTo(from: number, over: number, part: 'upper' | 'lower'): Promise<void> {
    await page.locator('.lc-item__toggle[aria-expanded="true"]').evaluateAll((open) => {
      for (const toggle of open) if (toggle instanceof HTMLElement) toggle.click();
    });
    await page.waitForFunction(() => document.querySelector('.lc-item[data-open]') === null);
    const start = await middleOf('.lc-item__handle', from);
    const end = await middleOf('.lc-item', over);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y + (part === 'upper' ? -8 : 8), { steps: 4 });
  }
  const lines = () =>
    page
      .locator('.lc-item')
      .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? (item.dataset['drop'] ?? '') : '')));

  it('are duplicated by keyboard: the copy follows, its first field has the focus, it is said, and an undo takes it back', async () => {
    await page.getByRole('button', { name: 'Duplicate Twee' }).focus();
    await page.keyboard.press('Enter');
    await shows(['Een', 'Twee', 'Twee', 'Drie']);
    await focusedField('Twee');
    await eventually(async () => (await heard(page)).at(-1)).to.equal('Twee duplicated to position 3 of 4');
    await page.keyboard.press('End');
    await page.keyboard.type(' b');
    await shows(['Een', 'Twee', 'Twee b', 'Drie']);
    await expectFine(page);
    for (const after of [
      ['Een', 'Twee', 'Twee', 'Drie'],
      ['Een', 'Twee', 'Drie'],
    ]) {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await shows(after);
    }
  });

  it('are dragged to where a line shows that they land', async () => {
    await dragTo(0, 2, 'lower');
    await eventually(lines).to.deep.equal(['', '', 'after']);
    await page.mouse.up();
    await shows(['Twee', 'Drie', 'Een']);
    await eventually(lines).to.deep.equal(['', '', '']);
    await eventually(async () => (await heard(page)).at(-1)).to.equal('Een moved to position 3 of 3');
    await dragTo(2, 1, 'upper');
    await eventually(lines).to.deep.equal(['', 'before', '']);
    await page.mouse.up();
    await shows(['Twee', 'Een', 'Drie']);
  });

  it('stay where they are, without a line, where nothing would move, and with Escape', async () => {
    await dragTo(1, 0, 'lower');
    await eventually(lines).to.deep.equal(['', '', '']);
    await page.mouse.up();
    await dragTo(0, 2, 'lower');
    await eventually(lines).to.deep.equal(['', '', 'after']);
    await page.keyboard.press('Escape');
    await eventually(lines).to.deep.equal(['', '', '']);
    await page.mouse.up();
    await eventually(names).to.deep.equal(['Een', 'Twee', 'Drie']);
  });
});
