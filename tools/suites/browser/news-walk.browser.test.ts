import { eventually, until, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { addFile, picture } from './test-kit/library.ts';
import { setStage } from './test-kit/stage.ts';

const title = 'De klok van Oudega luidt weer';
const path = '/nieuws/de-klok-van-oudega-luidt-weer';

// The commonest job, as it is done and as it is read: each test goes on where the one before it stopped.
describe('a news item', () => {
  const stage = setStage();
  let page: Page;
  let hasFailed = false;
  const text = (): Locator => page.getByRole('textbox', { name: 'Text', exact: true });

  before(async () => {
    await addFile(stage.api, '/', await picture('klokkenstoel.jpg', { width: 1200, height: 800 }), 'De klokkenstoel van Oudega');
    const watched = await stage.browser.newPage({ origin: stage.site.origin });
    page = watched.page;
    await stage.api.signIn(page);
  });
  beforeEach(function () {
    if (hasFailed) this.skip();
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === 'failed';
  });
  after(() => page?.context().close());

  it('begins at the dashboard with its title, and goes on in its text', async () => {
    await page.goto('/cmsadmin/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'New news item' }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await page.locator('.rich-text-editor__text:focus').waitFor();
    await page.keyboard.type('Na vier maanden hangt zij weer in haar stoel.');
    await text().getByText('in haar stoel.').waitFor();
  });

  it('takes a link to a page of the site, by keyboard alone', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('Lees ook hoe u een taxatie aanvraagt');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Page, address, mail or number' });
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('contact');
    await page
      .getByRole('option', { name: /Contact/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await until(() => text().locator('.rich-text-editor__link').allInnerTexts(), ['aanvraagt']);
    await page.locator('.rich-text-editor__text:focus').waitFor();
  });

  it('takes a picture and a table', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/image');
    await page.getByRole('option', { name: /^Image From/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose from the library' }).press('Enter');
    const picker = page.getByRole('dialog');
    const chosen = picker.getByRole('option', { name: /^klokkenstoel\.jpg / });
    await chosen.waitFor();
    await picker.getByRole('listbox').focus();
    await page.keyboard.type('klok');
    await until(() => chosen.getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Insert', exact: true }).filter({ hasText: 'Insert' }).press('Enter');
    await page.locator('.rich-text-editor__text:focus').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/table');
    await page.getByRole('option', { name: /^Table Rows and columns with headers/ }).waitFor();
    await page.keyboard.press('Enter');
    await text().locator('td, th').first().waitFor();
    for (const word of ['Klok', 'Gewicht', 'Toon', 'Maria', '840 kg', 'g1']) {
      await page.keyboard.type(word);
      await text().locator('td, th', { hasText: word }).waitFor();
      await page.keyboard.press('Tab');
    }
    expect(await violationsOn(page)).to.deep.equal([]);
  });

  it('is published with its summary, and shown to whoever published it', async () => {
    await page.getByText('Date, Summary', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('De herstelde klok luidt zaterdag voor het eerst.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Saved and published').waitFor();
    const [visit] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('status').or(page.getByRole('region')).getByRole('link', { name: 'View' }).first().click(),
    ]);
    await visit.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(visit.url()).pathname).to.equal(path);
  });

  it('has lines that are read with ease, and leaves no gap between them and what stands beside', async () => {
    const { page: visitor } = await stage.open({ width: 1440 });
    await visitor.goto('/nieuws');
    await visitor.getByRole('link', { name: title }).first().click();
    await visitor.locator('.site-beside .rich-text').first().waitFor();
    const facts = () =>
      visitor.locator('.site-beside').evaluate((beside) => {
        const text = beside.querySelector('.rich-text');
        const aside = beside.querySelector('.news-aside');
        const pen = document.createElement('canvas').getContext('2d');
        if (!text || !aside || !pen) return { characters: 0, gap: 0 };
        pen.font = getComputedStyle(text).font;
        const letters = 'De toren is sinds maandag weer open, en de klok luidt elk uur zoals zij dat al jaren deed.';
        const [own, other] = [text.getBoundingClientRect(), aside.getBoundingClientRect()];
        return { characters: own.width / (pen.measureText(letters).width / letters.length), gap: other.left - own.right };
      });
    await eventually(async () => (await facts()).characters).to.be.within(65, 75);
    await eventually(async () => (await facts()).gap).to.be.below(160);
  });

  it('is read by a visitor on a phone, from the list of news', async () => {
    const { page: phone, expectClean } = await stage.open({ width: 390 });
    await phone.goto('/nieuws');
    await phone.getByRole('link', { name: title }).first().click();
    await phone.getByRole('heading', { level: 1, name: title }).waitFor();
    await phone.getByText('De herstelde klok luidt zaterdag voor het eerst.').first().waitFor();
    const image = phone.getByRole('img', { name: 'De klokkenstoel van Oudega' });
    await image.scrollIntoViewIfNeeded();
    await until(() => image.evaluate((own) => (own as HTMLImageElement).naturalWidth > 0), true);
    await eventually(() => phone.getByRole('cell').or(phone.getByRole('columnheader')).allInnerTexts()).to.include.members([
      'Maria',
      '840 kg',
    ]);
    const overflow = () => phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await eventually(overflow).to.equal(0);
    expect(await violationsOn(phone)).to.deep.equal([]);
    await phone.getByRole('link', { name: 'aanvraagt' }).click();
    await phone.waitForURL('**/contact');
    expectClean();
  });
});
