import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { pressAt } from './test-kit/keyboard.ts';
import { setStage } from './test-kit/stage.ts';

describe('translations in the admin', () => {
  const stage = setStage({ isStrict: true });
  async function expectNoBarriers(page: Page): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
  }
  const notice = (page: Page, text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const publish = (id: string) => stage.api.post(`/page/${id}/publish`, {});
  async function rewrite(id: string, titles: Readonly<Record<string, string>>): Promise<void> {
    const { versionID, revision } = await storedVersion(stage.api, id);
    const blocks = Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { version: 1, ...textBlock(title) }]));
    await stage.api.post(`/page/version/${versionID}/store`, { revision, blocks, blockOrder: Object.keys(titles) });
  }
  async function translated(id: string): Promise<string> {
    const { data } = await stage.api.post<{ data: { created: { translationID: string }[] } }>('/translation/create', {
      pageIDs: [id],
      locale: 'de-DE',
    });
    return data.created[0]?.translationID ?? '';
  }

  it('say in their editor what is behind, are opened there, and follow their source by keyboard', async () => {
    const id = await makePage(stage.api, 'Kerkramen', [textBlock('Een'), textBlock('Twee'), textBlock('Drie')]);
    await publish(id);
    const german = await translated(id);
    await rewrite(id, { b0proef: 'Een, herzien', b2proef: 'Drie', nieuw: 'Vier' });
    await publish(id);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await openEditor(page, german);
    const bar = page.getByRole('region', { name: 'Changes of the source' });
    await bar.getByText('3 blocks differ from the source.').waitFor();
    await pressAt(page, bar.getByRole('button', { name: 'Show' }));
    await expectNoBarriers(page);
    await pressAt(page, bar.getByRole('button', { name: /^Open: Een, herzien/ }));
    await until(() => page.evaluate(() => document.activeElement?.closest('[id^="block-form-"]')?.id), 'block-form-b0proef');
    await pressAt(page, bar.getByRole('button', { name: /^Up to date: Een, herzien/ }));
    await bar.getByText('2 blocks differ from the source.').waitFor();
    await pressAt(page, bar.getByRole('button', { name: /^Put in: Vier/ }));
    // Beside the fields there is no room for the outline here.
    const rows = page.locator('.lc-block__name');
    await until(() => rows.count(), 4);
    await pressAt(page, bar.getByRole('button', { name: /^Take out: Twee/ }));
    await until(() => rows.count(), 3);
    await bar.getByText('1 block differs from the source.').waitFor();
    expect((await storedVersion(stage.api, german)).blockOrder).to.deep.equal(['b0proef', 'b2proef', 'nieuw']);
    await pressAt(page, bar.getByRole('button', { name: 'All are up to date' }));
    await bar.waitFor({ state: 'detached' });
    await until(() => page.evaluate(() => document.activeElement?.className.includes('lc-editor__title')), true);
  });

  it('are listed by page and language, narrowed, and made for several pages, by keyboard', async () => {
    const [one, two] = [await makePage(stage.api, 'Matrijs een', [textBlock('Een')]), await makePage(stage.api, 'Matrijs twee')];
    await publish(one);
    const german = await translated(one);
    await rewrite(one, { b0proef: 'Een, herzien' });
    await publish(one);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await page.goto('/cmsadmin/translations?q=matrijs');
    const cell = page.getByRole('link', { name: 'Matrijs een, German (Germany): 1 block behind' });
    await cell.waitFor();
    await expectNoBarriers(page);
    await page.goto('/cmsadmin/translations?q=matrijs&locale=de-DE&state=missing');
    const missing = page.getByRole('checkbox', { name: 'Choose Matrijs twee' });
    await missing.waitFor();
    await eventually(() => page.getByRole('checkbox', { name: /^Choose Matrijs/ }).count()).to.equal(1);
    await missing.focus();
    await page.keyboard.press('Space');
    await page.getByText('1 page chosen').waitFor();
    await expectNoBarriers(page);
    await pressAt(page, page.getByRole('button', { name: 'Make translations' }));
    await notice(page, '1 translation made, as a draft');
    await missing.waitFor({ state: 'detached' });
    await page.goto('/cmsadmin/translations?q=matrijs');
    await page.getByRole('link', { name: 'Matrijs twee, German (Germany): Draft' }).waitFor();
    for (const title of ['een', 'twee']) {
      await page.getByRole('checkbox', { name: `Choose Matrijs ${title}` }).focus();
      await page.keyboard.press('Space');
    }
    await pressAt(page, page.getByRole('button', { name: 'Make translations' }));
    const dialog = page.getByRole('dialog', { name: '0 made, 2 left out' });
    await dialog.getByRole('link', { name: 'Matrijs een' }).waitFor();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await pressAt(page, cell);
    await page.waitForURL(new RegExp(`/pages/${german}`));
    expect(two).not.to.equal(german);
  });
});
