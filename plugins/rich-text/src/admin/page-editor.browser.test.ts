import { findBrowser, openBrowser, until } from '@lectern/testing/browser';
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

  for (const [name, body] of Object.entries(badValues)) {
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
      await until(() => page.evaluate(() => getSelection()?.anchorNode?.nodeName), '#text');
      await page.keyboard.press('Control+End');
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
    expect(await text.innerText()).to.contain('Zie https://example.nl');
    await watched.close();
  });
});
