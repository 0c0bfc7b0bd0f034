import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { use } from '@lectern/core';
import { buildPublishedPage, createTestApp, expectErrors, expectSuccess, postForm, until } from '@lectern/testing';
import type { TestApp, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { question } from '../../fixtures/forms.ts';
import { mostOfField, pieceSize } from '../../form-fields.ts';
import { forms } from '../../manifest.ts';
import site from '../../site/index.ts';
import { startClamd, virus } from '../scan/clamd.test-kit.ts';
import server from '../index.ts';

const clamd = await startClamd();
const { manifest, options } = use(forms, { forms: [question], clamd: clamd.url });
const answers = { name: 'Noor', email: 'noor@example.com', insured: 'no', text: 'Een vraag' };
const key = 'de-sleutel-van-deze-pagina';

/** A picture of so many bytes, with a text in it. */
function picture(size: number, text = ''): Buffer {
  const bytes = randomBytes(size);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write(text, pieceSize - 4, 'latin1');
  return bytes;
}

interface Place {
  readonly token: string;
  readonly offset: number;
}

describe('a file that goes up in pieces', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
    await buildPublishedPage(app, { slug: '/vraag', blocks: { f: { type: 'forms/form', props: { form: 'question' } } } });
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => Promise.all([app?.close(), clamd.close()]));

  const begin = (size: number, body: object = {}): Promise<TestResponse> =>
    app.client().request('POST', '/api/forms/upload', {
      ...{ form: 'question', property: 'attachments', name: 'foto.png', size, key },
      ...body,
    });
  const send = ({ token, offset }: Place, piece: Uint8Array): Promise<TestResponse> => {
    const body = new FormData();
    body.append('token', token);
    body.append('offset', String(offset));
    body.append('piece', new File([piece as Uint8Array<ArrayBuffer>], 'piece'));
    return app.client().request('PATCH', '/api/forms/upload', body);
  };
  async function started(size: number, body: object = {}): Promise<Place> {
    const answer = await begin(size, body);
    expectSuccess(answer);
    return { token: answer.get('data.token'), offset: 0 };
  }
  /** Sends what is left of a file, and answers with its last token. */
  async function sendAll(bytes: Buffer, from: Place): Promise<string> {
    let place = from;
    while (place.offset < bytes.length) {
      const answer = await send(place, bytes.subarray(place.offset, place.offset + pieceSize));
      expectSuccess(answer);
      place = answer.get('data');
    }
    return place.token;
  }
  const sendForm = (token: string, fields: object = {}): Promise<TestResponse> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...answers, _kept: token, _key: key, ...fields }))
      body.append(name, value as string);
    return app.client().request('POST', '/api/forms/question/submit', body);
  };
  const rows = async (text: string): Promise<{ id: string }[]> => (await app.app.pool.query<{ id: string }>(text)).rows;
  const kept = () => rows('select id from lectern_private_file where entity is not null');

  /** A piece on its way: its head is written, and whoever gets it writes on. */
  async function opened({ token, offset }: Place, headers: object): Promise<ClientRequest> {
    const boundary = 'grens';
    const field = (name: string, value: string): string =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const outgoing = request(`${app.address}/api/forms/upload`, {
      method: 'PATCH',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': await app.client().token(),
        ...headers,
      },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(
      `${field('token', token)}${field('offset', String(offset))}--${boundary}\r\ncontent-disposition: form-data; name="piece"; filename="piece"\r\n\r\n`,
    );
    return outgoing;
  }

  /** Sends a part of a piece, and then the line is cut. */
  async function cut(place: Place, piece: Buffer): Promise<void> {
    const outgoing = await opened(place, { 'content-length': piece.length + 1000 });
    await new Promise((written) => outgoing.write(piece.subarray(0, piece.length / 2), written));
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    outgoing.destroy();
    await closed;
  }

  it('goes on where the line was cut, and is of the form as if it had come with it', async () => {
    const bytes = picture(pieceSize * 2 + 1000);
    const first = await send(await started(bytes.length, { name: '../geheim\u0007/foto.png' }), bytes.subarray(0, pieceSize));
    const place = first.get<Place>('data');
    expect(place.offset).to.equal(pieceSize);
    await cut(place, bytes.subarray(pieceSize, pieceSize * 2));
    expectSuccess(await sendForm(await sendAll(bytes, place)));
    const [file] = await kept();
    const opened = app.app.service<never>({ name: 'kernel/private-files' } as never);
    const found = await (
      opened as { of: (owner: string) => { open: (id: string) => Promise<{ name: string; content: AsyncIterable<Buffer> }> } }
    )
      .of('forms')
      .open(file?.id ?? '');
    expect(found.name).to.equal('foto.png');
    const parts: Buffer[] = [];
    for await (const part of found.content) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).to.equal(true);
  });

  it('takes a piece whose answer was lost once more, and no other than the next', async () => {
    const bytes = picture(pieceSize + 10);
    const start = await started(bytes.length);
    expectSuccess(await send(start, bytes.subarray(0, pieceSize)));
    const answer = await send(start, bytes.subarray(0, pieceSize));
    const place = answer.get<Place>('data');
    const wrong = await send({ ...place, offset: 0 }, bytes.subarray(0, pieceSize));
    expectErrors(wrong, 409, [{ property: 'offset', code: 'FO_48' }]);
    expect(wrong.get('data.offset')).to.equal(pieceSize);
    expectErrors(await send(place, bytes.subarray(pieceSize, pieceSize + 5)), 400, [{ property: 'piece', code: 'V_12' }]);
    const empty = new FormData();
    for (const [name, value] of Object.entries(place)) empty.append(name, String(value));
    expectErrors(await app.client().request('PATCH', '/api/forms/upload', empty), 400, [{ property: 'piece', code: 'V_17' }]);
    expectSuccess(await sendForm(await sendAll(bytes, place)));
    expect(await kept()).to.have.length(1);
  });

  it('is refused where it is too large: before it begins, or at the piece that passes what was announced', async () => {
    expectErrors(await begin(mostOfField + 1), 413, [{ property: 'size', code: 'G_06' }]);
    expectErrors(await begin(0), 400, [{ property: 'size', code: 'FO_23' }]);
    expectErrors(await begin(10, { property: 'name' }), 400, [{ property: 'property', code: 'V_12' }]);
    expectErrors(await begin(10, { form: 'nothing' }), 404, [{ code: 'G_04' }]);
    const place = (await send(await started(pieceSize + 10), picture(pieceSize))).get<Place>('data');
    expectErrors(await send(place, picture(pieceSize)), 413, [{ property: 'piece', code: 'G_06' }]);
    expectErrors(await send(await started(mostOfField), picture(pieceSize + 1)), 413, [{ property: 'piece', code: 'G_06' }]);
    expectErrors(await send(await started(mostOfField), picture(pieceSize * 3)), 413, [{ code: 'G_06' }]);
  });

  for (const isDeclared of [true, false])
    it(`is answered before it is read to its end where a piece is too large, ${isDeclared ? 'as it says' : 'without saying so'}`, async () => {
      const place = await started(mostOfField);
      let read: number | undefined;
      const note = (message: unknown): void => {
        const { request: incoming, response } = message as { request: IncomingMessage; response: ServerResponse };
        if (response.statusCode === 413) read = incoming.socket.bytesRead;
      };
      subscribe('http.server.response.finish', note);
      const outgoing = await opened(place, isDeclared ? { 'content-length': 64_000_000 } : { 'transfer-encoding': 'chunked' });
      const [answered, closed] = [once(outgoing, 'response'), new Promise((resolve) => outgoing.once('close', resolve))];
      let isOver = false;
      void closed.then(() => (isOver = true));
      while (!isOver)
        if (!outgoing.write(Buffer.alloc(65_536)))
          await Promise.race([new Promise((drained) => outgoing.once('drain', drained)), closed]);
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      unsubscribe('http.server.response.finish', note);
      expect(answer.statusCode).to.equal(413);
      // The bound of the call, what came with it over the line, and the head.
      expect(read, 'when it was answered').to.be.at.most(isDeclared ? 65_536 * 3 : pieceSize + 32_768 + 65_536 + 4000);
    });

  it('is counted by the network that it comes from, and has its place among all that nobody kept', async () => {
    const place = await started(pieceSize * 2);
    const piece = picture(pieceSize);
    expectSuccess(await send(place, piece));
    await app.app.pool.query('update lectern_private_file set size = 2147483648');
    expectErrors(await send(place, piece), 507, [{ code: 'G_14' }]);
    // What comes with its form has room all the same.
    const body = new FormData();
    for (const [name, value] of Object.entries(answers)) body.append(name, value);
    body.append('attachments', new File([piece as Uint8Array<ArrayBuffer>], 'foto.png'));
    expectSuccess(await app.client().request('POST', '/api/forms/question/submit', body));
    await app.app.pool.query(`update lectern_private_file set size = 1`);
    await app.app.pool.query(`update lectern_attempt set locked_until = now() + interval '1 hour'`);
    expectErrors(await send(place, piece), 429, [{ code: 'G_18' }]);
  });

  it('belongs to one rendering of one form, is whole, and is gone after a day', async () => {
    const bytes = picture(pieceSize);
    const token = await sendAll(bytes, await started(bytes.length));
    const gone = [{ property: 'attachments', code: 'FO_42' }];
    expectErrors(await sendForm(token, { _key: 'een-andere' }), 400, gone);
    expectErrors(await sendForm((await started(bytes.length)).token), 400, gone);
    expectErrors(await send({ token: `${token}x`, offset: 0 }, bytes), 400, [{ property: 'token', code: 'FO_42' }]);
    app.setClock(new Date(Date.now() + 25 * 3_600_000));
    await app.startJobs();
    app.app.jobs.nudge('private-files:sweep');
    await until(() => rows('select id from lectern_private_file'), []);
    expectErrors(await sendForm(token), 400, gone);
  });

  it('is what its bytes say, is scanned whole, and lies nowhere but sealed', async () => {
    const text = picture(pieceSize * 2);
    text.fill(0x41, 0, 8);
    expectErrors(await sendForm(await sendAll(text, await started(text.length))), 400, [
      { property: 'attachments', code: 'FO_22' },
    ]);
    const harmful = picture(pieceSize * 2, virus);
    const canary = `${virus}-KANARIE9`;
    harmful.write(canary, 100, 'latin1');
    expectErrors(await sendForm(await sendAll(harmful, await started(harmful.length, { name: 'KANARIE9.png' }))), 400, [
      { property: 'attachments', code: 'FO_46' },
    ]);
    expect(await kept()).to.deep.equal([]);
    const { dataDir } = app.app.environment;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), 'latin1').includes('KANARIE9'), name).to.equal(false);
    expect(JSON.stringify(app.logs)).not.to.include('KANARIE9');
  });

  it('stays with a page that is refused, and is sent with its next try', async () => {
    const client = app.client();
    const page = (await client.request('GET', '/vraag')).text;
    const [, rendering = ''] = /name="_key" value="([^"]+)"/.exec(page) ?? [];
    expect(page).to.include('data-upload="/api/forms/upload"');
    const bytes = picture(pieceSize + 1);
    const token = await sendAll(bytes, await started(bytes.length, { key: rendering }));
    const post = (fields: object, hidden: Readonly<Record<string, string>> = {}) =>
      postForm(client, '/vraag', { ...answers, ...fields }, { isMultipart: true, hidden });
    const refused = await post({ name: '', _kept: token }, { _key: rendering });
    expect([refused.status, refused.text.includes('foto.png')]).to.deep.equal([400, true]);
    const [, again = ''] =
      /value="([^"]+)"[^>]*name="_kept"|name="_kept"[^>]*value="([^"]+)"/.exec(refused.text)?.filter(Boolean) ?? [];
    expect((await post({ _kept: again })).status).to.equal(303);
    expect(await kept()).to.have.length(1);
    const foreign = await post({ _kept: token });
    expect([foreign.status, foreign.text.includes('Een bestand is niet meer beschikbaar')]).to.deep.equal([400, true]);
  });
});
