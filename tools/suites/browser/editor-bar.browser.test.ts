import { eventually, until, untilFine, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { setStage } from './test-kit/stage.ts';

const path = '/klachten';

describe('the bar for whoever writes a live page', () => {
  const stage = setStage({ isStrict: true });

  async function visit(width = 1280): Promise<Page> {
    const { page } = await stage.open({ width });
    await stage.api.signIn(page);
    await page.goto(path);
    await bar(page).waitFor();
    return page;
  }
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Editor’s bar' });
  /** The words of what has the focus within the bar. */
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? document.activeElement?.tagName);
  const opener = (page: Page) => bar(page).locator('summary', { hasText: 'Edit a block' });

  it('says how the page stands, and leads by keyboard to the very block in the editor', async () => {
    const page = await visit();
    await eventually(() => bar(page).innerText())
      .to.contain('Live')
      .and.contain('Last change:');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await eventually(() => bar(page).locator('details[open]').count()).to.equal(0);
    await eventually(() => focused(page)).to.equal('Edit a block');
    await page.keyboard.press('Enter');
    expect(await violationsOn(page)).to.deep.equal([]);
    const block = bar(page).getByRole('link', { name: /^Als wij er samen niet uit komen/ });
    await block.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cmsadmin\/pages\/[0-9a-f-]+\?block=verder$/);
    await untilFine(
      () => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue(),
      (title) => title === 'Als wij er samen niet uit komen',
      'the fields of the block',
    );
  });

  it('shows what is hard to reach, in its place', async () => {
    const page = await visit();
    const check = bar(page).getByRole('button', { name: 'Check accessibility' });
    await check.click();
    await bar(page).getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
    await page
      .locator('#main h2')
      .first()
      .evaluate((title) => title.append(document.createElement('button')));
    await check.click();
    const finding = bar(page).getByRole('link', { name: /Buttons must have discernible text/ });
    await finding.waitFor();
    await eventually(() => finding.getAttribute('href')).to.match(/\?block=stappen$/);
    await until(() => focused(page), '1 finding');
  });

  it('hides until it is called again, and takes no width of a phone', async () => {
    const page = await visit(360);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.equal(0);
    await bar(page).getByRole('button', { name: 'Hide bar' }).press('Enter');
    await eventually(() => focused(page)).to.equal('Show editor’s bar');
    await page.reload();
    await page.getByRole('button', { name: 'Show editor’s bar' }).press('Enter');
    await bar(page).waitFor();
  });

  it('is for editors alone: nothing of it is in a copy that is kept', async () => {
    const page = await visit();
    const own = await page.evaluate(async () => {
      const answer = await fetch(location.pathname);
      return { html: await answer.text(), caching: answer.headers.get('cache-control'), etag: answer.headers.get('etag') };
    });
    expect(own.html)
      .to.contain('<!--b:stappen-->')
      .and.match(/data-page="[0-9a-f-]{36}"/);
    expect([own.caching, own.etag]).to.deep.equal(['private, no-store', null]);
    const kept = await (await fetch(stage.site.origin + path)).text();
    expect(kept).not.to.contain('data-page').and.not.contain('<!--b:');
  });
});
