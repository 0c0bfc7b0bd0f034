import { expect } from 'chai';
import sharp from 'sharp';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

describe('GET /medialib/get-shared-file', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const visit = (id: string, name = 'x.pdf', headers: Record<string, string> = {}): Promise<TestResponse> =>
    app.client().request('GET', `/api/medialib/get-shared-file/${id}/${name}`, undefined, { headers });
  const document = { fileName: 'polis.pdf', fileType: 'document', mimeType: 'application/pdf' } as const;

  it('is a file that is shared, under whatever name, and no other', async () => {
    const id = await putFile(app, pdf, { ...document, shared: true });
    const own = await putFile(app, pdf, { ...document, fileName: 'intern.pdf' });
    for (const name of ['polis.pdf', 'oude-naam.pdf']) {
      const answer = await visit(id, name);
      expect(answer.status).to.equal(200);
      expect(answer.body.equals(pdf)).to.equal(true);
      expect(answer.headers).to.include({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="polis.pdf"',
        'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
      });
      expect(answer.headers).not.to.have.any.keys('x-csrf-token', 'set-cookie');
    }
    expect((await visit(id, 'x', { 'if-none-match': `"${hashOf(pdf)}"` })).status).to.equal(304);
    expect((await visit(id, 'x', { range: 'bytes=0-3' })).body.toString()).to.equal('%PDF');
    expect((await visit(own)).status).to.equal(404);
  });

  it('ends when it is no longer shared, or goes to the trash', async () => {
    const id = await putFile(app, pdf, { ...document, shared: true });
    expectSuccess(await editor.request('POST', '/api/medialib/edit-file', { id, shared: false }));
    const answer = await visit(id, 'x', { 'if-none-match': `"${hashOf(pdf)}"` });
    expect(answer.status).to.equal(404);
    expect(answer.headers['cache-control']).to.equal('no-store');
    expectSuccess(await editor.request('POST', '/api/medialib/edit-file', { id, shared: true }));
    expect((await visit(id)).status).to.equal(200);
    expectSuccess(await editor.request('POST', '/api/medialib/delete-file', { id }));
    expect((await visit(id)).status).to.equal(404);
  });

  it('is an image without its metadata, and no video', async () => {
    const photo = await sampleImage('jpeg', { hasPlace: true });
    const id = await putFile(app, photo, { fileName: 'a.jpg', mimeType: 'image/jpeg', shared: true });
    const answer = await visit(id, 'a.jpg');
    expect(answer.headers['content-type']).to.equal('image/jpeg');
    expect((await sharp(answer.body).metadata()).exif).to.equal(undefined);
    const video = await putFile(app, Buffer.from('v'), { fileType: 'video', videoType: 'vimeo', videoID: '12345', shared: true });
    expect((await visit(video)).status).to.equal(404);
  });
});
