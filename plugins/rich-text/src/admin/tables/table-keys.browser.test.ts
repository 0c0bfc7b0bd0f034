import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { documentOf, paragraph } from '../kit/desk-page.test-kit.ts';
import type { Workshop } from '../kit/desk-page.test-kit.ts';
import { withWorkshop } from '../kit/with-workshop.test-kit.ts';

const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] });
const table = documentOf(paragraph('voor'), {
  type: 'table',
  children: [
    { type: 'table-row', children: [cell('a'), cell('b')] },
    { type: 'table-row', children: [cell('c'), cell('d')] },
  ],
});

describe('tables of a text in a browser', () => {
  const workshop = withWorkshop();
  const open: Workshop['open'] = (...options) => workshop().open(...options);
  it('goes through a table with Tab, out of it with Escape, and changes it from the toolbar', async () => {
    const desk = await open(table);
    await desk.page.locator('td', { hasText: 'a' }).click();
    await desk.press('Tab');
    await desk.type('B');
    await desk.press('Tab', 'Tab', 'Shift+Tab');
    await desk.type('C');
    await desk.stores('voor\n\n| a | B |\n| --- | --- |\n| C | d |');
    await desk.press('Alt+F10');
    await desk.page.getByRole('button', { name: 'Row below' }).press('Enter');
    await desk.page.getByRole('button', { name: 'Header row' }).press('Enter');
    expect(await desk.page.getByRole('button', { name: 'Header row' }).getAttribute('aria-pressed')).to.equal('true');
    await desk.page.getByRole('button', { name: 'Caption' }).press('Enter');
    await desk.page.getByRole('textbox', { name: 'Caption' }).fill('Premies');
    await desk.press('Escape');
    await desk.isBack();
    await until(() => desk.page.locator('#body caption').innerText(), 'Premies');
    await desk.stores('voor\n\nPremies\n\n| a | B |\n| --- | --- |\n| C | d |\n|  |  |');
    expect(await desk.page.locator('#body th').count()).to.equal(2);
    await desk.press('Escape', 'Tab', 'Tab', 'Tab');
    await desk.focuses('after');
    await desk.watched.close();
  });

  it('merges the cells that are selected with Shift and the arrows, and empties them with Delete', async () => {
    const desk = await open(table);
    await desk.page.locator('td', { hasText: 'c' }).click();
    await desk.press('Home', 'Shift+End', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await until(() => desk.page.locator('td[data-marked]').count(), 2);
    const merge = desk.page.getByRole('button', { name: 'Merge cells' });
    await until(() => merge.getAttribute('aria-disabled'), null);
    await desk.press('Alt+F10');
    await merge.press('Enter');
    await until(
      () =>
        desk.page
          .locator('td[colspan="2"]')
          .innerText()
          .then((text) => text.trim()),
      'c\nd',
    );
    await desk.press('Escape');
    await desk.isBack();
    await desk.press('Control+z');
    await until(() => desk.page.locator('#body td').count(), 4);
    await desk.watched.close();
  });

  it('leads out of a table at the end of a text', async () => {
    const desk = await open(table);
    await desk.page.locator('td', { hasText: 'd' }).click();
    await desk.press('ArrowDown');
    await desk.type('na');
    await desk.stores('voor\n\n| a | b |\n| --- | --- |\n| c | d |\n\nna');
    await desk.watched.close();
  });
});
