import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { documentOf, paragraph } from './kit/desk-page.test-kit.ts';
import type { Desk, Workshop } from './kit/desk-page.test-kit.ts';
import { withWorkshop } from './kit/with-workshop.test-kit.ts';
import { fileID } from './kit/admin-server.test-kit.ts';

describe('writing in a browser', () => {
  const workshop = withWorkshop();
  const open: Workshop['open'] = (...options) => workshop().open(...options);
  const beforeInput = ({ page }: Desk, inputType: string) =>
    page.evaluate(
      (type) =>
        document
          .querySelector('#body')
          ?.dispatchEvent(new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true })),
      inputType,
    );

  it('undoes and redoes with the history of the page, and typing goes on after it', async () => {
    const desk = await open(documentOf(paragraph('Kop')));
    await desk.caretIn('Kop');
    await desk.type('ABC');
    await desk.reads('KopABC');
    await desk.press('Control+z', 'Control+z');
    await desk.reads('KopA');
    await desk.press('Control+y', 'Control+Shift+z');
    await desk.reads('KopABC');
    await desk.type('D');
    await desk.reads('KopABCD');
    await beforeInput(desk, 'historyUndo');
    await desk.reads('KopABC');
    await beforeInput(desk, 'historyRedo');
    await desk.reads('KopABCD');
    await desk.watched.close();
  });

  it('takes a composed word as one step', async () => {
    const desk = await open(documentOf(paragraph('Kop ')));
    await desk.page.click('#body');
    await desk.press('End');
    const session = await desk.page.context().newCDPSession(desk.page);
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '日本' });
    await desk.reads('Kop 日本');
    expect(await desk.changes()).to.equal(1);
    await desk.press('Control+z');
    await until(() => desk.value(), documentOf(paragraph('Kop ')));
    await desk.watched.close();
  });

  it('takes accents of dead keys, composed or sent as one character', async () => {
    const desk = await open(documentOf(paragraph('caf')));
    await desk.caretIn('caf');
    const session = await desk.page.context().newCDPSession(desk.page);
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', code: 'Quote' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Dead', code: 'Quote' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'é', code: 'KeyE', text: 'é', unmodifiedText: 'é' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'é', code: 'KeyE' });
    await desk.reads('café');
    await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: 'é' });
    await desk.reads('caféé');
    await desk.type('s');
    await desk.reads('caféés');
    await desk.press('Control+z', 'Control+z');
    await desk.reads('café');
    await desk.watched.close();
  });

  it('leaves Tab to the page, except in a list, and there too after Escape', async () => {
    const desk = await open(undefined);
    await desk.page.click('#body');
    await desk.press('Tab', 'Tab', 'Tab');
    await desk.focuses('after');
    await desk.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await desk.focuses('heading-2');
    await desk.press('Shift+Tab');
    await desk.focuses('before');
    await desk.page.click('#body');
    await desk.type('- een\ntwee');
    await desk.press('Tab');
    await desk.stores('- een\n  - twee');
    await desk.press('Shift+Tab');
    await desk.stores('- een\n- twee');
    await desk.press('Tab', 'Escape', 'Tab', 'Tab', 'Tab');
    await desk.focuses('after');
    await desk.watched.close();
  });

  it('writes a page by keyboard alone', async () => {
    const desk = await open(undefined);
    await desk.page.click('#body');
    await desk.type('## Kop\n');
    await desk.press('Control+b');
    await desk.type('vet');
    await desk.press('Control+b');
    await desk.type(' niet\n1. een\ntwee\n\n> citaat\n\nlink');
    await desk.press('Shift+Home', 'Control+k');
    const address = desk.page.getByRole('textbox', { name: 'Address' });
    await until(() => address.evaluate((field) => field === document.activeElement), true);
    await desk.type('javascript:alert(1)\n');
    await desk.page.getByRole('alert').waitFor();
    await desk.press('Control+a');
    await desk.type('example.nl\n');
    await desk.isBack();
    await desk.press('End');
    await desk.type('!');
    const written = '## Kop\n\n**vet** niet\n\n1. een\n2. twee\n\n> citaat\n\n[link](https://example.nl)!';
    await desk.stores(written);
    for (let count = 0; count < 80; count += 1) await desk.press('Control+z');
    await desk.stores('');
    expect(await desk.value()).to.equal(undefined);
    await desk.watched.close();
  });

  it('knows the signs of Markdown around words, and keys for every mark', async () => {
    const desk = await open(undefined);
    await desk.page.click('#body');
    await desk.type('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2*3*4 _');
    await desk.stores('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2\\*3\\*4 \\_');
    await desk.press('Enter');
    for (const [keys, text] of [
      ['Control+u', 'a'],
      ['Control+Shift+X', 'b'],
      ['Control+e', 'c'],
      ['Control+,', 'd'],
      ['Control+.', 'e'],
    ] as const) {
      await desk.press(keys);
      await desk.type(text);
      await desk.press(keys);
    }
    const leaves = async () => ((await desk.value()) as { children: { children: object[] }[] }).children[1]?.children;
    await until(leaves, [
      { text: 'a', underline: true },
      { text: 'b', strike: true },
      { text: 'c', code: true },
      { text: 'd', sub: true },
      { text: 'e', sup: true },
    ]);
    await desk.press('Shift+Home', 'Control+\\');
    await until(leaves, [{ text: 'abcde' }]);
    await desk.press('End', 'Control+Shift+Digit8');
    await desk.type('x');
    await desk.stores('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2\\*3\\*4 \\_\n\n- abcdex');
    await desk.watched.close();
  });

  it('has a toolbar of one tab stop', async () => {
    const desk = await open(documentOf(paragraph('een')), {}, 320);
    await desk.caretIn('een');
    await desk.press('Control+a', 'Alt+F10', 'ArrowRight', 'ArrowRight');
    await desk.focuses('bold');
    await desk.press('Enter');
    await desk.stores('**een**');
    expect(await desk.page.getAttribute('[data-item=bold]', 'aria-pressed')).to.equal('true');
    // The last one of the row opens the second row.
    await desk.press('End', 'Enter', 'ArrowRight');
    await desk.focuses('paragraph');
    await desk.press('Escape');
    await desk.focuses('body');
    await desk.press('Alt+F10');
    await desk.focuses('paragraph');
    const stops = desk.page.getByRole('toolbar', { name: 'Formatting' }).locator('[tabindex="0"]');
    expect(await stops.count()).to.equal(1);
    // Every button says its name.
    for (const button of await desk.page.locator('.rich-text-editor button').all())
      expect(await button.getAttribute('aria-label')).to.match(/\w{4}/);
    await desk.watched.close();
  });

  it('repairs what it opens without changing it, and keeps what it does not know', async () => {
    const stored = [
      { text: 'los' },
      { type: 'gone/map', place: { zoom: 3 } },
      { type: 'image', fileID },
      { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] },
    ];
    const desk = await open(stored, { errors: ['Text is not valid HTML.'] });
    expect(await desk.changes()).to.equal(0);
    await desk.page.getByText('No words were lost.').click();
    await desk.page.getByText('Text that stood outside a paragraph was put into one.').waitFor();
    await desk.caretIn('los');
    await desk.press('Home');
    await desk.type('x');
    await until(
      desk.value,
      documentOf(paragraph('xlos'), ...stored.slice(1, 3), { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] }),
    );
    expect(await desk.changes()).to.equal(1);
    await desk.press('ArrowDown', 'Backspace');
    await until(async () => JSON.stringify(await desk.value()).includes('gone/map'), false);
    await desk.watched.close();
  });

  it('shows a newer document and does not touch it', async () => {
    const desk = await open({ kind: 'richtext', version: 3, children: [paragraph('nieuw')] });
    await desk.page.click('#body');
    await desk.type('x');
    await desk.page.getByText('It can be read here, not changed.').waitFor();
    expect(await desk.page.innerText('#body')).to.contain('nieuw');
    expect(await desk.changes()).to.equal(0);
    expect(await desk.page.getByRole('toolbar').count()).to.equal(0);
    // It can still be searched.
    await desk.press('Control+f');
    await desk.type('nie');
    await desk.page.getByText('1 of 1').waitFor();
    await desk.watched.close();
  });

  it('keeps the text readable when the editor fails', async () => {
    const desk = await open(documentOf(paragraph('blijft')), { field: null });
    expect(await desk.page.innerText('#body')).to.equal('blijft');
    expect(await desk.changes()).to.equal(0);
    expect(desk.watched.problems().join()).to.contain('Cannot read properties of undefined');
    await desk.page.context().close();
  });

  it('counts words, and says when a text is too long to be saved', async () => {
    const desk = await open(documentOf(paragraph('Een toren, en nog één.')));
    await desk.page.getByText('5 words').waitFor();
    await desk.page.evaluate((value) => window.desk.load?.(value), documentOf(paragraph('é'.repeat(100_001))));
    await desk.page.getByText('This text is larger than 200 kB and cannot be saved.').waitFor();
    await desk.watched.close();
  });
});
