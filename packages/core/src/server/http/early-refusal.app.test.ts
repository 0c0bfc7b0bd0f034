import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';

describe('a body that is refused before its end', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  /** Sends a body of a piece after another until somebody closes the connection, and answers with what came back. */
  async function sendForever(headers: readonly string[]): Promise<string> {
    const { hostname, port } = new URL(app.address);
    const token = (await app.client().request('GET', '/api/settings/get')).headers['x-csrf-token'];
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const always = [`Host: ${hostname}:${port}`, `Origin: ${app.address}`, 'X-Requested-With: XMLHttpRequest'];
    const head = [
      'POST /api/auth/login HTTP/1.1',
      ...always,
      `X-CSRF-Token: ${String(token)}`,
      'Transfer-Encoding: chunked',
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const piece = 'a'.repeat(0x10000);
    const send = (): void => {
      while (!socket.destroyed && socket.write(`10000\r\n${piece}\r\n`));
    };
    socket.on('drain', send);
    send();
    // Not `once`, which rejects at the error with which the connection is cut off.
    await new Promise((resolve) => socket.on('close', resolve));
    return answer;
  }

  for (const [kind, headers] of Object.entries({
    'keeps its connection': [],
    'closes its connection': ['Connection: close'],
  })) {
    it(`is answered where the client ${kind} and never ends, and then cut off`, async () => {
      const answer = await sendForever(['Content-Type: application/json', ...headers]);
      expect(answer).to.match(/^HTTP\/1\.1 413 /);
      expect(answer).to.contain('"code":"G_06"');
    });
  }
});
