import { eventually, until } from '@lectern/testing/browser';
import { documentOf, paragraph } from '../testing/editor-page.test-kit.ts';
import type { EditorBrowser } from '../testing/editor-page.test-kit.ts';
import { withEditorBrowser } from '../testing/with-editor-browser.test-kit.ts';

const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] });
const table = documentOf(paragraph('voor'), {
  type: 'table',
  children: [
    { type: 'table-row', children: [cell('a'), cell('b')] },
    { type: 'table-row', children: [cell('c'), cell('d')] },
  ],
});

describe('tables of a text in a browser', () => {
  const editorBrowser = withEditorBrowser();
  const open: EditorBrowser['open'] = (...options) => editorBrowser().open(...options);
  it('goes through a table with Tab, out of it with Escape, and changes it from the toolbar', async () => {
    const editor = await open(table);
    await editor.page.locator('td', { hasText: 'a' }).click();
    await editor.press('Tab');
    await editor.type('B');
    await editor.press('Tab', 'Tab', 'Shift+Tab');
    await editor.type('C');
    await editor.stores('voor\n\n| a | B |\n| --- | --- |\n| C | d |');
    await editor.press('Alt+F10');
    await editor.page.getByRole('button', { name: 'Row below' }).press('Enter');
    await editor.page.getByRole('button', { name: 'Header row' }).press('Enter');
    await eventually(() => editor.page.getByRole('button', { name: 'Header row' }).getAttribute('aria-pressed')).to.equal('true');
    await editor.page.getByRole('button', { name: 'Caption' }).press('Enter');
    await editor.page.getByRole('textbox', { name: 'Caption' }).fill('Premies');
    await editor.press('Escape');
    await editor.isBack();
    await until(() => editor.page.locator('#body caption').innerText(), 'Premies');
    await editor.stores('voor\n\nPremies\n\n| a | B |\n| --- | --- |\n| C | d |\n|  |  |');
    await eventually(() => editor.page.locator('#body th').count()).to.equal(2);
    await editor.press('Escape', 'Tab', 'Tab', 'Tab', 'Tab');
    await editor.focuses('after');
    await editor.watched.close();
  });

  it('merges the cells that are selected with Shift and the arrows, and empties them with Delete', async () => {
    const editor = await open(table);
    await editor.caretIn('c');
    await editor.press('Shift+Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await until(() => editor.page.locator('td[data-marked]').count(), 2);
    const merge = editor.page.getByRole('button', { name: 'Merge cells' });
    await until(() => merge.getAttribute('aria-disabled'), null);
    await editor.press('Alt+F10');
    await merge.press('Enter');
    await until(
      () =>
        editor.page
          .locator('td[colspan="2"]')
          .innerText()
          .then((text) => text.trim()),
      'c\nd',
    );
    await editor.press('Escape');
    await editor.isBack();
    await editor.press('Control+z');
    await until(() => editor.page.locator('#body td').count(), 4);
    await editor.watched.close();
  });

  it('begins a row after the last cell with Tab, and keeps the words in the text', async () => {
    const editor = await open(table);
    await editor.page.locator('td', { hasText: 'd' }).click();
    await editor.press('Tab');
    await editor.type('e');
    await editor.press('Tab');
    await editor.type('f');
    await editor.stores('voor\n\n| a | b |\n| --- | --- |\n| c | d |\n| e | f |');
    await editor.watched.close();
  });

  it('leads out of a table at the end of a text', async () => {
    const editor = await open(table);
    await editor.page.locator('td', { hasText: 'd' }).click();
    await editor.press('ArrowDown');
    await editor.type('na');
    await editor.stores('voor\n\n| a | b |\n| --- | --- |\n| c | d |\n\nna');
    await editor.watched.close();
  });
});
