import { readFileSync } from 'node:fs';
import { eventually, openBrowser, until, untilFine } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { storedVersion } from './test-kit/editor-workspace.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const wordFile = readFileSync(new URL('fixtures/jaarverslag.docx', import.meta.url));
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Body {
  readonly children: readonly { readonly type: string; readonly fileID?: string; readonly altText?: string }[];
}

async function dropOnList(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([bytes, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'jaarverslag.docx', { type }));
      return data;
    },
    [[...wordFile], wordType] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

describe('a Word file becomes a page of the site', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('as a draft with its sections as blocks, which can be published and read', async () => {
    const watched = await browser.newPage({ origin: site.origin });
    const { page } = watched;
    await api.signIn(page);
    await page.goto('/cmsadmin/page-overview/page-types%2Fpage');
    await page.getByRole('button', { name: 'Import Word file' }).waitFor();
    await dropOnList(page);
    const dialog = page.getByRole('dialog', { name: 'jaarverslag.docx' });
    await dialog.getByText(/were left out\.$/).waitFor();
    await until(() => dialog.getByRole('textbox', { name: 'Title' }).inputValue(), 'Jaarverslag 2025');
    await dialog.getByRole('button', { name: 'Make a draft' }).click();
    await page.waitForURL(/\/cmsadmin\/pages\/[0-9a-f-]{36}$/);
    const pageID = page.url().split('/').at(-1) ?? '';

    const { blocks, blockOrder, revision } = await storedVersion(api, pageID);
    const bodies = blockOrder.map((key) => blocks[key]?.props['body'] as Body);
    expect(blockOrder.map((key) => blocks[key]?.type)).to.eql(['rich-text/text', 'rich-text/text']);
    const image = bodies.flatMap(({ children }) => children).find(({ type }) => type === 'image');
    expect(image?.altText).to.equal('De toren in de steigers');
    await page.getByText('Voorwoord').first().waitFor();

    await api.post(`/page/${pageID}/publish`, { revision });
    const visitor = await browser.newPage({ origin: site.origin, javaScript: false });
    await visitor.page.goto('/jaarverslag-2025');
    await untilFine(
      () => visitor.page.locator('main h2').allInnerTexts(),
      (titles) => titles.join() === 'Voorwoord,Cijfers',
      'The headings that visitors read',
    );
    await eventually(() => visitor.page.getByRole('img', { name: 'De toren in de steigers' }).count()).to.equal(1);
    await eventually(() => visitor.page.locator('main table th').allInnerTexts()).to.eql(['Object', 'Bedrag']);
    await visitor.close();
    await watched.close();
  });
});
