import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'chai';
import { requestListener } from './request-listener.ts';

/** A listener whose parts note what they are asked; `sendKept` decides what becomes of a request. */
function listening(sendKept: () => boolean, headersSent = false) {
  const seen: string[] = [];
  const koa = {
    callback: () => () => void seen.push('koa'),
    emit: (event: string) => void seen.push(event),
  };
  const listener = requestListener({ app: { koa }, siteServer: { sendKept } } as never);
  const response = { headersSent, destroy: () => void seen.push('destroyed') };
  listener({} as IncomingMessage, response as unknown as ServerResponse);
  return seen;
}

const failing = (): never => {
  throw new Error('out of memory');
};

describe('what answers requests', () => {
  it('makes nothing of one that is answered with what is kept', () => {
    expect(listening(() => true)).to.deep.equal([]);
    expect(listening(() => false)).to.deep.equal(['koa']);
  });

  it('says that an answer failed, and makes another unless it had begun', () => {
    expect(listening(failing)).to.deep.equal(['error', 'koa']);
    expect(listening(failing, true)).to.deep.equal(['error', 'destroyed']);
  });
});
