import { until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { addFile, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

const cropParams = { x: 0, y: 0, width: 200, height: 100, rotate: 0, scaleX: 1, scaleY: 1 };

describe('a file that is replaced', () => {
  const workspace = mediaWorkspace();

  it('is shown at once by the fields of the editor, whole and cut', async () => {
    const id = await addFile(workspace.api, '/', await picture('front.jpg', { width: 400, height: 300 }), 'Een front');
    const use = { fileID: id, altText: 'Een front' };
    const pageID = await makePage(workspace.api, 'Met front', [
      { type: 'basic/image', props: { image: use } },
      { type: 'basic/image', props: { image: { ...use, cropParams } } },
    ]);
    await workspace.open();
    const { rows } = await openEditor(workspace.page, pageID);
    const shown = workspace.page.locator('.lc-image__picture').first();
    async function addressIn(block: number): Promise<string> {
      await rows.nth(block).locator('.lc-block__main').click();
      const wanted = block === 0 ? 'preview-image' : 'preview-crop';
      const isIt = (src: string | null): boolean => src !== null && src.includes(wanted) && src.includes('v=');
      await untilFine(() => shown.getAttribute('src'), isIt, 'the picture of the field');
      return (await shown.getAttribute('src')) ?? '';
    }
    const before = [await addressIn(0), await addressIn(1)];

    // Within the admin, which keeps what it knows.
    await workspace.page.getByRole('link', { name: 'Media Library' }).click();
    await workspace.library.item('front.jpg').dblclick();
    await workspace.library.dialog.getByText('400 × 300 px').waitFor();
    const chooser = workspace.page.waitForEvent('filechooser');
    await workspace.library.dialog.getByRole('button', { name: 'Replace the file…' }).click();
    await (await chooser).setFiles(await picture('nieuw.jpg', { width: 640, height: 320 }));
    const question = workspace.page.getByRole('dialog', { name: 'Replace front.jpg?' });
    // While the new file is being read, the button is busy.
    await question.locator('button:not([aria-busy])', { hasText: /^Replace$/ }).click();
    await question.waitFor({ state: 'detached' });
    await workspace.library.dialog.getByText('640 × 320 px').waitFor();
    await workspace.library.dialog.getByRole('button', { name: 'Cancel' }).click();
    await workspace.page.goBack();
    await rows.first().waitFor();
    const after = [await addressIn(0), await addressIn(1)];
    for (const [index, address] of after.entries()) expect(address).not.to.equal(before[index]);
    await until(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), 200);
    workspace.watched.expectClean();
  });

  it('is looked at first with its pages and cuts, and comes back by Undo or out of the trash', async () => {
    const path = await workspace.folder();
    const id = await addFile(workspace.api, path, await picture('kapel.jpg', { width: 400, height: 300 }), 'Een kapel');
    const image = { fileID: id, altText: 'Een kapel', cropParams: { ...cropParams, x: 200, y: 200 } };
    const pageID = await makePage(workspace.api, 'Met kapel', [{ type: 'basic/image', props: { image } }]);
    await workspace.api.post(`/page/${pageID}/publish`, {});
    const { data: page } = await workspace.api.get<{ data: { path: string } }>(`/page/${pageID}`);
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('kapel.jpg').dblclick();
    const panel = workspace.page.getByRole('dialog', { name: 'kapel.jpg', exact: true });
    const question = workspace.page.getByRole('dialog', { name: 'Replace kapel.jpg?' });
    const choose = async (): Promise<void> =>
      panel.locator('input[type=file]').setInputFiles(await picture('klein.jpg', { width: 160, height: 160 }));

    await choose();
    await question.getByText('400 × 300 px', { exact: false }).waitFor();
    await question.getByText('160 × 160 px', { exact: false }).waitFor();
    await question.getByRole('link', { name: 'Met kapel' }).waitFor();
    await question.getByText('It becomes 160 × 80 px', { exact: false }).waitFor();
    await question.getByText('Live', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await panel.getByText('400 × 300 px').waitFor();

    await choose();
    await question.getByRole('button', { name: 'Replace', exact: true }).click();
    await panel.getByText('160 × 160 px').waitFor();
    await workspace.page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('400 × 300 px').waitFor();
    // What was undone lies in the trash, and goes the same way.
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await workspace.library.button('Trash').click();
    const isBack = workspace.page.waitForResponse(/put-back/);
    await workspace.page
      .getByRole('button', { name: /^Put back kapel \(replaced .*\)\.jpg in the place of kapel\.jpg$/ })
      .click();
    await isBack;
    await workspace.page.goto(page.path);
    await until(() => workspace.page.getByRole('img', { name: 'Een kapel' }).getAttribute('height'), '80');
    workspace.watched.expectClean();
  });
});
