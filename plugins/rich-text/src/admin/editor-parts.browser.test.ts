import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { documentOf, paragraph } from './kit/desk-page.test-kit.ts';
import type { Desk, Workshop } from './kit/desk-page.test-kit.ts';
import { withWorkshop } from './kit/with-workshop.test-kit.ts';
import { draftPage, fileID, livePage, videoID } from './kit/admin-server.test-kit.ts';

describe('parts of a text in a browser', () => {
  const workshop = withWorkshop();
  const open: Workshop['open'] = (...options) => workshop().open(...options);
  const blocks = async (desk: Desk) => ((await desk.value()) as { children: unknown[] } | undefined)?.children;
  const block = async (desk: Desk, index: number) => (await blocks(desk))?.[index];
  const panel = (desk: Desk, name: string) => desk.page.getByRole('group', { name, exact: true });

  it('links to a page and a place on it, by keyboard alone', async () => {
    const desk = await open(documentOf(paragraph('Lees meer')));
    await desk.caretIn('Lees');
    await desk.press('Shift+Home', 'Control+k');
    await desk.page.getByRole('textbox', { name: 'Address' }).waitFor();
    // To the choice of a kind, which stands before it.
    await desk.press('Shift+Tab', 'Enter');
    await desk.page.getByRole('option', { name: 'A page' }).waitFor();
    await desk.press('Home', 'ArrowDown', 'ArrowUp');
    await desk.page.getByRole('option', { name: 'A page' }).press('Enter');
    await desk.page.getByRole('button', { name: 'Choose a page' }).press('Enter');
    await desk.page.getByText('Kerken verzekeren').first().waitFor();
    await desk.type('Kerken');
    await desk.press('ArrowDown', 'Enter');
    const place = desk.page.getByRole('button', { name: /Place on the page/ });
    await place.waitFor();
    await place.press('Enter');
    await desk.page.getByRole('option', { name: '#dekking' }).press('Enter');
    await panel(desk, 'Link').getByRole('button', { name: 'Set link' }).press('Enter');
    await desk.isBack();
    await until(() => block(desk, 0), {
      type: 'paragraph',
      children: [{ type: 'link', to: { page: livePage, anchor: 'dekking' }, children: [{ text: 'Lees meer' }] }],
    });
    await desk.page.locator('.rich-text-editor__link[title="Kerken verzekeren (/kerken#dekking)"]').waitFor();
    // Changed and removed with the same keys.
    await desk.press('End', 'ArrowLeft', 'Control+k');
    await panel(desk, 'Change link').getByRole('button', { name: 'Remove link' }).press('Enter');
    await desk.stores('Lees meer');
    await desk.isBack();
    await desk.watched.close();
  });

  it('says when the page behind a link is not public', async () => {
    const link = { type: 'link', to: { page: draftPage }, children: [{ text: 'hier' }] };
    const desk = await open(documentOf(paragraph('Lees ', link, ' verder')));
    await desk.page.locator('.rich-text-editor__link[data-problem=draft]').click();
    await desk.press('Control+k');
    await panel(desk, 'Change link').getByText('Nog niet openbaar').waitFor();
    await panel(desk, 'Change link').getByText('/concept').waitFor();
    await desk.press('Escape');
    await desk.isBack();
    expect(await desk.changes()).to.equal(0);
    await desk.watched.close();
  });

  it('links to mail addresses and telephone numbers, in a new tab where that is asked for', async () => {
    const desk = await open(documentOf(paragraph('Mail ons')));
    await desk.caretIn('Mail');
    await desk.press('Shift+Home', 'Control+k');
    await desk.page.getByRole('textbox', { name: 'Address' }).waitFor();
    await desk.type('info@example.nl');
    await panel(desk, 'Link').getByRole('checkbox', { name: 'Opens in a new tab' }).press('Space');
    await panel(desk, 'Link').getByRole('button', { name: 'Set link' }).press('Enter');
    await until(() => block(desk, 0), {
      type: 'paragraph',
      children: [{ type: 'link', to: { href: 'mailto:info@example.nl' }, newTab: true, children: [{ text: 'Mail ons' }] }],
    });
    await desk.watched.close();
  });

  it('inserts with a slash what is looked for, and leaves the slash with Escape', async () => {
    const desk = await open(undefined);
    await desk.page.click('#body');
    await desk.type('/');
    const text = desk.page.getByRole('combobox', { name: 'Text' });
    await text.waitFor();
    expect(await desk.page.getByRole('option').count()).to.equal(9);
    await desk.press('Escape');
    await until(() => desk.page.getByRole('listbox').count(), 0);
    await desk.stores('/');
    await desk.press('Backspace');
    await desk.type('/tab');
    await until(
      () => text.getAttribute('aria-activedescendant').then((id) => desk.page.locator(`[id="${id}"]`).innerText()),
      'Table\nRows and columns with headers',
    );
    await desk.press('Enter');
    await desk.type('x');
    await until(async () => ((await block(desk, 1)) as { type?: string } | undefined)?.type, 'table');
    await until(() => desk.page.getByRole('listbox').count(), 0);
    await desk.watched.close();
  });

  it('puts an image of the library into the text, with what it shows, and edits and removes it by keyboard', async () => {
    const desk = await open(documentOf(paragraph('een'), { type: 'image', fileID }));
    const note = desk.page.getByText('No alternative text yet');
    await note.waitFor();
    // All of it can be read, small as the picture is.
    await until(() => note.evaluate((element) => element.scrollWidth <= element.clientWidth), true);
    await desk.caretIn('een');
    await desk.press('ArrowDown');
    await desk.page
      .locator('[data-live-announcer]')
      .getByText('Image. Space edits it, Backspace removes it.')
      .waitFor({ state: 'attached' });
    await desk.press('Space');
    const form = panel(desk, 'Image').first();
    await form.getByRole('textbox', { name: /Alternative text/ }).fill('Een toren');
    await form.getByRole('textbox', { name: 'Caption' }).fill('Batenburg');
    await desk.press('Escape');
    await desk.isBack();
    await until(() => block(desk, 1), { type: 'image', fileID, altText: 'Een toren', caption: 'Batenburg' });
    await desk.press('Backspace');
    await until(async () => JSON.stringify(await blocks(desk)).includes('image'), false);
    await desk.press('Control+z');
    await until(async () => JSON.stringify(await blocks(desk)).includes('Batenburg'), true);
    await desk.watched.close();
  });

  it('makes a button once it leads somewhere, and asks for a video of the library', async () => {
    const film = { type: 'video', fileID: videoID, title: 'Een toren' };
    const desk = await open(documentOf(paragraph('een'), film));
    await desk.caretIn('een');
    await desk.press('Alt+F10', 'End', 'ArrowLeft');
    await desk.focuses('insert');
    await desk.press('Enter');
    await desk.page.getByRole('menuitem', { name: /^Video/ }).press('Enter');
    const form = panel(desk, 'Video').first();
    const insert = form.getByRole('button', { name: 'Insert' });
    expect(await insert.getAttribute('aria-disabled')).to.equal('true');
    await form.getByText('Choose a video first.').waitFor({ state: 'attached' });
    await form.getByRole('button', { name: 'Close' }).press('Enter');
    await desk.isBack();
    expect(await desk.changes()).to.equal(0);
    await desk.press('ArrowDown', 'Space');
    await form.getByRole('textbox', { name: /Title/ }).fill('Twee torens');
    await desk.press('Escape');
    await desk.isBack();
    await until(() => block(desk, 1), { ...film, title: 'Twee torens' });
    // What is typed on a part that holds no text goes below it.
    await desk.type('/button');
    await desk.press('Enter');
    const button = panel(desk, 'Button').first();
    await button.getByRole('button', { name: /Leads to/ }).press('Enter');
    await desk.page.getByRole('option', { name: 'An address' }).press('Enter');
    await button.getByRole('textbox', { name: 'Address' }).fill('/offerte');
    await button.getByRole('textbox', { name: /Text/ }).fill('Vraag aan');
    await button.getByRole('button', { name: 'Insert' }).press('Enter');
    await until(() => block(desk, 2), { type: 'button', label: 'Vraag aan', to: { href: '/offerte' } });
    await desk.watched.close();
  });

  it('has the form of a plugin\u2019s node, or the control that the plugin brings', async () => {
    const desk = await open(documentOf(paragraph('een')));
    await desk.caretIn('een');
    await desk.press('Enter');
    await desk.type('/map');
    await desk.press('Enter');
    const form = panel(desk, 'Map');
    await form.getByRole('textbox', { name: /Title/ }).fill('Zuid');
    await form.getByRole('button', { name: 'Insert' }).press('Enter');
    await until(() => block(desk, 1), { type: 'planner/map', props: { title: 'Zuid', zoom: null } });
    await desk.isBack();
    await desk.press('Space');
    await form.getByRole('textbox', { name: /Title/ }).fill('Noord');
    await desk.press('Escape');
    await desk.isBack();
    await until(() => block(desk, 1), { type: 'planner/map', props: { title: 'Noord', zoom: null } });
    await desk.press('ArrowDown');
    await desk.type('/region');
    await desk.press('Enter');
    await desk.page.getByRole('combobox', { name: 'Name of the region' }).selectOption('Zuid');
    await panel(desk, 'Region').getByRole('button', { name: 'Insert' }).press('Enter');
    await desk.isBack();
    await desk.type('!');
    await until(() => block(desk, 2), {
      type: 'paragraph',
      children: [{ type: 'planner/region', props: { name: 'Zuid' } }, { text: '!' }],
    });
    await desk.watched.close();
  });

  it('finds, and replaces everything in one step of the history', async () => {
    const desk = await open(documentOf(paragraph('toren en toren'), paragraph('Torenhoog')));
    await desk.caretIn('toren en');
    await desk.press('Control+f');
    const form = panel(desk, 'Find in this text');
    const steps = ['Previous', 'Next', 'Replace', 'Replace all'];
    const disabled = () =>
      Promise.all(steps.map((name) => form.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')));
    await form.getByText('No term').waitFor();
    await until(disabled, ['true', 'true', 'true', 'true']);
    await desk.type('kerk');
    await form.getByText('Not found', { exact: true }).first().waitFor();
    await until(disabled, ['true', 'true', 'true', 'true']);
    await desk.press('Control+a');
    await desk.type('toren');
    await until(disabled, [null, null, null, null]);
    await form.getByText('1 of 3').waitFor();
    await until(() => desk.page.locator('[data-drawn]').count(), 3);
    await desk.press('Enter');
    await form.getByText('2 of 3').waitFor();
    await form.getByRole('checkbox', { name: 'Capitals matter' }).press('Space');
    await form.getByText('of 2').waitFor();
    await form.getByRole('textbox', { name: 'Replace with' }).fill('kerk');
    await form.getByRole('button', { name: 'Replace all' }).press('Enter');
    await desk.stores('kerk en kerk\n\nTorenhoog');
    expect(await desk.changes()).to.equal(1);
    await desk.press('Escape');
    await desk.isBack();
    await desk.press('Control+z');
    await desk.stores('toren en toren\n\nTorenhoog');
    await until(() => desk.page.locator('[data-drawn]').count(), 0);
    await desk.watched.close();
  });

  it('says in which language a phrase is, and offers the commonest commands at a selection', async () => {
    const desk = await open(documentOf(paragraph('rebus')));
    await desk.page.locator('#body [data-slate-string]').dblclick();
    const floating = desk.page.getByRole('toolbar', { name: 'Selected text' });
    await floating.getByRole('button', { name: 'Bold' }).click();
    await desk.stores('**rebus**');
    await desk.isBack();
    await desk.page.getByRole('button', { name: 'More formatting' }).click();
    await desk.page.getByRole('button', { name: 'Language' }).click();
    await until(() => floating.count(), 0);
    await panel(desk, 'Language of the phrase').getByRole('button', { name: 'Set language' }).click();
    await until(() => block(desk, 0), { type: 'paragraph', children: [{ text: 'rebus', bold: true, lang: 'la' }] });
    await desk.isBack();
    await desk.press('Control+/');
    await panel(desk, 'Keys of this editor').getByText('Find and replace').waitFor();
    await desk.press('Escape');
    await desk.isBack();
    await desk.watched.close();
  });
});
