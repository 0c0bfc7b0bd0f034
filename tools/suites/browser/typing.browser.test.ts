// Alone: its pauses are those of a person who types.
import { eventually, until, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { makePage } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { setStage } from './test-kit/stage.ts';

/** What has the focus, with the words in it; and whether anything around it takes words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const text =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element?.textContent ?? '');
    const form = element?.closest('.lc-block-pane__body');
    const fields = [...(form?.querySelectorAll<HTMLElement>('textarea, [contenteditable=true], input') ?? [])].filter(
      (field) =>
        field.checkVisibility() &&
        !['checkbox', 'radio', 'file', 'hidden', 'button', 'date'].includes(field.getAttribute('type') ?? '') &&
        !field.closest('.lc-block-pane__foot'),
    );
    const isField = Boolean(element?.matches('textarea, [contenteditable=true], input'));
    return { words: isField ? text.replaceAll('\ufeff', '') : '', isInForm: Boolean(form), fields: fields.length };
  });

describe('what is typed lands in a field', () => {
  const stage = setStage({ isStrict: true });

  const open = async (allow: readonly RegExp[] = []): Promise<Page> => {
    const { page } = await stage.open({ allow });
    await stage.api.signIn(page);
    return page;
  };
  const expectWords = async (page: Page, after: string): Promise<void> => {
    await page.keyboard.type('abc');
    await until(async () => ({ after, words: (await focused(page)).words }), { after, words: 'abc' });
  };

  it('of every block that was just added, in the first that takes words', async () => {
    const page = await open();
    const editor = await openEditor(page, await makePage(stage.api, 'Elk blok'));
    await page.getByRole('button', { name: 'Add the first block' }).click();
    const labels = page.getByRole('option').locator('.lc-choice-row__label');
    await eventually(() => labels.count()).to.be.at.least(10);
    const names = await labels.allInnerTexts();
    await page.keyboard.press('Escape');
    let written = 0;
    for (const name of names) {
      await editor.add(name);
      const { fields, isInForm } = await focused(page);
      expect(isInForm, name).to.equal(true);
      if (fields === 0) continue;
      await expectWords(page, name);
      written += 1;
    }
    expect(written, 'blocks with words').to.be.at.least(8);
  }).timeout(240_000);

  it('of every screen and panel that something new is made in', async () => {
    const page = await open();
    await page.goto('/cmsadmin/');
    const screens = await page
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const opened: string[] = [];
    for (const path of new Set(screens)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const makers = page
        .getByRole('main')
        .getByRole('button', { name: /^(New|Add|Invite)\b/, disabled: false })
        .or(page.getByRole('main').getByRole('link', { name: /^(New|Add|Invite)\b/, disabled: false }));
      const names = await makers.allInnerTexts();
      for (const name of names) {
        await page.goto(path);
        await makers.filter({ hasText: name }).first().click();
        // The screen that is left may have a form too.
        const isReady = (): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('input, textarea') ?? false);
        await until(async () => ({ path, name, isReady: await isReady() }), { path, name, isReady: true });
        await expectWords(page, `${path}: ${name}`);
        opened.push(name);
      }
    }
    expect(opened).to.include.members(['New page', 'Add role', 'New folder', 'Add video']);
  }).timeout(240_000);

  it('of a page that was just made: the choice of its first block, and then that block', async () => {
    const page = await open();
    await page.goto('/cmsadmin/');
    await page.getByRole('link', { name: 'New page' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await expectWords(page, 'New page');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Search blocks' }).waitFor();
    await page.keyboard.type('Rich text');
    await page.getByRole('option', { selected: true }).getByText('Rich text', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.rich-text-editor__text:focus').waitFor();
    await expectWords(page, 'the first block');
  });

  it('of a news item at two presses from the dashboard, with today and its address; and is listed by its day', async () => {
    // Publishing is refused once.
    const page = await open([/publish/]);
    await page.goto('/cmsadmin/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'New news item' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    await page.keyboard.type('De haan is terug');
    await until(() => page.getByRole('textbox', { name: 'Slug' }).inputValue(), '/nieuws/de-haan-is-terug');
    await page.keyboard.press('Enter');
    await page.locator('.rich-text-editor__text:focus').waitFor();
    await expectWords(page, 'the title');

    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
    await until(() => page.getByLabel('Date').inputValue(), today);
    expect(await violationsOn(page)).to.deep.equal([]);
    // What is published without a summary leads to it, where it stands.
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to first' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Na vier maanden in de werkplaats.');
    await page.keyboard.press('Escape');
    await until(() => page.evaluate(() => document.activeElement?.textContent), 'News itemDate, Summary');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Saved and published').waitFor();

    await page.goto('/cmsadmin/page-overview/news%2Farticle');
    const days = page.getByRole('table').locator('time[datetime]:not([datetime*=T])');
    const shown = () => days.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    await eventually(shown).to.include(today);
    const isNewestFirst = async () => (await shown()).every((day, index, all) => index === 0 || day <= (all[index - 1] ?? ''));
    await eventually(isNewestFirst).to.equal(true);
    await until(() => page.getByRole('columnheader', { name: 'Date', exact: true }).getAttribute('aria-sort'), 'descending');
  });
});
