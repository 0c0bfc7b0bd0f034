import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { arbitraryRichText } from '../document/arbitrary-rich-text.test.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import type { EditorPage, EditorBrowser } from './testing/editor-page.test-kit.ts';
import { withEditorBrowser } from './testing/with-editor-browser.test-kit.ts';
import { example } from './testing/example.test-kit.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const lineTags = /^(p|h[234]|li|ul|ol|div|td|th|caption|figcaption)$/;

/** Elements that are drawn beside the text: messages of the editor, and characters that only a caret needs. */
const aside = new Set(['data-chrome', 'data-slate-zero-width']);

/** Links and parts end no line of Slate's. */
const isNoRun = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
  value === 'rich-text-editor__link' || (name === 'contenteditable' && value === 'false');

/** The lines of text that somebody reads in the editor, without what it says about them. */
function linesIn(html: string): string {
  const lines: string[] = [];
  let line = '';
  let isRun = false;
  const flush = () => {
    // Slate ends a run that ends with a break with another one, without which browsers show none.
    if (line !== '') lines.push(isRun ? line.replace(/\n$/, '') : line);
    line = '';
  };
  const visit = (nodes: readonly Node[], isPlain: boolean) => {
    for (const node of nodes) {
      if ('value' in node) {
        line += node.value;
        isRun = isPlain;
      }
      if (!('tagName' in node) || node.attrs.some(({ name }) => aside.has(name))) continue;
      const isLine = lineTags.test(node.tagName);
      if (isLine) flush();
      // An empty run ends with a break that only the browser needs.
      if (node.tagName !== 'br') visit(node.childNodes, isPlain && !node.attrs.some(isNoRun));
      if (isLine) flush();
    }
  };
  visit(parseFragment(html).childNodes, true);
  flush();
  return lines.join('\n');
}

/** The keys and clicks that open each popup and panel of the editor. */
const openings: Record<string, (editor: EditorPage) => Promise<unknown>> = {
  'the text alone': (editor) => editor.caretIn('Slot'),
  'the second row and that of a table': async (editor) => {
    await editor.page.locator('#body td').first().click();
    await editor.page.getByRole('button', { name: 'More formatting' }).click();
    await editor.page.getByRole('group', { name: 'Table' }).waitFor();
  },
  'the menu of things to insert': async (editor) => {
    await editor.page.getByRole('button', { name: 'Insert', exact: true }).click();
    await editor.page.getByRole('menu').waitFor();
  },
  'the slash menu': async (editor) => {
    await editor.caretIn('Slot');
    await editor.press('Enter');
    await editor.type('/');
    await editor.page.getByRole('listbox').waitFor();
  },
  'the toolbar at a selection': async (editor) => {
    await editor.caretIn('Slot');
    await editor.press('Shift+Home');
    await editor.page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
  },
  'the link panel': async (editor) => {
    await editor.page.locator('.rich-text-editor__link').first().click();
    await editor.press('Control+k');
    await editor.page.getByText('Change link').first().waitFor();
  },
  'the language panel': async (editor) => {
    await editor.page.getByRole('button', { name: 'More formatting' }).click();
    await editor.page.getByRole('button', { name: 'Language' }).click();
    await editor.page.getByRole('button', { name: 'Set language' }).waitFor();
  },
  'the find panel': async (editor) => {
    await editor.page.getByRole('button', { name: 'Find and replace' }).click();
    await editor.type('en');
    await editor.page.getByText(/1 of/).waitFor();
  },
  'the list of keys': async (editor) => {
    await editor.page.getByRole('button', { name: 'Keys of this editor' }).click();
    await editor.page.getByText('Marks and links').waitFor();
  },
  'the caption of a table': async (editor) => {
    await editor.page.locator('#body td').first().click();
    await editor.page.getByRole('button', { name: 'Caption' }).click();
    await editor.page.getByRole('textbox', { name: 'Caption' }).waitFor();
  },
  'the form of an image': (editor) => editor.page.getByRole('button', { name: 'Edit Image: De toren van Batenburg' }).click(),
  'the form of a button': (editor) => editor.page.getByRole('button', { name: 'Edit Button: Vraag aan' }).click(),
  'the form of a video': (editor) => editor.page.getByRole('button', { name: 'Edit Video: Zo herstellen we' }).click(),
  'the form of a plugin\u2019s node': (editor) => editor.page.getByRole('button', { name: 'Edit Map: Zuid' }).click(),
};

describe('how the editor looks', function () {
  this.timeout(240_000);
  const editorBrowser = withEditorBrowser();
  const open: EditorBrowser['open'] = (...options) => editorBrowser().open(...options);

  for (const [index, [name, act]] of Object.entries(openings).entries()) {
    // One look each, in turn: every opening takes its colours and its widths from the same names.
    const looks = process.env['TEST_THOROUGH']
      ? adminLooks
      : adminLooks.filter((_, place) => place === index % adminLooks.length);
    it(`keeps nobody out of ${name}: ${looks.map((look) => look.name).join(' and ')}`, async () => {
      const editor = await open(example);
      await act(editor);
      expect(await violationsInLooks(editor.page, looks, { within: '.rich-text-editor' })).to.eql([]);
      await editor.watched.close();
    });
  }

  it('keeps nobody out of a text that was repaired, refused or may not be changed', async () => {
    for (const [value, more] of [
      [[{ text: 'los' }], { errors: ['Text is required.'] }],
      [example, { isReadOnly: true }],
      [{ kind: 'richtext', version: 9, children: [{ text: 'x' }] }, {}],
    ] as const) {
      const editor = await open(value, more);
      expect(await violationsInLooks(editor.page, adminLooks, { within: '.rich-text-editor' })).to.eql([]);
      await editor.watched.close();
    }
  });

  it('shows the words that visitors read, of generated documents, and changes none of them', async () => {
    // Without plugins' nodes, whose views only they know.
    const editor = await open(undefined, { field: { settings: {} } });
    const documents = fc.sample(arbitraryRichText, { numRuns: seedCount(200), seed: 42 });
    for (const [index, doc] of documents.entries()) {
      await editor.page.evaluate((value) => window.fixture.load?.(value), doc);
      const shown = () => editor.page.evaluate(() => document.querySelector('#body')?.innerHTML ?? '').then(linesIn);
      // What the server shows says exactly this, which its own test holds for generated documents too.
      await until(shown, toPlainText(doc), `document ${index}`);
    }
    await eventually(() => editor.changes()).to.equal(0);
    await editor.watched.close();
  });
});
