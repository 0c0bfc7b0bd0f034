import { eventually, expectAccessible, findBrowser, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import { collectText } from '../document/collect-lines.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { buildAdmin, livePage, origin, serveAdmin } from './testing/admin-server.test-kit.ts';
import type { Assets } from './testing/admin-server.test-kit.ts';
import { documentOf, paragraph } from './testing/editor-page.test-kit.ts';

/** Documents that no editor should ever have stored, and some did. */
const badValues: Record<string, unknown> = {
  'nothing at all': null,
  'an empty list': [],
  'a string': 'Een regel\nen nog een',
  'a number': 42,
  'an object': { zoom: 3 },
  'a document without children': { kind: 'richtext', version: 1 },
  'children that are null': { kind: 'richtext', version: 1, children: null },
  'a paragraph without children': documentOf({ type: 'paragraph' }),
  'a paragraph with empty children': documentOf({ type: 'paragraph', children: [] }),
  'text at the top': documentOf({ text: 'los' }),
  'a link at the top': documentOf({ type: 'link', to: { href: '/x' }, children: [{ text: 'klik' }] }),
  'blocks and text in one line': documentOf(paragraph('a', paragraph('b'), 'c')),
  'text that is null': documentOf(paragraph({ text: null }, 'blijft')),
  'an unknown type': documentOf({ type: 'gone/map', zoom: 3, children: [{ text: 'kaart' }] }),
  'a list of Slate': [{ type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'punt' }] }] }],
  'an item outside a list': documentOf({ type: 'list-item', children: [{ text: 'punt' }] }),
  'a cell outside a table': documentOf({ type: 'table-cell', children: [{ text: 'vak' }] }),
  'an image without a file': documentOf({ type: 'image', fileID: 7, altText: 'Toren' }),
  'a list in a table in a list': documentOf({
    type: 'list',
    children: [{ type: 'list-item', children: [{ type: 'table', children: [paragraph('diep')] }] }],
  }),
  'nesting of 300': documentOf(
    Array.from({ length: 300 }).reduce<unknown>((inner) => ({ type: 'quote', children: [inner] }), { text: 'diepst' }),
  ),
};

/** Of so many values one is opened; what is made of each is tested without a browser. */
const triedEvery = process.env['TEST_THOROUGH'] ? 1 : 3;

describe('rich text in the page editor', () => {
  let browser: TestBrowser | undefined;
  let assets: Assets = { script: '', style: '' };

  before(async function () {
    if (findBrowser() === undefined) {
      console.warn('Skipped: there is no Chromium. CHROMIUM_PATH names one.');
      return this.skip();
    }
    [assets, browser] = await Promise.all([buildAdmin(), openBrowser()]);
  });
  after(() => browser?.close());

  async function open(body: unknown) {
    if (!browser) throw new Error('The browser did not start.');
    const watched: WatchedPage = await browser.newPage({ origin });
    const { page } = watched;
    const served = await serveAdmin(page, assets, body);
    await page.goto(`/cmsadmin/pages/${livePage}`);
    await page.locator('.lc-block__main').first().click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.waitFor();
    const stored = () => {
      const last = served.stored.at(-1);
      return last?.blocks['kone']?.props.body;
    };
    return { watched, page, text, stored, served };
  }

  const some = Object.entries(badValues).filter((_, index) => index % triedEvery === 0);
  for (const [name, body] of some) {
    it(`opens ${name}, says what it did, loses nothing and can be written on`, async () => {
      const { watched, page, text, stored, served } = await open(body);
      const words = toPlainText(body).split('\n').filter(Boolean);
      for (const word of words) await text.getByText(word).first().waitFor();
      // Nothing that can be read in the stored value is gone.
      for (const line of collectText(body)) expect(words.join('\n')).to.contain(line.split('\n')[0] ?? '');
      await until(() => page.getByText('No words were lost.').count(), repairRichText(body).repairs.length > 0 ? 1 : 0);
      // Looking is no change.
      await page.getByText('No changes').waitFor();
      expect(served.stored).to.eql([]);
      await text.focus();
      // The text puts the caret into a line a moment after the focus came; nobody types before they see it.
      const caretIsIn = (element: HTMLElement) =>
        element.contains(getSelection()?.anchorNode ?? null) && getSelection()?.anchorNode?.nodeName === '#text';
      await until(() => text.evaluate(caretIsIn), true);
      await page.keyboard.press('Control+End');
      // Waits: Slate hears of a selection a moment after the browser.
      await page.waitForTimeout(150);
      await page.keyboard.type('einde');
      await text.getByText('einde').waitFor();
      await page.keyboard.press('Control+s');
      await until(() => stored() !== undefined, true);
      await until(() => toPlainText(stored()).includes('einde'), true);
      expect(richTextSchema({ level: 'draft' }).safeParse(stored()).error?.issues ?? []).to.eql([]);
      for (const word of words) expect(toPlainText(stored())).to.contain(word);
      await watched.close();
    });
  }

  it('comes back to the very stored text with the page\u2019s undo, and forth again', async () => {
    const body = documentOf(paragraph('Een ', { text: 'toren', bold: true }), { type: 'gone/map', zoom: { deep: [1, null] } });
    const { watched, page, text, stored } = await open(body);
    await text.getByText('Een').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!!');
    await page.keyboard.press('Control+s');
    await until(() => toPlainText(stored()), 'Een toren!!');
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => text.innerText().then((shown) => shown.includes('!')), false);
    await page.keyboard.press('Control+s');
    await until(() => JSON.stringify(stored()), JSON.stringify(body));
    await page.getByRole('button', { name: 'Redo' }).click();
    await text.getByText('!!').waitFor();
    // One page, one history: the text has none of its own that would disagree.
    await text.focus();
    await page.keyboard.press('Control+z');
    await until(() => text.innerText().then((shown) => shown.includes('!')), false);
    await watched.close();
  });

  it('makes a link of a typed address in a step of its own, which an undo takes back', async () => {
    const { watched, page, text } = await open(documentOf(paragraph('Zie')));
    await text.getByText('Zie').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' https://example.nl ');
    // A letter that is typed before the link is there belongs to the typing before it.
    await until(() => text.locator('.rich-text-editor__link').allInnerTexts(), ['https://example.nl']);
    await page.keyboard.type('x');
    await until(() => text.innerText().then((shown) => shown.endsWith('.nl x')), true);
    await page.keyboard.press('Control+z');
    await until(() => text.innerText().then((shown) => shown.endsWith('.nl ')), true);
    await page.keyboard.press('Control+z');
    await until(() => text.locator('.rich-text-editor__link').count(), 0);
    await eventually(() => text.innerText()).to.contain('Zie https://example.nl');
    await watched.close();
  });

  it('puts a block of the page where a slash stands, cuts the text there, and one undo takes both back', async () => {
    const { watched, page, text, stored } = await open(documentOf(paragraph('Voor'), paragraph(''), paragraph('Na')));
    const names = () => page.locator('.lc-block__name').allInnerTexts();
    const options = () => page.getByRole('option').allInnerTexts();
    await text.getByText('Voor').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('/');
    await page.getByRole('listbox', { name: 'Insert' }).waitFor();
    await eventually(() => page.getByRole('option').count()).to.equal(9);
    const combobox = page.getByRole('combobox', { name: 'Text', exact: true });
    await expectAccessible(page);
    await page.keyboard.type('maps');
    await until(options, ['Text with maps\nBlock']);
    await eventually(() => combobox.evaluate((own) => own === document.activeElement), 'the text keeps the focus').to.equal(true);
    await page.keyboard.press('Escape');
    await until(() => page.getByRole('option').count(), 0);
    await until(() => text.locator('p').allInnerTexts(), ['Voor', '/maps', 'Na']);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await until(options, ['Text with maps\nBlock']);
    await page.keyboard.press('Enter');
    await until(names, ['Text with maps', 'Text with maps', 'Text with maps']);
    await page.getByText('Block 2 of 3').waitFor();
    // The caret is in the first field of the new block.
    await until(() => page.evaluate(() => document.activeElement?.id.endsWith('.body')), true);
    await page.keyboard.type('Tussen');
    await text.getByText('Tussen').waitFor();
    await page.keyboard.press('Control+s');
    await until(() => toPlainText(stored()), 'Voor');
    const read = async (row: number): Promise<string> => {
      await page.locator('.lc-block__main').nth(row).click();
      await page.getByText(`Block ${row + 1} of 3`).waitFor();
      return (await text.innerText()).trim();
    };
    expect([await read(0), await read(1), await read(2)]).to.eql(['Voor', 'Tussen', 'Na']);
    await page.locator('.lc-block__main').first().focus();
    await until(async () => {
      if ((await names()).length > 1) await page.keyboard.press('Control+z');
      return names();
    }, ['Text with maps']);
    await until(() => text.locator('p').allInnerTexts(), ['Voor', '/maps', 'Na']);

    // What was used most stands first, without a word.
    await text.getByText('Na').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await until(async () => (await options())[0], 'Text with maps\nBlock');
    await watched.close();
  });
});
