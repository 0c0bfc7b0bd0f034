import { expect } from 'chai';
import sharp from 'sharp';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltUser, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { failingTable } from './fixtures/failing-table.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 140 } } });

const form = (bytes: Buffer | string, name = 'photo.jpg', type = 'image/jpeg', field = 'profileImage'): FormData => {
  const data = new FormData();
  data.set(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return data;
};

describe('a profile image', () => {
  let app: TestApp;
  let user: BuiltUser;
  let client: TestClient;
  let address: string;

  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    user = await buildUser(app, { role: 'Viewer' });
    client = await signIn(app, user);
    address = `/api/user/${user.id}/image`;
  });

  const send = (data: FormData): Promise<TestResponse> => client.request('PUT', address, data);
  const imageOf = (response: TestResponse): string => response.get<string>('data.image');

  it('is set by oneself, and repeated wherever the user is answered', async () => {
    const response = await send(form(await picture(300, 200).jpeg().toBuffer()));
    expectSuccess(response);
    const image = imageOf(response);
    expect(image).to.match(new RegExp(`^/api/user/${user.id}/image/[0-9a-f]{64}$`));
    expect(response.get('data.profile.image')).to.equal(image);
    expect((await client.request('POST', '/api/auth/user', {})).get('User.image')).to.equal(image);
    expect((await client.request('GET', '/api/user')).get('image')).to.equal(image);
  });

  it('is set for others by whoever manages users and holds as much', async () => {
    const data = form(await picture(10, 10).png().toBuffer());
    const other = await buildUser(app, { role: 'Viewer' });
    expectErrors(await app.client().request('PUT', address, data), 401, [{ code: 'G_07' }]);
    for (const method of ['PUT', 'DELETE'])
      expectErrors(await client.request(method, `/api/user/${other.id}/image`, method === 'PUT' ? data : undefined), 403, [
        { code: 'UM_01' },
      ]);
    const manager = await signIn(app, await buildUser(app, { permissions: ['manage-users', 'view-page'] }));
    expectSuccess(await manager.request('PUT', address, data));
    expectErrors(await manager.request('PUT', '/api/user/1/image', data), 403, [{ code: 'UM_01' }]);
    expectErrors(await manager.request('PUT', '/api/user/2147483647/image', data), 404, [{ code: 'UM_02' }]);
    expectSuccess(await manager.request('DELETE', address));
  });

  it('is drawn anew, upright and without metadata', async () => {
    const bytes = await picture(30, 20)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sharp(bytes).metadata();
    expect(sent.exif).to.be.instanceOf(Buffer);
    const served = await client.request('GET', imageOf(await send(form(bytes))));
    expect(served.status).to.equal(200);
    const { exif, icc, xmp, iptc, orientation, width, height, format } = await sharp(served.body).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).to.deep.equal({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
    expect({ width, height, format }).to.deep.equal({ width: 20, height: 30, format: 'jpeg' });
  });

  it('is what its content is, not its name', async () => {
    const response = await send(form(await picture(8, 8).png().toBuffer(), 'photo.jpg', 'image/jpeg'));
    expectSuccess(response);
    expect((await client.request('GET', imageOf(response))).headers['content-type']).to.equal('image/png');
  });

  it('has limits, each with its code', async () => {
    const before = await app.digest();
    const refused = async (data: FormData, status: number, code: string): Promise<void> =>
      expectErrors(await send(data), status, [{ property: 'profileImage', code }]);
    const jpeg = await picture(40, 40).jpeg().toBuffer();
    await refused(form(Buffer.concat([jpeg, Buffer.alloc(2_000_001 - jpeg.length)])), 413, 'UM_05');
    for (const [name, bytes] of Object.entries({
      'x.gif': await picture(4, 4).gif().toBuffer(),
      'x.webp': await picture(4, 4).webp().toBuffer(),
      'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'x.png': '<!doctype html><script>alert(1)</script>',
      'x.txt': 'hello',
    }))
      await refused(form(bytes, name, 'image/png'), 400, 'UM_06');
    await refused(form(jpeg.subarray(0, 60)), 400, 'UM_07');
    await refused(form(''), 400, 'UM_07');
    const noise = { width: 64, height: 64, noise: { type: 'gaussian' as const, mean: 128, sigma: 30 } };
    for (const whole of [
      await sharp({ create: { ...noise, channels: 3, background: 'black' } })
        .png()
        .toBuffer(),
      await sharp({ create: { ...noise, channels: 3, background: 'black' } })
        .jpeg()
        .toBuffer(),
    ])
      await refused(form(whole.subarray(0, whole.length / 2)), 400, 'UM_07');
    await refused(form(await picture(1025, 1024).png().toBuffer()), 400, 'UM_08');
    await refused(form(await picture(1024, 1025).jpeg().toBuffer()), 400, 'UM_08');
    await refused(form(await picture(1025, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()), 400, 'UM_08');
    // Small as a file and huge as an image.
    await refused(form(await picture(6000, 6000).png({ palette: true, colours: 2 }).toBuffer()), 400, 'UM_08');
    expectErrors(await send(new FormData()), 400, [{ property: 'profileImage', code: 'V_17' }]);
    expectErrors(await send(form(jpeg, 'x.jpg', 'image/jpeg', 'other')), 400, [{ property: 'other', code: 'V_12' }]);
    expect(await app.digest()).to.deep.equal(before);
  });

  it('may reach them', async () => {
    expectSuccess(await send(form(await picture(1024, 1024).png().toBuffer())));
    const jpeg = await picture(40, 40).jpeg().toBuffer();
    expectSuccess(await send(form(Buffer.concat([jpeg, Buffer.alloc(2_000_000 - jpeg.length)]))));
  });

  it('is served to whoever is signed in, as nothing but an image', async () => {
    const image = imageOf(await send(form(await picture(30, 20).jpeg().toBuffer())));
    expectErrors(await app.client().request('GET', image), 401, [{ code: 'G_07' }]);
    const other = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    const { status, headers } = await other.request('GET', image);
    expect(status).to.equal(200);
    expect(headers).to.include({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
    const again = await other.request('GET', image, undefined, { headers: { 'if-none-match': headers.etag } });
    expect({ status: again.status, text: again.text }).to.deep.equal({ status: 304, text: '' });
    expectErrors(await other.request('GET', `${address}/${'0'.repeat(64)}`), 404, [{ code: 'UM_02' }]);
    expectErrors(await other.request('GET', `${address}/x`), 400, [{ property: 'hash', code: 'V_12' }]);
  });

  it('makes place for the next, and goes away', async () => {
    const first = imageOf(await send(form(await picture(30, 20).jpeg().toBuffer())));
    const second = imageOf(await send(form(await picture(20, 20).jpeg().toBuffer())));
    expectErrors(await client.request('GET', first), 404, [{ code: 'UM_02' }]);
    expectSuccess(await client.request('DELETE', address));
    expectErrors(await client.request('GET', second), 404, [{ code: 'UM_02' }]);
    expect((await client.request('GET', '/api/user')).get('image')).to.equal(null);
    expectSuccess(await client.request('DELETE', address));
  });

  it('stays where it cannot be taken away (UM_04)', async () => {
    const image = imageOf(await send(form(await picture(30, 20).jpeg().toBuffer())));
    const repair = await failingTable(app.app.pool, 'lectern_user_image', 'delete');
    try {
      expectErrors(await client.request('DELETE', address), 500, [{ code: 'UM_04' }]);
    } finally {
      await repair();
    }
    expect((await client.request('GET', image)).status).to.equal(200);
  });
});
