import { expect } from 'chai';
import { buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { sweepOrphans } from './bytes.ts';
import { filesBelow, hashOf, mediaForm, pdf, png } from './media-fixture.test-kit.ts';
import { openMediaStore } from './store/open-media-store.ts';
import { startS3 } from './store/s3-server.test-kit.ts';
import { mediaStore } from './media.services.ts';

describe('the media library over a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3>>;
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    server = await startS3();
    app = await createTestApp({ plugins: [probePlugin], environment: { MEDIA_URL: server.mediaUrl } });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(async () => {
    await app?.close();
    await server?.stop();
  });
  const add = (bytes: Uint8Array, name: string) =>
    editor.request('POST', '/api/medialib/add-file', mediaForm(bytes, name, { path: '/' }));

  it('takes files in, shows them on pages, and lets them go', async () => {
    const [red, blue] = [await png(), await png('blue')];
    const [picture, document] = [await add(red, 'a.png'), await add(pdf, 'a.pdf')];
    expectSuccess(picture);
    expectSuccess(document);
    expectErrors(await add(blue, 'a.png'), 409, [{ property: 'f', code: 'ML_03' }]);
    expect(await app.app.service(mediaStore).size(hashOf(blue))).to.equal(undefined);
    const [image, file] = [picture.get<string>('data.id'), document.get<string>('data.id')];
    const page = await buildPublishedPage(app, {
      blocks: {
        'picture-1': { type: 'probe/picture', props: { image: { fileID: image, altText: 'Rood' }, file: { fileID: file } } },
      },
    });
    const html = (await app.client().request('GET', page.slug)).text;
    const address = /<img src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? html;
    const shown = await app.client().request('GET', address);
    expect([shown.status, shown.headers['content-type']]).to.deep.equal([200, 'image/png']);
    const saved = await app
      .client()
      .request('GET', `/api/medialib/get-page-file/${page.id}/block_files_picture-1/${hashOf(pdf)}/a.pdf`);
    expect(saved.body.equals(pdf)).to.equal(true);
    const part = await app
      .client()
      .request('GET', `/api/medialib/get-page-file/${page.id}/block_files_picture-1/${hashOf(pdf)}/a.pdf`, undefined, {
        headers: { range: 'bytes=5-9' },
      });
    expect([part.status, part.body.equals(pdf.subarray(5, 10)), server.ranges]).to.deep.equal([206, true, ['bytes=5-9']]);
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expectSuccess(await editor.request('POST', '/api/medialib/delete-file', { id: image }));
    expectSuccess(await editor.request('POST', '/api/medialib/purge', { ids: [image] }));
    await until(async () => (await app.app.service(mediaStore).size(hashOf(red))) ?? 'gone', 'gone');
    expect(filesBelow(app.app.service(mediaStore).temporaryDir)).to.deep.equal([]);
  });

  it('finds bytes that no row names', async () => {
    await add(Buffer.from('een brief'), 'brief.txt');
    await app.app.pool.query(`delete from lectern_media_file where file_name = 'brief.txt'`);
    expect(await sweepOrphans(app.app, new Date())).to.equal(0);
    expect(await sweepOrphans(app.app, new Date(Date.now() + 2 * 3_600_000))).to.equal(1);
    expect(await app.app.service(mediaStore).size(hashOf(pdf))).not.to.equal(undefined);
  });

  it('says that it is not ready while the bucket cannot be reached', async () => {
    expect((await app.client().request('GET', '/readyz')).status).to.equal(200);
    const endpoint = new URL(server.mediaUrl).searchParams.get('endpoint') ?? '';
    const place = { kind: 's3', bucket: 'not-there', prefix: '', region: 'eu-west-1', endpoint } as const;
    const store = await openMediaStore(place, app.app.environment.dataDir);
    const failure = await store.check().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error);
  });
});
