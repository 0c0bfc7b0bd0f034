import { expect } from 'chai';
import type { LogLine } from './create-test-app.ts';
import { watchedLog } from './watched-log.ts';

describe('a watched log', () => {
  const secret = 'a-session-cookie-of-somebody';
  const watched = () => {
    const lines: LogLine[] = [];
    return { lines, ...watchedLog(lines) };
  };

  it('keeps its lines, and says nothing where none holds a secret', () => {
    const { lines, log, keepOut, assertClean } = watched();
    keepOut(secret);
    log.info({ route: '/user' }, 'request');
    expect(lines.map(({ msg }) => msg)).to.deep.equal(['request']);
    assertClean();
  });

  for (const [where, write] of Object.entries({
    'a field': (log) => log.info({ header: `x=${secret}` }, 'request'),
    'a message': (log) => log.info(`somebody came with ${secret}`),
    'the message of an error': (log) => log.error({ err: new Error(secret) }, 'it failed'),
    'the cause of an error': (log) => log.error({ err: new Error('x', { cause: new Error(secret) }) }, 'it failed'),
    'bytes, whatever they say': (log) => log.info({ request: { packet: Buffer.from('anything') } }, 'request'),
  } satisfies Record<string, (log: ReturnType<typeof watchedLog>['log']) => void>))
    it(`finds a secret in ${where}, also one that it hears of later`, () => {
      const { log, keepOut, assertClean } = watched();
      write(log);
      keepOut(secret);
      expect(assertClean).to.throw(/Something secret is in the log/);
    });
});
