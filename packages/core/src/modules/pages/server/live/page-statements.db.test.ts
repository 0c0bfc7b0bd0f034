import { expect } from 'chai';
import { buildPage, buildPublishedPage, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { cropParams } from '#modules/media/server/images/exhibit-piece.test-kit.ts';
import { exhibitPlugin } from '#modules/media/server/images/fixtures/exhibit.tsx';
import { putFile } from '#modules/media/server/images/put-file.test-kit.ts';
import { sampleImage } from '#modules/media/server/images/sample-images.test-kit.ts';
import { statementsOf } from '#server/database/trips-of.test-kit.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import { publishPage } from './publish-page.command.ts';
import { storeVersion } from '../drafts/store-version.command.ts';
import { pathSQL } from '../page/status-sql.ts';

const editor: Actor = { kind: 'user', id: 1, permissions: [{ name: 'edit-page' }, { name: 'publish-page' }] };

const block = (image: object) => ({ type: 'exhibit/piece', anchorPoint: '', props: { image } });

describe('the statements of a page of twelve blocks with images', () => {
  let app: TestApp;
  let blocks: Record<string, ReturnType<typeof block>>;
  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    blocks = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => {
        const image = { fileID, altText: 'x', cropParams: { ...cropParams, x: index } };
        return [`piece-${index}`, block(image)];
      }),
    );
  });
  after(() => app?.close());

  it('are few, fewest while the page is locked', async () => {
    const page = await buildPage(app, { blocks });
    const store = (revision: number) => app.app.execute(storeVersion, { id: page.versionID, revision, blocks }, editor);
    // The first time somebody changes something, the audit log notes who that is.
    await store(1);
    // One of them writes the event, and one reads who it is that writes now.
    const stored = await statementsOf(() => store(2));
    expect(stored.length, stored.join('\n')).to.be.at.most(18);
    expect(stored.slice(stored.indexOf('begin')).length, 'in the transaction').to.be.at.most(15);
    // What the site makes of checks is read once and kept.
    await app.app.service(settingsReader).valuesOf('checks');
    const published = await statementsOf(() => app.app.execute(publishPage, { id: page.id }, editor));
    // On PostgreSQL, other processes are told what to drop, in order.
    const told = app.database.engine === 'embedded' ? 0 : 2;
    expect(published.length, published.join('\n')).to.be.at.most(18 + told);
    expect(published.slice(published.indexOf('begin')).length, 'in the transaction').to.be.at.most(15 + told);
  });

  it('are one for a visitor: the page with what lies around it, or whether it is as it was', async () => {
    await buildPublishedPage(app, { slug: '/', title: 'Thuis' });
    const { slug } = await buildPublishedPage(app, { slug: '/boven/onder', blocks });
    const visit = () => app.client().request('GET', slug);
    expect((await visit()).status).to.equal(200);
    const costs = async (dropped: 'pages' | 'everything'): Promise<number> => {
      app.siteServer.drop(dropped);
      return (await statementsOf(visit)).length;
    };
    // The page for failures is made beside the first visit.
    await until(() => costs('everything'), 1);
    expect(await costs('pages')).to.equal(1);
    expect(await statementsOf(visit)).to.deep.equal([]);
  });

  it('find a path that is made of a slug by the index of the paths', async () => {
    const values: unknown[] = [];
    const path = pathSQL(app.app.settings, (value) => `$${values.push(value)}`, { slug: 'page.slug', locale: 'page.locale' });
    const client = await app.app.pool.connect();
    try {
      await client.query('begin');
      // Of few rows all are read.
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select (select page_id from lectern_published_page live where live.path = ${path}) from lectern_page page`,
        values,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).to.match(/Index Cond: \(\(?path/u);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
