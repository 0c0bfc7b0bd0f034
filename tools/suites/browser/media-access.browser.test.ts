import { adminLooks, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import { addFile, document as pdf, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

describe('the media library keeps nobody out', () => {
  const workspace = mediaWorkspace();

  let path: string;
  before(async () => {
    path = await workspace.folder();
    await workspace.api.post('/medialib/create-dir', { path, folderName: 'Map' });
    await addFile(workspace.api, path, await picture('een.jpg'), 'Een');
    await addFile(workspace.api, path, await picture('twee.jpg'));
    await addFile(workspace.api, path, pdf('drie.pdf'));
  });
  const expectNoBarriers = async (): Promise<void> => {
    expect((await violationsInLooks(workspace.page, adminLooks)).join('\n')).to.equal('');
    workspace.watched.expectClean();
  };

  it('pictures with one selected', async () => {
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('een.jpg').click();
    await workspace.page.getByText('1 selected').waitFor();
    await expectNoBarriers();
  });

  it('the table', async () => {
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.button('Table').click();
    await workspace.page.getByRole('grid', { name: 'Folders and files' }).waitFor();
    await expectNoBarriers();
  });

  it('an empty folder, and the trash', async () => {
    await workspace.open();
    await workspace.library.visit(`${path}/Map`);
    await workspace.page.getByText('No files in this folder').waitFor();
    await expectNoBarriers();
    await workspace.page.goto('/cmsadmin/medialibrary?view=trash');
    await workspace.page
      .locator('.lc-trash')
      .getByText(/The trash is empty|Days left/)
      .first()
      .waitFor();
    await expectNoBarriers();
  });

  it('a file', async () => {
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('een.jpg').dblclick();
    await workspace.library.dialog.getByRole('slider').waitFor();
    await expectNoBarriers();
  });

  it('an upload that is about to begin', async () => {
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.pick(await picture('nieuw.jpg'), pdf('nieuw.pdf'));
    await workspace.library.dialog.getByRole('button', { name: 'Upload 2 files' }).waitFor();
    await expectNoBarriers();
  });

  it('the list of folders to move to', async () => {
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.item('een.jpg').click();
    await workspace.library.button('Move to…').click();
    await workspace.library.dialog.getByRole('treegrid').waitFor();
    await expectNoBarriers();
  });
});
