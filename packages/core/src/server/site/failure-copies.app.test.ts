import { expect } from 'chai';
import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { BuiltPage, TestApp, TestResponse } from '@lectern/testing';
import { contentApi } from '../../modules/content/server/content-api.ts';
import { systemActor } from '../kernel/actor.ts';
import { probePlugin } from './fixtures/probe.ts';

const text = (title: string) => ({ 'text-1': { type: 'probe/text', props: { title }, anchorPoint: '' } });

describe('the site’s own page for failures', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const get = (path: string) => app.client().request('GET', path);

  /** What visitors get while no page can be read. */
  async function failing(path: string): Promise<TestResponse> {
    const { pool } = app.app;
    const { query } = pool;
    pool.query = (() => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))) as typeof query;
    try {
      app.siteServer.drop('everything');
      return await get(path);
    } finally {
      pool.query = query;
    }
  }
  const change = async (page: BuiltPage, title: string): Promise<void> => {
    const commands = contentApi(app.app, systemActor('test'));
    await commands.storeVersion({ id: page.versionID, revision: page.revision, blocks: text(title) });
    await commands.publishPage(page.id);
  };
  const shows = async (words: string, path = '/elders'): Promise<void> =>
    until(async () => {
      await get(path);
      return (await failing(path)).text.includes(words);
    }, true);

  it('is what the product brings until there is one, then the one at /500, as it was last published', async () => {
    expect((await failing('/elders')).text).to.include('Deze pagina is nu even niet beschikbaar');
    const page = await buildPublishedPage(app, { slug: '/500', title: 'Storing', blocks: text('Wij zijn zo terug') });
    await shows('Wij zijn zo terug');
    await change(page, 'Wij werken eraan');
    await shows('Wij werken eraan');
    const answer = await failing('/elders');
    expect([answer.status, answer.headers['cache-control'], answer.headers['retry-after']]).to.deep.equal([503, 'no-store', '5']);
    expect(answer.text).to.include('noindex').and.not.include('\0');
  });

  // Fails where the first visitor has to come before there is one.
  it('is there from the start', async () => {
    await buildPublishedPage(app, { slug: '/500', blocks: text('Vanaf het begin') });
    await app.siteServer.prepareFailures();
    expect((await failing('/elders')).text).to.include('Vanaf het begin');
  });

  it('is that of the locale of an address, or of the default one', async () => {
    await buildPublishedPage(app, { slug: '/500', blocks: text('Zo terug') });
    await buildPublishedPage(app, { slug: '/500', locale: 'de-DE', blocks: text('Gleich zurück') });
    await shows('Gleich zurück', '/de-de/anderswo');
    await shows('Zo terug', '/fr-fr/ailleurs');
  });
});
