import { eventually, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { documentOf, paragraph } from './testing/editor-page.test-kit.ts';
import type { EditorPage, EditorBrowser } from './testing/editor-page.test-kit.ts';
import { withEditorBrowser } from './testing/with-editor-browser.test-kit.ts';
import { fileID } from './testing/admin-server.test-kit.ts';

describe('writing in a browser', () => {
  const editorBrowser = withEditorBrowser();
  const open: EditorBrowser['open'] = (...options) => editorBrowser().open(...options);
  const beforeInput = ({ page }: EditorPage, inputType: string) =>
    page.evaluate(
      (type) =>
        document
          .querySelector('#body')
          ?.dispatchEvent(new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true })),
      inputType,
    );

  it('undoes and redoes with the history of the page, and typing goes on after it', async () => {
    const editor = await open(documentOf(paragraph('Kop')));
    await editor.caretIn('Kop');
    await editor.type('ABC');
    await editor.reads('KopABC');
    await editor.press('Control+z', 'Control+z');
    await editor.reads('KopA');
    await editor.press('Control+y', 'Control+Shift+z');
    await editor.reads('KopABC');
    await editor.type('D');
    await editor.reads('KopABCD');
    await beforeInput(editor, 'historyUndo');
    await editor.reads('KopABC');
    await beforeInput(editor, 'historyRedo');
    await editor.reads('KopABCD');
    await editor.watched.close();
  });

  /** The words of the text, as the page has them. */
  const wordsOf = async (editor: Pick<EditorPage, 'value'>): Promise<string> =>
    Array.from(JSON.stringify((await editor.value()) ?? '').matchAll(/"text":"([^"]*)"/g), ([, words]) => words).join('');
  for (const key of ['Control+z', 'Backspace'])
    it(`gives back what was typed where a sign of Markdown was not meant, by ${key} right after`, async () => {
      for (const typed of ['1. ', '## ', '> ', '- ']) {
        const editor = await open(undefined);
        await editor.page.click('#body');
        await editor.type(`${typed}een`);
        await editor.stores(`${typed}een`);
        await editor.watched.close();

        const other = await open(undefined);
        await other.page.click('#body');
        await other.type(typed);
        await until(() => wordsOf(other), '');
        await other.press(key);
        await other.type('een');
        await until(() => wordsOf(other), `${typed}een`);
        await eventually(() => other.page.locator('#body').innerText()).to.contain(`${typed}een`);
        await other.watched.close();
      }
      const editor = await open(undefined);
      await editor.page.click('#body');
      await editor.type('**vet**');
      await editor.stores('**vet**');
      await editor.press(key);
      await eventually(() => editor.page.locator('#body').innerText()).to.contain('**vet**');
      await editor.stores('\\*\\*vet\\*\\*');
      await editor.watched.close();
    });

  it('takes a composed word as one step', async () => {
    const editor = await open(documentOf(paragraph('Kop ')));
    await editor.page.click('#body');
    await editor.press('End');
    const session = await editor.page.context().newCDPSession(editor.page);
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '日本' });
    await editor.reads('Kop 日本');
    await eventually(() => editor.changes()).to.equal(1);
    await editor.press('Control+z');
    await until(() => editor.value(), documentOf(paragraph('Kop ')));
    await editor.watched.close();
  });

  it('takes accents of dead keys, composed or sent as one character', async () => {
    const editor = await open(documentOf(paragraph('caf')));
    await editor.caretIn('caf');
    const session = await editor.page.context().newCDPSession(editor.page);
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', code: 'Quote' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Dead', code: 'Quote' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'é', code: 'KeyE', text: 'é', unmodifiedText: 'é' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'é', code: 'KeyE' });
    await editor.reads('café');
    await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: 'é' });
    await editor.reads('caféé');
    await editor.type('s');
    await editor.reads('caféés');
    await editor.press('Control+z', 'Control+z');
    await editor.reads('café');
    await editor.watched.close();
  });

  it('leaves Tab to the page, except in a list, and there too after Escape', async () => {
    const editor = await open(undefined);
    await editor.page.click('#body');
    await editor.press('Tab');
    await editor.focuses('heading-2');
    await editor.press('Tab', 'Tab', 'Tab');
    await editor.focuses('after');
    await editor.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await editor.focuses('before');
    // From the field before, the words come first.
    await editor.press('Tab');
    await editor.isBack();
    await editor.page.click('#body');
    await editor.type('- ee');
    await editor.press('Tab');
    await editor.type('n\ntwee');
    await until(
      () => editor.page.locator('[data-live-announcer]').innerText(),
      'No deeper here. Escape, then Tab leaves the text.',
    );
    await editor.press('Tab');
    await editor.stores('- een\n  - twee');
    await editor.press('Shift+Tab');
    await editor.stores('- een\n- twee');
    await editor.press('Tab', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab');
    await editor.focuses('after');
    await editor.watched.close();
  });

  it('is of 16 pixels, as tall as its words, and says in an empty one what a slash does', async () => {
    const editor = await open(undefined);
    const text = editor.page.locator('#body');
    const hint = () => text.evaluate((own) => getComputedStyle(own, '::before').content.replaceAll('"', ''));
    await eventually(hint).to.equal('Write, or type / to insert');
    await eventually(() => text.getAttribute('aria-placeholder')).to.equal('Write, or type / to insert');
    await eventually(() => text.evaluate((own) => getComputedStyle(own).fontSize)).to.equal('16px');
    await text.click();
    await editor.type('a\n'.repeat(60));
    await until(hint, 'none');
    await until(() => text.evaluate((own) => own.scrollHeight <= own.clientHeight && own.clientHeight > 1500), true);
    await editor.press('Control+a', 'Delete');
    await until(hint, 'Write, or type / to insert');
    await editor.watched.close();
  });

  it('writes a page by keyboard alone', async () => {
    const editor = await open(undefined);
    await editor.page.click('#body');
    await editor.type('## Kop\n');
    await editor.press('Control+b');
    await editor.type('vet');
    await editor.press('Control+b');
    await editor.type(' niet\n1. een\ntwee\n\n> citaat\n\nlink');
    await editor.press('Shift+Home', 'Control+k');
    const address = editor.page.getByRole('combobox', { name: 'Page, address, mail or number' });
    await until(() => address.evaluate((field) => field === document.activeElement), true);
    await editor.type('javascript:alert(1)\n');
    await editor.page.getByRole('alert').waitFor();
    await editor.press('Control+a');
    await editor.type('example.nl\n');
    await editor.isBack();
    await editor.press('End');
    await editor.type('!');
    const written = '## Kop\n\n**vet** niet\n\n1. een\n2. twee\n\n> citaat\n\n[link](https://example.nl)!';
    await editor.stores(written);
    for (let count = 0; count < 80; count += 1) await editor.press('Control+z');
    await editor.stores('');
    await eventually(() => editor.value()).to.equal(undefined);
    await editor.watched.close();
  });

  it('knows the signs of Markdown around words, and keys for every mark', async () => {
    const editor = await open(undefined);
    await editor.page.click('#body');
    await editor.type('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2*3*4 _');
    await editor.stores('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2\\*3\\*4 \\_');
    await editor.press('Enter');
    for (const [keys, text] of [
      ['Control+u', 'a'],
      ['Control+Shift+X', 'b'],
      ['Control+e', 'c'],
      ['Control+,', 'd'],
      ['Control+.', 'e'],
    ] as const) {
      await editor.press(keys);
      await editor.type(text);
      await editor.press(keys);
    }
    const leaves = async () => ((await editor.value()) as { children: { children: object[] }[] }).children[1]?.children;
    await until(leaves, [
      { text: 'a', underline: true },
      { text: 'b', strike: true },
      { text: 'c', code: true },
      { text: 'd', sub: true },
      { text: 'e', sup: true },
    ]);
    await editor.press('Shift+Home', 'Control+\\');
    await until(leaves, [{ text: 'abcde' }]);
    await editor.press('End', 'Control+Shift+Digit8');
    await editor.type('x');
    await editor.stores('een **twee drie** vier _vijf_ `zes` ~~zeven~~ 2\\*3\\*4 \\_\n\n- abcdex');
    await editor.watched.close();
  });

  it('has a toolbar of one tab stop', async () => {
    const editor = await open(documentOf(paragraph('een')), {}, 320);
    await editor.caretIn('een');
    await editor.press('Control+a', 'Alt+F10', 'ArrowRight', 'ArrowRight');
    await editor.focuses('bold');
    await editor.press('Enter');
    await editor.stores('**een**');
    await eventually(() => editor.page.getAttribute('[data-item=bold]', 'aria-pressed')).to.equal('true');
    // The last one of the row opens the second row.
    await editor.press('End', 'Enter', 'ArrowRight');
    await editor.focuses('paragraph');
    await editor.press('Escape');
    await editor.focuses('body');
    await editor.press('Alt+F10');
    await editor.focuses('paragraph');
    const stops = editor.page.getByRole('toolbar', { name: 'Formatting' }).locator('[tabindex="0"]');
    await eventually(() => stops.count()).to.equal(1);
    // Every button says its name.
    for (const button of await editor.page.locator('.rich-text-editor button').all())
      await eventually(() => button.getAttribute('aria-label')).to.match(/\w{4}/);
    await editor.watched.close();
  });

  it('repairs what it opens without changing it, and keeps what it does not know', async () => {
    const stored = [
      { text: 'los' },
      { type: 'gone/map', place: { zoom: 3 } },
      { type: 'image', fileID },
      { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] },
    ];
    const editor = await open(stored, { errors: ['Text is not valid HTML.'] });
    await eventually(() => editor.changes()).to.equal(0);
    await editor.page.getByText('No words were lost.').click();
    await editor.page.getByText('Text that stood outside a paragraph was put into one.').waitFor();
    await editor.caretIn('los');
    await editor.press('Home');
    await editor.type('x');
    await until(
      editor.value,
      documentOf(paragraph('xlos'), ...stored.slice(1, 3), { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] }),
    );
    await eventually(() => editor.changes()).to.equal(1);
    await editor.press('ArrowDown', 'Backspace');
    await until(async () => JSON.stringify(await editor.value()).includes('gone/map'), false);
    await editor.watched.close();
  });

  it('shows a newer document and does not touch it', async () => {
    const editor = await open({ kind: 'richtext', version: 3, children: [paragraph('nieuw')] });
    await editor.page.click('#body');
    await editor.type('x');
    await editor.page.getByText('It can be read here, not changed.').waitFor();
    await eventually(() => editor.page.innerText('#body')).to.contain('nieuw');
    await eventually(() => editor.changes()).to.equal(0);
    await eventually(() => editor.page.getByRole('toolbar').count()).to.equal(0);
    // It can still be searched.
    await editor.press('Control+f');
    await editor.type('nie');
    await editor.page.getByText('1 of 1').waitFor();
    await editor.watched.close();
  });

  it('keeps the text readable when the editor fails', async () => {
    const editor = await open(documentOf(paragraph('blijft')), { field: null });
    await eventually(() => editor.page.innerText('#body')).to.equal('blijft');
    await eventually(() => editor.changes()).to.equal(0);
    expect(editor.watched.problems().join()).to.contain('Cannot read properties of undefined');
    await editor.page.context().close();
  });

  it('counts words, and says when a text is too long to be saved', async () => {
    const editor = await open(documentOf(paragraph('Een toren, en nog één.')));
    await editor.page.getByText('5 words').waitFor();
    await editor.page.evaluate((value) => window.fixture.load?.(value), documentOf(paragraph('é'.repeat(100_001))));
    await editor.page.getByText('This text is larger than 200 kB and cannot be published.').waitFor();
    await editor.watched.close();
  });
});
