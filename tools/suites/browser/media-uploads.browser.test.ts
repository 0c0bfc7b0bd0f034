import { eventually, until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { addFile, document as pdf, heavyPicture, picture } from './test-kit/library.ts';
import { mediaWorkspace } from './test-kit/media-workspace.ts';

describe('uploads into the media library', () => {
  const workspace = mediaWorkspace();

  it('stop at any status but 200, with the reason in the list of uploads alone', async () => {
    const path = await workspace.folder();
    await workspace.open([/add-file/]);
    let requests = 0;
    await workspace.page.route('**/api/medialib/add-file', async (route) => {
      requests += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, status: requests === 2 ? 201 : answer.status() });
    });
    await workspace.library.visit(path);
    await workspace.library.upload(await picture('een.jpg'), await picture('twee.jpg'), await picture('drie.jpg'));
    await workspace.library.tray.getByText('Upload could not be completed.').waitFor();
    await workspace.library.tray.getByText('Stopped: one before it failed').waitFor();
    expect(requests).to.equal(2);
    await until(workspace.library.names, ['een.jpg']);
    await eventually(() => workspace.page.getByRole('main').getByRole('alert').count()).to.equal(0);
    await workspace.saidUntil('Upload could not be completed.');
  });

  it('can be cancelled, and say so', async () => {
    const path = await workspace.folder();
    await workspace.open();
    let isHeld = true;
    await workspace.page.route('**/api/medialib/add-file', async (route) => {
      await untilFine(
        async () => isHeld,
        (held) => !held,
        'the end of the wait',
      ).catch(() => undefined);
      await route.continue().catch(() => undefined);
    });
    await workspace.library.visit(path);
    await workspace.library.upload(await picture('een.jpg'), await picture('twee.jpg'));
    await workspace.library.button('Cancel een.jpg').click();
    await workspace.library.tray.getByText('Upload cancelled').waitFor();
    await workspace.saidUntil('Upload cancelled: een.jpg');
    isHeld = false;
    await until(workspace.library.names, ['twee.jpg']);
    expect(await workspace.namesIn(path)).to.deep.equal(['twee.jpg']);
  });

  it('go to the folder from which they were sent, while another is open', async () => {
    const path = await workspace.folder();
    await workspace.api.post('/medialib/create-dir', { path, folderName: 'Elders' });
    await workspace.open();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await workspace.page.route('**/api/medialib/add-file', async (route) => {
      await held;
      await route.continue();
    });
    await workspace.library.visit(path);
    await workspace.library.upload(await picture('laat.jpg'));
    await workspace.library.item('Elders').dblclick();
    await workspace.page.getByText('No files in this folder').waitFor();
    release?.();
    await workspace.library.tray.getByText('1 file uploaded').waitFor();
    await eventually(() => workspace.library.item('laat.jpg').count()).to.equal(0);
    expect(await workspace.namesIn(path)).to.deep.equal(['laat.jpg']);
    workspace.watched.expectClean();
  });

  it('are pasted', async () => {
    const path = await workspace.folder();
    const { buffer } = await picture('geplakt.jpg');
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.page.evaluate((bytes) => {
      const data = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      data.items.add(new File([binary], 'geplakt.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, buffer.toString('base64'));
    await workspace.library.send('Upload 1 file');
    await workspace.library.item('geplakt.jpg').waitFor();
    workspace.watched.expectClean();
  });

  it('offer to shrink what is too heavy, and what is there already', async () => {
    const path = await workspace.folder();
    const known = await picture('bekend.jpg');
    await addFile(workspace.api, path, known);
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.pick(await heavyPicture('zwaar.jpg'), { ...known, name: 'kopie.jpg' });
    await workspace.library.dialog
      .getByText('2560 pixels wide or high is recommended, 1 MB is the maximum', { exact: false })
      .waitFor();
    await eventually(() =>
      workspace.library.dialog.getByRole('checkbox', { name: 'Make it smaller before uploading' }).isChecked(),
    ).to.equal(true);
    await workspace.library.dialog.getByText('The same file is there as bekend.jpg', { exact: false }).waitFor();
    await workspace.library.dialog.getByText(/^Becomes \d+ kB/).waitFor();
    await workspace.library.send('Upload 1 file');
    await until(() => workspace.namesIn(path), ['bekend.jpg', 'zwaar.jpg']);
    const heavy = (await workspace.filesIn(path)).find(({ fileName }) => fileName === 'zwaar.jpg');
    expect(heavy?.filesize).to.be.lessThan(1024 * 1024 + 1);
    workspace.watched.expectClean();
  });

  it('say what a picture becomes, also where 2560 pixels are too many for 1 MB', async () => {
    const path = await workspace.folder();
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.pick(await heavyPicture('ruis.jpg', 120));
    const becomes = workspace.library.dialog.getByText(/^Becomes \d+ kB/);
    const again = 'at 2560 pixels it is still more than 1 MB, so it was made smaller again';
    await eventually(() => becomes.innerText()).to.contain(again);
    const told = await becomes.innerText();
    await workspace.library.send('Upload 1 file');
    await until(() => workspace.namesIn(path), ['ruis.jpg']);
    const [stored] = await workspace.filesIn(path);
    const { width, height } = stored?.dimensions ?? { width: 0, height: 0 };
    expect(told).to.contain(`${width} × ${height} pixels`);
    expect(width).to.be.lessThan(2560);
    workspace.watched.expectClean();
  });

  it('take a file once that stands in the list twice, unless told', async () => {
    const path = await workspace.folder();
    const one = await picture('een.jpg');
    await workspace.open();
    await workspace.library.visit(path);
    await workspace.library.pick(one, { ...one, name: 'nog-eens.jpg' }, await picture('anders.jpg'));
    await workspace.library.dialog.getByText('The same file stands in this list as een.jpg.').waitFor();
    const once = workspace.library.dialog.getByRole('checkbox', { name: 'Upload it once' });
    await eventually(async () => [await once.count(), await once.isChecked()]).to.deep.equal([1, true]);
    await workspace.library.dialog.getByRole('button', { name: 'Upload 2 files' }).waitFor();
    await once.uncheck();
    await workspace.library.dialog.getByRole('button', { name: 'Upload 3 files' }).waitFor();
    await once.check();
    // Where the first one is left out, the second is the only one.
    await workspace.library.dialog.getByRole('button', { name: 'Leave out een.jpg' }).click();
    await once.waitFor({ state: 'detached' });
    await workspace.library.send('Upload 2 files');
    await until(() => workspace.namesIn(path), ['anders.jpg', 'nog-eens.jpg']);
    workspace.watched.expectClean();
  });

  it('warn while they can still be left out that there is no room', async () => {
    const path = await workspace.folder();
    await workspace.open();
    const used = 95_000_000;
    await workspace.page.route('**/api/medialib/quota', (route) =>
      route.fulfill({
        json: {
          Success: true,
          Errors: [],
          data: {
            site: { used, limit: 100_000_000, isNearlyFull: true },
            user: { used, limit: null, isNearlyFull: false },
          },
        },
      }),
    );
    await workspace.library.visit(path);
    await workspace.page.getByText('Nearly full.', { exact: false }).waitFor();
    await workspace.library.pick(pdf('groot.pdf', 6_000_000), pdf('klein.pdf'));
    await workspace.library.dialog
      .getByText('the library has room for 4.8 MB: what does not fit is refused.', { exact: false })
      .waitFor();
    await workspace.library.dialog.getByRole('button', { name: 'Leave out groot.pdf' }).click();
    await workspace.library.dialog.getByText('The library is nearly full.', { exact: false }).waitFor();
    workspace.watched.expectClean();
  });

  it('are refused as they are where nobody shrinks them', async () => {
    const path = await workspace.folder();
    await workspace.open([/add-file/]);
    await workspace.library.visit(path);
    await workspace.library.pick(await heavyPicture('zwaar.jpg'));
    await workspace.library.dialog.getByText(/^Becomes \d+ kB/).waitFor();
    await workspace.library.dialog.getByRole('checkbox', { name: 'Make it smaller before uploading' }).uncheck();
    await workspace.library.send('Upload 1 file');
    await workspace.library.tray.getByText('zwaar.jpg uploaded file exceeds the size limit.').waitFor({ timeout: 30_000 });
    expect(await workspace.namesIn(path)).to.deep.equal([]);
  });

  it('go on where they were after a lost connection', async () => {
    const path = await workspace.folder();
    const file = pdf('groot.pdf', 9 * 1024 * 1024);
    const half = 4 * 1024 * 1024;
    await workspace.open([/uploads/, 'ERR_CONNECTION_RESET']);
    const offsets: number[] = [];
    await workspace.page.route('**/api/medialib/uploads/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.continue();
      const headers = await request.allHeaders();
      offsets.push(Number(headers['upload-offset']));
      if (offsets.length > 1) return route.continue();
      // The first half arrives, then the line goes dead.
      const { 'content-length': _, ...rest } = headers;
      const names = Object.entries(rest).filter(([name]) => !name.startsWith(':'));
      await fetch(request.url(), { method: 'PATCH', headers: names, body: new Uint8Array(file.buffer.subarray(0, half)) });
      return route.abort('connectionreset');
    });
    await workspace.library.visit(path);
    await workspace.library.upload(file);
    await workspace.library.item('groot.pdf').waitFor({ timeout: 45_000 });
    expect(offsets).to.deep.equal([0, half]);
    expect((await workspace.filesIn(path)).find(({ fileName }) => fileName === file.name)?.filesize).to.equal(file.buffer.length);
  });
});
