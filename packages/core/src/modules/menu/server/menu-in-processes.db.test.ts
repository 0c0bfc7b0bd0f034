import { buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { saveMenu } from './commands/save-menu.command.ts';

// The embedded database has one process only.
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('a saved menu between two processes', () => {
  let one: TestApp;
  let other: TestApp;
  const heard: string[] = [];
  before(async () => {
    one = await createTestApp({ plugins: [probePlugin] });
    other = await createTestApp({ plugins: [probePlugin], database: one.database });
    other.app.invalidations.subscribe((tags) => heard.push(...tags));
  });
  after(async () => {
    await other?.close();
    await one?.close();
  });

  /** Whether a process answers from its cache: what is rendered leaves a line in its log. */
  async function isCached(app: TestApp, path: string): Promise<boolean> {
    const rendered = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    const before = rendered();
    expect((await app.client().request('GET', path)).status).to.equal(200);
    return rendered() === before;
  }

  it('drops exactly the pages that show it, in both', async () => {
    // Fails where a save drops everything, nothing in the other process, or the pages of other locales and frames.
    const shows = ['/toont', '/toont-ook'];
    for (const slug of shows) await buildPublishedPage(one, { slug, type: 'probe/guide' });
    const german = await buildPublishedPage(one, { slug: '/zeigt', type: 'probe/guide', locale: 'de-DE' });
    await buildPublishedPage(one, { slug: '/zonder' });
    await until(() => heard.includes(`page:${german.id}`), true);
    const paths = [...shows, '/de-de/zeigt', '/zonder'];
    for (const app of [one, other])
      for (const path of paths) {
        await isCached(app, path);
        expect(await isCached(app, path), path).to.equal(true);
      }
    const items = [{ id: 'one', label: 'Welkom hier', children: [] }];
    await one.app.execute(saveMenu, { name: 'main', locale: 'nl-NL', items }, systemActor('test'));
    await until(() => heard.some((tag) => tag.startsWith('menu:')), true);
    for (const app of [one, other]) {
      const dropped: string[] = [];
      for (const path of paths) if (!(await isCached(app, path))) dropped.push(path);
      expect(dropped).to.deep.equal(shows);
      expect((await app.client().request('GET', '/toont')).text).to.contain('Welkom hier');
    }
  });
});
