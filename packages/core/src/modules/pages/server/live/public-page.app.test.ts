import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('public lookups', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  describe('the public lookups', () => {
    const post = (slug: unknown) => app.client().request('POST', '/api/page/get-by-slug', { slug });
    const query = (slug: string) => app.client().request('GET', `/api/page/get-by-slug-query?slug=${encodeURIComponent(slug)}`);

    it('answer with the published version, and with the token in a header', async () => {
      const page = await buildPublishedPage(app, {
        title: 'Nieuws',
        slug: '/nieuws',
        type: 'probe/note',
        typeData: { day: '2026-11-20' },
        blocks: { 'text-1': text('ZZPUB') },
        seoSettings: { seoTitle: 'SEO', seoDescription: 'Over', seoKeywords: ['a', 'b'] },
      });
      const posted = await post('/nieuws');
      expectSuccess(posted);
      expect(posted.get('data')).to.deep.equal({
        slug: '/nieuws',
        type: 'probe/note',
        pageVersion: {
          title: 'Nieuws',
          seoTitle: 'SEO',
          seoDescription: 'Over',
          seoKeywords: ['a', 'b'],
          seoImage: null,
          noIndex: false,
          tags: [],
          pageID: page.id,
          blocks: {
            'text-1': {
              type: 'probe/text',
              key: 'text-1',
              version: 3,
              props: { title: 'ZZPUB', body: '', link: null },
              anchorPoint: '',
              __images: {},
              __files: {},
            },
          },
          blockOrder: ['text-1'],
        },
        pageType: { props: { day: '2026-11-20', image: null }, images: {}, files: {} },
      });
      const asked = await query('/nieuws');
      expect(asked.headers, 'a visitor').not.to.have.property('set-cookie');
      const forwarded = await editor.request('GET', '/api/page/get-by-slug-query?slug=%2Fnieuws');
      expect(String(forwarded.headers['set-cookie']), 'somebody with a session').to.match(/^lectern=/);
      expectSuccess(await editor.request('GET', '/api/user'));
      expectSuccess(asked);
      expect(asked.get('data')).to.deep.equal(posted.get('data'));
      expect(asked.headers['x-csrf-token']).to.match(/^v\./);
      expect(asked.headers['set-cookie']).to.equal(undefined);
    });

    it('go by the public path, locale prefix included', async () => {
      await buildPublishedPage(app, { title: 'Kirchen', slug: '/kirchen', locale: 'de-DE' });
      expect((await post('/de-de/kirchen')).get('data.slug')).to.equal('/de-de/kirchen');
      expect((await query('/DE-DE/Kirchen/')).get('data.pageVersion.title')).to.equal('Kirchen');
      expectErrors(await post('/kirchen'), 404, [{ code: 'PM_01' }]);
    });

    it('know nothing of what is not public', async () => {
      const draft = await buildPage(app, { blocks: { 'text-1': text('ZZNEVER') } });
      const gone = await buildPublishedPage(app, { blocks: { 'text-1': text('ZZGONE') } });
      expectSuccess(await editor.request('POST', `/api/page/${gone.id}/unpublish`, {}));
      const unknown = await post('/nowhere');
      expectErrors(unknown, 404, [{ code: 'PM_01' }]);
      for (const slug of [draft.slug, gone.slug, '/../etc', '%', '/a\\b', '/cmsadmin']) {
        expect((await post(slug)).json).to.deep.equal(unknown.json);
        expect((await query(slug)).json).to.deep.equal(unknown.json);
      }
    });

    it('name what is wrong', async () => {
      expectErrors(await post(undefined), 400, [{ property: 'slug', code: 'V_01' }]);
      expectErrors(await post(''), 400, [{ property: 'slug', code: 'V_01' }]);
      expectErrors(await post(['/a', '/b']), 400, [{ property: 'slug', code: 'V_12' }]);
      expectErrors(await post('/'.repeat(1001)), 400, [{ property: 'slug', code: 'V_14' }]);
      expectErrors(await app.client().request('GET', '/api/page/get-by-slug-query'), 400, [{ property: 'slug', code: 'V_01' }]);
      expectErrors(await app.client().request('GET', '/api/page/get-by-slug-query?slug=/a&slug=/b'), 400, [
        { property: 'slug', code: 'V_12' },
      ]);
    });
  });
});
