import { until, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectFocus } from './test-kit/focus.ts';
import { setStage } from './test-kit/stage.ts';

describe('the menu of the site on small screens', () => {
  const stage = setStage({ isStrict: true });

  async function visit(javaScript: boolean, path = '/over-ons'): Promise<Page> {
    const { page } = await stage.open({ width: 360, javaScript });
    await page.goto(path);
    return page;
  }
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const entry = (page: Page) => page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Advies' });
  const isShown = (page: Page) => entry(page).isVisible();

  for (const javaScript of [true, false]) {
    it(`opens by keyboard, and closes with Escape to where one was, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
      const page = await visit(javaScript);
      expect(await isShown(page)).to.equal(false);
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await until(() => isShown(page), true);
      await page.keyboard.press('Tab');
      expect((await expectFocus(page, 'going into the menu')).name).to.equal('Verzekeringen');
      await page.keyboard.press('Escape');
      await until(() => isShown(page), false);
      await until(() => menu(page).evaluate((button) => button === document.activeElement), true);
      await menu(page).click();
      await entry(page).click();
      await page.waitForURL('**/advies');
    });
  }

  it('lies below its button, covers no part of it, and closes with a press beside it', async () => {
    const page = await visit(true);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 700 });
      await menu(page).click();
      const [button, list] = await Promise.all([
        menu(page).boundingBox(),
        page.getByRole('navigation', { name: 'Hoofdnavigatie' }).boundingBox(),
      ]);
      expect(list?.y ?? 0).to.be.at.least((button?.y ?? 0) + (button?.height ?? 0));
      expect([list?.x, list?.width]).to.deep.equal([0, width]);
      expect(await violationsOn(page)).to.deep.equal([]);
      await menu(page).click();
      await until(() => isShown(page), false);
    }
    await page.setViewportSize({ width: 768, height: 1100 });
    await menu(page).click();
    await until(() => isShown(page), true);
    await page.mouse.click(20, 1080);
    await until(() => isShown(page), false);
  });

  it('stands in the bar on wide screens, also when it was open before', async () => {
    const page = await visit(true);
    await menu(page).click();
    await until(() => isShown(page), true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await until(
      () =>
        menu(page)
          .count()
          .then(() => menu(page).isVisible()),
      false,
    );
    expect(await isShown(page)).to.equal(true);
    await page.keyboard.press('Escape');
    expect(await isShown(page)).to.equal(true);
    expect((await entry(page).boundingBox())?.y ?? 0).to.be.below(80);
  });
});
