import { createHash } from 'node:crypto';
import { defineBlock, definePlugin, fields } from '@lectern/core';
import { defineSite } from '@lectern/core/site';
import { buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { search as manifest } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { docx, pdf, pptx, xlsx } from './sample-files.test-kit.ts';

const sheet = defineBlock({
  label: 'Sheet',
  version: 1,
  fields: { title: fields.text({ label: 'Title' }), file: fields.file({ label: 'File' }), link: fields.link({ label: 'Link' }) },
});
const papers = definePlugin({
  name: '@example/papers',
  id: 'papers',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { site: true },
  blocks: { sheet },
});
const papersSite = defineSite<typeof papers>({ blocks: { sheet: () => Promise.resolve({ default: () => null }) } });

interface Result {
  readonly slug: string;
  readonly snippet: string;
  readonly file: { readonly name: string; readonly url: string } | null;
}

interface Kept {
  readonly file_name: string;
  readonly state: string;
  readonly problem: string;
  readonly changed_at: Date;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the words of files', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({
      plugins: [
        { manifest, entries: { server, site } },
        { manifest: papers, entries: { site: papersSite } },
      ],
    });
    await app.startJobs();
    keeper = await signIn(
      app,
      await buildUser(app, { permissions: ['manage-search', 'manage-media', 'edit-page', 'publish-page', 'delete-page'] }),
    );
  });
  after(() => app?.close());

  const formOf = (bytes: Uint8Array, name: string, more: Readonly<Record<string, string>> = {}): FormData => {
    const form = new FormData();
    for (const [key, value] of Object.entries(more)) form.set(key, value);
    form.set('f', new File([new Uint8Array(bytes)], name));
    return form;
  };
  async function put(bytes: Uint8Array, name: string): Promise<string> {
    const answer = await keeper.request('POST', '/api/medialib/add-file', formOf(bytes, name));
    expectSuccess(answer);
    return answer.get<string>('data.id');
  }
  const holding = (fileID: string, title = 'Zie de bijlage') => ({
    'sheet-1': { type: 'papers/sheet', props: { title, file: { fileID } } },
  });
  const linking = (file: string) => ({
    'sheet-1': { type: 'papers/sheet', props: { title: 'Lees meer', link: { to: { file }, label: 'Lees' } } },
  });
  const results = async (term: string): Promise<Result[]> =>
    (await app.client().request('POST', '/api/search/search', { term, locales: ['nl-NL'] })).get<Result[]>('data.results');
  const found = async (term: string): Promise<string[]> => (await results(term)).map(({ slug }) => slug).toSorted();
  const kept = async (): Promise<Kept[]> =>
    (await app.app.pool.query<Kept>('select file_name, state, problem, changed_at from site_search_file order by file_name'))
      .rows;
  const stateOf = async (name: string): Promise<string | undefined> =>
    (await kept()).flatMap(({ file_name, state, problem }) => (file_name === name ? [`${state} ${problem}`.trim()] : []))[0];

  it('are found with the page that holds the file or links to it, of each kind, and show which file it is', async () => {
    const files = {
      'voorwaarden.pdf': pdf('De dekking van het hagelkruis\nstaat in artikel negen'),
      'aanvraag.docx': docx('Een verzoek om het zielenmisboek'),
      'premies.xlsx': xlsx({ name: 'Premies', cells: ['Tabernakelslot'] }),
      'uitleg.pptx': pptx({ text: 'Over de doopvontdeksel' }),
    };
    const words = {
      'voorwaarden.pdf': 'hagelkruis',
      'aanvraag.docx': 'zielenmisboek',
      'premies.xlsx': 'tabernakelslot',
      'uitleg.pptx': 'doopvontdeksel',
    };
    for (const [index, [name, bytes]] of Object.entries(files).entries()) {
      const id = await put(bytes, name);
      await buildPublishedPage(app, {
        slug: `/met-${name.split('.')[1] ?? ''}`,
        title: 'Een pagina',
        blocks: index % 2 === 0 ? holding(id) : linking(id),
      });
    }
    for (const [name, word] of Object.entries(words)) {
      await until(() => found(word), [`/met-${name.split('.')[1] ?? ''}`], word);
      const [result] = await results(word);
      expect(result?.file?.name).to.equal(name);
      const bytes = await app.client().request('GET', result?.file?.url ?? '');
      expect(hashOf(bytes.body)).to.equal(hashOf(files[name as keyof typeof files]));
    }
    expect((await results('hagelkruis'))[0]?.snippet).to.contain('<mark>hagelkruis</mark> staat in artikel negen');
    expect((await results('bijlage'))[0]?.file, 'of the page itself').to.equal(null);
  });

  it('count less than those of pages', async () => {
    await buildPublishedPage(app, {
      slug: '/a-weegklok',
      title: 'Over iets',
      blocks: holding(await put(pdf('De weegklok'), 'weegklok.pdf')),
    });
    await until(() => found('weegklok'), ['/a-weegklok']);
    await buildPublishedPage(app, {
      slug: '/b-weegklok',
      title: 'Over iets',
      blocks: { 'sheet-1': { type: 'papers/sheet', props: { title: 'De weegklok' } } },
    });
    await until(async () => (await results('weegklok')).map(({ slug }) => slug), ['/b-weegklok', '/a-weegklok']);
  });

  it('are read once, whatever pages hold the file, and kept where everything is indexed anew', async () => {
    const file = await put(pdf('Het wijwatervat'), 'vat.pdf');
    await buildPublishedPage(app, { slug: '/een-vat', title: 'Een', blocks: holding(file) });
    await until(() => found('wijwatervat'), ['/een-vat']);
    const before = (await kept()).find(({ file_name }) => file_name === 'vat.pdf');
    await buildPublishedPage(app, { slug: '/twee-vaten', title: 'Twee', blocks: linking(file) });
    await until(() => found('wijwatervat'), ['/een-vat', '/twee-vaten']);
    expectSuccess(await keeper.request('POST', '/api/search/index-all-pages', {}));
    await until(async () => (await keeper.request('GET', '/api/search/status')).get('data.indexingState'), 'success');
    expect(await found('wijwatervat')).to.deep.equal(['/een-vat', '/twee-vaten']);
    expect((await kept()).find(({ file_name }) => file_name === 'vat.pdf')).to.deep.equal(before);
  });

  it('are those of the new file where one is replaced', async () => {
    const id = await put(pdf('De oude monstrans'), 'stuk.pdf');
    await buildPublishedPage(app, { slug: '/stuk', title: 'Stuk', blocks: holding(id) });
    await until(() => found('monstrans'), ['/stuk']);
    expectSuccess(
      await keeper.request('POST', '/api/medialib/replace-file', formOf(pdf('De nieuwe ciborie'), 'stuk.pdf', { id })),
    );
    for (const { file, snippet } of await results('monstrans')) {
      expect(file, 'none of it is shown any more').to.equal(null);
      expect(snippet).to.not.contain('monstrans');
    }
    await until(() => found('ciborie'), ['/stuk']);
    expect(await found('monstrans')).to.deep.equal([]);
  });

  it('are gone at once where the page is, and kept for nobody', async () => {
    const page = await buildPublishedPage(app, {
      slug: '/weg',
      title: 'Weg',
      blocks: holding(await put(pdf('De reliekhouder'), 'weg.pdf')),
    });
    await until(() => found('reliekhouder'), ['/weg']);
    expectSuccess(await keeper.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expect(await found('reliekhouder')).to.deep.equal([]);
    await until(async () => {
      app.setClock(new Date(Date.now() + 2 * 3_600_000));
      app.app.jobs.nudge('site-search:read-files');
      return stateOf('weg.pdf');
    }, undefined);
    app.setClock();
    expect(await stateOf('vat.pdf'), 'that a live page has').to.equal('read');
  });

  it('of a file that leaves its page go with it', async () => {
    const id = await put(pdf('De altaarbel'), 'bel.pdf');
    const page = await buildPublishedPage(app, { slug: '/bel', title: 'Bel', blocks: holding(id) });
    await until(() => found('altaarbel'), ['/bel']);
    const content = { revision: page.revision, blocks: { 'sheet-1': { type: 'papers/sheet', props: { title: 'Zonder' } } } };
    const stored = await keeper.request('POST', `/api/page/version/${page.versionID}/store`, content);
    expectSuccess(stored);
    expectSuccess(await keeper.request('POST', `/api/page/${page.id}/publish`, {}));
    await until(() => found('altaarbel'), []);
    expectSuccess(await keeper.request('POST', '/api/medialib/delete-file', { id }));
  });

  describe('that cannot be read', () => {
    const list = async () =>
      (await keeper.request('GET', '/api/site-search/files')).get<
        { fileName: string; problem: string; page: { title: string }; pages: number }[]
      >('data.items');

    it('leave the page in the index, and are listed with the reason until there is none', async () => {
      const id = await put(pdf(''), 'scan.pdf');
      await buildPublishedPage(app, { slug: '/scan', title: 'Scanpagina', blocks: holding(id) });
      await until(() => found('scanpagina'), ['/scan']);
      await until(() => stateOf('scan.pdf'), 'failed no-text');
      expect((await list()).map(({ fileName, problem, page, pages }) => [fileName, problem, page.title, pages])).to.deep.equal([
        ['scan.pdf', 'no-text', 'Scanpagina', 1],
      ]);
      const counts = (await keeper.request('GET', '/api/health')).get<
        { name: string; label: string; count: number; to: string }[]
      >('data');
      expect(counts.find(({ label }) => label === 'Files whose words are not found')).to.include({
        count: 1,
        to: '/site-search/files',
      });
      expect(JSON.stringify(app.logs)).not.to.contain(app.app.environment.dataDir);

      expectSuccess(
        await keeper.request('POST', '/api/medialib/replace-file', formOf(pdf('Een leesbare scan'), 'scan.pdf', { id })),
      );
      await until(() => found('leesbare'), ['/scan']);
      expect(await list()).to.deep.equal([]);
    });

    it('are tried again where somebody wants it, and those whose bytes come back when the page is published', async () => {
      const bytes = pdf('De kandelaar');
      const id = await put(bytes, 'kandelaar.pdf');
      await app.app.pool.query(
        `insert into site_search_file (hash, file_name, state, problem, changed_at) values ($1, 'kandelaar.pdf', 'failed', 'time', now())`,
        [hashOf(bytes)],
      );
      await buildPublishedPage(app, { slug: '/kandelaar', title: 'Kandelaar', blocks: holding(id) });
      await until(async () => (await list()).map(({ problem }) => problem), ['time']);
      expectSuccess(await keeper.request('POST', '/api/site-search/files/retry', {}));
      await until(async () => (await results('kandelaar'))[0]?.file?.name ?? (await stateOf('kandelaar.pdf')), 'read');
      expect(await list()).to.deep.equal([]);
    });

    it('are nobody’s business without the right', async () => {
      const editor = await signIn(app, await buildUser(app, { permissions: ['edit-page'] }));
      for (const [method, path] of [
        ['GET', '/api/site-search/files'],
        ['POST', '/api/site-search/files/retry'],
      ] as const) {
        expect((await app.client().request(method, path, method === 'POST' ? {} : undefined)).status, path).to.equal(401);
        expect((await editor.request(method, path, method === 'POST' ? {} : undefined)).status, path).to.equal(403);
      }
    });
  });
});
