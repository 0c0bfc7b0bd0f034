import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { makePage, storedVersion } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { expectFocus } from './test-kit/focus.ts';
import { pressAt, tabTo, typeInto } from './test-kit/keyboard.ts';
import { addFile, document as pdf, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

interface StoredImage {
  readonly fileID: string;
  readonly altText?: string;
  readonly decorative?: boolean;
  readonly cropParams?: Readonly<Record<string, number>>;
}

describe('the picker of the editor', () => {
  const workspace = mediaWorkspace();
  let tower: string;

  before(async () => {
    tower = await addFile(workspace.api, '/', await picture('toren.jpg', { width: 800, height: 400 }), 'Een toren');
    await addFile(workspace.api, '/', await picture('gewelf.jpg'));
    await workspace.api.post('/medialib/create-dir', { path: '/', folderName: 'Orgels' });
    await addFile(workspace.api, '/Orgels', await picture('orgelfront.jpg'), 'Een orgel');
    await addFile(workspace.api, '/', pdf('polis.pdf'));
  });

  const field = (): Locator => workspace.page.getByRole('group', { name: /^Image/ }).first();
  const button = (name: string): Locator => field().getByRole('button', { name });
  const dialog = (): Locator => workspace.page.getByRole('dialog');
  const option = (name: string): Locator => dialog().getByRole('option', { name: new RegExp(`^${name} `) });

  async function edit(image?: StoredImage, allow: readonly RegExp[] = []): Promise<{ pageID: string; editor: Editor }> {
    const pageID = await makePage(workspace.api, 'Beeld', [{ type: 'basic/image', props: image ? { image } : {} }]);
    await workspace.open(allow);
    const editor = await openEditor(workspace.page, pageID);
    await field().waitFor();
    return { pageID, editor };
  }
  const stored = async (pageID: string): Promise<StoredImage | undefined> =>
    Object.values((await storedVersion(workspace.api, pageID)).blocks)[0]?.props['image'] as StoredImage | undefined;

  it('chooses by keyboard alone, and gives the focus back to the field', async () => {
    const { pageID, editor } = await edit();
    await pressAt(workspace.page, button('Choose from the library'));
    await dialog().getByRole('heading', { name: 'Choose an image' }).waitFor();
    await option('toren.jpg').waitFor();
    await eventually(() => option('polis.pdf').count()).to.equal(0);
    // Into a folder and out again, then by its name.
    await tabTo(workspace.page, dialog().getByRole('listbox'));
    await workspace.page.keyboard.type('orgels');
    await workspace.page.keyboard.press('Enter');
    await option('orgelfront.jpg').waitFor();
    await tabTo(workspace.page, dialog().getByRole('button', { name: 'All files' }), 'Shift+Tab');
    await workspace.page.keyboard.press('Enter');
    await option('toren.jpg').waitFor();
    await tabTo(workspace.page, dialog().getByRole('listbox'));
    await workspace.page.keyboard.type('toren');
    await until(() => option('toren.jpg').getAttribute('aria-selected'), 'true');
    await workspace.page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await until(() => button('Replace…').evaluate((element) => element === document.activeElement), true);
    await until(() => field().getByRole('textbox', { name: 'Alternative text' }).inputValue(), 'Een toren');
    await editor.save();
    expect(await stored(pageID)).to.deep.equal({ fileID: tower, altText: 'Een toren' });
    workspace.watched.expectClean();
  });

  it('searches, and is left without a choice', async () => {
    await edit({ fileID: tower, altText: 'Mijn tekst' });
    await button('Replace…').click();
    await dialog().getByRole('button', { name: 'Open search' }).click();
    await workspace.page.keyboard.type('orgelfr');
    await option('orgelfront.jpg').waitFor();
    await until(() => dialog().getByRole('option').count(), 1);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await until(() => button('Replace…').evaluate((element) => element === document.activeElement), true);
    await eventually(() => field().getByRole('textbox', { name: 'Alternative text' }).inputValue()).to.equal('Mijn tekst');
    workspace.watched.expectClean();
  });

  it('opens where one was for this kind, and says what is missing there', async () => {
    const pageID = await makePage(workspace.api, 'Bijlage', [
      { type: 'basic/image', props: {} },
      { type: 'basic/video', props: {} },
    ]);
    await workspace.api.post('/medialib/add-video', { path: '/', fileName: 'Rondleiding', link: 'https://vimeo.com/76979871' });
    await workspace.open();
    const editor = await openEditor(workspace.page, pageID);
    await editor.row('Image').locator('.lc-block__main').click();
    await button('Choose from the library').click();
    await option('Orgels').dblclick();
    await option('orgelfront.jpg').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await editor.row('Video').locator('.lc-block__main').click();
    await workspace.page
      .getByRole('group', { name: /^Video/ })
      .getByRole('button', { name: 'Choose from the library' })
      .first()
      .click();
    await dialog().getByRole('heading', { name: 'Choose a video' }).waitFor();
    await option('Rondleiding').waitFor();
    await option('Orgels').dblclick();
    await dialog().getByText('No videos in this folder').waitFor();
    await dialog().getByText('Look for one in another folder, or add it in the media library.').waitFor();
    await dialog().getByRole('button', { name: 'Search all folders' }).click();
    await dialog().getByRole('textbox', { name: 'Search in this folder' }).waitFor();
    await workspace.page.keyboard.type('rondleid');
    await until(() => dialog().getByRole('option').count(), 1);
    await option('Rondleiding').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await editor.row('Image').locator('.lc-block__main').click();
    await button('Choose from the library').click();
    await option('orgelfront.jpg').waitFor();
    await dialog().getByRole('button', { name: 'All files' }).click();
    await option('toren.jpg').waitFor();
    workspace.watched.expectClean();
  });

  it('shows the newest of all folders, each with its folder, and leads back to the folder of the last time', async () => {
    const path = await workspace.folder();
    await addFile(workspace.api, path, await picture('nieuwst.jpg'));
    await edit();
    await button('Choose from the library').click();
    await dialog().getByRole('button', { name: 'All files' }).click();
    await option('toren.jpg').waitFor();
    const recent = dialog().getByRole('button', { name: 'Recent files' });
    await pressAt(workspace.page, recent);
    await option('nieuwst.jpg').waitFor();
    const names = () => dialog().getByRole('option').locator('.lc-item-tile__name').allInnerTexts();
    await eventually(async () => (await names())[0]).to.equal('nieuwst.jpg');
    await eventually(names).to.include.members(['toren.jpg', 'orgelfront.jpg']).and.not.to.include('polis.pdf');
    await eventually(() => option('nieuwst.jpg').innerText()).to.contain(`${path} · `);
    await eventually(() => option('orgelfront.jpg').innerText()).to.contain('/Orgels · ');
    await eventually(() => recent.getAttribute('aria-pressed')).to.equal('true');
    expect((await violationsInLooks(workspace.page, adminLooks)).join('\n')).to.equal('');
    await pressAt(workspace.page, recent);
    await option('Orgels').waitFor();
    await option('nieuwst.jpg').waitFor({ state: 'detached' });
    workspace.watched.expectClean();
  });

  it('takes several images for a list at once, in the order chosen, from the folder of the last time', async () => {
    const names = ['een.jpg', 'twee.jpg', 'drie.jpg'];
    const path = await workspace.folder();
    const ids: string[] = [];
    for (const name of names) ids.push(await addFile(workspace.api, path, await picture(name), `Beeld ${name}`));
    const pageID = await makePage(workspace.api, 'Galerij', [{ type: 'basic/gallery', props: {} }]);
    await workspace.open();
    const editor = await openEditor(workspace.page, pageID);
    await editor.row('Gallery').locator('.lc-block__main').click();
    await workspace.page.getByRole('button', { name: 'Choose several' }).click();
    await dialog().getByRole('button', { name: 'All files' }).click();
    await option(path.slice(1)).dblclick();
    // What changed last comes first.
    await option('drie.jpg').waitFor();
    await until(async () => (await dialog().getByRole('option').first().textContent())?.includes('drie.jpg'), true);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await workspace.page.reload();
    await editor.row('Gallery').locator('.lc-block__main').click();
    await workspace.page.getByRole('button', { name: 'Choose several' }).click();
    await option('twee.jpg').click();
    await option('een.jpg').click({ modifiers: ['Control'] });
    await option('drie.jpg').click({ modifiers: ['Control'] });
    await dialog().getByRole('button', { name: 'Choose 3 files' }).click();
    await dialog().waitFor({ state: 'detached' });
    await editor.save();
    const [block] = Object.values((await storedVersion(workspace.api, pageID)).blocks);
    const images = block?.props['images'] as readonly { readonly image: StoredImage }[] | undefined;
    expect(images?.map(({ image }) => image)).to.deep.equal([
      { fileID: ids[1], altText: 'Beeld twee.jpg' },
      { fileID: ids[0], altText: 'Beeld een.jpg' },
      { fileID: ids[2], altText: 'Beeld drie.jpg' },
    ]);
    workspace.watched.expectClean();
  });

  it('uploads inside it, and has chosen what was uploaded', async () => {
    const { pageID, editor } = await edit();
    await button('Choose from the library').click();
    await option('toren.jpg').waitFor();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles([await picture('vers.jpg')]);
    const upload = workspace.page.getByRole('dialog', { name: 'Upload 1 file' });
    await upload.getByRole('textbox', { name: 'Alternative text' }).fill('Vers van de pers');
    await upload.locator('.lc-button--orange:not(:has(.lc-spinner))').click();
    await until(() => option('vers.jpg').getAttribute('aria-selected'), 'true');
    await dialog().getByRole('button', { name: 'Choose', exact: true }).click();
    await until(() => field().getByRole('textbox', { name: 'Alternative text' }).inputValue(), 'Vers van de pers');
    await editor.save();
    expect((await stored(pageID))?.altText).to.equal('Vers van de pers');
    workspace.watched.expectClean();
  });

  it('takes a picture that is dropped onto the field', async () => {
    const { buffer } = await picture('gevallen.jpg');
    await edit();
    const data = await workspace.page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      transfer.items.add(new File([binary], 'gevallen.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, buffer.toString('base64'));
    for (const type of ['dragover', 'drop']) await field().locator('.lc-image').dispatchEvent(type, { dataTransfer: data });
    const upload = workspace.page.getByRole('dialog', { name: 'Upload 1 file' });
    await upload.locator('.lc-button--orange:not(:has(.lc-spinner))').click();
    await field().getByText('gevallen.jpg').waitFor();
    // Nothing says what it shows yet.
    await field().getByText('No alternative text yet').waitFor();
    await field()
      .getByRole('checkbox', { name: /Decorative/ })
      .check();
    await until(() => field().getByText('No alternative text yet').count(), 0);
    workspace.watched.expectClean();
  });

  describe('cuts an image', () => {
    const number = (name: string): Locator => dialog().getByRole('textbox', { name, exact: true });
    const ready = (): Promise<void> => dialog().locator('.lc-crop__host[data-ready]').waitFor();

    it('by numbers and arrow keys, without a mouse, and shows the same cut again', async () => {
      const { pageID, editor } = await edit({ fileID: tower, altText: 'Een toren' });
      await pressAt(workspace.page, button('Crop…'));
      await ready();
      await dialog().getByText('The whole image, 800 × 400 px.').waitFor();
      await typeInto(workspace.page, number('Width'), '200');
      await workspace.page.keyboard.press('Tab');
      await typeInto(workspace.page, number('Height'), '100');
      await typeInto(workspace.page, number('Left'), '-40');
      await workspace.page.keyboard.press('Tab');
      await tabTo(workspace.page, dialog().getByRole('button', { name: 'Mirror left and right' }));
      await workspace.page.keyboard.press('Enter');
      await until(() => number('Left').inputValue(), '640');
      await typeInto(workspace.page, number('Turn, degrees'), '-30');
      await workspace.page.keyboard.press('Tab');
      const stage = dialog().getByRole('application', { name: 'Cut' });
      const left = Number((await number('Left').inputValue()).replace(',', ''));
      await tabTo(workspace.page, stage, 'Shift+Tab');
      await workspace.page.keyboard.press('Shift+ArrowLeft');
      await workspace.page.keyboard.press('ArrowRight');
      await workspace.page.keyboard.press('Alt+ArrowDown');
      await until(() => number('Left').inputValue(), String(left - 9));
      await until(() => number('Height').inputValue(), '101');
      await workspace.saidUntil('Turned by -30°.');
      await tabTo(workspace.page, dialog().getByRole('button', { name: 'Apply' }));
      await workspace.page.keyboard.press('Enter');
      await dialog().waitFor({ state: 'detached' });
      await expectFocus(workspace.page, 'cutting');
      await field().getByText('cropped to 200 × 101 px').waitFor();
      await editor.save();
      const cut = (await stored(pageID))?.cropParams;
      expect(cut).to.include({ x: left - 9, width: 200, height: 101, rotate: -30, scaleX: -1, scaleY: 1 });

      // What is stored comes back, and is not changed by looking at it.
      await workspace.page.reload();
      await button('Crop…').click();
      await ready();
      await eventually(() => number('Left').inputValue()).to.equal(String(left - 9));
      await eventually(() => number('Turn, degrees').inputValue()).to.equal('-30');
      await dialog().getByRole('button', { name: 'Apply' }).click();
      await dialog().waitFor({ state: 'detached' });
      expect((await stored(pageID))?.cropParams).to.deep.equal(cut);
      workspace.watched.expectClean();
    });

    it('by pointer in a proportion, and back to the whole', async () => {
      const { pageID, editor } = await edit({ fileID: tower, altText: 'Een toren' });
      await button('Crop…').click();
      await ready();
      await dialog().getByRole('radio', { name: '1:1' }).check({ force: true });
      await until(() => number('Width').inputValue(), '400');
      await eventually(() => number('Left').inputValue()).to.equal('200');
      const box = await dialog().locator('.cropper-face').boundingBox();
      if (!box) throw new Error('There is no cut.');
      await workspace.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await workspace.page.mouse.down();
      await workspace.page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
      await workspace.page.mouse.up();
      await until(async () => Number(await number('Left').inputValue()) > 200, true);
      await eventually(() => number('Width').inputValue()).to.equal('400');
      await dialog().getByRole('button', { name: 'Apply' }).click();
      await field().getByText('cropped to 400 × 400 px').waitFor();
      await button('Crop…').click();
      await ready();
      await dialog().getByRole('button', { name: 'Whole image' }).click();
      await dialog().getByRole('button', { name: 'Apply' }).click();
      await until(
        () =>
          field()
            .getByText(/cropped to/)
            .count(),
        0,
      );
      await editor.save();
      expect(await stored(pageID)).not.to.have.property('cropParams');
      workspace.watched.expectClean();
    });

    it('that reaches past the image, with a box drawn where the numbers say', async () => {
      for (const cropParams of [
        { x: -120, y: 40, width: 300, height: 200, rotate: 0, scaleX: 1, scaleY: 1 },
        { x: 60, y: 30, width: 200, height: 300, rotate: 90, scaleX: 1, scaleY: -1 },
        { x: 100, y: 120, width: 310, height: 150, rotate: 45, scaleX: -1, scaleY: 1 },
      ]) {
        // One after the other: they share one page.
        await edit({ fileID: tower, altText: 'Een toren', cropParams });
        await button('Crop…').click();
        await ready();
        const [box, canvas] = await Promise.all(
          ['.cropper-crop-box', '.cropper-canvas'].map((part) => dialog().locator(part).boundingBox()),
        );
        if (!box || !canvas) throw new Error('There is no cut.');
        const shown = { x: box.x - canvas.x, y: box.y - canvas.y, width: box.width, height: box.height };
        const isTurned = cropParams.rotate === 90;
        const bounds = isTurned ? 400 : cropParams.rotate === 45 ? (800 + 400) * Math.SQRT1_2 : 800;
        const scale = bounds / canvas.width;
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(shown[side] * scale, `${side} at ${cropParams.rotate}°`).to.be.closeTo(cropParams[side], 1.5);
        workspace.watched.expectClean();
        await workspace.watched.context.close();
      }
    });
  });

  describe('keeps nobody out of', () => {
    const expectNoBarriers = async (): Promise<void> => {
      expect((await violationsInLooks(workspace.page, adminLooks)).join('\n')).to.equal('');
      workspace.watched.expectClean();
    };

    it('the picker with an image selected', async () => {
      await edit();
      await button('Choose from the library').click();
      await option('toren.jpg').click();
      await expectNoBarriers();
    });

    it('the cutting of an image', async () => {
      await edit({ fileID: tower, altText: 'Een toren' });
      await button('Crop…').click();
      await dialog().locator('.lc-crop__host[data-ready]').waitFor();
      await expectNoBarriers();
    });

    it('a field with an image that nobody described', async () => {
      await edit({ fileID: tower });
      await field().getByText('No alternative text yet').waitFor();
      await expectNoBarriers();
    });
  });
});
