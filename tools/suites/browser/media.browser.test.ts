import { eventually, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage } from './test-kit/editor-workspace.ts';
import { expectFocus } from './test-kit/focus.ts';
import { tabTo, typeInto } from './test-kit/keyboard.ts';
import { addFile, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

describe('the media library', () => {
  const workspace = mediaWorkspace();

  describe('lives its whole life', () => {
    it('by mouse', async () => {
      const path = await workspace.folder();
      await workspace.open();
      await workspace.library.visit(path);
      await workspace.page.getByText('No files in this folder').waitFor();

      await workspace.library.button('New folder').click();
      await workspace.library.dialog.getByRole('textbox', { name: 'Name of the folder' }).fill('Orgels');
      await workspace.library.dialog.getByRole('button', { name: 'Create folder' }).click();
      await workspace.library.item('Orgels').waitFor();

      await workspace.library.pick(await picture('toren.jpg'), await picture('gewelf.jpg'));
      await workspace.library.dialog.getByRole('textbox', { name: 'Alternative text' }).first().fill('Een toren');
      await workspace.library.send('Upload 2 files');
      await workspace.library.tray.getByText('2 files uploaded').waitFor();
      await until(workspace.library.names, ['Orgels', 'gewelf.jpg', 'toren.jpg']);
      await workspace.library.button('Close the list of uploads').click();

      await workspace.library.item('toren.jpg').dblclick();
      await workspace.library.dialog.getByRole('textbox', { name: 'Alternative text, Dutch' }).waitFor();
      await eventually(() =>
        workspace.library.dialog.getByRole('textbox', { name: 'Alternative text, Dutch' }).inputValue(),
      ).to.equal('Een toren');
      await workspace.library.dialog.getByRole('checkbox', { name: 'Shared' }).check();
      const picked = workspace.library.dialog.getByRole('slider', { name: 'Focal point' });
      // The picture takes its place when it has come.
      await until(
        () =>
          workspace.library.dialog
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
        true,
      );
      await picked.scrollIntoViewIfNeeded();
      const point = await picked.boundingBox();
      await workspace.page.mouse.click((point?.x ?? 0) + (point?.width ?? 0) / 4, (point?.y ?? 0) + (point?.height ?? 0) / 2);
      await until(() => workspace.library.dialog.getByRole('textbox', { name: 'From the left, %' }).inputValue(), '25');
      await workspace.library.dialog.getByRole('button', { name: 'Save' }).click();
      await workspace.library.dialog.waitFor({ state: 'detached' });
      await until(async () => (await workspace.filesIn(path)).find(({ fileName }) => fileName === 'toren.jpg')?.shared, true);
      expect((await workspace.filesIn(path)).find(({ fileName }) => fileName === 'toren.jpg')?.focalPoint).to.deep.equal({
        x: 0.25,
        y: 0.5,
      });

      await workspace.library.item('gewelf.jpg').dragTo(workspace.library.item('Orgels'));
      await until(workspace.library.names, ['Orgels', 'toren.jpg']);
      expect(await workspace.namesIn(`${path}/Orgels`)).to.deep.equal(['gewelf.jpg']);

      await workspace.library.item('toren.jpg').click();
      await workspace.library.button('Delete').click();
      const question = workspace.page.getByRole('alertdialog', { name: 'Delete toren.jpg?' });
      await question.getByText('Not used anywhere.').waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
      await until(workspace.library.names, ['Orgels']);

      await workspace.library.button('Trash').click();
      await workspace.page.getByRole('rowheader', { name: /toren\.jpg/ }).waitFor();
      await workspace.library.button('Restore toren.jpg').click();
      await until(() => workspace.namesIn(path), ['toren.jpg']);
      workspace.watched.expectClean();
    });

    it('by keyboard alone', async () => {
      const path = await workspace.folder();
      const first = await picture('klok.jpg');
      await workspace.open();
      await workspace.library.visit(path);

      await tabTo(workspace.page, workspace.library.button('New folder'));
      await workspace.page.keyboard.press('Enter');
      await workspace.library.dialog.waitFor();
      await typeInto(workspace.page, workspace.library.dialog.getByRole('textbox', { name: 'Name of the folder' }), 'Klokken');
      await workspace.page.keyboard.press('Enter');
      await workspace.library.item('Klokken').waitFor();
      await workspace.library.dialog.waitFor({ state: 'detached' });
      await expectFocus(workspace.page, 'making a folder');

      const chooser = workspace.page.waitForEvent('filechooser');
      await tabTo(workspace.page, workspace.library.button('Upload'));
      await workspace.page.keyboard.press('Enter');
      await (await chooser).setFiles([first]);
      await workspace.library.dialog.waitFor();
      await typeInto(workspace.page, workspace.library.dialog.getByRole('textbox', { name: 'Alternative text' }), 'Een klok');
      await tabTo(workspace.page, workspace.library.dialog.getByRole('button', { name: 'Upload 1 file' }));
      await workspace.library.dialog.locator('.lc-button--orange:not(:has(.lc-spinner))').waitFor();
      await workspace.page.keyboard.press('Enter');
      await workspace.library.item('klok.jpg').waitFor();
      await workspace.saidUntil('1 file uploaded');

      // Moved by cut and paste.
      await workspace.library.dialog.waitFor({ state: 'detached' });
      await tabTo(workspace.page, workspace.library.list);
      await workspace.page.keyboard.type('klok.');
      await until(() => workspace.library.item('klok.jpg').getAttribute('aria-selected'), 'true');
      await workspace.page.keyboard.press('Control+x');
      await workspace.page.keyboard.press('Home');
      await workspace.page.keyboard.press('Enter');
      await workspace.page.getByText('No files in this folder').waitFor();
      await tabTo(workspace.page, workspace.library.button('Paste 1 item'));
      await workspace.page.keyboard.press('Enter');
      await workspace.library.item('klok.jpg').waitFor();
      expect(await workspace.namesIn(`${path}/Klokken`)).to.deep.equal(['klok.jpg']);

      // Renamed.
      await tabTo(workspace.page, workspace.library.list, 'Shift+Tab');
      await workspace.page.keyboard.press('Home');
      await workspace.page.keyboard.press('F2');
      await workspace.library.dialog.getByRole('textbox', { name: 'Name' }).waitFor();
      await typeInto(workspace.page, workspace.library.dialog.getByRole('textbox', { name: 'Name' }), 'luidklok.jpg');
      await workspace.page.keyboard.press('Enter');
      await workspace.library.item('luidklok.jpg').waitFor();
      await workspace.library.dialog.waitFor({ state: 'detached' });

      // Moved with the dialog.
      await expectFocus(workspace.page, 'renaming');
      await tabTo(workspace.page, workspace.library.list);
      await workspace.page.keyboard.press('Home');
      await tabTo(workspace.page, workspace.library.button('Move to…'));
      await workspace.page.keyboard.press('Enter');
      const tree = workspace.library.dialog.getByRole('treegrid', { name: 'Folders' });
      await tree.waitFor();
      await tabTo(workspace.page, tree.getByRole('row', { selected: true }));
      await workspace.page.keyboard.press('ArrowUp');
      await workspace.page.keyboard.press('Enter');
      await workspace.library.dialog.getByText(`To ${path}`, { exact: true }).waitFor();
      await tabTo(workspace.page, workspace.library.dialog.getByRole('button', { name: 'Move here' }));
      await workspace.page.keyboard.press('Enter');
      await until(() => workspace.namesIn(path), ['luidklok.jpg']);
      await workspace.library.dialog.waitFor({ state: 'detached' });
      await expectFocus(workspace.page, 'moving');

      // Back up, edited, deleted.
      await tabTo(workspace.page, workspace.library.button(path.slice(1)), 'Shift+Tab');
      await workspace.page.keyboard.press('Enter');
      await workspace.library.item('luidklok.jpg').waitFor();
      await tabTo(workspace.page, workspace.library.list);
      await workspace.page.keyboard.press('End');
      await workspace.page.keyboard.press('Enter');
      const point = workspace.library.dialog.getByRole('slider', { name: 'Focal point' });
      await tabTo(workspace.page, point);
      await workspace.page.keyboard.press('Shift+ArrowLeft');
      await workspace.page.keyboard.press('ArrowDown');
      await until(() => point.getAttribute('aria-valuetext'), '40% from the left, 51% from the top');
      await tabTo(workspace.page, workspace.library.dialog.getByRole('button', { name: 'Save' }));
      await workspace.page.keyboard.press('Enter');
      await workspace.library.dialog.waitFor({ state: 'detached' });
      await until(async () => (await workspace.filesIn(path))[0]?.focalPoint, { x: 0.4, y: 0.51 });
      await expectFocus(workspace.page, 'saving a file');
      await tabTo(workspace.page, workspace.library.list);
      await workspace.page.keyboard.press('Delete');
      await workspace.page.getByRole('alertdialog').getByText('Not used anywhere.').waitFor();
      await tabTo(workspace.page, workspace.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await workspace.page.keyboard.press('Enter');
      await until(workspace.library.names, ['Klokken']);
      await workspace.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await expectFocus(workspace.page, 'deleting');
      workspace.watched.expectClean();
    });
  });

  describe('chooses', () => {
    it('several by shift, ctrl and all, and moves and deletes them as one', async () => {
      const path = await workspace.folder();
      await workspace.api.post('/medialib/create-dir', { path, folderName: 'Doel' });
      for (const name of ['a', 'b', 'c', 'd']) await addFile(workspace.api, path, await picture(`${name}.jpg`));
      await workspace.open();
      await workspace.library.visit(path);
      await workspace.library.item('a.jpg').click();
      await workspace.library.item('c.jpg').click({ modifiers: ['Shift'] });
      await workspace.page.getByText('3 selected').waitFor();
      await workspace.library.item('b.jpg').click({ modifiers: ['Control'] });
      await workspace.page.getByText('2 selected').waitFor();
      await workspace.library.item('a.jpg').dragTo(workspace.library.item('Doel'));
      await until(workspace.library.names, ['Doel', 'b.jpg', 'd.jpg']);
      expect(await workspace.namesIn(`${path}/Doel`)).to.deep.equal(['a.jpg', 'c.jpg']);
      await workspace.library.list.focus();
      await workspace.page.keyboard.press('Control+a');
      await workspace.page.getByText('3 selected').waitFor();
      await workspace.page.keyboard.press('Delete');
      await workspace.page.getByRole('alertdialog', { name: 'Delete 3 items?' }).waitFor();
      await workspace.library.confirmDelete();
      await workspace.page.getByText('No files in this folder').waitFor();
      workspace.watched.expectClean();
    });

    it('what a search finds, and deletes there', async () => {
      const path = await workspace.folder();
      await workspace.api.post('/medialib/create-dir', { path, folderName: 'diep' });
      await addFile(workspace.api, `${path}/diep`, await picture('vondst-een.jpg'));
      await addFile(workspace.api, path, await picture('vondst-twee.jpg'));
      await addFile(workspace.api, path, await picture('anders.jpg'));
      await workspace.open();
      await workspace.library.visit(path);
      await workspace.library.button('Open search').click();
      await workspace.page.keyboard.type('vondst');
      await until(workspace.library.names, ['vondst-een.jpg', 'vondst-twee.jpg']);
      const asked: string[] = [];
      workspace.page.on('request', (request) => {
        if (request.url().includes('/medialib/') && request.method() === 'POST')
          asked.push(request.url().split('/').at(-1) ?? '');
      });
      await workspace.library.item('vondst-een.jpg').click();
      await workspace.library.button('Delete').click();
      await workspace.library.confirmDelete();
      await until(workspace.library.names, ['vondst-twee.jpg']);
      expect(asked.filter((name) => name !== 'usage')).to.deep.equal(['delete-file', 'get-dir', 'search-files']);
      // Another folder forgets the search.
      await workspace.library.button(path.slice(1)).click();
      await until(workspace.library.names, ['diep', 'anders.jpg', 'vondst-twee.jpg']);
      workspace.watched.expectClean();
    });

    it('not what a live page needs', async () => {
      const path = await workspace.folder();
      const id = await addFile(workspace.api, path, await picture('nodig.jpg'), 'Nodig');
      const pageID = await makePage(workspace.api, 'Gebruikt', [
        { type: 'basic/image', props: { image: { fileID: id, altText: 'Nodig' } } },
      ]);
      await workspace.api.post(`/page/${pageID}/publish`, {});
      await workspace.open();
      await workspace.library.visit(path);
      await workspace.library.item('nodig.jpg').click();
      await workspace.library.button('Delete').click();
      const question = workspace.page.getByRole('alertdialog', { name: 'Delete nodig.jpg?' });
      await question.getByRole('heading', { name: /On the site now/ }).waitFor();
      await question.getByRole('link', { name: 'Gebruikt' }).waitFor();
      await eventually(() => question.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).to.equal('true');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await workspace.library.item('nodig.jpg').dblclick();
      await workspace.library.dialog.getByRole('tab', { name: 'Where used' }).click();
      await workspace.library.dialog.getByRole('row', { name: /Gebruikt.*Live/ }).waitFor();
      workspace.watched.expectClean();
    });
  });

  describe('says in the words of the specification', () => {
    it('that a folder could not be loaded', async () => {
      await workspace.open([/get-dir/]);
      await workspace.page.route('**/api/medialib/get-dir', (route) =>
        route.fulfill({ status: 500, json: { Errors: [{ code: 'G_01' }] } }),
      );
      await workspace.page.goto('/cmsadmin/medialibrary');
      await workspace.page.getByText('Failed to load folder content.').waitFor();
      await workspace.page.unroute('**/api/medialib/get-dir');
      await workspace.library.button('Try again').click();
      await workspace.library.list.waitFor();
    });

    it('that something could not be moved, and that a name is taken', async () => {
      const path = await workspace.folder();
      await workspace.api.post('/medialib/create-dir', { path, folderName: 'Vol' });
      await addFile(workspace.api, `${path}/Vol`, await picture('zelfde.jpg'));
      await addFile(workspace.api, path, await picture('zelfde.jpg'));
      await workspace.open([/move-file/]);
      await workspace.library.visit(path);
      await workspace.library.item('zelfde.jpg').dragTo(workspace.library.item('Vol'));
      const alert = workspace.page.getByRole('main').getByRole('alert');
      await alert.getByText('Could not move file/directory.').waitFor();
      await alert.getByText('cannot move or rename, already exists.').waitFor();
      expect(await workspace.namesIn(path)).to.deep.equal(['zelfde.jpg']);
    });

    it('that a folder could not be created, and that a video link is not valid', async () => {
      const path = await workspace.folder();
      await workspace.api.post('/medialib/create-dir', { path, folderName: 'Er al' });
      await workspace.open([/create-dir/]);
      await workspace.library.visit(path);
      await workspace.library.button('New folder').click();
      await workspace.library.dialog.getByRole('textbox', { name: 'Name of the folder' }).fill('Er al');
      await workspace.page.keyboard.press('Enter');
      await workspace.library.dialog.getByText('Folder could not be created.').waitFor();
      await workspace.library.dialog.getByText('already exists in this folder.').waitFor();
      await workspace.library.dialog.getByRole('button', { name: 'Cancel' }).click();

      await workspace.library.button('Add video').click();
      await workspace.library.dialog.getByRole('textbox', { name: 'Link' }).fill('https://example.com/film');
      await workspace.library.dialog.getByRole('textbox', { name: 'Name in the library' }).fill('Film');
      await workspace.library.dialog.getByRole('button', { name: 'Add video' }).click();
      await workspace.library.dialog.getByText('Video link not valid.').waitFor();
      await workspace.library.dialog.getByRole('textbox', { name: 'Link' }).fill('https://vimeo.com/76979871');
      await workspace.library.dialog.getByRole('button', { name: 'Add video' }).click();
      await workspace.library.item('Film').waitFor();
    });
  });
});
