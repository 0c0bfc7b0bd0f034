import { until } from '@lectern/testing/browser';
import type { Locator, Page } from 'playwright-core';

/** The page editor as somebody sees it: by what stands there, never by how it is made. */
export interface Editor {
  readonly page: Page;
  /** The blocks of the outline from top to bottom. */
  readonly rows: Locator;
  row(name: string): Locator;
  /** Names of the blocks from top to bottom. */
  order(): Promise<string[]>;
  /** Adds a block at the end, with the keyboard once the list of types is open. */
  add(type: string): Promise<void>;
  select(name: string): Promise<void>;
  /** A field of the block, or the tab, that is shown. */
  field(label: string): Locator;
  /** The text about saving in the top line. */
  saved(): Promise<string>;
  /** The text about the page in the top line. */
  status(): Promise<string>;
  /** Presses Ctrl+S and waits for the word of the top line. */
  save(): Promise<void>;
  publish(): Promise<void>;
}

export function editorOn(page: Page): Editor {
  const rows = page.getByRole('list', { name: 'Blocks of this page' }).getByRole('listitem');
  const names = rows.locator('.lc-block__name');
  const head = page.locator('.lc-editor__head');
  const editor: Editor = {
    page,
    rows,
    row: (name) => rows.filter({ has: page.locator('.lc-block__name', { hasText: new RegExp(`^${name}$`) }) }),
    order: () => names.allTextContents(),
    async add(type) {
      const count = await rows.count();
      const search = page.getByRole('combobox', { name: 'Search blocks' });
      // A page that was just made asks by itself.
      if (!(await search.isVisible())) await page.getByRole('button', { name: /^Add (a|the first) block$/ }).click();
      await search.waitFor();
      await page.keyboard.type(type);
      await page.getByRole('option', { selected: true }).getByText(type, { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await until(() => rows.count(), count + 1);
      await page.getByRole('heading', { name: type, level: 2, exact: true }).waitFor();
      // Whoever types goes on in the first field of the new block.
      await page.waitForFunction(() => document.activeElement?.closest('.lc-block-pane'));
    },
    async select(name) {
      await editor.row(name).locator('.lc-block__main').click();
      await page.getByRole('heading', { name, level: 2, exact: true }).waitFor();
    },
    field: (label) => page.getByRole('tabpanel').getByRole('textbox', { name: label, exact: true }),
    saved: () => head.locator('.lc-save').innerText(),
    status: () => head.locator('.lc-status').innerText(),
    async save() {
      await page.keyboard.press('Control+s');
      await head.locator('.lc-save[data-state=saved], .lc-save[data-state=idle]').waitFor();
    },
    async publish() {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await until(editor.status, 'Live');
    },
  };
  return editor;
}

/** Opens the editor of a page and waits until it can be worked with. */
export async function openEditor(page: Page, pageID: string): Promise<Editor> {
  await page.goto(`/cmsadmin/pages/${pageID}`);
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  return editorOn(page);
}
