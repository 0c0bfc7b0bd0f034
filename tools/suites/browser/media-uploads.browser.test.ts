import { until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { addFile, document as pdf, heavyPicture, picture } from './kit/library.ts';
import { sitDownAtMedia } from './kit/media-desk.ts';

describe('uploads into the media library', () => {
  const desk = sitDownAtMedia();

  it('stop at any status but 200, with the reason in the list of uploads alone', async () => {
    const path = await desk.folder();
    await desk.open([/add-file/]);
    let requests = 0;
    await desk.page.route('**/api/medialib/add-file', async (route) => {
      requests += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, status: requests === 2 ? 201 : answer.status() });
    });
    await desk.library.visit(path);
    await desk.library.upload(await picture('een.jpg'), await picture('twee.jpg'), await picture('drie.jpg'));
    await desk.library.tray.getByText('Upload could not be completed.').waitFor();
    await desk.library.tray.getByText('Stopped: one before it failed').waitFor();
    expect(requests).to.equal(2);
    await until(desk.library.names, ['een.jpg']);
    expect(await desk.page.getByRole('main').getByRole('alert').count()).to.equal(0);
    await desk.saidUntil('Upload could not be completed.');
  });

  it('can be cancelled, and say so', async () => {
    const path = await desk.folder();
    await desk.open();
    let isHeld = true;
    await desk.page.route('**/api/medialib/add-file', async (route) => {
      await untilFine(
        async () => isHeld,
        (held) => !held,
        'the end of the wait',
      ).catch(() => undefined);
      await route.continue().catch(() => undefined);
    });
    await desk.library.visit(path);
    await desk.library.upload(await picture('een.jpg'), await picture('twee.jpg'));
    await desk.library.button('Cancel een.jpg').click();
    await desk.library.tray.getByText('Upload cancelled').waitFor();
    await desk.saidUntil('Upload cancelled: een.jpg');
    isHeld = false;
    await until(desk.library.names, ['twee.jpg']);
    expect(await desk.namesIn(path)).to.deep.equal(['twee.jpg']);
  });

  it('go to the folder from which they were sent, while another is open', async () => {
    const path = await desk.folder();
    await desk.api.post('/medialib/create-dir', { path, folderName: 'Elders' });
    await desk.open();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await desk.page.route('**/api/medialib/add-file', async (route) => {
      await held;
      await route.continue();
    });
    await desk.library.visit(path);
    await desk.library.upload(await picture('laat.jpg'));
    await desk.library.item('Elders').dblclick();
    await desk.page.getByText('No files in this folder').waitFor();
    release?.();
    await desk.library.tray.getByText('1 file uploaded').waitFor();
    expect(await desk.library.item('laat.jpg').count()).to.equal(0);
    expect(await desk.namesIn(path)).to.deep.equal(['laat.jpg']);
    desk.watched.expectClean();
  });

  it('are pasted', async () => {
    const path = await desk.folder();
    const { buffer } = await picture('geplakt.jpg');
    await desk.open();
    await desk.library.visit(path);
    await desk.page.evaluate((bytes) => {
      const data = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      data.items.add(new File([binary], 'geplakt.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, buffer.toString('base64'));
    await desk.library.send('Upload 1 file');
    await desk.library.item('geplakt.jpg').waitFor();
    desk.watched.expectClean();
  });

  it('offer to shrink what is too heavy, and what is there already', async () => {
    const path = await desk.folder();
    const known = await picture('bekend.jpg');
    await addFile(desk.api, path, known);
    await desk.open();
    await desk.library.visit(path);
    await desk.library.pick(await heavyPicture('zwaar.jpg'), { ...known, name: 'kopie.jpg' });
    await desk.library.dialog
      .getByText('2560 pixels wide or high is recommended, 1 MB is the maximum', { exact: false })
      .waitFor();
    expect(await desk.library.dialog.getByRole('checkbox', { name: 'Make it smaller before uploading' }).isChecked()).to.equal(
      true,
    );
    await desk.library.dialog.getByText('The same file is there as bekend.jpg', { exact: false }).waitFor();
    await desk.library.dialog.getByText(/^Becomes \d+ kB/).waitFor();
    await desk.library.send('Upload 1 file');
    await until(() => desk.namesIn(path), ['bekend.jpg', 'zwaar.jpg']);
    const heavy = (await desk.filesIn(path)).find(({ fileName }) => fileName === 'zwaar.jpg');
    expect(heavy?.filesize).to.be.lessThan(1024 * 1024 + 1);
    desk.watched.expectClean();
  });

  it('say what a picture becomes, also where 2560 pixels are too many for 1 MB', async () => {
    const path = await desk.folder();
    await desk.open();
    await desk.library.visit(path);
    await desk.library.pick(await heavyPicture('ruis.jpg', 120));
    const told = await desk.library.dialog.getByText(/^Becomes \d+ kB/).innerText();
    await desk.library.send('Upload 1 file');
    await until(() => desk.namesIn(path), ['ruis.jpg']);
    const [stored] = await desk.filesIn(path);
    const { width, height } = stored?.dimensions ?? { width: 0, height: 0 };
    expect(told).to.contain(`${width} × ${height} pixels`);
    expect(width).to.be.lessThan(2560);
    expect(told).to.contain('at 2560 pixels it is still more than 1 MB, so it was made smaller again');
    desk.watched.expectClean();
  });

  it('take a file once that stands in the list twice, unless told', async () => {
    const path = await desk.folder();
    const one = await picture('een.jpg');
    await desk.open();
    await desk.library.visit(path);
    await desk.library.pick(one, { ...one, name: 'nog-eens.jpg' }, await picture('anders.jpg'));
    await desk.library.dialog.getByText('The same file stands in this list as een.jpg.').waitFor();
    const once = desk.library.dialog.getByRole('checkbox', { name: 'Upload it once' });
    expect([await once.count(), await once.isChecked()]).to.deep.equal([1, true]);
    await desk.library.dialog.getByRole('button', { name: 'Upload 2 files' }).waitFor();
    await once.uncheck();
    await desk.library.dialog.getByRole('button', { name: 'Upload 3 files' }).waitFor();
    await once.check();
    // Where the first one is left out, the second is the only one.
    await desk.library.dialog.getByRole('button', { name: 'Leave out een.jpg' }).click();
    await once.waitFor({ state: 'detached' });
    await desk.library.send('Upload 2 files');
    await until(() => desk.namesIn(path), ['anders.jpg', 'nog-eens.jpg']);
    desk.watched.expectClean();
  });

  it('warn while they can still be left out that there is no room', async () => {
    const path = await desk.folder();
    await desk.open();
    const used = 95_000_000;
    await desk.page.route('**/api/medialib/quota', (route) =>
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
    await desk.library.visit(path);
    await desk.page.getByText('Nearly full.', { exact: false }).waitFor();
    await desk.library.pick(pdf('groot.pdf', 6_000_000), pdf('klein.pdf'));
    await desk.library.dialog
      .getByText('the library has room for 4.8 MB: what does not fit is refused.', { exact: false })
      .waitFor();
    await desk.library.dialog.getByRole('button', { name: 'Leave out groot.pdf' }).click();
    await desk.library.dialog.getByText('The library is nearly full.', { exact: false }).waitFor();
    desk.watched.expectClean();
  });

  it('are refused as they are where nobody shrinks them', async () => {
    const path = await desk.folder();
    await desk.open([/add-file/]);
    await desk.library.visit(path);
    await desk.library.pick(await heavyPicture('zwaar.jpg'));
    await desk.library.dialog.getByText(/^Becomes \d+ kB/).waitFor();
    await desk.library.dialog.getByRole('checkbox', { name: 'Make it smaller before uploading' }).uncheck();
    await desk.library.send('Upload 1 file');
    await desk.library.tray.getByText('zwaar.jpg uploaded file exceeds the size limit.').waitFor({ timeout: 30_000 });
    expect(await desk.namesIn(path)).to.deep.equal([]);
  });

  it('go on where they were after a lost connection', async () => {
    const path = await desk.folder();
    const file = pdf('groot.pdf', 9 * 1024 * 1024);
    const half = 4 * 1024 * 1024;
    await desk.open([/uploads/, 'ERR_CONNECTION_RESET']);
    const offsets: number[] = [];
    await desk.page.route('**/api/medialib/uploads/*', async (route) => {
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
    await desk.library.visit(path);
    await desk.library.upload(file);
    await desk.library.item('groot.pdf').waitFor({ timeout: 45_000 });
    expect(offsets).to.deep.equal([0, half]);
    expect((await desk.filesIn(path))[0]?.filesize).to.equal(file.buffer.length);
  });
});
