import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { arbitraryRichText } from '../document/arbitrary-rich-text.test.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { barriersInLooks } from './kit/barriers.test-kit.ts';
import type { Desk, Workshop } from './kit/desk-page.test-kit.ts';
import { withWorkshop } from './kit/with-workshop.test-kit.ts';
import { example } from './kit/example.test-kit.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const lineTags = /^(p|h[234]|li|ul|ol|div|td|th|caption|figcaption)$/;

/** What is drawn beside the text: what the editor says of it, and characters that only a caret needs. */
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

/** What opens each popup and panel of the editor. */
const openings: Record<string, (desk: Desk) => Promise<unknown>> = {
  'the text alone': (desk) => desk.caretIn('Slot'),
  'the second row and that of a table': async (desk) => {
    await desk.page.locator('#body td').first().click();
    await desk.page.getByRole('button', { name: 'More formatting' }).click();
    await desk.page.getByRole('group', { name: 'Table' }).waitFor();
  },
  'the menu of things to insert': async (desk) => {
    await desk.page.getByRole('button', { name: 'Insert', exact: true }).click();
    await desk.page.getByRole('menu').waitFor();
  },
  'the slash menu': async (desk) => {
    await desk.caretIn('Slot');
    await desk.press('Enter');
    await desk.type('/');
    await desk.page.getByRole('listbox').waitFor();
  },
  'the toolbar at a selection': async (desk) => {
    await desk.caretIn('Slot');
    await desk.press('Shift+Home');
    await desk.page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
  },
  'the link panel': async (desk) => {
    await desk.page.locator('.rich-text-editor__link').first().click();
    await desk.press('Control+k');
    await desk.page.getByText('Change link').first().waitFor();
  },
  'the language panel': async (desk) => {
    await desk.page.getByRole('button', { name: 'More formatting' }).click();
    await desk.page.getByRole('button', { name: 'Language' }).click();
    await desk.page.getByRole('button', { name: 'Set language' }).waitFor();
  },
  'the find panel': async (desk) => {
    await desk.page.getByRole('button', { name: 'Find and replace' }).click();
    await desk.type('en');
    await desk.page.getByText(/1 of/).waitFor();
  },
  'the list of keys': async (desk) => {
    await desk.page.getByRole('button', { name: 'Keys of this editor' }).click();
    await desk.page.getByText('Marks and links').waitFor();
  },
  'the caption of a table': async (desk) => {
    await desk.page.locator('#body td').first().click();
    await desk.page.getByRole('button', { name: 'Caption' }).click();
    await desk.page.getByRole('textbox', { name: 'Caption' }).waitFor();
  },
  'the form of an image': (desk) => desk.page.getByRole('button', { name: 'Edit Image: De toren van Batenburg' }).click(),
  'the form of a button': (desk) => desk.page.getByRole('button', { name: 'Edit Button: Vraag aan' }).click(),
  'the form of a video': (desk) => desk.page.getByRole('button', { name: 'Edit Video: Zo herstellen we' }).click(),
  'the form of a plugin\u2019s node': (desk) => desk.page.getByRole('button', { name: 'Edit Map: Zuid' }).click(),
};

describe('how the editor looks', function () {
  this.timeout(240_000);
  const workshop = withWorkshop();
  const open: Workshop['open'] = (...options) => workshop().open(...options);

  for (const [name, act] of Object.entries(openings)) {
    it(`keeps nobody out of ${name}: light, dark, forced colours, wide and narrow`, async () => {
      const desk = await open(example);
      await act(desk);
      expect(await barriersInLooks(desk.page)).to.eql([]);
      await desk.watched.close();
    });
  }

  it('keeps nobody out of a text that was repaired, refused or may not be changed', async () => {
    for (const [value, more] of [
      [[{ text: 'los' }], { errors: ['Text is required.'] }],
      [example, { isReadOnly: true }],
      [{ kind: 'richtext', version: 9, children: [{ text: 'x' }] }, {}],
    ] as const) {
      const desk = await open(value, more);
      expect(await barriersInLooks(desk.page)).to.eql([]);
      await desk.watched.close();
    }
  });

  it('shows the words that visitors read, of 200 generated documents, and changes none of them', async () => {
    // Without plugins' nodes, whose views only they know.
    const desk = await open(undefined, { field: { settings: {} } });
    const documents = fc.sample(arbitraryRichText, { numRuns: 200, seed: 42 });
    for (const [index, doc] of documents.entries()) {
      await desk.page.evaluate((value) => window.desk.load?.(value), doc);
      const shown = () => desk.page.evaluate(() => document.querySelector('#body')?.innerHTML ?? '').then(linesIn);
      // What the server shows says exactly this, which its own test holds for generated documents too.
      await until(shown, toPlainText(doc), `document ${index}`);
    }
    expect(await desk.changes()).to.equal(0);
    await desk.watched.close();
  });
});
