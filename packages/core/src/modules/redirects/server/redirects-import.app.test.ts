import { buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { ImportOutcome, ListedAddress, MovingIn } from '../redirects.schema.ts';

describe('redirects in a file', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp();
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-redirects', 'view-audit-log'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const send = (file: string | Uint8Array<ArrayBuffer>, { dryRun = false } = {}): Promise<TestResponse> => {
    const form = new FormData();
    form.set('dryRun', String(dryRun));
    form.set('file', new Blob([file]), 'oud.csv');
    return keeper.request('POST', '/api/redirect/import', form);
  };
  const outcome = (answer: TestResponse): ImportOutcome => {
    expectSuccess(answer);
    return answer.get<ImportOutcome>('data');
  };
  const create = (path: string, to: unknown) => keeper.request('POST', '/api/redirect/create', { path, to });
  const count = async (): Promise<number> =>
    (await keeper.request('GET', '/api/redirect/list?pageSize=1')).get<number>('data.totalItems');
  const visit = async (path: string): Promise<[number, string | undefined]> => {
    const { status, headers } = await app.client().request('GET', path);
    return [status, headers.location];
  };
  const takeBack = (id: string | null) => keeper.request('POST', `/api/undo/${id ?? ''}/take-back`, {});

  it('are imported as one, changed where they stand, and exported so that they can be imported again', async () => {
    await buildPublishedPage(app, { slug: '/nieuw' });
    expectSuccess(await create('/b.html', null));
    const file = '\uFEFFTo;from;note\r\n/nieuw?van=oud;/a.html;"een; twee"\r\nhttps://x.example/;/B.HTML;\r\n410;/c/*;\r\n';
    expect(outcome(await send(file, { dryRun: true }))).to.deep.equal({
      created: 2,
      changed: 1,
      unchanged: 0,
      errors: [],
      totalErrors: 0,
      undoID: null,
    });
    expect(await count(), 'a dry run writes nothing').to.equal(1);
    expect(outcome(await send(file))).to.deep.include({ created: 2, changed: 1 });
    expect(await visit('/a.html')).to.deep.equal([308, '/nieuw?van=oud']);
    expect(await visit('/b.html')).to.deep.equal([308, 'https://x.example/']);
    expect((await visit('/c/d'))[0]).to.equal(410);
    const exported = await keeper.request('GET', '/api/redirect/export');
    expect(exported.headers['content-type']).to.equal('text/csv; charset=utf-8');
    const text = exported.body.toString();
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 2).join(','))).to.deep.equal([
      '\uFEFF"from","to"',
      '"/a.html","/nieuw?van=oud"',
      '"/b.html","https://x.example/"',
      '"/c/*","410"',
      '',
    ]);
    expect(outcome(await send(text))).to.deep.include({ created: 0, changed: 0, unchanged: 3, undoID: null });
    const [entry] = (await keeper.request('GET', '/api/audit/list?action=redirect.import')).get<object[]>('data.items');
    expect(entry).to.deep.include({ changes: { created: 2, changed: 1 } });
  });

  it('are 100,000, of which the three that are wrong are named by their lines, and none is written', async function () {
    this.timeout(120_000);
    const lines = Array.from({ length: 100_000 }, (_, index) => `/oud/${index}.html,https://nieuw.example/${index}`);
    lines[17] = '//host,https://nieuw.example/';
    lines[50_000] = '/oud/x.html,javascript:alert(1)';
    lines[99_999] = '/oud/18.html,410';
    const file = `from,to\n${lines.join('\n')}\n`;
    const wrong = [
      { line: 19, property: 'from', code: 'V_12', from: '//host', to: 'https://nieuw.example/' },
      { line: 50_002, property: 'to', code: 'V_13', from: '/oud/x.html', to: 'javascript:alert(1)' },
      { line: 100_001, property: 'from', code: 'V_06', from: '/oud/18.html', to: '410' },
    ];
    expect(outcome(await send(file, { dryRun: true })).errors).to.deep.equal(wrong);
    const refused = await send(file);
    expectErrors(refused, 400, [{ code: 'G_63' }]);
    expect(refused.get('data')).to.deep.include({ errors: wrong, totalErrors: 3 });
    expect(await count()).to.equal(0);
    expectErrors(await send(`${file}/een.html,410\n`), 400, [{ property: 'file', code: 'G_23' }]);
  });

  it('are held against all that stands, and against each other', async () => {
    await buildPublishedPage(app, { slug: '/live' });
    await buildPublishedPage(app, { slug: '/eind' });
    expectSuccess(await create('/x.html', { href: 'https://x.example/' }));
    expectSuccess(await create('/oud/*', { href: 'https://oud.example/*' }));
    const cases: [string, string, string][] = [
      ['/live,/eind', 'from', 'G_55'],
      ['/a,/nergens', 'to', 'G_57'],
      ['/a,', 'to', 'V_01'],
      [',/eind', 'from', 'V_01'],
      ['/a,/x.html', 'to', 'G_56'],
      ['/a,/a', 'to', 'G_56'],
      ['/oud/{x},410', '', ''],
      ['/oud/*,410', '', ''],
      ['/b/*,/oud/*', 'to', 'G_56'],
      ['/a/{b},/c/{d}', 'to', 'V_12'],
      ['/{x}/b,410\n/{y}/b,410', 'from', 'V_06'],
      ['/a.html,/b.html\n/b.html,/a.html', 'to', 'G_56'],
      ['/een,/twee\n/twee,/eind', 'to', 'G_56'],
      ['/y.html,/z.html', '', ''],
      ['/nl-nl/een,/eind\n/een,/eind', 'from', 'V_06'],
      ['/nl-nl/*,410', 'from', 'G_40'],
      ['/nl-nl/live,410', 'from', 'G_55'],
    ];
    for (const [lines, property, code] of cases) {
      const { errors } = outcome(await send(`from,to\n${lines}\n`, { dryRun: true }));
      const [first] = errors;
      expect([first?.property ?? '', first?.code ?? ''], lines).to.deep.equal([property, code]);
    }
  });

  it('are proposed for addresses of a former site, without queries, and not where none can stand', async () => {
    await buildPublishedPage(app, { slug: '/schade-melden', title: 'Schade melden' });
    const form = new FormData();
    const list = [
      'https://oud.nl/schade-melden.php?id=3',
      'https://oud.nl/schade-melden.php?id=4',
      '/xyz?a',
      '/a%2Fb',
      '/nl-nl/xyz',
    ];
    form.set('file', new Blob([list.join('\n')]), 'oud.txt');
    const answer = await keeper.request('POST', '/api/redirect/propose', form);
    expectSuccess(answer);
    const { proposals, unmatched, impossible, withoutQuery } = answer.get<MovingIn>('data');
    expect(proposals.map(({ from, score }) => [from, score])).to.deep.equal([['/schade-melden.php', 100]]);
    expect({ unmatched, impossible, withoutQuery }).to.deep.equal({
      unmatched: ['/xyz'],
      impossible: ['/a%2Fb'],
      withoutQuery: 3,
    });
  });

  it('are proposed for no file that cannot be read, or that holds more than is read at once', async () => {
    const ask = (content: string): Promise<TestResponse> => {
      const form = new FormData();
      form.set('file', new Blob([content]), 'oud.txt');
      return keeper.request('POST', '/api/redirect/propose', form);
    };
    expectErrors(await ask('a'.repeat(100_000)), 400, [{ property: 'file', code: 'G_54' }]);
    const many = Array.from({ length: 50_001 }, (_, number) => `/${number}`).join('\n');
    expectErrors(await ask(many), 400, [{ property: 'file', code: 'G_23' }]);
  });

  it('are no file of another kind', async () => {
    for (const file of ['', 'from\n/a\n', 'van;naar\n/a;/b\n'])
      expectErrors(await send(file), 400, [{ property: 'file', code: 'G_24' }]);
    const files = ['\u0000\uFFFDRIFF,WEBP\n', 'from,to\n/a,"/b\n', `from,to\n/${'a'.repeat(30_000)},/b\n`];
    for (const file of files) expectErrors(await send(file), 400, [{ property: 'file', code: 'G_54' }]);
    expectErrors(await send(Buffer.from('from,to\n/caf\xE9,410\n', 'latin1')), 400, [{ property: 'file', code: 'G_54' }]);
    expectErrors(await keeper.request('POST', '/api/redirect/import', new FormData()), 400, [{ property: 'file', code: 'V_01' }]);
    expect(outcome(await send('/a.html,https://x.example/\n')).created, 'without a head').to.equal(1);
  });

  it('are taken back as a whole, with what they changed', async () => {
    const page = await buildPublishedPage(app, { slug: '/nieuw' });
    expectSuccess(await create('/b.html', { page: page.id }));
    const { undoID } = outcome(await send('from,to\n/a.html,410\n/b.html,410\n/c/*,410\n'));
    expect((await visit('/c/x'))[0]).to.equal(410);
    expectSuccess(await takeBack(undoID));
    expect((await visit('/a.html'))[0]).to.equal(404);
    expect(await visit('/b.html')).to.deep.equal([308, '/nieuw']);
    expect((await visit('/c/x'))[0], 'patterns too').to.equal(404);
    expectErrors(await takeBack(undoID), 409, [{ code: 'G_73' }]);
  });

  it('stay where one of them was changed since, or leads into a redirect by now, and say which', async () => {
    const { undoID } = outcome(await send('from,to\n/a.html,410\n/b.html,410\n'));
    const [rule] = (await keeper.request('GET', '/api/redirect/list?searchTerm=b.html')).get<ListedAddress[]>('data.items');
    expectSuccess(await keeper.request('POST', '/api/redirect/delete', { ids: [rule?.id] }));
    const refused = await takeBack(undoID);
    expectErrors(refused, 409, [{ code: 'G_74' }]);
    expect(refused.get('data')).to.deep.equal({ changed: ['/b.html'], count: 1 });
    expect((await visit('/a.html'))[0]).to.equal(410);

    expectSuccess(await create('/d.html', { href: '/e.html' }));
    const second = outcome(await send('from,to\n/d.html,410\n'));
    expectSuccess(await create('/e.html', null));
    const chained = await takeBack(second.undoID);
    expectErrors(chained, 409, [{ code: 'G_74' }]);
    expect(chained.get('data')).to.deep.equal({ changed: ['/d.html'], count: 1 });
  });
});
