import { expect } from 'chai';
import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  withoutMarks,
} from '@lectern/testing';
import type { BuildPageOptions, BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title, body: '', link: null } });
const group = (...items: string[]) => ({ type: 'probe/group', props: { title: 'Groep' }, slots: { items } });

/** Pages that are drawn in every way that the renderer knows. */
const drawn: Readonly<Record<string, BuildPageOptions>> = {
  'of no blocks': {},
  'of blocks with anchors': { blocks: { 'text-1': { ...text('Een'), anchorPoint: 'hier' }, 'text-2': text('<b>&amp;') } },
  'of blocks within blocks': { blocks: { 'group-1': group('text-1', 'text-2'), 'text-1': text('Een'), 'text-2': text('Twee') } },
  'with a layout': { type: 'probe/framed', blocks: { 'text-1': text('Een') } },
  'with data of its own': { type: 'probe/issue', typeData: { day: '2026-01-01' } },
  'with an island': { blocks: { 'motto-1': { type: 'probe/motto' } } },
  'with loaded data': {
    blocks: { 'latest-1': { type: 'probe/latest' }, 'source-1': { type: 'probe/source', props: { mode: 'works' } } },
  },
  'of a block that breaks': {
    blocks: { 'fragile-1': { type: 'probe/fragile', props: { mode: 'broken' } }, 'text-1': text('Een') },
  },
};

describe('previews', () => {
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const preview = (id: string, by = viewer): Promise<TestResponse> => by.request('GET', `/api/page/version/${id}/preview`);
  const drawParts = ({ versionID }: BuiltPage, body: object, by = editor): Promise<TestResponse> =>
    by.request('POST', `/api/page/version/${versionID}/preview/parts`, body);
  const visit = (path: string): Promise<TestResponse> => app.client().request('GET', path);

  describe('a whole draft', () => {
    for (const [name, options] of Object.entries(drawn))
      it(`is, less its marks, the published page, byte for byte: ${name}`, async () => {
        const page = await buildPublishedPage(app, options);
        const { text: html } = await preview(page.versionID);
        expect(html).to.include('<!--p:blocks-->');
        expect(withoutMarks(html)).to.equal((await visit(page.slug)).text);
      });

    it('says of each block where it begins and ends, of which nothing could be drawn, and why', async () => {
      const blocks = {
        'group-1': group('text-1'),
        'text-1': text('Een'),
        'fragile-1': { type: 'probe/fragile', props: { mode: 'broken' } },
        'gone-1': { type: 'gone/map' },
      };
      const page = await buildPage(app, { blocks, blockOrder: ['group-1', 'fragile-1', 'gone-1'] });
      const { text: html } = await preview(page.versionID);
      expect(html.match(/<!--\/?b:[^>]*-->/g)).to.deep.equal([
        '<!--b:group-1-->',
        '<!--b:text-1-->',
        '<!--/b:text-1-->',
        '<!--/b:group-1-->',
        '<!--b:fragile-1 failed-->',
        '<!--/b:fragile-1-->',
        '<!--b:gone-1 unknown-->',
        '<!--/b:gone-1-->',
      ]);
    });

    it('is what was stored last, while visitors go on reading what is live', async () => {
      const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Live') } });
      const operations = [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: 'Concept' }];
      const body = { revision: page.revision, client: crypto.randomUUID(), sequence: 1, operations };
      const edited = await editor.request('POST', `/api/page/version/${page.versionID}/edit`, body);
      expectSuccess(edited);
      expect((await preview(String(edited.get('pageVersionID')))).text)
        .to.include('Concept')
        .and.not.include('Live');
      expect((await visit(page.slug)).text)
        .to.include('Live')
        .and.not.include('Concept');
    });

    it('runs in an origin of its own that sends nothing, and is kept nowhere', async () => {
      const page = await buildPage(app);
      const { headers, status } = await preview(page.versionID);
      expect(status).to.equal(200);
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(headers['content-type']).to.equal('text/html; charset=utf-8');
      expect(headers['x-robots-tag']).to.equal('noindex');
      for (const part of [
        'sandbox allow-scripts',
        "script-src 'self'",
        "connect-src 'none'",
        "form-action 'none'",
        "frame-src 'none'",
        "frame-ancestors 'self'",
      ])
        expect(headers['content-security-policy']).to.include(part);
    });

    it('holds the token of visitors, and none of whoever looks', async () => {
      const page = await buildPage(app);
      const token = String(/name="csrf-token" content="([^"]*)"/.exec((await preview(page.versionID)).text)?.[1]);
      expect(token).to.match(/^v\./);
      const forged = await editor.request('POST', `/api/page/${page.id}/delete`, {}, { headers: { 'x-csrf-token': token } });
      expectErrors(forged, 403, [{ code: 'G_02' }]);
    });

    it('is refused of what is not there', async () => {
      const page = await buildPage(app, { blocks: { 'source-1': { type: 'probe/source', props: { mode: 'missing' } } } });
      expectErrors(await preview(page.versionID), 404, [{ code: 'PM_01' }]);
      expectErrors(await preview(crypto.randomUUID()), 404, [{ code: 'PM_01' }]);
      expectErrors(await preview('x'), 400, [{ property: 'id', code: 'V_12' }]);
    });
  });

  describe('parts of a draft', () => {
    const sent = (key: string, block: object) => ({ [key]: { key, version: 3, ...block } });

    it('are drawn as they would stand on the page, and nothing is stored', async () => {
      const page = await buildPage(app, { blocks: { 'text-1': text('Oud'), 'text-2': text('Ander') } });
      const { text: whole } = await preview(page.versionID);
      const before = await app.digest();
      const same = await drawParts(page, { blocks: sent('text-2', text('Ander')), draw: ['text-2'] });
      expectSuccess(same);
      expect(whole).to.include(String(same.get('data.blocks.text-2')));
      const other = await drawParts(page, { blocks: sent('text-1', text('Nieuw')), draw: ['text-1'], first: 'text-1' });
      expect(other.get('data.blocks.text-1')).to.match(/^<!--b:text-1-->.*Nieuw.*<!--\/b:text-1-->$/);
      expect(await app.digest()).to.deep.equal(before);
    });

    it('bring what is nested in them, and load what they show', async () => {
      const note = { title: 'Bericht', type: 'probe/note', typeData: { day: '2026-11-20' } };
      await buildPublishedPage(app, note);
      const page = await buildPage(app);
      const blocks = {
        'group-1': { ...group('text-1'), version: 1 },
        ...sent('text-1', text('Binnen')),
        'latest-1': { type: 'probe/latest', version: 1 },
      };
      const answer = await drawParts(page, { blocks, draw: ['group-1', 'latest-1'] });
      expect(answer.get('data.blocks.group-1')).to.include('<!--b:text-1-->').and.include('Binnen');
      expect(answer.get('data.blocks.latest-1')).to.include('Bericht');
      expect(Object.keys(answer.get('data.blocks') as object)).to.have.members(['group-1', 'latest-1']);
    });

    it('say which of them cannot be drawn', async () => {
      const page = await buildPage(app);
      const blocks = { 'fragile-1': { type: 'probe/fragile', version: 1, props: { mode: 'broken' } } };
      const answer = await drawParts(page, { blocks, draw: ['fragile-1'] });
      expect(answer.get('data.blocks.fragile-1')).to.equal('<!--b:fragile-1 failed--><!--/b:fragile-1-->');
    });

    it('may be what stands around the blocks', async () => {
      const page = await buildPage(app, { type: 'probe/issue', typeData: { day: '2026-01-01' } });
      const body = { blocks: {}, draw: [], page: { title: 'Anders', typeData: { day: '2026-01-02' } } };
      const answer = await drawParts(page, body);
      expectSuccess(answer);
      expect(Object.keys(answer.get('data.layout') as object)).to.deep.equal(['header', 'intro', 'aside', 'outro', 'footer']);
      const asStored = await drawParts(page, { ...body, page: { title: page.title, typeData: { day: '2026-01-01' } } });
      const { text: whole } = await preview(page.versionID);
      for (const [name, html] of Object.entries(asStored.get('data.layout') as Record<string, string>))
        expect(whole).to.include(`<!--p:${name}-->${html}<!--/p:${name}-->`);
    });

    it('are refused as an edit is', async () => {
      const page = await buildPage(app, { blocks: { 'text-1': text('Oud') } });
      const twice = { ...group('text-1', 'text-1'), version: 1 };
      const itself = { ...group('group-1'), version: 1 };
      const text1 = sent('text-1', text('Een'));
      for (const [what, body, property] of [
        [
          'a value of another kind',
          { blocks: sent('text-1', { ...text(''), props: { title: 7 } }), draw: ['text-1'] },
          'blocks.text-1.title',
        ],
        ['a newer version', { blocks: sent('text-9', { ...text('x'), version: 99 }), draw: ['text-9'] }, 'blocks.text-9.version'],
        ['a block that was not sent', { blocks: {}, draw: ['text-1'] }, 'blocks.text-1'],
        [
          'a slot of blocks that were not sent',
          { blocks: { 'group-1': { ...group('text-7'), version: 1 } }, draw: ['group-1'] },
          'blocks.group-1.slots.items',
        ],
        ['a block in two places', { blocks: { ...text1, 'group-1': twice }, draw: ['group-1'] }, 'blocks.text-1'],
        ['a block within itself', { blocks: { 'group-1': itself }, draw: ['group-1'] }, 'blocks'],
      ] as const) {
        const answer = await drawParts(page, body);
        expect(answer.status, what).to.equal(400);
        expect(answer.get('Errors.0.property'), what).to.equal(property);
      }
      const hostile = '{"blocks":{"__proto__":{"type":"probe/text","props":{}}},"draw":["__proto__"]}';
      expect((await drawParts(page, JSON.parse(hostile) as object)).status).to.equal(400);
    });

    it('are for who may edit the page', async () => {
      const page = await buildPage(app, { blocks: { 'text-1': text('Oud') } });
      const body = { blocks: sent('text-1', text('Nieuw')), draw: ['text-1'] };
      expectErrors(await drawParts(page, body, viewer), 403, [{ code: 'UM_01' }]);
      expectErrors(await drawParts({ ...page, versionID: crypto.randomUUID() }, body), 404, [{ code: 'PM_01' }]);
    });
  });
});
