import { eventually, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { documentOf, paragraph } from './testing/editor-page.test-kit.ts';
import type { EditorPage, EditorBrowser } from './testing/editor-page.test-kit.ts';
import { withEditorBrowser } from './testing/with-editor-browser.test-kit.ts';
import { draftPage, fileID, livePage, videoID } from './testing/admin-server.test-kit.ts';

describe('parts of a text in a browser', () => {
  const editorBrowser = withEditorBrowser('development');
  const open: EditorBrowser['open'] = (...options) => editorBrowser().open(...options);
  const blocks = async (editor: EditorPage) => ((await editor.value()) as { children: unknown[] } | undefined)?.children;
  const block = async (editor: EditorPage, index: number) => (await blocks(editor))?.[index];
  const panel = (editor: EditorPage, name: string) => editor.page.getByRole('group', { name, exact: true });

  it('links to a page and a place on it, by keyboard alone', async () => {
    const editor = await open(documentOf(paragraph('Lees meer')));
    await editor.caretIn('Lees');
    await editor.press('Shift+Home', 'Control+k');
    await editor.page.getByRole('combobox', { name: 'Page, address, mail or number' }).waitFor();
    await editor.type('Kerken');
    await editor.page.getByRole('option', { name: /Kerken verzekeren/ }).waitFor();
    await editor.press('Enter');
    await editor.isBack();
    await editor.press('End', 'ArrowLeft', 'Control+k');
    const place = editor.page.getByRole('button', { name: /Place on the page/ });
    await place.waitFor();
    await place.press('Enter');
    await editor.page.getByRole('option', { name: '#dekking' }).press('Enter');
    await panel(editor, 'Change link').getByRole('button', { name: 'Change link' }).press('Enter');
    await editor.isBack();
    await until(() => block(editor, 0), {
      type: 'paragraph',
      children: [{ type: 'link', to: { page: livePage, anchor: 'dekking' }, children: [{ text: 'Lees meer' }] }],
    });
    await editor.page.locator('.rich-text-editor__link[title="Kerken verzekeren (/kerken#dekking)"]').waitFor();
    // Changed and removed with the same keys.
    await editor.press('End', 'ArrowLeft', 'Control+k');
    await panel(editor, 'Change link').getByRole('button', { name: 'Remove link' }).press('Enter');
    await editor.stores('Lees meer');
    await editor.isBack();
    await editor.watched.close();
  });

  it('links chosen words to the first page that they suggest with two keys, however soon the second follows', async () => {
    const editor = await open(documentOf(paragraph('Kerken')));
    await editor.caretIn('Kerken');
    await editor.press('Shift+Home');
    await editor.page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
    await editor.press('Control+k', 'Enter');
    await editor.isBack();
    const children = [{ type: 'link', to: { page: livePage }, children: [{ text: 'Kerken' }] }];
    await until(() => block(editor, 0), { type: 'paragraph', children });
    await editor.watched.close();
  });

  it('takes a number in the same box, and says nothing is wrong while it is typed', async () => {
    const editor = await open(documentOf(paragraph('Bel')));
    await editor.caretIn('Bel');
    await editor.press('Shift+Home', 'Control+k');
    await editor.page.getByRole('combobox', { name: 'Page, address, mail or number' }).waitFor();
    for (const sign of '+31 30 123 45 67') {
      await editor.type(sign);
      // Once: what is called wrong and then right again was called wrong while it was typed.
      expect(await editor.page.locator('[aria-invalid=true], [role=alert]').count()).to.equal(0);
    }
    await editor.press('Enter');
    await editor.isBack();
    const children = [{ type: 'link', to: { href: 'tel:+31301234567' }, children: [{ text: 'Bel' }] }];
    await until(() => block(editor, 0), { type: 'paragraph', children });
    await editor.watched.close();
  });

  it('says when the page behind a link is not public', async () => {
    const link = { type: 'link', to: { page: draftPage }, children: [{ text: 'hier' }] };
    const editor = await open(documentOf(paragraph('Lees ', link, ' verder')));
    await editor.page.locator('.rich-text-editor__link[data-problem=draft]').click();
    await editor.press('Control+k');
    await panel(editor, 'Change link').getByText('Nog niet openbaar').waitFor();
    await panel(editor, 'Change link').getByText('/concept').waitFor();
    await editor.press('Escape');
    await editor.isBack();
    await eventually(() => editor.changes()).to.equal(0);
    await editor.watched.close();
  });

  it('links to mail addresses and telephone numbers, in a new tab where that is asked for', async () => {
    const editor = await open(documentOf(paragraph('Mail ons')));
    await editor.caretIn('Mail');
    await editor.press('Shift+Home', 'Control+k');
    await editor.page.getByRole('combobox', { name: 'Page, address, mail or number' }).waitFor();
    await editor.type('info@example.nl');
    await panel(editor, 'Link').getByRole('checkbox', { name: 'Opens in a new tab' }).press('Space');
    await panel(editor, 'Link').getByRole('button', { name: 'Set link' }).press('Enter');
    await until(() => block(editor, 0), {
      type: 'paragraph',
      children: [{ type: 'link', to: { href: 'mailto:info@example.nl' }, newTab: true, children: [{ text: 'Mail ons' }] }],
    });
    await editor.watched.close();
  });

  it('inserts with a slash what is looked for, and leaves the slash with Escape', async () => {
    const editor = await open(undefined);
    await editor.page.click('#body');
    await editor.type('/');
    const text = editor.page.getByRole('combobox', { name: 'Text' });
    await text.waitFor();
    await eventually(() => editor.page.getByRole('option').count()).to.equal(9);
    await editor.press('Escape');
    await until(() => editor.page.getByRole('listbox').count(), 0);
    await editor.stores('/');
    await editor.press('Backspace');
    await editor.type('/tab');
    await until(
      () => text.getAttribute('aria-activedescendant').then((id) => editor.page.locator(`[id="${id}"]`).innerText()),
      'Table\nRows and columns with headers',
    );
    await editor.press('Enter');
    await editor.type('x');
    await until(async () => ((await block(editor, 0)) as { type?: string } | undefined)?.type, 'table');
    await until(() => editor.page.getByRole('listbox').count(), 0);
    await editor.watched.close();
  });

  it('puts an image of the library into the text, with what it shows, and edits and removes it by keyboard', async () => {
    const editor = await open(documentOf(paragraph('een'), { type: 'image', fileID }));
    const note = editor.page.getByText('No alternative text yet');
    await note.waitFor();
    // All of it can be read, small as the picture is.
    await until(() => note.evaluate((element) => element.scrollWidth <= element.clientWidth), true);
    await editor.caretIn('een');
    await editor.press('ArrowDown');
    await editor.page
      .locator('[data-live-announcer]')
      .getByText('Image. Space edits it, Backspace removes it.')
      .waitFor({ state: 'attached' });
    await editor.press('Space');
    const form = panel(editor, 'Image').first();
    await form.getByRole('textbox', { name: /Alternative text/ }).fill('Een toren');
    await form.getByRole('textbox', { name: 'Caption' }).fill('Batenburg');
    await editor.press('Escape');
    await editor.isBack();
    await until(() => block(editor, 1), { type: 'image', fileID, altText: 'Een toren', caption: 'Batenburg' });
    await editor.press('Backspace');
    await until(async () => JSON.stringify(await blocks(editor)).includes('image'), false);
    await editor.press('Control+z');
    await until(async () => JSON.stringify(await blocks(editor)).includes('Batenburg'), true);
    await editor.watched.close();
  });

  it('makes a button once it leads somewhere, and asks for a video of the library', async () => {
    const film = { type: 'video', fileID: videoID, title: 'Een toren' };
    const editor = await open(documentOf(paragraph('een'), film));
    await editor.caretIn('een');
    await editor.press('Alt+F10', 'End', 'ArrowLeft');
    await editor.focuses('insert');
    await editor.press('Enter');
    await editor.page.getByRole('menuitem', { name: /^Video/ }).press('Enter');
    const form = panel(editor, 'Video').first();
    const insert = form.getByRole('button', { name: 'Insert' });
    await eventually(() => insert.getAttribute('aria-disabled')).to.equal('true');
    await form.getByText('Choose a video first.').waitFor({ state: 'attached' });
    await form.getByRole('button', { name: 'Close' }).press('Enter');
    await editor.isBack();
    await eventually(() => editor.changes()).to.equal(0);
    await editor.press('ArrowDown', 'Space');
    await form.getByRole('textbox', { name: /Title/ }).fill('Twee torens');
    await editor.press('Escape');
    await editor.isBack();
    await until(() => block(editor, 1), { ...film, title: 'Twee torens' });
    // What is typed on a part that holds no text goes below it.
    await editor.type('/button');
    await editor.press('Enter');
    const button = panel(editor, 'Button').first();
    await button.getByRole('combobox', { name: 'Page, address, mail or number' }).fill('/offerte');
    await button.getByRole('textbox', { name: /Text/ }).fill('Vraag aan');
    await button.getByRole('button', { name: 'Insert' }).press('Enter');
    await until(() => block(editor, 2), { type: 'button', label: 'Vraag aan', to: { href: '/offerte' } });
    await editor.watched.close();
  });

  it('has the form of a plugin\u2019s node, or the control that the plugin brings', async () => {
    const editor = await open(documentOf(paragraph('een')));
    await editor.caretIn('een');
    await editor.press('Enter');
    await editor.type('/map');
    await editor.press('Enter');
    const form = panel(editor, 'Map');
    await form.getByRole('textbox', { name: /Title/ }).fill('Zuid');
    await form.getByRole('button', { name: 'Insert' }).press('Enter');
    await until(() => block(editor, 1), { type: 'planner/map', props: { title: 'Zuid', zoom: null } });
    await editor.isBack();
    await editor.press('Space');
    await form.getByRole('textbox', { name: /Title/ }).fill('Noord');
    await editor.press('Escape');
    await editor.isBack();
    await until(() => block(editor, 1), { type: 'planner/map', props: { title: 'Noord', zoom: null } });
    await editor.press('ArrowDown');
    await editor.type('/region');
    await editor.press('Enter');
    await editor.page.getByRole('combobox', { name: 'Name of the region' }).selectOption('Zuid');
    await panel(editor, 'Region').getByRole('button', { name: 'Insert' }).press('Enter');
    await editor.isBack();
    await editor.type('!');
    await until(() => block(editor, 2), {
      type: 'paragraph',
      children: [{ type: 'planner/region', props: { name: 'Zuid' } }, { text: '!' }],
    });
    await editor.watched.close();
  });

  it('finds, and replaces everything in one step of the history', async () => {
    const editor = await open(documentOf(paragraph('toren en toren'), paragraph('Torenhoog')));
    await editor.caretIn('toren en');
    await editor.press('Control+f');
    const form = panel(editor, 'Find in this text');
    const steps = ['Previous', 'Next', 'Replace', 'Replace all'];
    const disabled = () =>
      Promise.all(steps.map((name) => form.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')));
    await form.getByText('No term').waitFor();
    await until(disabled, ['true', 'true', 'true', 'true']);
    await editor.type('kerk');
    await form.getByText('Not found', { exact: true }).first().waitFor();
    await until(disabled, ['true', 'true', 'true', 'true']);
    await editor.press('Control+a');
    await editor.type('toren');
    await until(disabled, [null, null, null, null]);
    await form.getByText('1 of 3').waitFor();
    await until(() => editor.page.locator('[data-drawn]').count(), 3);
    await editor.press('Enter');
    await form.getByText('2 of 3').waitFor();
    await form.getByRole('checkbox', { name: 'Capitals matter' }).press('Space');
    await form.getByText('of 2').waitFor();
    await form.getByRole('textbox', { name: 'Replace with' }).fill('kerk');
    await form.getByRole('button', { name: 'Replace all' }).press('Enter');
    await editor.stores('kerk en kerk\n\nTorenhoog');
    await eventually(() => editor.changes()).to.equal(1);
    await editor.press('Escape');
    await editor.isBack();
    await editor.press('Control+z');
    await editor.stores('toren en toren\n\nTorenhoog');
    await until(() => editor.page.locator('[data-drawn]').count(), 0);
    await editor.watched.close();
  });

  it('says in which language a phrase is, and offers the commonest commands at a selection', async () => {
    const editor = await open(documentOf(paragraph('rebus')));
    await editor.page.locator('#body [data-slate-string]').dblclick();
    const floating = editor.page.getByRole('toolbar', { name: 'Selected text' });
    await floating.getByRole('button', { name: 'Bold' }).click();
    await editor.stores('**rebus**');
    await editor.isBack();
    await editor.page.getByRole('button', { name: 'More formatting' }).click();
    await editor.page.getByRole('button', { name: 'Language' }).click();
    await until(() => floating.count(), 0);
    await panel(editor, 'Language of the phrase').getByRole('button', { name: 'Set language' }).click();
    await until(() => block(editor, 0), { type: 'paragraph', children: [{ text: 'rebus', bold: true, lang: 'la' }] });
    await editor.isBack();
    await editor.press('Control+/');
    await panel(editor, 'Keys of this editor').getByText('Find and replace').waitFor();
    await editor.press('Escape');
    await editor.isBack();
    await editor.watched.close();
  });
});
