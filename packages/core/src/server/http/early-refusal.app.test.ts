import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { buildPublishedPage, createTestApp, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { guestsPlugin } from '../site/fixtures/guests.tsx';

/** A route with the beginning of a body that it refuses for its size. */
interface Target {
  readonly line: string;
  readonly type: string;
  readonly begin: string;
  readonly status: number;
  /** In the answer beside the status. */
  readonly says: string;
}

const boundary = 'grens';
const multipart = `multipart/form-data; boundary=${boundary}`;
const partOf = (name: string, more = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;

const targets: Readonly<Record<string, (userID: number) => Target>> = {
  JSON: () => ({ line: 'POST /api/auth/login', type: 'application/json', begin: '', status: 413, says: '"code":"G_06"' }),
  'a form of a page': () => ({
    line: 'POST /gasten',
    type: 'application/x-www-form-urlencoded',
    begin: '_csrf=x&_block=book-1&name=',
    status: 413,
    says: '<h1>',
  }),
  'a multipart form of a page': () => ({
    line: 'POST /gasten',
    type: multipart,
    begin: partOf('name'),
    status: 413,
    says: '<h1>',
  }),
  'a multipart form of the API': (userID) => ({
    line: `PUT /api/user/${userID}/image`,
    type: multipart,
    begin: partOf('profileImage', '; filename="a.png"'),
    status: 413,
    says: '"code":"UM_05"',
  }),
  'a body of another kind than a form': () => ({
    line: 'POST /gasten',
    type: 'text/plain',
    begin: '',
    status: 415,
    says: '<h1>',
  }),
  'a body for a page that takes none': () => ({
    line: 'POST /leeg',
    type: 'text/plain',
    begin: '',
    status: 405,
    says: 'GET, HEAD',
  }),
};

const connections: Readonly<Record<string, readonly string[]>> = {
  kept: [],
  closed: ['Connection: close'],
  'closed in other words': ['Connection: Close, TE'],
};

/** Bytes of a body whose length is said before: too many for every route, and for what a socket holds back. */
const declared = 24_000_000;
const piece = 'a'.repeat(0x10000);

describe('a body that is refused before its end', () => {
  let app: TestApp;
  let client: TestClient;
  let userID: number;
  before(async () => {
    app = await createTestApp({ plugins: [guestsPlugin] });
    await buildPublishedPage(app, { slug: '/gasten', blocks: { 'book-1': { type: 'guests/book', props: { title: 'Gasten' } } } });
    await buildPublishedPage(app, { slug: '/leeg' });
    client = await signIn(app, app.administrator);
    userID = (await client.request('GET', '/api/user')).get('ID');
  });
  after(() => app?.close());

  /** Sends the head and then pieces of a body, `isEndless` or as long as was said, and answers with what came back. */
  async function send({ line, type, begin }: Target, headers: readonly string[], isEndless: boolean): Promise<string> {
    const { hostname, port } = new URL(app.address);
    const head = [
      `${line} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${app.address}`,
      'X-Requested-With: XMLHttpRequest',
      `X-CSRF-Token: ${await client.token()}`,
      `Cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `Content-Type: ${type}`,
      isEndless ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`,
      ...headers,
    ];
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const frame = (text: string): string => (isEndless ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
    let left = declared - begin.length;
    const sendOn = (): void => {
      while (!socket.destroyed && (isEndless || left > 0)) {
        const text = isEndless ? piece : piece.slice(0, left);
        left -= text.length;
        if (!socket.write(frame(text))) return;
      }
    };
    socket.on('drain', sendOn);
    socket.write(`${head.join('\r\n')}\r\n\r\n${begin === '' ? '' : frame(begin)}`);
    sendOn();
    // A connection that is kept ends with us: the answer is whole by then, or never.
    if (!isEndless && headers.length === 0) socket.end();
    // Not `once`, which rejects at the error with which the connection is cut off.
    await new Promise((resolve) => socket.on('close', resolve));
    return answer;
  }

  for (const [kind, targetOf] of Object.entries(targets))
    it(`is answered: ${kind}, whatever becomes of the connection, from a client that never ends and one that sends it whole`, async () => {
      const target = targetOf(userID);
      const sent = Object.entries(connections).flatMap(([how, headers]) =>
        [true, false].map(async (isEndless) => ({ how, isEndless, answer: await send(target, headers, isEndless) })),
      );
      for (const { how, isEndless, answer } of await Promise.all(sent)) {
        expect(answer.slice(0, 100), `${how}, ${isEndless ? 'endless' : 'whole'}`).to.contain(`HTTP/1.1 ${target.status} `);
        expect(answer).to.contain(target.says);
      }
    });
});
