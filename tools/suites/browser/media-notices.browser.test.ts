import { eventually, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { addFile, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const controls = 'button, a[href], input, textarea, [role=tab], [role=slider]';

describe('a notice', () => {
  const workspace = mediaWorkspace();
  let pageID: string;
  before(async () => {
    for (let number = 1; number <= 6; number += 1) await addFile(workspace.api, '/', await picture(`foto-${number}.jpg`));
    pageID = await makePage(workspace.api, 'Notities', [textBlock('Een'), textBlock('Twee')]);
  });
  const notice = (): Locator => workspace.page.locator('.lc-notice:visible');

  /** The elements of `things` in a place that have the notice over their middle. */
  async function coveredIn(place: string, things = controls): Promise<readonly string[]> {
    await workspace.page.locator(place).first().waitFor();
    await notice().waitFor();
    return workspace.page.evaluate(
      (input) => {
        const found = [...document.querySelectorAll<HTMLElement>(input.place)].flatMap((each) => [
          ...each.querySelectorAll<HTMLElement>(input.things),
        ]);
        const shown = found.filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1);
        if (shown.length === 0) return [`nothing in ${input.place}`];
        return shown
          .filter((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.lc-notices');
          })
          .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
      },
      { place, things },
    );
  }

  /** Cuts a picture and pastes it elsewhere, which a notice says; the pointer on it holds it. */
  async function tell(from: string, to: string): Promise<void> {
    await workspace.library.visit(from);
    await workspace.library.item('foto-1.jpg').click();
    await workspace.page.keyboard.press('Control+x');
    await go(`/cmsadmin/medialibrary?folder=${encodeURIComponent(to)}`);
    await workspace.library.button('Paste 1 item').click();
    await notice().waitFor();
    const box = await notice().boundingBox();
    await workspace.page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
    await workspace.library.item('foto-1.jpg').waitFor();
  }
  /** Goes on within the admin, and leaves the pointer where it is. */
  async function go(path: string): Promise<void> {
    await workspace.page.evaluate((next) => {
      history.pushState({ idx: 99, key: next, usr: null }, '', next);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
  }
  const press = (locator: Locator): Promise<void> => locator.first().evaluate((element: HTMLElement) => element.click());

  for (const [round, size] of sizes.entries()) {
    it(`covers nothing that is pressed next at ${size.width} pixels`, async () => {
      const folder = await workspace.folder();
      await workspace.open();
      await workspace.page.setViewportSize(size);
      await tell(round === 0 ? '/' : `/proef-${round}`, folder);
      const covered = async (place: string, things?: string): Promise<void> => {
        await eventually(() => coveredIn(place, things), place).to.deep.equal([]);
      };

      // The bar of the library, its tools, and the actions beside the title.
      await press(workspace.library.item('foto-1.jpg'));
      await workspace.library.button('Delete').waitFor();
      await covered('.lc-media__foot');
      await covered('.lc-media__toolbar');
      // What was scrolled away lies behind the bar of the menu, notice or not.
      const toTop = (): Promise<void> => workspace.page.evaluate(() => scrollTo(0, 0));
      await toTop();
      await covered('.lc-screen__head');
      // The panel at the side with its picture.
      await press(workspace.library.button('Edit'));
      await workspace.library.dialog.getByRole('slider', { name: 'Focal point' }).waitFor();
      await until(() => workspace.library.dialog.evaluate((panel) => panel.getAnimations({ subtree: true }).length), 0);
      await covered('.lc-side');
      await covered('.lc-side', 'img');
      // Beside it, where there is room.
      if (size.width > 700) await covered('.lc-side', 'h2');
      await press(workspace.library.dialog.getByRole('button', { name: 'Cancel' }));
      await workspace.library.dialog.waitFor({ state: 'detached' });
      // A list of many pages, and its bar at the end.
      await go('/cmsadmin/');
      await workspace.page.locator('.lc-pagebar').waitFor();
      await covered('.lc-screen__head');
      await covered('.lc-toolbar');
      await workspace.page.locator('.lc-pagebar').scrollIntoViewIfNeeded();
      await covered('.lc-pagebar');
      // The editor.
      await go(`/cmsadmin/pages/${pageID}`);
      await workspace.page.getByRole('tab', { name: 'Overview' }).waitFor();
      await toTop();
      await covered('.lc-editor__head');
      await covered('[role=tablist]', '[role=tab]');
      await covered('li:has(.lc-block__main)');
    });
  }

  it('stands at the foot of the window, and rises above what has the focus', async () => {
    await workspace.open();
    const { page } = workspace;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/cmsadmin/kit');
    await workspace.library.button('Error').click();
    await notice().waitFor();
    const box = async () => (await notice().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await eventually(async () => (await box()).y).to.be.above(700);
    // Whatever stands there takes the focus: half of them are scrolled to, some lie where nothing scrolls.
    const focused = (): Promise<boolean> =>
      page.evaluate(() => {
        const own = document.activeElement?.getBoundingClientRect();
        const over = document.querySelector('.lc-notices')?.getBoundingClientRect();
        if (!own || !over || document.activeElement?.closest('.lc-notices')) return false;
        return own.left < over.right && own.right > over.left && own.top < over.bottom && own.bottom > over.top;
      });
    await page.locator('main').focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      await eventually(focused, `after ${step + 1} steps`).to.equal(false);
    }
  });

  it('is one at a time, and the one before comes back', async () => {
    await workspace.open();
    await workspace.page.goto('/cmsadmin/kit');
    await workspace.library.button('Error').click();
    await notice().getByText('The bridge could not be saved').waitFor();
    await workspace.library.button('Success').click();
    await notice().getByText('The bridge was saved').waitFor();
    // Once: a notice goes by itself, so that waiting would let a second one pass.
    expect(await notice().count()).to.equal(1);
    await notice().getByRole('button', { name: 'Dismiss' }).click();
    await notice().getByText('The bridge could not be saved').waitFor();
    await notice().getByRole('button', { name: 'Dismiss' }).click();
    await until(() => notice().count(), 0);
    workspace.watched.expectClean();
  });
});
