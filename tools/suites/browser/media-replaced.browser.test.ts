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
    await workspace.library.dialog.getByText('640 × 320 px').waitFor();
    await workspace.library.dialog.getByRole('button', { name: 'Cancel' }).click();
    await workspace.page.goBack();
    await rows.first().waitFor();
    const after = [await addressIn(0), await addressIn(1)];
    for (const [index, address] of after.entries()) expect(address).not.to.equal(before[index]);
    await until(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), 200);
    workspace.watched.expectClean();
  });
});
