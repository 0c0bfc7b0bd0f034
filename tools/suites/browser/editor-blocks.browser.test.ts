import { eventually, until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { expectFocus } from './test-kit/focus.ts';
import { editorTests, editCalls } from './test-kit/editor-tests.ts';

describe('the page editor loses no block', () => {
  const { stage, keeps, open, make } = editorTests();

  keeps('when blocks that were never saved change places', async () => {
    const pageID = await make('Volgorde');
    const { page, editor } = await open(pageID, [/\/edit/]);
    await page.route(editCalls, (route) => route.abort('failed'));
    for (const name of ['Een', 'Twee', 'Drie']) {
      await editor.add('Text');
      await editor.field('Title').fill(name);
      await editor.field('Text').click();
      await page.keyboard.type(`tekst van ${name}`);
    }
    const summaries = () => editor.rows.locator('.lc-block__summary').allInnerTexts();
    await until(summaries, ['Een', 'Twee', 'Drie']);
    const lift = async (index: number, steps: number): Promise<void> => {
      await editor.rows.nth(index).locator('.lc-block__main').focus();
      for (let step = 0; step < steps; step += 1) {
        const before = await summaries();
        await page.keyboard.press('Alt+ArrowUp');
        await untilFine(summaries, (after) => after.join() !== before.join(), 'the order after Alt+Up');
      }
    };
    await lift(1, 1);
    await lift(2, 2);
    await until(summaries, ['Drie', 'Twee', 'Een']);
    const contents = async (): Promise<string[]> => {
      const found: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        await editor.rows.nth(index).locator('.lc-block__main').click();
        await page.getByText(`Block ${index + 1} of 3`).waitFor();
        found.push(`${await editor.field('Title').inputValue()}: ${await editor.field('Text').innerText()}`);
      }
      return found;
    };
    const wanted = ['Drie: tekst van Drie', 'Twee: tekst van Twee', 'Een: tekst van Een'];
    await until(contents, wanted);
    await page.unroute(editCalls);
    await editor.save();
    await page.reload();
    await editor.rows.nth(2).waitFor();
    await until(contents, wanted);
  });

  keeps('when a block is deleted: Undo brings it back as it was', async () => {
    const { page, editor } = await open(await make('Weg ermee', textBlock('Een'), textBlock('Twee'), textBlock('Drie')));
    const summaries = () => editor.rows.locator('.lc-block__summary').allInnerTexts();
    await editor.rows.nth(1).locator('.lc-block__main').click();
    await page.keyboard.press('Delete');
    await until(summaries, ['Een', 'Drie']);
    await eventually(async () => (await expectFocus(page, 'Delete')).name).to.match(/^block-row-/);
    const notice = page.getByRole('region', { name: 'Notifications' });
    await notice.getByText('Block “Text” deleted').waitFor();
    await notice.getByRole('button', { name: 'Undo' }).click();
    await until(summaries, ['Een', 'Twee', 'Drie']);
    await expectFocus(page, 'Undo in the notice');
    await editor.rows.nth(1).locator('.lc-block__main').click();
    await until(() => editor.field('Text').innerText(), 'Over Twee');
  });

  keeps('when it is copied to a page in another language, nor words that another program copied', async () => {
    const inside = { ...textBlock('Binnenin'), version: 1 };
    const content = {
      b1bron: {
        type: 'basic/columns',
        version: 1,
        props: { title: 'Kolommen', layout: 'halves' },
        slots: { first: ['b2bron'], second: [] },
      },
      b2bron: inside,
    };
    const source = { title: 'Bron', slug: '/bron', type: 'page-types/page', locale: 'nl-NL', content };
    const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', source);
    const from = await open(pageID);
    await from.page.locator('#block-row-b1bron').click();
    await from.page.locator('#block-row-b1bron').focus();
    await from.page.keyboard.press('Control+c');
    await from.page.getByText('1 block copied').waitFor();

    const target = { boven: { version: 1, ...textBlock('Boven') }, onder: { version: 1, ...textBlock('Onder') } };
    const { pageID: targetID } = await stage.api.post<{ pageID: string }>('/page/create', {
      ...source,
      slug: '/ziel',
      locale: 'de-DE',
      content: target,
    });
    const { page, editor } = await open(targetID);
    await editor.rows.first().locator('.lc-block__main').click();
    await page.keyboard.press('Control+v');
    await until(editor.order, ['Text', 'Columns', 'Text', 'Text']);
    await editor.rows.last().locator('.lc-block__main').click();
    await editor.field('Text').click();
    for (const words of ['Control+a', 'Control+a', 'Control+c']) await page.keyboard.press(words);
    await page.getByText('3 blocks copied').waitFor();
    await page.keyboard.press('Escape');
    await editor.rows.nth(1).locator('.lc-block__main').first().click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<h1>Van elders</h1><p>Een <b>woord</b></p><script>alert(1)</script>');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await until(editor.order, ['Text', 'Columns', 'Text', 'Rich text', 'Text']);
    await editor.save();
    const { blocks, blockOrder } = await storedVersion(stage.api, targetID);
    const [, columns, text] = blockOrder.map((key) => blocks[key]);
    const [first = ''] = columns?.slots?.['first'] ?? [];
    expect(columns?.props).to.include(content.b1bron.props);
    expect(blocks[first]?.props).to.deep.include(inside.props);
    expect(Object.keys(blocks)).to.not.include.members(['b1bron', 'b2bron']);
    expect(JSON.stringify(text?.props)).to.include('Van elders').and.not.include('alert');
  });

  keeps('nor a byte when all that was done to the page is undone, and nothing of it when it is redone', async () => {
    const pageID = await make('Terug en heen', textBlock('Een'), textBlock('Twee'), { type: 'basic/callout', props: {} });
    const { page, editor } = await open(pageID);
    const stored = async (): Promise<string> => {
      const { title, blocks, blockOrder, seoSettings } = await storedVersion(stage.api, pageID);
      return JSON.stringify({ title, blocks, blockOrder, seoSettings });
    };
    const before = await stored();
    const done = page.getByRole('button', { name: 'Undo', disabled: true });
    await editor.rows.first().locator('.lc-block__main').click();
    await editor.field('Title').fill('Anders');
    await editor.field('Text').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' en **verder**');
    await page.keyboard.press('Escape');
    for (const key of ['Alt+ArrowDown', 'Control+Shift+d', 'Delete']) {
      await page.locator('.lc-block__main:focus').waitFor();
      await page.keyboard.press(key);
    }
    await editor.rows.last().locator('.lc-block__main').click();
    await page.keyboard.press('Delete');
    await until(() => editor.rows.count(), 2);
    await editor.add('Cards');
    await page.getByRole('tab', { name: 'Page Settings' }).press('Enter');
    await page
      .getByRole('tabpanel')
      .getByRole('textbox', { name: /^Title/ })
      .fill('Nieuwe titel');
    await page.getByRole('tab', { name: 'SEO Settings' }).press('Enter');
    await editor.field('SEO keywords').fill('kerk, klok');
    await editor.field('SEO title').fill('Voor zoekers');
    await editor.save();
    const after = await stored();
    expect(after).to.not.equal(before);

    await page.getByRole('tab', { name: 'SEO Settings' }).focus();
    await untilFine(
      async () => {
        if ((await done.count()) === 0) await page.keyboard.press('Control+z');
        return done.count();
      },
      (count) => count === 1,
      'everything undone',
    );
    // The last that was undone was in the first block: there somebody is now.
    await page.getByText('Block 1 of 3').waitFor();
    await editor.save();
    await until(stored, before);
    await untilFine(
      async () => {
        const redone = page.getByRole('button', { name: 'Redo', disabled: true });
        if ((await redone.count()) === 0) await page.keyboard.press('Control+y');
        return redone.count();
      },
      (count) => count === 1,
      'everything redone',
    );
    await until(() => editor.field('SEO title').inputValue(), 'Voor zoekers');
    await editor.save();
    await until(stored, after);
  });

  keeps('nor the place of somebody who works by keyboard', async () => {
    const { page, editor } = await open(await make('Plaats', textBlock('Een'), textBlock('Twee')));
    const press = async (key: string, after: string, goesTo = /./): Promise<void> => {
      await page.keyboard.press(key);
      // The form of a block comes with its chunk, so the focus may arrive a moment after the key.
      const name = async (): Promise<string> => (await expectFocus(page, after)).name;
      await untilFine(name, (focused) => goesTo.test(focused), `the focus after ${after}`);
    };
    const row = /^block-row-/;
    await editor.rows.nth(0).locator('.lc-block__main').focus();
    await press('ArrowDown', 'going down', row);
    await press('Enter', 'going into the form', /\.title$/);
    await press('Escape', 'going back', row);
    await press('Control+Shift+d', 'copying');
    await until(() => editor.rows.count(), 3);
    await press('Control+Enter', 'opening the list of types', /^Search blocks$/);
    await press('Escape', 'closing the list of types', row);
    for (const left of [2, 1]) {
      await press('Delete', 'deleting', row);
      await until(() => editor.rows.count(), left);
    }
    await page.keyboard.press('Delete');
    await until(() => editor.rows.count(), 0);
    await until(async () => (await expectFocus(page, 'deleting the last block')).name, 'block-add');
    await page.keyboard.press('Control+z');
    await until(() => editor.rows.count(), 1);
    await expectFocus(page, 'undo');
    for (const tab of ['Page Settings', 'SEO Settings', 'Overview']) {
      await page.getByRole('tab', { name: tab }).focus();
      await press('Enter', `opening ${tab}`);
    }
    await page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).focus();
    await press('Enter', 'opening the menu');
    await press('Escape', 'closing the menu');
    await press('Control+s', 'saving');
  });

  keeps('nor a word when one is put into a text, becomes one of another type, and goes to another page', async () => {
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
    const body = { kind: 'richtext', version: 1, children: [paragraph('Voor'), paragraph('Na')] };
    const { type, props } = textBlock('Kop');
    const elsewhere = await make('Elders', textBlock('Daar'));
    const pageID = await make('Hier', { type, props: { ...props, body, tone: 'accent' } });
    const { page, editor } = await open(pageID);
    const menu = async (item: string) => {
      await page.locator('.lc-block--selected').getByRole('button', { name: 'More actions' }).press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
    };
    await editor.select('Text');
    await editor.field('Text').getByText('Voor').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/callout');
    await page.getByRole('option', { name: /^Callout/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await until(editor.order, ['Text', 'Callout', 'Text']);
    await until(async () => (await expectFocus(page, 'adding a block from a text')).name.endsWith('.title'), true);
    await page.keyboard.type('Let op');
    await until(() => editor.field('Title').inputValue(), 'Let op');
    await editor.save();
    const { blocks, blockOrder } = await storedVersion(stage.api, pageID);
    const wordsOf = (key: string) =>
      JSON.stringify(blocks[key]?.props)
        .match(/Kop|Voor|Na|Let op|accent/g)
        ?.sort();
    expect(blockOrder.map(wordsOf)).to.deep.equal([['Kop', 'Voor', 'accent'], ['Let op'], ['Na', 'accent']]);

    await menu('Replace…');
    await page.getByRole('combobox', { name: 'Search blocks' }).waitFor();
    await page.keyboard.type('text with image');
    await page.keyboard.press('Enter');
    // Nothing of it would be lost, so that nothing is asked.
    await until(editor.order, ['Text', 'Text with image', 'Text']);
    await eventually(() => editor.field('Title').inputValue()).to.equal('Let op');
    await menu('Move to…');
    await page.getByRole('button', { name: 'Another page…' }).press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('Elders');
    await until(() => page.getByRole('option').locator('.lc-result__title').allInnerTexts(), ['Elders']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Move Text with image to “Elders”' }).waitFor();
    await page.getByRole('option', { name: 'At the end of the page', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await until(editor.order, ['Text', 'Text']);
    await editor.save();
    const there = await storedVersion(stage.api, elsewhere);
    const moved = there.blocks[there.blockOrder.at(-1) ?? ''];
    expect([there.blockOrder.length, moved?.type, moved?.props['title']]).to.deep.equal([2, 'basic/text-image', 'Let op']);
    expect((await storedVersion(stage.api, pageID)).blockOrder).to.have.length(2);
  });

  keeps('in sight: twelve of them, nested in each other, fit their column at every width', async () => {
    const columns = (title: string, slots: Record<string, string[]>) => ({
      type: 'basic/columns',
      version: 1,
      props: { title, layout: slots['third'] ? 'thirds' : 'halves' },
      slots,
    });
    const text = (title: string) => ({ version: 1, ...textBlock(title) });
    const content = {
      b0proef: text('Een titel die langer is dan iedere kolom van een overzicht ooit zal zijn'),
      b1proef: columns('Twee kanten van dezelfde muur', {
        first: ['b2proef'],
        second: ['b3proef', 'b6proef'],
        third: ['b7proef'],
      }),
      b2proef: text('Wat u zelf doet'),
      b3proef: columns('Dieper', { first: ['b4proef'], second: ['b5proef'] }),
      ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11].map((number) => [`b${number}proef`, text(`Nummer ${number} van twaalf`)])),
    };
    const page = { title: 'Twaalf', slug: '/twaalf', type: 'page-types/page', locale: 'nl-NL', content };
    const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', page);
    const workspace = await open(pageID);
    await until(() => workspace.editor.rows.count(), 12);
    for (const width of [320, 768, 1024, 1440]) {
      await workspace.page.setViewportSize({ width, height: 900 });
      const outline = workspace.page.getByRole('radio', { name: 'Outline' });
      if (width < 704) await outline.check({ force: true });
      await workspace.page.getByRole('button', { name: 'Text Nummer 5 van twaalf' }).waitFor();
      const outside = () =>
        workspace.page.locator('.lc-outline').evaluate((column) => {
          const { left, right } = column.getBoundingClientRect();
          return [...column.querySelectorAll('.lc-block, .lc-block *, .lc-slot__head, .lc-slot__end *, .lc-pane__head *')]
            .filter((part) => [...part.getClientRects()].some((box) => box.right > right + 0.5 || box.left < left - 0.5))
            .map((part) => `${part.localName} ${part.className.toString()} ${part.textContent.slice(0, 40)}`);
        });
      await until(outside, []);
      const overflow = () =>
        workspace.page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('.lc-workbench__outline')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
      await until(overflow, [0, 0]);
    }
  });
});
