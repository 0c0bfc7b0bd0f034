import { adminLooks, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import { addFile, document as pdf, picture } from './kit/library.ts';
import { sitDownAtMedia } from './kit/media-desk.ts';

describe('the media library keeps nobody out', () => {
  const desk = sitDownAtMedia();

  let path: string;
  before(async () => {
    path = await desk.folder();
    await desk.api.post('/medialib/create-dir', { path, folderName: 'Map' });
    await addFile(desk.api, path, await picture('een.jpg'), 'Een');
    await addFile(desk.api, path, await picture('twee.jpg'));
    await addFile(desk.api, path, pdf('drie.pdf'));
  });
  const expectNoBarriers = async (): Promise<void> => {
    expect((await violationsInLooks(desk.page, adminLooks)).join('\n')).to.equal('');
    desk.watched.expectClean();
  };

  it('pictures with one selected', async () => {
    await desk.open();
    await desk.library.visit(path);
    await desk.library.item('een.jpg').click();
    await desk.page.getByText('1 selected').waitFor();
    await expectNoBarriers();
  });

  it('the table', async () => {
    await desk.open();
    await desk.library.visit(path);
    await desk.library.button('Table').click();
    await desk.page.getByRole('grid', { name: 'Folders and files' }).waitFor();
    await expectNoBarriers();
  });

  it('an empty folder, and the trash', async () => {
    await desk.open();
    await desk.library.visit(`${path}/Map`);
    await desk.page.getByText('No files in this folder').waitFor();
    await expectNoBarriers();
    await desk.page.goto('/cmsadmin/medialibrary?view=trash');
    await desk.page
      .locator('.lc-trash')
      .getByText(/The trash is empty|Gone for good/)
      .first()
      .waitFor();
    await expectNoBarriers();
  });

  it('a file', async () => {
    await desk.open();
    await desk.library.visit(path);
    await desk.library.item('een.jpg').dblclick();
    await desk.library.dialog.getByRole('slider').waitFor();
    await expectNoBarriers();
  });

  it('an upload that is about to begin', async () => {
    await desk.open();
    await desk.library.visit(path);
    await desk.library.pick(await picture('nieuw.jpg'), pdf('nieuw.pdf'));
    await desk.library.dialog.getByRole('button', { name: 'Upload 2 files' }).waitFor();
    await expectNoBarriers();
  });

  it('the list of folders to move to', async () => {
    await desk.open();
    await desk.library.visit(path);
    await desk.library.item('een.jpg').click();
    await desk.library.button('Move to…').click();
    await desk.library.dialog.getByRole('treegrid').waitFor();
    await expectNoBarriers();
  });
});
