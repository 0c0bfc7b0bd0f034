import { eventually, until, violationsOn } from '@lectern/testing/browser';
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
      await eventually(() => isShown(page)).to.equal(false);
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await until(() => isShown(page), true);
      await page.keyboard.press('Tab');
      await eventually(async () => (await expectFocus(page, 'going into the menu')).name).to.equal('Verzekeringen');
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
      const list = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
      const below = async () => {
        const [button, box] = await Promise.all([menu(page).boundingBox(), list.boundingBox()]);
        return (box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
      };
      await eventually(below).to.be.at.least(0);
      await eventually(() => list.boundingBox()).to.include({ x: 0, width });
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

  it('leads by keyboard and without JavaScript to the same page in another language, and back', async () => {
    const { page } = await stage.open({ width: 1280, javaScript: false });
    await page.goto('/');
    const language = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
    await eventually(() => language('Deutsch').getAttribute('lang')).to.equal('de');
    await language('Deutsch').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de-de');
    await eventually(() => page.locator('html').getAttribute('lang')).to.equal('de-DE');
    const named = page.locator('link[rel="alternate"][hreflang]');
    const languages = () => named.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    await eventually(languages).to.include.members(['nl-NL', 'de-DE', 'x-default']);
    await language('Nederlands').click();
    await until(() => page.locator('html').getAttribute('lang'), 'nl-NL');
    expect(new URL(page.url()).pathname).to.equal('/');
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
    await eventually(() => isShown(page)).to.equal(true);
    await page.keyboard.press('Escape');
    await eventually(() => isShown(page)).to.equal(true);
    await eventually(async () => (await entry(page).boundingBox())?.y ?? 0).to.be.below(80);
  });

  // By keyboard alone, and with nothing of others before it.
  for (const javaScript of [true, false])
    it(`stands below the choice about cookies until it was made, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
      const { page } = await stage.open({ width: 360, javaScript, isAsked: true });
      const bar = page.getByRole('region', { name: 'Cookies' });
      const answer = async (name: string): Promise<void> => {
        await bar.getByRole('button', { name }).focus();
        await page.keyboard.press('Enter');
        await bar.waitFor({ state: 'detached' });
      };
      const chosen = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
      await page.goto('/zoeken?q=orgel');
      await page.keyboard.press('Tab');
      await eventually(async () => (await expectFocus(page, 'coming to the page')).name).to.equal('Cookieverklaring');
      if (javaScript) expect(await violationsOn(page, { within: '.site-consent' })).to.deep.equal([]);
      const sizeOf = async (name: string) => {
        const { width, height } = (await bar.getByRole('button', { name }).boundingBox()) ?? {};
        return `${width} × ${height}`;
      };
      await eventually(async () => new Set([await sizeOf('Accepteren'), await sizeOf('Weigeren')])).to.have.lengthOf(1);
      await eventually(chosen).to.equal(undefined);
      await answer('Weigeren');
      await eventually(async () => [await chosen(), new URL(page.url()).search]).to.deep.equal(['necessary', '?q=orgel']);
      await page.goto('/over-ons');
      await eventually(() => bar.count()).to.equal(0);
      await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
      await bar.waitFor();
      await eventually(chosen).to.equal(undefined);
      await answer('Accepteren');
      await eventually(async () => [await chosen(), new URL(page.url()).pathname]).to.deep.equal(['all', '/over-ons']);
      await page.reload();
      await eventually(() => bar.count()).to.equal(0);
      await eventually(async () => (await page.context().cookies()).map(({ name }) => name)).to.deep.equal(['consent']);
    });
});
