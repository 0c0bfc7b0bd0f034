import { adminLooks, openBrowser, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { openEditor } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { showPreview } from './test-kit/show-preview.ts';
import { startSite } from './test-kit/start-site.ts';
import type { OwnSite } from './test-kit/start-site.ts';

describe('a block whose plugin was taken out', function () {
  this.timeout(120_000);
  const type = 'planner/map';
  const key = 'b0proef';
  const warning = 'No installed plugin registers';
  const props = {
    zoom: 7,
    place: { lat: 52.09, list: [1, null, 'é\u00a0 x', { deep: true }] },
    text: '  <b>&amp;</b> ',
    none: null,
  };
  let site: OwnSite;
  let browser: TestBrowser;
  let api: Api;
  let pageID: string;
  let watched: WatchedPage;
  let page: Page;
  let editor: Editor;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    pageID = await makePage(await openApi(site.origin), 'Vreemd', [textBlock('Stuk 0'), textBlock('Stuk 1')]);
    // No call stores anything new of an unknown type.
    site = await site.restart(`update lectern_page_version set blocks = blocks || $2::jsonb where page_id = $1`, [
      pageID,
      JSON.stringify({ [key]: { key, type, version: 1, anchorPoint: '', props, __files: {}, __images: {} } }),
    ]);
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  beforeEach(async () => {
    watched = await browser.newPage({ origin: site.origin, allow: [warning] });
    ({ page } = watched);
    await api.signIn(page);
    editor = await openEditor(page, pageID);
  });
  afterEach(async () => {
    watched.expectClean();
    await watched.context.close();
  });

  it('is shown in its place of the preview', async () => {
    await showPreview(page);
    const frame = page.frameLocator('iframe.lc-preview__frame');
    await until(
      () => frame.locator('lectern-note p').textContent(),
      'This block is of a plugin that is not installed. Visitors do not see it.',
    );
    await frame.getByText('Stuk 1', { exact: true }).first().waitFor();
  });

  it('keeps nobody out of the editor', async () => {
    await editor.row(type).locator('.lc-block__main').click();
    await page.getByText('is not installed').waitFor();
    expect((await violationsInLooks(page, adminLooks.slice(0, 1))).join('\n')).to.equal('');
  });

  it('is moved, and kept as it was stored', async () => {
    const before = await storedVersion(api, pageID);
    const strange = (version: typeof before): string =>
      JSON.stringify(Object.values(version.blocks).find((block) => block.type === type));
    expect(Object.values(before.blocks).find((block) => block.type === type)?.props).to.deep.equal(props);
    const warned = page.waitForEvent('console', (message) => message.text().startsWith(`${warning} the block type "${type}"`));
    await page.reload();
    expect((await warned).type()).to.equal('warning');
    await editor.row(type).locator('.lc-block__main').click();
    await page.getByText(`Block type ${type} is not installed`).waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await until(editor.order, ['Text', type]);
    await editor.select('Text');
    await editor.field('Title').fill('Veranderd');
    await editor.save();
    const after = await storedVersion(api, pageID);
    expect(after.revision).to.be.greaterThan(before.revision);
    expect(strange(after)).to.equal(strange(before));
  });
});
