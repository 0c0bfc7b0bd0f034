import { eventually, until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage } from './test-kit/editor-workspace.ts';
import { addFile, document as pdf, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

interface StoredFolder {
  readonly folderName: string;
  readonly roles: readonly string[] | null;
}

describe('what can be changed in the media library', () => {
  const workspace = mediaWorkspace();

  it('the file itself, which its panel and every page show at once', async () => {
    const path = await workspace.folder();
    const id = await addFile(workspace.api, path, await picture('toren.jpg', { width: 400, height: 300 }), 'Een toren');
    const pageID = await makePage(workspace.api, 'Met toren', [
      { type: 'basic/image', props: { image: { fileID: id, altText: 'Een toren' } } },
    ]);
    await workspace.api.post(`/page/${pageID}/publish`, {});
    const { data: page } = await workspace.api.get<{ data: { path: string } }>(`/page/${pageID}`);
    await workspace.open([/replace-file/]);
    await workspace.library.visit(path);
    await workspace.library.item('toren.jpg').dblclick();
    const panel = workspace.library.dialog;
    await panel.getByText('400 × 300 px').waitFor();
    const image = panel.locator('img').first();
    const before = await image.getAttribute('src');
    const chooser = workspace.page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Replace the file…' }).click();
    await (await chooser).setFiles(await picture('andere-naam.jpg', { width: 640, height: 320 }));
    const question = workspace.page.getByRole('dialog', { name: 'Replace toren.jpg?' });
    // While the new file is being read, the button is busy.
    await question.locator('button:not([aria-busy])', { hasText: /^Replace$/ }).click();
    await question.waitFor({ state: 'detached' });
    await panel.getByText('640 × 320 px').waitFor();
    await workspace.saidUntil('toren.jpg was replaced');
    await untilFine(
      () => image.getAttribute('src'),
      (src) => src !== before,
      'another picture',
    );
    await eventually(() => panel.getByRole('textbox', { name: 'Alternative text, Dutch' }).inputValue()).to.equal('Een toren');

    // What is no picture cannot take its place.
    await panel.locator('input[type=file]').setInputFiles(pdf('polis.pdf'));
    await panel.getByText('Upload could not be completed.').waitFor();
    await panel.getByText('640 × 320 px').waitFor();

    await panel.getByRole('button', { name: 'Cancel' }).click();
    await workspace.page.goto(page.path);
    await until(() => workspace.page.getByRole('img', { name: 'Een toren' }).getAttribute('width'), '640');
  });

  it('the place in the list and the focal point, by keys that come faster than the screen', async () => {
    const path = await workspace.folder();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await addFile(workspace.api, path, await picture(`${name}.jpg`));
    await workspace.open();
    await workspace.library.visit(path);
    // All in one go, before anything can be drawn again.
    const press = (role: string, key: string, times: number): Promise<void> =>
      workspace.page.evaluate(
        (input) => {
          const target = document.querySelector<HTMLElement>(`[role=${input.role}][tabindex='0']`);
          target?.focus();
          for (let count = 0; count < input.times; count += 1)
            target?.dispatchEvent(new KeyboardEvent('keydown', { key: input.key, bubbles: true, cancelable: true }));
        },
        { role, key, times },
      );
    await press('listbox', 'Home', 1);
    await until(() => workspace.library.item('a.jpg').getAttribute('aria-selected'), 'true');
    await press('listbox', 'ArrowRight', 4);
    await until(() => workspace.library.item('e.jpg').getAttribute('aria-selected'), 'true');
    await workspace.page.keyboard.press('Enter');
    const point = workspace.library.dialog.getByRole('slider', { name: 'Focal point' });
    await point.waitFor();
    await press('slider', 'ArrowLeft', 7);
    await until(() => point.getAttribute('aria-valuetext'), '43% from the left, 50% from the top');
    workspace.watched.expectClean();
  });

  it('a video, of which it says what sharing means for it', async () => {
    const path = await workspace.folder();
    await workspace.api.post('/medialib/add-video', { path, fileName: 'Film', link: 'https://vimeo.com/76979871' });
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('Film').dblclick();
    await workspace.library.dialog.getByRole('checkbox', { name: 'Shared' }).check();
    const meaning = 'May be used by everybody, also outside the permissions of its folder.';
    await workspace.library.dialog.getByText(meaning, { exact: true }).waitFor();
    await workspace.library.dialog.getByRole('button', { name: 'Save' }).click();
    await workspace.library.dialog.waitFor({ state: 'detached' });
    await until(async () => (await workspace.filesIn(path)).find(({ fileName }) => fileName === 'Film')?.shared, true);
    workspace.watched.expectClean();
  });

  it('a file with a very long name, with everything in sight', async () => {
    const path = await workspace.folder();
    await addFile(workspace.api, path, await picture(`${'lang'.repeat(22)}.jpg`));
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item(`${'lang'.repeat(22)}.jpg`).dblclick();
    const rightEdge = async (name: string): Promise<boolean> => {
      const box = await workspace.library.dialog.getByRole('button', { name, exact: true }).boundingBox();
      const width = workspace.page.viewportSize()?.width ?? 0;
      return box !== null && box.x + box.width <= width;
    };
    await until(() => rightEdge('Save'), true);
    await until(() => rightEdge('Close'), true);
    workspace.watched.expectClean();
  });

  it('who gets it, by a link of its own', async () => {
    const path = await workspace.folder();
    const id = await addFile(workspace.api, path, pdf('polis.pdf'));
    await workspace.api.post('/medialib/edit-file', { id, shared: true });
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('polis.pdf').dblclick();
    const address = await workspace.library.dialog.getByRole('textbox', { name: 'Direct link' }).inputValue();
    await workspace.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await workspace.library.dialog.getByRole('button', { name: 'Copy link' }).click();
    await workspace.library.dialog.getByText('The link is copied').waitFor();
    await workspace.saidUntil('The link is copied');
    await eventually(() => workspace.page.evaluate(() => navigator.clipboard.readText())).to.equal(address);
    expect((await fetch(address)).headers.get('content-type')).to.equal('application/pdf');
    await workspace.library.dialog.getByRole('checkbox', { name: 'Shared' }).uncheck();
    await workspace.library.dialog.getByRole('textbox', { name: 'Direct link' }).waitFor({ state: 'detached' });
    await workspace.library.dialog.getByRole('button', { name: 'Save' }).click();
    await workspace.library.dialog.waitFor({ state: 'detached' });
    await until(async () => (await fetch(address)).status, 404);
    workspace.watched.expectClean();
  });

  it('which roles see a folder', async () => {
    const path = await workspace.folder();
    await workspace.api.post('/medialib/create-dir', { path, folderName: 'Besloten' });
    const roles = async (): Promise<number | undefined> => {
      const { data } = await workspace.api.post<{ data: { folders: StoredFolder[] } }>('/medialib/get-dir', { path });
      return data.folders.find(({ folderName }) => folderName === 'Besloten')?.roles?.length;
    };
    const openPermissions = async (): Promise<void> => {
      await workspace.library.button('More actions').click();
      await workspace.page.getByRole('menuitem', { name: 'Permissions…' }).click();
      await workspace.library.dialog.getByRole('heading', { name: 'Who sees Besloten' }).waitFor();
    };
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('Besloten').click();
    await openPermissions();
    const save = workspace.library.dialog.getByRole('button', { name: 'Save' });
    await workspace.library.dialog.getByRole('radio', { name: 'Some roles' }).check({ force: true });
    await until(() => save.getAttribute('aria-disabled'), 'true');
    await workspace.library.dialog.getByRole('checkbox', { name: 'Editor' }).check();
    await workspace.library.dialog.getByRole('checkbox', { name: 'Publisher' }).check();
    await save.click();
    await workspace.library.dialog.waitFor({ state: 'detached' });
    await until(roles, 2);

    // It stands there again, and is taken back.
    await workspace.library.visit(path);
    await workspace.library.item('Besloten').click();
    await openPermissions();
    await until(() => workspace.library.dialog.getByRole('checkbox', { name: 'Editor' }).isChecked(), true);
    await eventually(() => workspace.library.dialog.getByRole('checkbox', { name: 'Viewer' }).isChecked()).to.equal(false);
    await workspace.library.dialog.getByRole('radio', { name: 'Everybody' }).check({ force: true });
    await save.click();
    await workspace.library.dialog.waitFor({ state: 'detached' });
    await until(roles, undefined);
    workspace.watched.expectClean();
  });

  it('the trash, from which things go for good or back into the folder that was open', async () => {
    const gone = await addFile(workspace.api, '/', await picture('voorgoed-weg.jpg'));
    await addFile(workspace.api, '/', await picture('komt-terug.jpg'));
    await workspace.open();
    await workspace.library.visit();
    for (const name of ['voorgoed-weg.jpg', 'komt-terug.jpg']) {
      // One after the other: they share one page.
      await workspace.library.item(name).click();
      await workspace.library.button('Delete').click();
      await workspace.library.confirmDelete();
      await workspace.library.item(name).waitFor({ state: 'detached' });
      await workspace.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await workspace.library.button('Trash').click();
    await workspace.library.button('Delete for good: voorgoed-weg.jpg').click();
    const question = workspace.page.getByRole('alertdialog', { name: 'Delete voorgoed-weg.jpg for good?' });
    await question.getByText('This cannot be undone.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    const row = (name: string) => workspace.page.getByRole('rowheader', { name: new RegExp(name) });
    await row('voorgoed-weg').waitFor({ state: 'detached' });
    await workspace.library.button('Restore komt-terug.jpg').click();
    await row('komt-terug').waitFor({ state: 'detached' });
    await workspace.page.getByRole('navigation', { name: 'Path' }).getByRole('button', { name: 'All files' }).click();
    await workspace.library.item('komt-terug.jpg').waitFor();
    await eventually(() => workspace.library.item('voorgoed-weg.jpg').count()).to.equal(0);
    expect(await workspace.api.get(`/medialib/file/${gone}`).catch(String)).to.include('404');
    workspace.watched.expectClean();
  });

  it('the folder, by what is dropped into it', async () => {
    const path = await workspace.folder();
    const { buffer } = await picture('gevallen.jpg');
    await workspace.open();
    await workspace.library.visit(path);
    const data = await workspace.page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      transfer.items.add(new File([binary], 'gevallen.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, buffer.toString('base64'));
    const content = workspace.page.locator('.lc-media__content');
    for (const type of ['dragenter', 'dragover']) await content.dispatchEvent(type, { dataTransfer: data });
    await workspace.page.getByText(`Drop to upload into ${path}`).waitFor();
    await content.dispatchEvent('drop', { dataTransfer: data });
    await workspace.library.send('Upload 1 file');
    await workspace.library.item('gevallen.jpg').waitFor();
    expect(await workspace.namesIn(path)).to.deep.equal(['gevallen.jpg']);
    await eventually(() => workspace.page.getByText(`Drop to upload into ${path}`).count()).to.equal(0);
    workspace.watched.expectClean();
  });
});
