import { expect } from 'chai';
import { createClient } from '../../client/create-client.ts';
import { authCalls } from '../../modules/auth/auth.client.ts';
import { createSession } from './session.ts';
import { unsaved } from '../state/unsaved.ts';
import { words } from '../ui/form/words.ts';

function sessionAnswering(status: number) {
  const left: string[] = [];
  const client = createClient({
    apiPath: '/api',
    getToken: () => '',
    onToken: () => undefined,
    fetch: (async () => new Response(JSON.stringify({ Success: status === 200 }), { status })) as typeof fetch,
  });
  return {
    left,
    session: createSession({ refresh: () => client.call(authCalls.refreshSession), leave: (reason) => left.push(reason) }),
  };
}

describe('the session of the shell', () => {
  afterEach(() => unsaved.set('test', false));

  it('leaves for the login when it ended and nothing is unsaved', async () => {
    const { session, left } = sessionAnswering(401);
    await session.refresh();
    expect(left).to.deep.equal(['ended']);
  });

  it('stays for the words of a form, until they are saved or given up', async () => {
    const { session, left } = sessionAnswering(401);
    words.set('form', true);
    await session.refresh();
    expect([left, session.get()]).to.deep.equal([[], 'ended']);
    session.resumed();
    words.settle();
    await session.refresh();
    expect(left).to.deep.equal(['ended']);
  });

  it('stays and waits for a login when words would be lost', async () => {
    const { session, left } = sessionAnswering(401);
    unsaved.set('test', true);
    let resumed = 0;
    session.onResume(() => (resumed += 1));
    await session.refresh();
    expect([left, session.get()]).to.deep.equal([[], 'ended']);
    session.resumed();
    expect([resumed, session.get()]).to.deep.equal([1, 'running']);
  });

  it('takes a server in trouble for no lost session', async () => {
    const { session, left } = sessionAnswering(503);
    await session.refresh();
    expect(left).to.deep.equal([]);
  });
});
