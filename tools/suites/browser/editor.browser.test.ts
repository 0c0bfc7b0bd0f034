import { eventually, until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Dialog, Route } from 'playwright-core';
import { storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { expectFocus } from './test-kit/focus.ts';
import { editorTests, editCalls, presenceCalls } from './test-kit/editor-tests.ts';
import { administrator } from './test-kit/start-site.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const words = (length: number): string => Array.from({ length }, (_, index) => letters[index % 26]).join('');

/** The answer to whoever is alone on a page and hears of nobody. */
const nobodyAt = (pageVersionID: string) => ({
  ...{ Success: true, Errors: [], people: [], pageVersionID, revision: 0, operations: [], authors: [] },
  live: { publishedVersionID: null, publishedID: null, livePath: null, hasUnpublishedChanges: true },
});

describe('the page editor loses no word', () => {
  const { stage, keeps, open, make } = editorTests();
  const titleOf = async (pageID: string): Promise<unknown> =>
    Object.values((await storedVersion(stage.api, pageID)).blocks)[0]?.props['title'];

  keeps('while a slow save is under way', async () => {
    const { page, editor } = await open(await make('Traag', textBlock('')));
    let answered = 0;
    await page.route(editCalls, async (route: Route) => {
      // Waits: the save is slow.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
      answered += 1;
    });
    await page.evaluate(() => {
      window.heard = [];
      document.addEventListener('focusin', ({ target }) => window.heard?.push((target as Element).id.replace(/^.*\./, '')));
    });
    const title = editor.field('Title');
    const text = editor.field('Text');
    await title.focus();
    await page.keyboard.type(words(40), { delay: 5 });
    await page.keyboard.press('Control+s');
    await until(editor.saved, 'Saving…');
    await page.keyboard.type(words(20), { delay: 5 });
    await text.click();
    await page.keyboard.press('Control+End');
    // Through the answer and past it.
    await page.keyboard.type(words(100), { delay: 25 });
    await untilFine(
      async () => answered,
      (times) => times > 0,
      'the answer to the first save',
    );
    await title.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(words(40), { delay: 5 });
    await until(() => title.inputValue(), words(40) + words(20) + words(40));
    await until(() => text.innerText(), `Over ${words(100)}`);
    const moves = () => page.evaluate(() => (window.heard ?? []).filter((id) => id === 'title' || id === 'body'));
    await eventually(moves).to.deep.equal(['title', 'body', 'title']);
    await editor.save();
    await page.reload();
    await until(() => title.inputValue(), words(40) + words(20) + words(40));
    await until(() => text.innerText(), `Over ${words(100)}`);
  });

  keeps('when the server fails, and tries again by itself', async () => {
    const pageID = await make('Storing', textBlock('Oud'));
    const { page, editor, heard } = await open(pageID, [/\/edit/]);
    await page.route(editCalls, (route) => route.fulfill({ status: 500, json: { errors: [{ code: 'G_01' }] } }));
    await editor.field('Title').fill('Nieuw');
    await page.keyboard.press('Control+s');
    await until(editor.saved, 'Not saved, safe on this device – Try again');
    await eventually(async () => (await heard.all()).filter((text) => text.startsWith('Saving did not work'))).to.have.length(1);
    await page.keyboard.type('er');
    await page.unroute(editCalls);
    await until(async () => (await editor.saved()).startsWith('Saved'), true);
    await eventually(() => editor.field('Title').inputValue()).to.equal('Nieuwer');
    await until(() => titleOf(pageID), 'Nieuwer');
  });

  keeps('without a connection', async () => {
    const pageID = await make('Los', textBlock('Oud'));
    const { page, editor, watched } = await open(pageID, ['ERR_INTERNET_DISCONNECTED']);
    // Everything is there before the connection goes.
    await editor.field('Text').waitFor();
    await watched.context.setOffline(true);
    await editor.field('Title').fill('Onderweg geschreven');
    await page.keyboard.press('Control+s');
    await until(editor.saved, 'Not saved, safe on this device – Try again');
    await eventually(() => editor.field('Title').inputValue()).to.equal('Onderweg geschreven');
    await watched.context.setOffline(false);
    // It tries again by itself as soon as there is a connection.
    await until(() => titleOf(pageID), 'Onderweg geschreven');
    await expectFocus(page, 'saving again');
  });

  keeps('when two write at once: what each did alone goes together, and they see each other', async () => {
    const pageID = await make('Samen', textBlock('Een'), textBlock('Twee'));
    const [mine, theirs] = [await open(pageID), await open(pageID)];
    await mine.page.getByRole('img', { name: 'Also here: you, in another window' }).waitFor();
    await theirs.editor.rows.nth(1).locator('.lc-block__main').click();
    await theirs.editor.field('Title').fill('Van de ander');
    await mine.editor.field('Title').fill('Van mij');
    await until(() => mine.editor.rows.locator('.lc-block__summary').allInnerTexts(), ['Van mij', 'Van de ander']);
    await until(() => theirs.editor.rows.locator('.lc-block__summary').allInnerTexts(), ['Van mij', 'Van de ander']);
    await mine.page.locator('.lc-block__people', { hasText: 'You are here, in another window' }).waitFor();
    // The tab that was is gone at once; nobody would have told of it for a quarter of a minute.
    await theirs.page.reload();
    await theirs.editor.rows.nth(1).waitFor();
    await mine.editor.rows.nth(1).locator('.lc-block__people').waitFor({ state: 'detached', timeout: 10_000 });
    await eventually(() => mine.page.getByRole('alertdialog').count()).to.equal(0);
    // An undo takes back what is one's own.
    await mine.page.getByRole('button', { name: 'Undo' }).click();
    await until(() => theirs.editor.rows.locator('.lc-block__summary').allInnerTexts(), ['Een', 'Van de ander']);
  });

  keeps('when two change the same words: each is asked at the field, and nothing is overwritten unseen', async () => {
    const pageID = await make('Hetzelfde', textBlock('Begin'));
    const mine = await open(pageID, [/\/edit/]);
    const theirs = await open(pageID, [/\/edit/]);
    // Who hears of the other in time has no conflict.
    for (const { page } of [mine, theirs]) await page.route(presenceCalls, (route) => route.fulfill({ json: nobodyAt(pageID) }));
    await theirs.editor.field('Title').fill('Van de ander');
    await theirs.editor.save();

    await mine.editor.field('Title').fill('Van mij');
    const bar = mine.page.locator('.lc-conflict');
    await bar.getByText(/^You changed this as well, on \d+ \w+ \d{4},? (at )?\d\d:\d\d, in another window/).waitFor();
    expect(await titleOf(pageID)).to.equal('Van de ander');
    // The keys go on into the field, and everything else is saved.
    await mine.page.keyboard.type(', toch');
    await eventually(() => mine.editor.field('Title').inputValue()).to.equal('Van mij, toch');
    await mine.editor.field('Text').click();
    await mine.page.keyboard.press('Control+End');
    await mine.page.keyboard.type(' en meer');
    await until(async () => JSON.stringify((await storedVersion(stage.api, pageID)).blocks).includes('Over Begin en meer'), true);
    expect(await titleOf(pageID)).to.equal('Van de ander');
    await mine.page.getByRole('button', { name: '1 field waits for your choice' }).click();
    await expectFocus(mine.page, 'going to what waits');
    await bar.getByRole('button', { name: 'Keep mine' }).click();
    await until(() => titleOf(pageID), 'Van mij, toch');
    await bar.waitFor({ state: 'detached' });
    await until(async () => (await mine.editor.saved()).startsWith('Saved'), true);
    await expectFocus(mine.page, 'keeping mine');

    await theirs.editor.field('Title').fill('Van wie dan ook');
    await theirs.page.locator('.lc-conflict').getByRole('button', { name: 'Take theirs' }).click();
    await until(() => theirs.editor.field('Title').inputValue(), 'Van mij, toch');
    await theirs.editor.field('Title').fill('En verder');
    await theirs.editor.save();
    expect(await titleOf(pageID)).to.equal('En verder');
  });

  for (const [label, began] of [
    ['Text', 'Over Samen'],
    ['Title', 'Samen'],
  ] as const)
    keeps(`when two type in one ${label} at once: each word of both is there, and no key goes astray`, async () => {
      const pageID = await make(`Samen in ${label}`, textBlock('Samen'));
      const [mine, theirs] = [await open(pageID, [/\/edit/]), await open(pageID, [/\/edit/])];
      const typed = (owner: string) => Array.from({ length: 12 }, (_, index) => `${owner}${index}`);
      const write = async ({ page, editor }: typeof mine, at: 'Control+Home' | 'Control+End', words: readonly string[]) => {
        await editor.field(label).click();
        await page.keyboard.press(at);
        // As somebody types, through the answers of their own edits and the words of the other.
        for (const word of words) await page.keyboard.type(at === 'Control+Home' ? `${word} ` : ` ${word}`, { delay: 60 });
      };
      const read = ({ editor }: typeof mine) =>
        label === 'Title' ? editor.field(label).inputValue() : editor.field(label).innerText();
      await Promise.all([write(mine, 'Control+Home', typed('mijn')), write(theirs, 'Control+End', typed('hun'))]);
      const whole = [...typed('mijn'), began, ...typed('hun')].join(' ');
      for (const side of [mine, theirs]) await until(() => read(side), whole);
      for (const { page } of [mine, theirs]) await eventually(() => page.locator('.lc-conflict').count()).to.equal(0);
      await until(async () => JSON.stringify((await storedVersion(stage.api, pageID)).blocks).includes(whole), true);
      await mine.page.reload();
      await until(() => read(mine), whole);
    });

  keeps('when the tab dies without a connection: its words come back with the next one', async () => {
    const pageID = await make('Gevallen', textBlock('Oud'));
    const { page, editor, watched } = await open(pageID, ['ERR_INTERNET_DISCONNECTED']);
    await editor.field('Text').click();
    const address = page.url();
    await watched.context.setOffline(true);
    await editor.field('Title').fill('Net getypt');
    await editor.field('Text').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Nooit verzonden, nooit gezien');
    await until(editor.saved, 'Not saved, safe on this device – Try again');
    const next = await watched.context.newPage();
    await page.close();
    await watched.context.setOffline(false);
    await next.goto(address);
    await next.getByText('What was not sent when this page was closed has been put back.').waitFor();
    await until(() => titleOf(pageID), 'Net getypt');
    await until(() => next.getByRole('textbox', { name: 'Text', exact: true }).innerText(), 'Nooit verzonden, nooit gezien');
    await next.close();
  });

  keeps('when somebody goes to another screen: saved on the way, and asked about only where that fails', async () => {
    const pageID = await make('Weg', textBlock('Oud'));
    const { page, editor } = await open(pageID, [/\/edit/, '500']);
    const leave = () => page.getByRole('navigation').getByRole('link', { name: 'Page overview' }).click();
    const overview = page.getByRole('heading', { name: 'Page overview', level: 1 });
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await editor.field('Title').fill('Bewaard onderweg');
    await leave();
    await overview.waitFor();
    expect(await titleOf(pageID)).to.equal('Bewaard onderweg');

    await openEditor(page, pageID);
    await page.route(editCalls, (route) => route.fulfill({ status: 500, json: { errors: [{ code: 'G_01' }] } }));
    await editor.field('Title').fill('Weggegooid');
    await leave();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(page, 'staying');
    await eventually(() => editor.field('Title').inputValue()).to.equal('Weggegooid');
    await leave();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await overview.waitFor();
    await expectFocus(page, 'leaving');
    expect(await titleOf(pageID)).to.equal('Bewaard onderweg');
  });

  keeps('when the tab is closed, and asks nothing once everything is saved', async () => {
    const pageID = await make('Dicht', textBlock('Oud'));
    const { page, editor } = await open(pageID);
    const asked: string[] = [];
    page.on('dialog', (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await editor.field('Title').fill('Bijna weg');
    await page.close({ runBeforeUnload: true });
    await until(() => asked, ['beforeunload']);
    await eventually(() => editor.field('Title').inputValue()).to.equal('Bijna weg');
    await editor.save();
    await page.reload();
    await until(() => editor.field('Title').inputValue(), 'Bijna weg');
    expect(asked).to.deep.equal(['beforeunload']);
  });

  keeps('when the session ends: a login in place, and the save goes through', async () => {
    const pageID = await make('Sessie', textBlock('Oud'));
    const { page, editor, watched } = await open(pageID, [/\/edit/, '401', '403']);
    // Nothing is lost by leaving for the login where nothing was written: here something is.
    await page.route(presenceCalls, (route) => route.fulfill({ json: nobodyAt(pageID) }));
    await page.waitForLoadState('networkidle');
    await watched.context.clearCookies();
    const accepted: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/edit') && response.ok()) accepted.push(response.url());
    });
    await editor.field('Title').fill('Geschreven na het einde');
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
    await dialog.waitFor();
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(administrator.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await until(() => titleOf(pageID), 'Geschreven na het einde');
    // The browser tells of the answer after the page has changed.
    await until(() => accepted.length, 1);
    await eventually(() => editor.field('Title').inputValue()).to.equal('Geschreven na het einde');
    await expectFocus(page, 'a login in place');
    expect(accepted).to.have.length(1);
  });
});
