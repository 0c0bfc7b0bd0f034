import { until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { makePage } from './kit/editor-desk.ts';
import { expectFocus } from './kit/focus.ts';
import { tabTo, typeInto } from './kit/keyboard.ts';
import { addFile, picture } from './kit/library.ts';
import { sitDownAtMedia } from './kit/media-desk.ts';

describe('the media library', () => {
  const desk = sitDownAtMedia();

  describe('lives its whole life', () => {
    it('by mouse', async () => {
      const path = await desk.folder();
      await desk.open();
      await desk.library.visit(path);
      await desk.page.getByText('No files in this folder').waitFor();

      await desk.library.button('New folder').click();
      await desk.library.dialog.getByRole('textbox', { name: 'Name of the folder' }).fill('Orgels');
      await desk.library.dialog.getByRole('button', { name: 'Create folder' }).click();
      await desk.library.item('Orgels').waitFor();

      await desk.library.pick(await picture('toren.jpg'), await picture('gewelf.jpg'));
      await desk.library.dialog.getByRole('textbox', { name: 'Alternative text' }).first().fill('Een toren');
      await desk.library.send('Upload 2 files');
      await desk.library.tray.getByText('2 files uploaded').waitFor();
      await until(desk.library.names, ['Orgels', 'gewelf.jpg', 'toren.jpg']);
      await desk.library.button('Close the list of uploads').click();

      await desk.library.item('toren.jpg').dblclick();
      await desk.library.dialog.getByRole('textbox', { name: 'Alternative text, Dutch' }).waitFor();
      expect(await desk.library.dialog.getByRole('textbox', { name: 'Alternative text, Dutch' }).inputValue()).to.equal(
        'Een toren',
      );
      await desk.library.dialog.getByRole('checkbox', { name: 'Shared' }).check();
      const picked = desk.library.dialog.getByRole('slider', { name: 'Focal point' });
      // The picture takes its place when it has come.
      await until(
        () =>
          desk.library.dialog
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
        true,
      );
      await picked.scrollIntoViewIfNeeded();
      const point = await picked.boundingBox();
      await desk.page.mouse.click((point?.x ?? 0) + (point?.width ?? 0) / 4, (point?.y ?? 0) + (point?.height ?? 0) / 2);
      await until(() => desk.library.dialog.getByRole('textbox', { name: 'From the left, %' }).inputValue(), '25');
      await desk.library.dialog.getByRole('button', { name: 'Save' }).click();
      await desk.library.dialog.waitFor({ state: 'detached' });
      await until(async () => (await desk.filesIn(path)).find(({ fileName }) => fileName === 'toren.jpg')?.shared, true);
      expect((await desk.filesIn(path)).find(({ fileName }) => fileName === 'toren.jpg')?.focalPoint).to.deep.equal({
        x: 0.25,
        y: 0.5,
      });

      await desk.library.item('gewelf.jpg').dragTo(desk.library.item('Orgels'));
      await until(desk.library.names, ['Orgels', 'toren.jpg']);
      expect(await desk.namesIn(`${path}/Orgels`)).to.deep.equal(['gewelf.jpg']);

      await desk.library.item('toren.jpg').click();
      await desk.library.button('Delete').click();
      const question = desk.page.getByRole('alertdialog', { name: 'Delete toren.jpg?' });
      await question.getByText('Not used anywhere.').waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
      await until(desk.library.names, ['Orgels']);

      await desk.library.button('Trash').click();
      await desk.page.getByRole('rowheader', { name: /toren\.jpg/ }).waitFor();
      await desk.library.button('Restore toren.jpg').click();
      await until(() => desk.namesIn(path), ['toren.jpg']);
      desk.watched.expectClean();
    });

    it('by keyboard alone', async () => {
      const path = await desk.folder();
      const first = await picture('klok.jpg');
      await desk.open();
      await desk.library.visit(path);

      await tabTo(desk.page, desk.library.button('New folder'));
      await desk.page.keyboard.press('Enter');
      await desk.library.dialog.waitFor();
      await typeInto(desk.page, desk.library.dialog.getByRole('textbox', { name: 'Name of the folder' }), 'Klokken');
      await desk.page.keyboard.press('Enter');
      await desk.library.item('Klokken').waitFor();
      await desk.library.dialog.waitFor({ state: 'detached' });
      await expectFocus(desk.page, 'making a folder');

      const chooser = desk.page.waitForEvent('filechooser');
      await tabTo(desk.page, desk.library.button('Upload'));
      await desk.page.keyboard.press('Enter');
      await (await chooser).setFiles([first]);
      await desk.library.dialog.waitFor();
      await typeInto(desk.page, desk.library.dialog.getByRole('textbox', { name: 'Alternative text' }), 'Een klok');
      await tabTo(desk.page, desk.library.dialog.getByRole('button', { name: 'Upload 1 file' }));
      await desk.library.dialog.locator('.lc-button--orange:not(:has(.lc-spinner))').waitFor();
      await desk.page.keyboard.press('Enter');
      await desk.library.item('klok.jpg').waitFor();
      await desk.saidUntil('1 file uploaded');

      // Moved by cut and paste.
      await desk.library.dialog.waitFor({ state: 'detached' });
      await tabTo(desk.page, desk.library.list);
      await desk.page.keyboard.type('klok.');
      await until(() => desk.library.item('klok.jpg').getAttribute('aria-selected'), 'true');
      await desk.page.keyboard.press('Control+x');
      await desk.page.keyboard.press('Home');
      await desk.page.keyboard.press('Enter');
      await desk.page.getByText('No files in this folder').waitFor();
      await tabTo(desk.page, desk.library.button('Paste 1 item'));
      await desk.page.keyboard.press('Enter');
      await desk.library.item('klok.jpg').waitFor();
      expect(await desk.namesIn(`${path}/Klokken`)).to.deep.equal(['klok.jpg']);

      // Renamed.
      await tabTo(desk.page, desk.library.list, 'Shift+Tab');
      await desk.page.keyboard.press('Home');
      await desk.page.keyboard.press('F2');
      await desk.library.dialog.getByRole('textbox', { name: 'Name' }).waitFor();
      await typeInto(desk.page, desk.library.dialog.getByRole('textbox', { name: 'Name' }), 'luidklok.jpg');
      await desk.page.keyboard.press('Enter');
      await desk.library.item('luidklok.jpg').waitFor();
      await desk.library.dialog.waitFor({ state: 'detached' });

      // Moved with the dialog.
      await expectFocus(desk.page, 'renaming');
      await tabTo(desk.page, desk.library.list);
      await desk.page.keyboard.press('Home');
      await tabTo(desk.page, desk.library.button('Move to…'));
      await desk.page.keyboard.press('Enter');
      const tree = desk.library.dialog.getByRole('treegrid', { name: 'Folders' });
      await tree.waitFor();
      await tabTo(desk.page, tree.getByRole('row', { selected: true }));
      await desk.page.keyboard.press('ArrowUp');
      await desk.page.keyboard.press('Enter');
      await desk.library.dialog.getByText(`To ${path}`, { exact: true }).waitFor();
      await tabTo(desk.page, desk.library.dialog.getByRole('button', { name: 'Move here' }));
      await desk.page.keyboard.press('Enter');
      await until(() => desk.namesIn(path), ['luidklok.jpg']);
      await desk.library.dialog.waitFor({ state: 'detached' });
      await expectFocus(desk.page, 'moving');

      // Back up, edited, deleted.
      await tabTo(desk.page, desk.library.button(path.slice(1)), 'Shift+Tab');
      await desk.page.keyboard.press('Enter');
      await desk.library.item('luidklok.jpg').waitFor();
      await tabTo(desk.page, desk.library.list);
      await desk.page.keyboard.press('End');
      await desk.page.keyboard.press('Enter');
      const point = desk.library.dialog.getByRole('slider', { name: 'Focal point' });
      await tabTo(desk.page, point);
      await desk.page.keyboard.press('Shift+ArrowLeft');
      await desk.page.keyboard.press('ArrowDown');
      await until(() => point.getAttribute('aria-valuetext'), '40% from the left, 51% from the top');
      await tabTo(desk.page, desk.library.dialog.getByRole('button', { name: 'Save' }));
      await desk.page.keyboard.press('Enter');
      await desk.library.dialog.waitFor({ state: 'detached' });
      await until(async () => (await desk.filesIn(path))[0]?.focalPoint, { x: 0.4, y: 0.51 });
      await expectFocus(desk.page, 'saving a file');
      await tabTo(desk.page, desk.library.list);
      await desk.page.keyboard.press('Delete');
      await desk.page.getByRole('alertdialog').getByText('Not used anywhere.').waitFor();
      await tabTo(desk.page, desk.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await desk.page.keyboard.press('Enter');
      await until(desk.library.names, ['Klokken']);
      await desk.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await expectFocus(desk.page, 'deleting');
      desk.watched.expectClean();
    });
  });

  describe('chooses', () => {
    it('several by shift, ctrl and all, and moves and deletes them as one', async () => {
      const path = await desk.folder();
      await desk.api.post('/medialib/create-dir', { path, folderName: 'Doel' });
      for (const name of ['a', 'b', 'c', 'd']) await addFile(desk.api, path, await picture(`${name}.jpg`));
      await desk.open();
      await desk.library.visit(path);
      await desk.library.item('a.jpg').click();
      await desk.library.item('c.jpg').click({ modifiers: ['Shift'] });
      await desk.page.getByText('3 selected').waitFor();
      await desk.library.item('b.jpg').click({ modifiers: ['Control'] });
      await desk.page.getByText('2 selected').waitFor();
      await desk.library.item('a.jpg').dragTo(desk.library.item('Doel'));
      await until(desk.library.names, ['Doel', 'b.jpg', 'd.jpg']);
      expect(await desk.namesIn(`${path}/Doel`)).to.deep.equal(['a.jpg', 'c.jpg']);
      await desk.library.list.focus();
      await desk.page.keyboard.press('Control+a');
      await desk.page.getByText('3 selected').waitFor();
      await desk.page.keyboard.press('Delete');
      await desk.page.getByRole('alertdialog', { name: 'Delete 3 items?' }).waitFor();
      await desk.library.confirmDelete();
      await desk.page.getByText('No files in this folder').waitFor();
      desk.watched.expectClean();
    });

    it('what a search finds, and deletes there', async () => {
      const path = await desk.folder();
      await desk.api.post('/medialib/create-dir', { path, folderName: 'diep' });
      await addFile(desk.api, `${path}/diep`, await picture('vondst-een.jpg'));
      await addFile(desk.api, path, await picture('vondst-twee.jpg'));
      await addFile(desk.api, path, await picture('anders.jpg'));
      await desk.open();
      await desk.library.visit(path);
      await desk.library.button('Open search').click();
      await desk.page.keyboard.type('vondst');
      await until(desk.library.names, ['vondst-een.jpg', 'vondst-twee.jpg']);
      const asked: string[] = [];
      desk.page.on('request', (request) => {
        if (request.url().includes('/medialib/') && request.method() === 'POST')
          asked.push(request.url().split('/').at(-1) ?? '');
      });
      await desk.library.item('vondst-een.jpg').click();
      await desk.library.button('Delete').click();
      await desk.library.confirmDelete();
      await until(desk.library.names, ['vondst-twee.jpg']);
      expect(asked.filter((name) => name !== 'usage')).to.deep.equal(['delete-file', 'get-dir', 'search-files']);
      // Another folder forgets the search.
      await desk.library.button(path.slice(1)).click();
      await until(desk.library.names, ['diep', 'anders.jpg', 'vondst-twee.jpg']);
      desk.watched.expectClean();
    });

    it('not what a live page needs', async () => {
      const path = await desk.folder();
      const id = await addFile(desk.api, path, await picture('nodig.jpg'), 'Nodig');
      const pageID = await makePage(desk.api, 'Gebruikt', [
        { type: 'basic/image', props: { image: { fileID: id, altText: 'Nodig' } } },
      ]);
      await desk.api.post(`/page/${pageID}/publish`, {});
      await desk.open();
      await desk.library.visit(path);
      await desk.library.item('nodig.jpg').click();
      await desk.library.button('Delete').click();
      const question = desk.page.getByRole('alertdialog', { name: 'Delete nodig.jpg?' });
      await question.getByRole('heading', { name: /On the site now/ }).waitFor();
      await question.getByRole('link', { name: 'Gebruikt' }).waitFor();
      expect(await question.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).to.equal('true');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await desk.library.item('nodig.jpg').dblclick();
      await desk.library.dialog.getByRole('tab', { name: 'Where used' }).click();
      await desk.library.dialog.getByRole('row', { name: /Gebruikt.*Live/ }).waitFor();
      desk.watched.expectClean();
    });
  });

  describe('says in the words of the specification', () => {
    it('that a folder could not be loaded', async () => {
      await desk.open([/get-dir/]);
      await desk.page.route('**/api/medialib/get-dir', (route) =>
        route.fulfill({ status: 500, json: { Errors: [{ code: 'G_01' }] } }),
      );
      await desk.page.goto('/cmsadmin/medialibrary');
      await desk.page.getByText('Failed to load folder content.').waitFor();
      await desk.page.unroute('**/api/medialib/get-dir');
      await desk.library.button('Try again').click();
      await desk.library.list.waitFor();
    });

    it('that something could not be moved, and that a name is taken', async () => {
      const path = await desk.folder();
      await desk.api.post('/medialib/create-dir', { path, folderName: 'Vol' });
      await addFile(desk.api, `${path}/Vol`, await picture('zelfde.jpg'));
      await addFile(desk.api, path, await picture('zelfde.jpg'));
      await desk.open([/move-file/]);
      await desk.library.visit(path);
      await desk.library.item('zelfde.jpg').dragTo(desk.library.item('Vol'));
      const alert = desk.page.getByRole('main').getByRole('alert');
      await alert.getByText('Could not move file/directory.').waitFor();
      await alert.getByText('cannot move or rename, already exists.').waitFor();
      expect(await desk.namesIn(path)).to.deep.equal(['zelfde.jpg']);
    });

    it('that a folder could not be created, and that a video link is not valid', async () => {
      const path = await desk.folder();
      await desk.api.post('/medialib/create-dir', { path, folderName: 'Er al' });
      await desk.open([/create-dir/]);
      await desk.library.visit(path);
      await desk.library.button('New folder').click();
      await desk.library.dialog.getByRole('textbox', { name: 'Name of the folder' }).fill('Er al');
      await desk.page.keyboard.press('Enter');
      await desk.library.dialog.getByText('Folder could not be created.').waitFor();
      await desk.library.dialog.getByText('already exists in this folder.').waitFor();
      await desk.library.dialog.getByRole('button', { name: 'Cancel' }).click();

      await desk.library.button('Add video').click();
      await desk.library.dialog.getByRole('textbox', { name: 'Link' }).fill('https://example.com/film');
      await desk.library.dialog.getByRole('textbox', { name: 'Name in the library' }).fill('Film');
      await desk.library.dialog.getByRole('button', { name: 'Add video' }).click();
      await desk.library.dialog.getByText('Video link not valid.').waitFor();
      await desk.library.dialog.getByRole('textbox', { name: 'Link' }).fill('https://vimeo.com/76979871');
      await desk.library.dialog.getByRole('button', { name: 'Add video' }).click();
      await desk.library.item('Film').waitFor();
    });
  });
});
