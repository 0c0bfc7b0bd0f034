import { expect } from 'chai';
import { request } from 'node:http';
import { readdirSync, readlinkSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buildUser, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestClient, TestResponse } from '@lectern/testing';
import { tidyUploads } from './media.job.ts';
import { filesBelow, hashOf, mediaForm, mediaFixture, pdf, png } from './media-fixture.test-kit.ts';
import { mediaStore } from './media.services.ts';

/** Open handles of this process on a file. */
const handlesOn = (file: string): number =>
  readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`) === file;
    } catch {
      return false;
    }
  }).length;

const protocol = { 'tus-resumable': '1.0.0' };

describe('uploads that resume', () => {
  const library = mediaFixture();
  const metadata = (fields: Readonly<Record<string, string>>): string =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const begin = (size: number | string, fields = { filename: 'Polis é.pdf' } as Record<string, string>, by?: TestClient) =>
    (by ?? library.fixture.editor).request('POST', '/api/medialib/uploads', undefined, {
      headers: { ...protocol, 'upload-length': String(size), 'upload-metadata': metadata(fields) },
    });
  const send = (address: string, bytes: Uint8Array, offset: number, by?: TestClient): Promise<TestResponse> =>
    (by ?? library.fixture.editor).request('PATCH', address, bytes, {
      headers: { ...protocol, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
  const head = (address: string, by?: TestClient) =>
    (by ?? library.fixture.editor).request('HEAD', address, undefined, { headers: protocol });
  const placeOf = (answer: TestResponse): string => {
    expect(answer.status, answer.text).to.equal(201);
    return String(answer.headers.location);
  };
  const idOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
  const finish = (upload: string, path = '/', by?: TestClient, name = 'add-file') => {
    const form = new FormData();
    form.set('path', path);
    form.set('upload', upload);
    return (by ?? library.fixture.editor).request('POST', `/api/medialib/${name}`, form);
  };
  const incoming = (): string => library.fixture.app.app.service(mediaStore).temporaryDir;

  it('go on where they were cut off, and become a file of the library', async () => {
    const { names } = library.fixture;
    const begun = await begin(pdf.length);
    const address = placeOf(begun);
    expect(address).to.match(/^\/api\/medialib\/uploads\/[0-9a-f]{32}$/);
    expect(begun.headers).to.include({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
    expect(begun.headers).not.to.have.property('access-control-allow-origin');
    const first = await send(address, pdf.subarray(0, 20), 0);
    expect([first.status, first.headers['upload-offset']]).to.deep.equal([204, '20']);
    const state = await head(address);
    expect([state.status, state.headers['upload-offset'], state.headers['upload-length']]).to.deep.equal([
      200,
      '20',
      String(pdf.length),
    ]);
    // Bytes for another place than the next are not taken.
    expectErrors(await send(address, pdf.subarray(0, 20), 0), 409, [{ code: 'G_03' }]);
    expectErrors(await finish(idOf(address)), 400, [{ property: 'upload', code: 'V_17' }]);
    expect((await send(address, pdf.subarray(20), 20)).headers['upload-offset']).to.equal(String(pdf.length));
    const added = await finish(idOf(address), '/polissen');
    expectSuccess(added);
    expect(added.get('data')).to.deep.include({
      fileName: 'Polis é.pdf',
      path: '/polissen',
      hash: hashOf(pdf),
      filesize: pdf.length,
    });
    expect(await names('/polissen')).to.deep.equal(['Polis é.pdf']);
    expect(filesBelow(incoming())).to.deep.equal([]);
    expectErrors(await finish(idOf(address)), 404, [{ property: 'upload', code: 'G_15' }]);
  });

  it('stay, to be tried again, where the library refuses what they brought', async () => {
    const { put } = library.fixture;
    await put(pdf, 'a.pdf', '/x');
    const address = placeOf(await begin(pdf.length, { filename: 'a.pdf' }));
    await send(address, pdf, 0);
    expectErrors(await finish(idOf(address), '/x'), 409, [{ property: 'f', code: 'ML_03' }]);
    expectSuccess(await finish(idOf(address), '/y'));
    expect(filesBelow(incoming())).to.deep.equal([]);
  });

  it('replace a file as well', async () => {
    const { editor, put } = library.fixture;
    const file = await put(pdf, 'a.pdf');
    const other = Buffer.concat([pdf, Buffer.from('\n')]);
    const address = placeOf(await begin(other.length));
    await send(address, other, 0);
    const form = mediaForm(new Uint8Array(0), 'x', { id: file.id, upload: idOf(address) });
    form.delete('f');
    const answer = await editor.request('POST', '/api/medialib/replace-file', form);
    expectSuccess(answer);
    expect(answer.get('data')).to.include({ id: file.id, hash: hashOf(other) });
  });

  it('are checked like every other file when they become one', async () => {
    const script = Buffer.from('<!doctype html><script>alert(1)</script>');
    const address = placeOf(await begin(script.length, { filename: 'a.html' }));
    await send(address, script, 0);
    expectErrors(await finish(idOf(address)), 400, [{ property: 'f', code: 'G_11' }]);
    const picture = await png();
    const named = placeOf(await begin(picture.length, { filename: '../../b\\c.png' }));
    await send(named, picture, 0);
    expectErrors(await finish(idOf(named)), 400, [{ property: 'f', code: 'V_12' }]);
  });

  it('are refused by their announced size, before a byte is sent', async () => {
    expectErrors(await begin(100 * 1024 * 1024 + 1), 413, [{ property: 'f', code: 'ML_01' }]);
    const image = { filename: 'a.png', filetype: 'image/png' };
    expectErrors(await begin(1024 * 1024 + 1, image), 413, [{ property: 'f', code: 'ML_01' }]);
    expectErrors(await begin(0), 400, [{ property: 'f', code: 'V_17' }]);
    for (const size of ['', '-1', '1e9', 'NaN', '9'.repeat(30)]) expectErrors(await begin(size), 400, [{ code: 'G_08' }]);
    expect(filesBelow(incoming())).to.deep.equal([]);
  });

  it('take no more than was announced', async () => {
    const address = placeOf(await begin(10));
    expectErrors(await send(address, pdf, 0), 413, [{ code: 'ML_01' }]);
    const left = filesBelow(incoming()).filter((name) => !name.endsWith('.json'));
    expect(statSync(join(incoming(), 'uploads', left[0] ?? '')).size).to.be.at.most(10);
  });

  it('are continued by bytes, and by nothing that calls itself something else', async () => {
    const address = placeOf(await begin(pdf.length));
    const headers = { ...protocol, 'upload-offset': '0', 'content-type': 'application/pdf' };
    expectErrors(await library.fixture.editor.request('PATCH', address, pdf, { headers }), 400, [{ code: 'G_08' }]);
    expect((await head(address)).headers['upload-offset']).to.equal('0');
  });

  it('belong to whoever began them', async () => {
    const { app, viewer } = library.fixture;
    const other = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const address = placeOf(await begin(pdf.length));
    expectErrors(await send(address, pdf, 0, other), 404, [{ code: 'G_15' }]);
    expect((await head(address, other)).status).to.equal(404);
    const removal = await other.request('DELETE', address, undefined, { headers: protocol });
    expectErrors(removal, 404, [{ code: 'G_15' }]);
    await send(address, pdf, 0);
    expectErrors(await finish(idOf(address), '/', other), 404, [{ property: 'upload', code: 'G_15' }]);
    expectErrors(await begin(10, {}, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await begin(10, {}, app.client()), 401, [{ code: 'G_07' }]);
    // Nobody reads what was not looked at yet.
    expectErrors(await library.fixture.editor.request('GET', address, undefined, { headers: protocol }), 405, [{ code: 'G_10' }]);
  });

  it('need the token of the session, each time', async () => {
    const { editor } = library.fixture;
    const address = placeOf(await begin(pdf.length));
    const headers = { ...protocol, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'x-csrf-token': 'x' };
    expectErrors(await editor.request('PATCH', address, pdf, { headers }), 403, [{ code: 'G_02' }]);
    expect((await head(address)).headers['upload-offset']).to.equal('0');
  });

  it('are given up on demand, and after a day without a byte', async () => {
    const { app, editor } = library.fixture;
    const [one, two, young] = [placeOf(await begin(10)), placeOf(await begin(10)), placeOf(await begin(10))];
    expect((await editor.request('DELETE', one, undefined, { headers: protocol })).status).to.equal(204);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [idOf(two), `${idOf(two)}.json`]) utimesSync(join(incoming(), 'uploads', name), old, old);
    await tidyUploads(app.app);
    expect(filesBelow(incoming()).toSorted()).to.deep.equal([idOf(young), `${idOf(young)}.json`].toSorted());
    expect((await head(two)).status).to.equal(404);
  });

  it('are not begun without end', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 51; count += 1) answers.push((await begin(10)).status);
    expect(answers.filter((status) => status === 201)).to.have.length(50);
    expect(answers.at(-1)).to.equal(413);
  });

  it('are not begun without end either where all begin at once', async () => {
    const answers = await Promise.all(Array.from({ length: 69 }, () => begin(10)));
    expect(answers.filter(({ status }) => status === 201)).to.have.length(50);
  });

  for (const name of ['upload-concat', 'upload-defer-length'])
    it(`say that a part of the protocol is not offered: ${name}`, async () => {
      const { editor } = library.fixture;
      const headers = { ...protocol, 'upload-length': '10', [name]: name === 'upload-concat' ? 'partial' : '1' };
      const answer = await editor.request('POST', '/api/medialib/uploads', undefined, { headers });
      expectErrors(answer, 400, [{ code: 'G_08' }]);
    });

  it('that are broken off leave what came in, and no failure in the log', async () => {
    const { app, editor } = library.fixture;
    const address = placeOf(await begin(1000));
    const file = join(incoming(), 'uploads', idOf(address));
    const { hostname, port } = new URL(app.address);
    const outgoing = request({
      host: hostname,
      port,
      method: 'PATCH',
      path: address,
      agent: false,
      headers: {
        ...protocol,
        cookie: [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'content-length': '1000',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': await editor.token(),
      },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(Buffer.alloc(100, 'x'));
    await until(() => statSync(file).size, 100);
    expect(handlesOn(file)).to.equal(1);
    outgoing.destroy();
    await until(() => handlesOn(file), 0);
    await until(async () => (await head(address)).headers['upload-offset'], '100');
    await until(() => app.logs.filter(({ method }) => method === 'PATCH').length, 1);
    expect(app.logs.filter(({ level }) => level >= 40)).to.deep.equal([]);
    expect((await send(address, Buffer.alloc(900, 'x'), 100)).status).to.equal(204);
  });
});
