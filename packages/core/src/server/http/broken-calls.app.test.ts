import { expect } from 'chai';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buildUser, createTestApp, signIn, untilFine } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { createLogger } from '../kernel/logger.ts';
import type { Logger } from '../kernel/logger.ts';
import { loggedError } from '../kernel/logged-error.ts';
import { logBrokenCalls } from './log-broken-calls.ts';

const error = 50;

describe('a call that is garbled or broken off', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const garbled = 'zz\r\n'.repeat(10_000);
  for (const [kind, rest] of Object.entries({ 'with a chunk that is none': garbled, 'that ends too early': '' }))
    it(`${kind} leaves one short line in the log, without what was sent`, async () => {
      await app.clear();
      const client = await signIn(app, await buildUser(app));
      const { hostname, port } = new URL(app.address);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const head = [
        'POST /api/page/create HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'X-Requested-With: XMLHttpRequest',
        `X-CSRF-Token: ${await client.token()}`,
        `Cookie: ${cookies}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${rest}`);
      if (rest === '') socket.resetAndDestroy();
      const lines = await untilFine(
        () => app.logs.filter(({ msg }) => msg === 'a call was broken off'),
        ({ length }) => length > 0,
        'nothing was logged',
      );
      socket.destroy();
      for (const line of lines) {
        expect(Object.keys(line)).to.have.members(['level', 'time', 'code', 'remote', 'msg']);
        expect(JSON.stringify(line).length).to.be.lessThan(300);
      }
      expect(app.logs.filter(({ level }) => level >= error)).to.deep.equal([]);
    });

  it('leaves twenty lines a minute, and then how many there were beside', () => {
    const lines: object[] = [];
    let now = 0;
    const tell = logBrokenCalls({ info: (line: object) => void lines.push(line) } as unknown as Logger, () => now);
    const call = () => tell(Object.assign(new Error('Parse Error'), { code: 'HPE_INVALID_METHOD', rawPacket: Buffer.from('x') }));
    for (let count = 0; count < 1000; count += 1) call();
    expect(lines).to.have.length(20);
    now = 60_000;
    call();
    expect(lines.at(-1)).to.deep.equal({ code: 'HPE_INVALID_METHOD', remote: undefined, unsaid: 980 });
  });
});

describe('an error in the log', () => {
  it('tells what happened, and nothing that libraries hang on it', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'lectern_user_email_unique',
      detail: 'Key (email)=(somebody@example.com) already exists.',
      query: 'insert into lectern_user',
      rawPacket: Buffer.from('Cookie: lectern=secret'),
    });
    let logged = '';
    createLogger('info', { write: (line) => void (logged += line) }).error({ err: new Error('it failed', { cause }) }, 'x');
    for (const word of ['it failed', 'duplicate key', '23505', 'lectern_user_email_unique']) expect(logged).to.include(word);
    for (const word of ['somebody@', 'insert into', 'rawPacket', 'Buffer']) expect(logged).not.to.include(word);
  });

  it('is bounded, however long its message and its causes are', () => {
    const circle = new Error('x'.repeat(1_000_000));
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).length).to.be.lessThan(100_000);
  });
});
