import { expect } from 'chai';
import sharp from 'sharp';
import { buildUser, createTestApp, expectErrors, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { meanDifference, sampleImage } from './sample-images.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const cut = { x: 100, y: 50, width: 300, height: 200, rotate: 0, scaleX: 1, scaleY: 1 };

describe('previews of images', () => {
  let app: TestApp;
  let viewer: TestClient;
  let png: Buffer;
  let image: string;

  before(async () => {
    app = await createTestApp();
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    await app.keep();
    png = await sampleImage('png', { width: 700, height: 400 });
  });
  beforeEach(async () => {
    await app.clear();
    image = await putFile(app, png, { fileName: 'a.png' });
  });
  after(() => app?.close());

  const query = (values: Record<string, unknown>): string => new URLSearchParams(values as Record<string, string>).toString();
  const preview = (values: Record<string, unknown>, headers = {}): Promise<TestResponse> =>
    viewer.request('GET', `/api/medialib/preview-image?${query(values)}`, undefined, { headers });
  const cropped = (values: Record<string, unknown> | string, headers = {}): Promise<TestResponse> =>
    viewer.request('GET', `/api/medialib/preview-crop?${typeof values === 'string' ? values : query(values)}`, undefined, {
      headers,
    });

  function expectFallback(answer: TestResponse): void {
    expect(answer.status).to.equal(404);
    expect(answer.headers).to.include({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(answer.headers['etag']).to.equal(undefined);
  }

  it('are for whoever is signed in', async () => {
    for (const path of [`preview-image?imageID=${image}`, `preview-crop?${query({ imageID: image, ...cut })}`])
      expectErrors(await app.client().request('GET', `/api/medialib/${path}`), 401, [{ code: 'G_07' }]);
  });

  it('show the whole image, and browsers ask whether it is still the same', async () => {
    const answer = await preview({ imageID: image });
    expect(answer.status).to.equal(200);
    expect(answer.body.equals(png)).to.equal(true);
    expect(answer.headers).to.include({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      etag: `"${hashOf(png)}"`,
    });
    expect((await preview({ imageID: image }, { 'if-none-match': `"${hashOf(png)}"` })).status).to.equal(304);
  });

  it('are upright, so that a crop dialog measures what the server cuts', async () => {
    const id = await putFile(app, await sampleImage('jpeg', { orientation: 6, hasPlace: true }), { mimeType: 'image/jpeg' });
    const { width, height, exif } = await sharp((await preview({ imageID: id })).body).metadata();
    expect({ width, height, exif }).to.deep.equal({ width: 200, height: 300, exif: undefined });
  });

  it('come in few widths, the next one above that which is asked for', async () => {
    for (const [asked, width] of [
      [1, 160],
      [160, 160],
      [200, 320],
      [640, 640],
      [900, 700],
    ] as const) {
      const answer = await preview({ imageID: image, width: asked });
      expect(answer.headers['content-type']).to.equal('image/webp');
      expect((await sharp(answer.body).metadata()).width, String(asked)).to.equal(width);
    }
    expect((await preview({ imageID: image, width: 5000 })).body.equals(png)).to.equal(true);
    for (const width of ['0', '-1', '1e3', '160px', '99999', ''])
      expectErrors(await preview({ imageID: image, width }), 400, [{ property: 'width', code: 'V_12' }]);
  });

  it('are drawings and moving images as they are, and stand still when they are small', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    const drawing = await putFile(app, svg, { mimeType: 'image/svg+xml' });
    for (const width of ['', '&width=160']) {
      const answer = await viewer.request('GET', `/api/medialib/preview-image?imageID=${drawing}${width}`);
      expect(answer.headers).to.include({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(answer.body.equals(svg)).to.equal(true);
    }
    const gif = await putFile(app, await sampleImage('gif'), { mimeType: 'image/gif' });
    expect((await preview({ imageID: gif })).headers['content-type']).to.equal('image/gif');
    expect((await preview({ imageID: gif, width: 160 })).headers['content-type']).to.equal('image/webp');
  });

  it('are the fallback where there is no image, or it lies in the trash', async () => {
    const document = await putFile(app, Buffer.from('%PDF-1.4'), { fileType: 'document', mimeType: 'application/pdf' });
    const deleted = await putFile(app, await sampleImage('jpeg'), { mimeType: 'image/jpeg', deletedAt: new Date() });
    for (const imageID of [unknownID, document, deleted]) {
      expectFallback(await preview({ imageID }));
      expectFallback(await preview({ imageID, width: 160 }));
      expectFallback(await cropped({ imageID, ...cut }));
    }
  });

  it('show a cut as a page would, whatever way numbers are written', async () => {
    const answer = await cropped({ imageID: image, ...cut });
    expect(answer.status).to.equal(200);
    expect(answer.headers).to.include({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' });
    const shown = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
    expect([shown.info.width, shown.info.height]).to.deep.equal([300, 200]);
    const wanted = await sharp(png).extract({ left: 100, top: 50, width: 300, height: 200 }).raw().toBuffer();
    expect(meanDifference(shown.data, wanted)).to.equal(0);
    const same = await cropped({ imageID: image, ...cut, x: '100.00000000000001', rotate: '2.842170943040401e-14' });
    expect(same.body.equals(answer.body)).to.equal(true);
    expect((await cropped({ imageID: image, ...cut }, { 'if-none-match': answer.headers['etag'] })).status).to.equal(304);
  });

  it('refuse what no crop dialog asks for', async () => {
    const good = { imageID: image, ...cut };
    for (const name of ['x', 'y', 'width', 'height', 'rotate', 'scaleX', 'scaleY'])
      for (const value of ['1e6', '1e308', 'NaN', 'Infinity', '1e6px', '', ' 1', '0x10', '999999', '1'.repeat(60)])
        expectErrors(await cropped({ ...good, [name]: value }), 400, [{ property: name, code: 'V_12' }]);
    for (const [name, value] of [
      ['width', 0],
      ['width', -1],
      ['height', 0.5],
      ['rotate', 720],
      ['scaleX', 0],
      ['scaleY', 2],
    ] as const)
      expectErrors(await cropped({ ...good, [name]: value }), 400, [{ property: name, code: 'V_12' }]);
    expectErrors(await cropped({ ...good, width: 16_000, height: 16_000 }), 400, [{ property: 'width', code: 'V_12' }]);
    expectErrors(await cropped(`${query(good)}&x=1`), 400, [{ property: 'x', code: 'V_12' }]);
    expectErrors(await cropped(`${query(good)}&quality=1`), 400, [{ property: 'quality', code: 'V_12' }]);
    const { scaleX: _, ...incomplete } = good;
    expectErrors(await cropped(incomplete), 400, [{ property: 'scaleX', code: 'V_12' }]);
  });

  it('go on while hundreds ask for nonsense', async () => {
    const nonsense = Array.from({ length: 300 }, (_, index) => cropped({ imageID: image, ...cut, width: `${index}px` }));
    const broken = await putFile(app, png.subarray(0, 2000), { fileName: 'half.png' });
    const failing = Array.from({ length: 20 }, (_, index) => cropped({ imageID: broken, ...cut, x: index }));
    const good = await Promise.all([preview({ imageID: image, width: 160 }), cropped({ imageID: image, ...cut })]);
    expect(good.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(new Set((await Promise.all(nonsense)).map(({ status }) => status))).to.deep.equal(new Set([400]));
    for (const answer of await Promise.all(failing)) expectFallback(answer);
  });
});
