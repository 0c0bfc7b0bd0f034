import { eventually, until, untilFine, violationsOn } from '@lectern/testing/browser';
import { basic } from '@lectern/blocks-basic';
import { homeHeader } from '@lectern/home-header';
import { news } from '@lectern/news';
import richText from '@lectern/rich-text';
import { expect } from 'chai';
import { makePage, openWorkspaceOn, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { EditorWorkspace } from './test-kit/editor-workspace.ts';
import { setStage } from './test-kit/stage.ts';

const offered = [richText, basic, homeHeader, news].flatMap((plugin) =>
  Object.entries(plugin.blocks).map(([name, { label }]) => ({ type: `${plugin.id}/${name}`, label })),
);

describe('blocks as editors meet them', () => {
  const stage = setStage();
  const open = (pageID: string): Promise<EditorWorkspace> => openWorkspaceOn(stage, pageID);

  async function aDocument(): Promise<string> {
    const { data } = await stage.api.post<{ data: { files: { id: string; fileType: string }[] } }>('/medialib/get-dir', {
      path: '/Documenten',
    });
    return data.files[0]?.id ?? '';
  }

  it('each have a form without barriers, in both themes', async () => {
    const blocks = offered.map(({ type }) => ({ type, props: {} }));
    const { watched, editor } = await open(await makePage(stage.api, 'Alles', blocks));
    const { page } = watched;
    const found: string[] = [];
    for (const [index, { label }] of offered.entries()) {
      await editor.rows.nth(index).locator('.lc-block__main').click();
      await page.getByRole('heading', { name: label, level: 2, exact: true }).waitFor();
      // A control of a plugin comes with its own chunk.
      await until(() => page.locator('.lc-block-pane .lc-skeleton').count(), 0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const barriers = await violationsOn(page, { rules: colorScheme === 'light' ? 'all' : 'colours' });
        found.push(...barriers.map((barrier) => `${label}, ${colorScheme}: ${barrier}`));
      }
    }
    expect(found).to.deep.equal([]);
    watched.expectClean();
  });

  it('are chosen by their drawings', async () => {
    const { watched, editor } = await open(await makePage(stage.api, 'Kiezen'));
    await watched.page.getByRole('button', { name: 'Add the first block' }).click();
    for (const { label } of offered) {
      const option = watched.page.getByRole('option').filter({ has: watched.page.getByText(label, { exact: true }) });
      await eventually(() => option.locator('svg.lc-drawing path').count(), label).to.be.at.least(1);
    }
    expect(await violationsOn(watched.page)).to.deep.equal([]);
    await watched.page.keyboard.press('Escape');
    await until(() => editor.rows.count(), 0);
    watched.expectClean();
  });

  it('fill a table cell by cell, from a spreadsheet too, with the keyboard alone', async () => {
    const pageID = await makePage(stage.api, 'Tabel', [{ type: 'basic/table', props: {} }]);
    const { watched, editor, heard } = await open(pageID);
    const { page } = watched;
    await editor.rows.first().locator('.lc-block__main').click();
    const cell = (row: number, column: number) =>
      page.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true });
    await cell(1, 1).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Jaar\tPremie\n2025\t€ 900\n2026\t€ 950\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await until(() => cell(3, 2).inputValue(), '€ 950');
    await cell(3, 1).focus();
    await page.keyboard.press('Enter');
    await until(() => cell(4, 1).evaluate((own) => own === document.activeElement), true);
    await page.keyboard.type('2027');
    await page.keyboard.press('Alt+ArrowUp');
    await until(() => cell(3, 1).inputValue(), '2027');
    await until(async () => (await heard.all()).includes('Row moved to position 3 of 4'), true);
    await page.keyboard.press('Alt+ArrowDown');
    await until(() => cell(4, 1).inputValue(), '2027');
    await page.getByRole('button', { name: 'Delete column 3' }).click();
    await until(() => cell(1, 3).count(), 0);
    await editor.save();
    const version = await storedVersion(stage.api, pageID);
    const [block] = Object.values(version.blocks);
    const rows = ((block?.props['rows'] ?? []) as { cells: { text: string }[] }[]).map(({ cells }) =>
      cells.map(({ text }) => text).join('|'),
    );
    expect(rows).to.deep.equal(['Jaar|Premie', '2025|€ 900', '2026|€ 950', '2027|']);
    watched.expectClean();
  });

  it('stand inside columns: put there by keyboard, published, and beside each other on the site', async () => {
    const pageID = await makePage(stage.api, 'Kolommen', [
      { type: 'basic/columns', props: { title: 'Twee kanten' } },
      textBlock('Links'),
      textBlock('Rechts'),
    ]);
    const { watched, editor } = await open(pageID);
    const { page } = watched;
    const end = 'Add a block';
    const order = () => page.locator('.lc-slot__head > :first-child, .lc-block__summary, .lc-slot__end').allInnerTexts();
    await until(order, ['Twee kanten', 'First column', end, 'Second column', end, 'Links', 'Rechts']);
    const lift = async (summary: string, after: readonly string[]) => {
      await editor.rows.filter({ hasText: summary }).last().locator('.lc-block__main').focus();
      for (let step = 0; step < 6 && (await order()).join() !== after.join(); step += 1) {
        const before = (await order()).join();
        await page.keyboard.press('Alt+ArrowUp');
        for (let wait = 0; wait < 20 && (await order()).join() === before; wait += 1)
          // Waits: between two looks; what did not move is pressed again.
          await page.waitForTimeout(25);
      }
      await eventually(order).to.deep.equal(after);
    };
    await lift('Links', ['Twee kanten', 'First column', 'Links', end, 'Second column', end, 'Rechts']);
    await lift('Rechts', ['Twee kanten', 'First column', 'Links', end, 'Second column', 'Rechts', end]);
    expect(await violationsOn(page)).to.deep.equal([]);
    await editor.save();
    await editor.publish();
    const { data } = await stage.api.get<{ data: { path: string } }>(`/page/${pageID}`);
    await page.goto(data.path);
    const boxes = () =>
      Promise.all(['Links', 'Rechts'].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()));
    await untilFine(
      boxes,
      ([left, right]) => Boolean(left && right && left.x < right.x && Math.abs(left.y - right.y) < 2),
      'headings beside each other',
    );
    watched.expectClean();
  });

  it('are counted one way, and kept in a column that the layout no longer has', async () => {
    const slots = { first: ['kolomeen'], second: [], third: ['kolomdrie'] };
    const content = {
      kolommen: { type: 'basic/columns', version: 1, props: { title: 'Drie', layout: 'thirds' }, slots },
      kolomeen: { version: 1, ...textBlock('Eerste') },
      kolomdrie: { version: 1, ...textBlock('Derde') },
      daaronder: { version: 1, ...textBlock('Eronder') },
    };
    const page = { title: 'Geteld', slug: '/geteld', type: 'page-types/page', locale: 'nl-NL', content };
    const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', page);
    const workspace = await open(pageID);
    const outline = workspace.watched.page.getByRole('region', { name: 'Blocks' });
    const pane = workspace.watched.page.locator('.lc-block-pane');
    await until(
      () =>
        outline
          .locator('.lc-outline__count')
          .innerText()
          .then((text) => text.replaceAll(/\s+/g, ' ')),
      '2 and 2 inside',
    );
    await workspace.editor.rows.filter({ hasText: 'Eronder' }).last().locator('.lc-block__main').click();
    await pane.getByText('Block 2 of 2').waitFor();
    await workspace.editor.rows.first().locator('.lc-block__main').first().click();
    await pane.getByText('Block 1 of 2').waitFor();

    await pane.getByRole('button', { name: /Layout/ }).click();
    await workspace.watched.page.getByRole('option', { name: 'Two, equally wide' }).click();
    await pane.getByText('Third column holds 1 block that visitors do not see now.').waitFor();
    await outline.getByText('Kept, but not on the page').waitFor();
    await eventually(() => outline.getByRole('button', { name: 'Add a block to Third column' }).count()).to.equal(0);
    expect(await violationsOn(workspace.watched.page)).to.deep.equal([]);
    await workspace.editor.save();
    const { blocks } = await storedVersion(stage.api, pageID);
    const [columns] = Object.values(blocks).filter(({ type }) => type === 'basic/columns');
    expect((columns as unknown as { slots: typeof slots }).slots.third).to.have.length(1);

    // Taken out of it, it is on the page again, and the empty column goes.
    await workspace.editor.rows.filter({ hasText: 'Derde' }).last().locator('.lc-block__main').focus();
    await workspace.watched.page.keyboard.press('Alt+ArrowDown');
    await until(() => outline.getByText('Third column').count(), 0);
    await until(
      () =>
        outline
          .locator('.lc-outline__count')
          .innerText()
          .then((text) => text.replaceAll(/\s+/g, ' ')),
      '3 and 1 inside',
    );
    workspace.watched.expectClean();
  });

  it('ask of a download for its title alone', async () => {
    const { watched, editor } = await open(
      await makePage(stage.api, 'Bestanden', [
        {
          type: 'basic/downloads',
          props: { title: '', items: [{ title: 'Kaart', text: '', file: { fileID: await aDocument() } }] },
        },
      ]),
    );
    await editor.select('Downloads');
    await watched.page.locator('.lc-block-pane').getByText(/\.pdf/).first().waitFor();
    await eventually(() => watched.page.getByRole('textbox', { name: 'Text of the link' }).count()).to.equal(0);
    watched.expectClean();
  });

  it('offer the drawings that the site has for an audience, and keep one that it has no more', async () => {
    const audience = (kind: string) => ({ kind, title: kind, text: '', link: null });
    const pageID = await makePage(stage.api, 'Welkom', [
      { type: 'home-header/hero', props: { title: 'Welkom', audiences: [audience('monuments'), audience('kastelen')] } },
    ]);
    const { watched, editor } = await open(pageID);
    const { page } = watched;
    const pane = page.locator('.lc-block-pane');
    const drawing = (text: string) => pane.getByRole('button', { name: /Drawing/ }).filter({ hasText: text });
    await editor.select('Home header');
    await drawing('kastelen (the site has it no more)').waitFor();
    await drawing('Monuments (amber, a windmill)').click();
    await until(
      () => page.getByRole('option').allInnerTexts(),
      [
        'None',
        'Religious buildings (ruby, a church)',
        'Monuments (amber, a windmill)',
        'Former churches and monasteries (green, an arcade)',
        'Private homes (blue, a stepped gable)',
      ],
    );
    await page.getByRole('option', { name: /^Private homes/ }).click();
    await drawing('Private homes').waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await editor.save();
    const { blocks } = await storedVersion(stage.api, pageID);
    const [hero] = Object.values(blocks);
    const audiences = hero?.props['audiences'] as readonly { readonly kind: string }[];
    expect(audiences.map(({ kind }) => kind)).to.deep.equal(['private', 'kastelen']);
    watched.expectClean();
  });
});
