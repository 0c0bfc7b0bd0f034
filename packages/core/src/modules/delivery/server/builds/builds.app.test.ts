import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { forgetBuilds, registerBuild } from './register-build.ts';

describe('builds of a site', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const get = (path: string) => app.client().request('GET', path);
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
  /** Builds as a deployment does: what was there is gone. */
  async function build(...files: readonly string[]): Promise<void> {
    const dir = join(app.app.site.dir, 'dist');
    await rm(dir, { recursive: true, force: true });
    await mkdir(join(dir, '.vite'), { recursive: true });
    for (const file of files) await writeFile(join(dir, file), `/* ${file} */`);
    await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(files));
    await registerBuild(app.app);
  }

  // Fails where a file is looked for in the folder of the own build alone: pages that a proxy keeps name a stylesheet that is gone.
  it('of another process, and former ones, have their files found', async () => {
    await build('theme-A_1b.css', 'theme-A_1b.css.br');
    await build('theme-C_2d.css');
    const answer = await get('/assets/build/theme-A_1b.css');
    expect([answer.status, answer.text]).to.deep.equal([200, '/* theme-A_1b.css */']);
    expect(answer.headers).to.include({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/build/theme-C_2d.css')).text).to.equal('/* theme-C_2d.css */');
    for (const name of ['theme-A_1b.css.br', 'theme-E_3f.css', '../.vite/manifest.json', '.vite/manifest.json']) {
      const missing = await get(`/assets/build/${name}`);
      expect([missing.status, missing.headers['cache-control']], name).to.deep.equal([404, 'no-store']);
    }
  });

  // Fails where a new build leaves what was drawn with the former one, and where each start drops everything.
  it('drop every page when another one starts than the last, and only then', async () => {
    await build('theme-1.css');
    const page = await buildPublishedPage(app);
    await get(page.slug);
    await registerBuild(app.app);
    await get(page.slug);
    expect(drawn()).to.equal(1);
    await build('theme-2.css');
    await get(page.slug);
    expect(drawn()).to.equal(2);
    const { rows } = await app.app.pool.query('select tags from lectern_cache_invalidation order by id desc limit 1');
    expect(rows).to.deep.equal([{ tags: ['everything'] }]);
  });

  it('that nobody needs any more are forgotten, but for the one that runs', async () => {
    await build('theme-old.css');
    await build('theme-new.css');
    await app.app.pool.query(`update lectern_build set started_at = started_at - interval '8 days'`);
    await forgetBuilds(app.app);
    const { rows } = await app.app.pool.query('select files from lectern_build');
    expect(rows).to.deep.equal([{ files: ['theme-new.css'] }]);
  });
});
