import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { mediaStore } from '../../media/server/public.ts';
import { contentApi } from './content-api.ts';
import { loadContent } from './load-content.ts';

describe('what loads content', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('gets the services of the site, and is told which it has not', () => {
    const api = contentApi(app.app, systemActor('test'));
    expect(api.service(mediaStore)).to.equal(app.app.service(mediaStore));
    expect(() => api.service(defineServiceKey('orchard/apples'))).to.throw('orchard/apples');
  });

  it('begins anew where it was interrupted, with pages live that were live by then', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'lectern-content-'));
    const page = { type: 'lectern/blank', locale: 'nl-NL', title: 'Eerst', slug: '/eerst' };
    writeFileSync(
      join(dir, 'content.mjs'),
      `let runs = 0;
       export default async (api) => {
         const { pageID } = await api.createPage(${JSON.stringify(page)});
         await api.publishPage(pageID);
         runs += 1;
         if (runs === 1) throw new Error('the lights went out');
       };`,
    );
    try {
      const site = { ...app.app.site, dir, config: { ...app.app.site.config, content: 'content.mjs' } };
      const load = () => loadContent({ ...app.app, site });
      const failure: unknown = await load().catch((error: unknown) => error);
      expect(failure).to.have.property('message').that.includes('the lights went out');
      await load();
      await load();
      const { rows } = await app.app.pool.query(`select path from lectern_published_page`);
      expect(rows).to.deep.equal([{ path: '/eerst' }]);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
