import { until } from '@lectern/testing/browser';
import { basic } from '@lectern/blocks-basic';
import type { FieldEditor } from '@lectern/core';
import { forms } from '@lectern/forms';
import { homeHeader } from '@lectern/home-header';
import { news } from '@lectern/news';
import { pageTypes } from '@lectern/page-types';
import { planner } from '@lectern/planner';
import richText from '@lectern/rich-text';
import { search } from '@lectern/search';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { controlsOutside } from './test-kit/controls-outside.ts';
import { makePage, openWorkspaceOn } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { showPreview } from './test-kit/show-preview.ts';
import { setStage } from './test-kit/stage.ts';

const widths = [1920, 1440, 1280, 768, 390] as const;
const height = 900;

/** One item in each list: what can be done with it is what needs the most room. */
const filled = (fields: Readonly<Record<string, { readonly editor: FieldEditor }>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { editor }]) => (editor.control === 'list' ? [[name, [{}]]] : [])));

const blocks = [richText, basic, homeHeader, news, search, forms, planner].flatMap(({ id, blocks: all }) =>
  Object.entries(all).map(([name, { label, fields }]) => ({ type: `${id}/${name}`, label, props: filled(fields) })),
);
const types = [pageTypes, news].flatMap(({ id, pageTypes: all }) =>
  Object.entries(all).map(([name, { label }]) => ({ type: `${id}/${name}`, label })),
);

describe('the forms of the editor have room', function () {
  this.timeout(600_000);
  const stage = setStage();

  /** What lies outside a pane once its layout has followed the window. */
  async function settled(page: Page, pane: Locator): Promise<readonly string[]> {
    let outside = await controlsOutside(pane);
    for (let look = 0; look < 4 && outside.length > 0; look += 1) {
      // Waits: between two looks at what may just be moving.
      await page.waitForTimeout(100);
      outside = await controlsOutside(pane);
    }
    return outside;
  }
  /** Measures a pane in each width, from the widest down. */
  async function outsideAt(page: Page, pane: Locator, name: string): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const outside = await settled(page, pane);
      if (outside.length > 0) found.push(`${name}, ${width}: ${outside.join(', ')}`);
    }
    await page.setViewportSize({ width: widths[0], height });
    return found;
  }
  /** Opens everything that is folded in a form. */
  async function unfold(pane: Locator): Promise<void> {
    await until(() => pane.locator('.lc-skeleton').count(), 0);
    const folded = pane.locator('.lc-item__toggle[aria-expanded=false]');
    for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click();
    await until(() => pane.locator('.lc-skeleton').count(), 0);
  }

  for (const isShown of [true, false])
    it(`of every block, ${isShown ? 'beside the preview' : 'without a preview'}`, async () => {
      const pageID = await makePage(
        stage.api,
        'Alles op een rij',
        blocks.map(({ type, props }) => ({ type, props })),
      );
      const { watched, editor } = await openWorkspaceOn(stage, pageID);
      const { page } = watched;
      await page.setViewportSize({ width: widths[0], height });
      await showPreview(page, isShown);
      const pane = page.locator('.lc-workbench__centre');
      const found: string[] = [];
      for (const [index, { label }] of blocks.entries()) {
        await editor.rows.nth(index).locator('.lc-block__main').click();
        await page.getByRole('heading', { name: label, level: 2, exact: true }).waitFor();
        await unfold(pane);
        found.push(...(await outsideAt(page, pane, label)));
      }
      expect(found).to.deep.equal([]);
    });

  it('of every type of page: what it opens with, its settings and what search engines show', async () => {
    const found: string[] = [];
    const { page } = await stage.open({ width: widths[0] });
    await stage.api.signIn(page);
    for (const [index, { type, label }] of types.entries()) {
      const made = { title: label, slug: `/ruimte-${index}`, type, locale: 'nl-NL', content: {} };
      const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', made);
      await openEditor(page, pageID);
      // Not every type opens with fields of its own.
      const opening = page.locator('#page-opening');
      if ((await opening.count()) > 0)
        for (const isShown of [true, false]) {
          await showPreview(page, isShown);
          await opening.click();
          const pane = page.locator('.lc-workbench__centre');
          await unfold(pane);
          found.push(...(await outsideAt(page, pane, label)));
        }
      for (const tab of ['Page Settings', 'SEO Settings']) {
        await page.getByRole('tab', { name: tab }).click();
        const pane = page.getByRole('tabpanel');
        await unfold(pane);
        found.push(...(await outsideAt(page, pane, `${label}, ${tab}`)));
      }
    }
    expect(found).to.deep.equal([]);
  });
});
