import { expect } from 'chai';
import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import { createPublicPage } from './public-page.ts';
import type { PublicPageState } from './public-page.ts';

const missing: Result<unknown> = { ok: false, status: 404, errors: [{ code: 'PM_01' }], message: '' };
const found = (slug: string): Result<unknown> => ({ ok: true, data: { slug } });

/** A client whose answers come when the test says so, by slug. */
function waitingClient() {
  const answers = new Map<string, (result: Result<unknown>) => void>();
  const call = (_address: string, { body }: { readonly body: { readonly slug: string } }) =>
    new Promise<Result<unknown>>((resolve) => answers.set(body.slug, resolve));
  return {
    client: { call: call as unknown as Client['call'] },
    answer: (slug: string, result: Result<unknown>) => answers.get(slug)?.(result),
  };
}

describe('a public page that is fetched', () => {
  it('is loading at first, then there with its status, and null with the status of a failure', async () => {
    const { client, answer } = waitingClient();
    const seen: PublicPageState[] = [];
    const shown = createPublicPage(client, (state) => void seen.push(state));
    expect(shown.get()).to.deep.equal({ loading: true, status: null, page: null });
    const opened = shown.open('/a');
    answer('/a', found('/a'));
    expect(await opened).to.deep.equal({ loading: false, status: 200, page: { slug: '/a' } });
    const failed = shown.open('/b');
    expect(shown.get().loading).to.equal(true);
    answer('/b', missing);
    expect(await failed).to.deep.equal({ loading: false, status: 404, page: null });
    expect(seen.map(({ loading, status }) => [loading, status])).to.deep.equal([
      [false, 200],
      [true, 200],
      [false, 404],
    ]);
  });

  it('is the one that was asked for last, whatever comes when', async () => {
    const { client, answer } = waitingClient();
    const shown = createPublicPage(client);
    const [slow, quick] = [shown.open('/slow'), shown.open('/quick')];
    answer('/quick', found('/quick'));
    await quick;
    answer('/slow', missing);
    await slow;
    expect(shown.get()).to.deep.equal({ loading: false, status: 200, page: { slug: '/quick' } });
  });
});
