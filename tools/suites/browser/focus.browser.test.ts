import { eventually, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { comesTrue } from './test-kit/comes-true.ts';
import { dialogs } from './test-kit/dialog-focus.ts';
import { openEditor } from './test-kit/editor.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { focusOf } from './test-kit/focus.ts';
import { addFile, picture } from './test-kit/library.ts';
import { setStage } from './test-kit/stage.ts';
import { beginWalk, walkDialogs } from './test-kit/walk-dialogs.ts';
import { openScreen, screensOf, visitScreen } from './test-kit/walk-screens.ts';

/** Calls that only read. The others are refused, so that what a button does is no other than to open. */
const reads = /\/(list|search|tree|usage|explain|suggest|[\w-]*outlook|get-[\w-]+|fetch[\w-]*|list-[\w-]+)$/;

const headingOrField = 'main h1, main :is(input, textarea, [contenteditable=true])';
const line = 'input:is([type=text], [type=email], [type=url], [type=number])';

/** Whether the focus is in the first field of a form that takes words; somewhere in it, where none does. */
const isInFirst = (form: Element, written: string): boolean => {
  const fields = [...form.querySelectorAll(written)].filter((field) => field.checkVisibility());
  const first = fields.find((field) => !field.closest('.lc-block-pane__foot'));
  return first ? document.activeElement === first : form.contains(document.activeElement);
};

/** Where Tab led from a line, if not to the words of the field below it; empty where it did. */
const astray = (from: Element): string => {
  const next = from.closest('.lc-field')?.nextElementSibling;
  const { activeElement } = document;
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? 'nothing';
  // What is no field, such as the end of a group, and what has several parts is entered as it stands.
  if (!next?.matches('div.lc-field')) return activeElement?.closest('[role=toolbar]') ? name : '';
  const words = next.querySelector('textarea, [contenteditable=true], input');
  return (words ? activeElement === words : next.contains(activeElement)) ? '' : name;
};

describe('the focus', () => {
  const stage = setStage();

  async function start(): Promise<Page> {
    const { page } = await stage.open();
    await stage.api.signIn(page);
    // No screen of the navigation, so that each of them is another one.
    await page.goto('/cmsadmin/new-page');
    await page.locator('main h1').waitFor();
    return page;
  }

  it('is at the heading of each screen, or in its first field', async () => {
    const page = await start();
    const faults: string[] = [];
    const screens = await screensOf(page);
    expect(screens.length).to.be.above(15);
    for (const href of screens) {
      await openScreen(page, href);
      const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, headingOrField);
      if (!(await comesTrue(isThere))) faults.push(`${href}: ${(await focusOf(page)).name}`);
    }
    expect(faults).to.deep.equal([]);
    stage.expectClean();
  });

  /** What is wrong with the focus in the form of the block that was just added. */
  async function blockFaults(page: Page): Promise<readonly string[]> {
    const form = page.locator('.lc-block-pane__body');
    const faults: string[] = [];
    const isThere = () => form.evaluate(isInFirst, `textarea, [contenteditable=true], ${line}`);
    if (!(await comesTrue(isThere, 3000))) faults.push(`added, the focus is on ${(await focusOf(page)).name}`);
    for (const [index, field] of (await form.locator(line).filter({ visible: true }).all()).entries()) {
      await field.press('Tab');
      const name = await field.evaluate(astray);
      if (name !== '') faults.push(`Tab from line ${index + 1} leads to ${name}`);
    }
    return faults;
  }

  it('goes into the first field of each block that is added, and by Tab from a line to what is written next', async () => {
    const page = await start();
    await openEditor(page, await makePage(stage.api, 'Alle blokken'));
    const search = page.getByRole('combobox', { name: 'Search blocks' });
    const openPicker = async (): Promise<void> => {
      await page.locator('#block-add').click();
      await search.waitFor();
    };
    await openPicker();
    const labels = await page.locator('.lc-choice-row__label').allInnerTexts();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    const faults: string[] = [];
    for (const label of new Set(labels.map((one) => one.trim()))) {
      await openPicker();
      await search.fill(label);
      await page.getByRole('option', { selected: true }).getByText(label, { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: label, level: 2, exact: true }).waitFor();
      await until(() => page.locator('.lc-block-pane .lc-skeleton').count(), 0);
      faults.push(...(await blockFaults(page)).map((fault) => `${label}: ${fault}`));
    }
    expect(labels.length).to.be.above(10);
    expect(faults).to.deep.equal([]);
    stage.expectClean();
  });

  it('goes into each dialog that a button opens, stays there, and comes back', async () => {
    const [live, draft] = [await makePage(stage.api, 'Vensters', [textBlock('Een')]), await makePage(stage.api, 'Concept')];
    await stage.api.post(`/page/${live}/publish`, {});
    await addFile(stage.api, '/', await picture('venster.jpg'));
    const page = await start();
    await page.route(/\/api\//, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.request().method() === 'GET' || reads.test(pathname)
        ? route.fallback()
        : route.fulfill({ status: 409, json: { Success: false, Message: '', Errors: [] } });
    });
    const walk = beginWalk(page);
    for (const href of await screensOf(page)) {
      await openScreen(page, href);
      await walkDialogs(walk, () => openScreen(page, href));
    }
    for (const path of [`/pages/${live}`, `/pages/${draft}`, `/pages/${live}/versions`]) {
      await visitScreen(page, path);
      await walkDialogs(walk, () => visitScreen(page, path));
    }
    expect(walk.opened.length).to.be.above(30);
    expect(walk.faults).to.deep.equal([]);
  });

  it('is at the heading of the screen where the row is gone that opened a dialog', async () => {
    await stage.api.post('/redirect/create', { path: '/weg-ermee', to: null });
    const page = await start();
    await openScreen(page, '/cmsadmin/redirects');
    await page.getByRole('button', { name: '/weg-ermee' }).press('Enter');
    await page.getByRole('dialog', { name: '/weg-ermee' }).getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await until(() => page.locator(dialogs).count(), 0);
    await eventually(() => page.locator('main h1').evaluate((own) => own === document.activeElement)).to.equal(true);
    stage.expectClean();
  });

  it('is in the comment once somebody asks for a review instead of publishing', async () => {
    const page = await start();
    await openEditor(page, await makePage(stage.api, 'Vragen', [textBlock('Een')]));
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Ask for a review instead' }).press('Enter');
    const comment = page.getByRole('dialog').getByRole('textbox', { name: /^Comment/ });
    await eventually(() => comment.evaluate((own) => own === document.activeElement)).to.equal(true);
    stage.expectClean();
  });
});
