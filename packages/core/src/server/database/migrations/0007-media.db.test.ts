import { expect } from 'chai';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { putFile } from '../../../modules/media/server/images/put-file.test-kit.ts';
import { png } from '../../../modules/media/server/media-scene.test-kit.ts';
import { probePlugin } from '../../site/fixtures/probe.ts';
import { migrate } from '../migrate.ts';
import Media from './0007-media.ts';
import MediaSearch from './0010-media-search.ts';

describe('the migration of the media library', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  after(() => app?.close());

  it('makes the folders that files lay in, and finds what each version uses; and takes both away again', async () => {
    const { pool } = app.app;
    const [image, other] = [await putFile(app, await png()), await putFile(app, await png('blue'))];
    const page = await buildPublishedPage(app, {
      blocks: { 'picture-1': { type: 'probe/picture', props: { image: { fileID: image, altText: 'x' } } } },
      seoSettings: { seoImage: [{ fileID: other, altText: 'x' }] },
    });
    const used = async () =>
      (
        await pool.query(
          `select version_id, page_id, file_id from lectern_version_media where version_id = $1 order by file_id`,
          [page.versionID],
        )
      ).rows;
    const before = await used();
    expect(before.map(({ file_id: id }: { file_id: string }) => id)).to.have.members([image, other]);

    for (const Step of [MediaSearch, Media]) {
      const migration = new Step(app.app.orm.em.getDriver(), app.app.orm.config);
      migration.down();
      for (const query of migration.getQueries()) await pool.query(query as string);
    }
    await pool.query(`update lectern_media_file set path = '/Kerken/orgels/oud' where id = $1`, [image]);
    await pool.query(`update lectern_media_file set path = '/kerken' where id = $1`, [other]);
    const names = ['lectern:0007-media', 'lectern:0010-media-search'];
    await pool.query('delete from lectern_migration where name = any($1)', [names]);
    expect(await migrate(app.app)).to.deep.equal(names);

    const { rows: folders } = await pool.query<{ path: string }>('select path from lectern_media_folder order by lower(path)');
    const paths = folders.map(({ path }) => path);
    expect(paths.map((path) => path.toLowerCase())).to.deep.equal(['/kerken', '/kerken/orgels', '/kerken/orgels/oud']);
    for (const path of paths) {
      const above = path.replace(/\/[^/]+$/, '');
      expect(above === '' || paths.includes(above), path).to.equal(true);
    }
    const { rows: files } = await pool.query<{ path: string; isCurrent: boolean }>(
      'select path, updated_at = created_at as "isCurrent" from lectern_media_file order by lower(path)',
    );
    // Every file lies in a folder that is spelled as the file says.
    for (const { path, isCurrent } of files) expect([paths.includes(path), isCurrent], path).to.deep.equal([true, true]);
    expect(await used()).to.deep.equal(before);
  });
});
