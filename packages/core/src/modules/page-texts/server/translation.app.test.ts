import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { TakenIn } from '../translation.schema.ts';

const block = (title: string, body: string, to?: object) => ({
  type: 'probe/text',
  props: { title, body, link: to ? { to, label: 'Verder' } : null },
});

interface Blocks {
  readonly [key: string]: ReturnType<typeof block>;
}

describe('translations by XLIFF', () => {
  let app: TestApp;
  let translator: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    translator = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const dutch = (blocks: Blocks): Promise<BuiltPage> => buildPage(app, { title: 'Huis', slug: '/huis', blocks });
  const german = async (page: BuiltPage): Promise<string> => {
    const body = { pageID: page.id, title: 'Huis', slug: '/haus', newLocale: 'de-DE' };
    const answer = await translator.request('POST', '/api/page/create-translation', body);
    expectSuccess(answer);
    return answer.get<string>('pageID');
  };
  const out = async (...pages: readonly BuiltPage[]): Promise<string> => {
    const answer = await translator.request('GET', `/api/page-texts/xliff?pages=${pages.map(({ id }) => id).join()}&to=de-DE`);
    expect(answer.status).to.equal(200);
    expect(answer.headers['content-type']).to.include('application/xliff+xml');
    return answer.text;
  };
  const send = (document: string, client = translator): Promise<TestResponse> =>
    client.request('POST', '/api/page-texts/xliff', { document });
  const take = async (document: string): Promise<TakenIn> => {
    const answer = await send(document);
    expectSuccess(answer);
    return answer.get<TakenIn>('data');
  };
  const stored = async (id: string) => {
    const page = await translator.request('GET', `/api/page/${id}`);
    const version = await translator.request('GET', `/api/page/version/fetch/${page.get<string>('data.pageVersionID')}`);
    return {
      revision: page.get<number>('data.revision'),
      title: version.get<string>('data.title'),
      blocks: version.get<Blocks>('data.blocks'),
    };
  };
  const translate = (document: string, words: Readonly<Record<string, string>>): string =>
    Object.entries(words).reduce(
      (text, [from, to]) => text.replaceAll(`<source>${from}</source>`, `<source>${from}</source><target>${to}</target>`),
      document,
    );

  it('go out with what is to be said, and come back into the draft of the translation, links and all', async () => {
    const page = await dutch({ 'text-1': block('Dak', 'Een < dak & meer', { href: '/x' }) });
    const id = await german(page);
    const document = await out(page);
    expect(document).to.include('srcLang="nl-NL" trgLang="de-DE"').and.include('<source>Een &lt; dak &amp; meer</source>');
    const translated = translate(document, { Huis: 'Haus', Dak: 'Dach', 'Een &lt; dak &amp; meer': 'Ein &lt; Dach &amp; mehr' });
    const { pages, refused, skipped } = await take(translated);
    expect([pages, refused, skipped]).to.deep.equal([[{ id, title: 'Huis', locale: 'de-DE', texts: 3 }], [], []]);
    const { title, blocks } = await stored(id);
    expect([title, blocks['text-1']?.props]).to.deep.equal([
      'Haus',
      { title: 'Dach', body: 'Ein < Dach & mehr', link: { to: { href: '/x' }, label: 'Verder' } },
    ]);
    expect((await stored(page.id)).title).to.equal('Huis');
    // What was translated goes out with the next document, and taken in unchanged it changes nothing.
    const again = await out(page);
    expect(again).to.include('<source>Dak</source><target>Dach</target>');
    const { revision } = await stored(id);
    expect((await take(again)).refused).to.deep.equal([]);
    expect((await stored(id)).revision).to.equal(revision);
    expectErrors(await translator.request('GET', `/api/page-texts/xliff?pages=${page.id}&to=nl-NL`), 400, [
      { property: 'to', code: 'V_12' },
    ]);
    const mixed = `/api/page-texts/xliff?pages=${page.id},${id}&to=fr-FR`;
    expectErrors(await translator.request('GET', mixed), 400, [{ property: 'pages', code: 'G_69' }]);
  });

  it('are refused by block where the source says something else by now; the others go in', async () => {
    const page = await dutch({ 'text-a': block('Dak', ''), 'text-b': block('Muur', ''), 'text-c': block('Deur', '') });
    const id = await german(page);
    const document = translate(await out(page), { Dak: 'Dach', Muur: 'Mauer', Deur: 'Tür' });
    const { revision } = await stored(page.id);
    const operations = [{ op: 'set', of: 'props', key: 'text-b', field: 'title', value: 'Muren' }];
    const edit = { revision, client: crypto.randomUUID(), sequence: 1, operations };
    expectSuccess(await translator.request('POST', `/api/page/version/${page.versionID}/edit`, edit));
    const { refused } = await take(document.replace('id="blocks.text-c.title"', 'id="blocks.text-c.foreign"'));
    expect(refused.map(({ part, label, reason }) => [part, label, reason])).to.deep.equal([
      ['blocks.text-b', 'Text', 'changed'],
      ['blocks.text-c', 'Text', 'unknown'],
    ]);
    const { blocks } = await stored(id);
    expect(['text-a', 'text-b', 'text-c'].map((key) => blocks[key]?.props.title)).to.deep.equal(['Dach', 'Muur', 'Deur']);
  });

  it('take a block of the source over where the translation is built otherwise, its links led to translations', async () => {
    const target = await buildPage(app, { title: 'Doel', slug: '/doel' });
    const page = await dutch({ 'text-a': block('Dak', '') });
    const id = await german(page);
    const sibling = (
      await translator.request('POST', '/api/page/create-translation', {
        pageID: target.id,
        title: 'Ziel',
        slug: '/ziel',
        newLocale: 'de-DE',
      })
    ).get<string>('pageID');
    const { revision } = await stored(page.id);
    const operations = [
      { op: 'set', of: 'props', key: 'text-a', field: 'link', value: { to: { page: target.id }, label: 'Verder' } },
    ];
    expectSuccess(
      await translator.request('POST', `/api/page/version/${page.versionID}/edit`, {
        revision,
        client: crypto.randomUUID(),
        sequence: 1,
        operations,
      }),
    );
    await take(translate(await out(page), { Dak: 'Dach', Verder: 'Weiter' }));
    expect((await stored(id)).blocks['text-a']?.props).to.deep.equal({
      title: 'Dach',
      body: '',
      link: { to: { page: sibling }, label: 'Weiter' },
    });
  });

  it('are refused with entities, foreign pages, codes out of place and where there is no translation', async () => {
    const page = await dutch({ 'text-a': block('Dak', '') });
    const document = translate(await out(page), { Dak: 'Dach' });
    const entity = document
      .replace('<xliff ', '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff ')
      .replace('Dach', '&x;');
    for (const bad of ['', 'x', entity, document.replace(page.id, 'x'), document.slice(0, 300)])
      expectErrors(await send(bad), 400, [{ property: 'document', code: 'G_67' }]);
    expectErrors(await send(document.replace('trgLang="de-DE"', 'trgLang="xx-XX"')), 400, [
      { property: 'document', code: 'G_68' },
    ]);
    const foreign = await take(document.replace(page.id, '00000000-0000-4000-8000-00000000dead'));
    expect(foreign.skipped.map(({ reason }) => reason)).to.deep.equal(['gone']);
    expect((await take(document)).skipped.map(({ title, reason }) => [title, reason])).to.deep.equal([['Huis', 'untranslated']]);
    const id = await german(page);
    const { refused } = await take(document.replace('Dach', '<pc id="1">Dach</pc>'));
    expect(refused.map(({ part, reason, path }) => [part, reason, path])).to.deep.equal([
      ['blocks.text-a', 'invalid', 'blocks.text-a.title'],
    ]);
    const viewer = await signIn(
      app,
      await buildUser(app, { permissions: ['view-page', { name: 'edit-page', parameters: { locales: ['nl-NL'] } }] }),
    );
    const answer = await send(document, viewer);
    expect(answer.get<TakenIn>('data').skipped.map(({ reason }) => reason)).to.deep.equal(['forbidden']);
    expect((await stored(id)).blocks['text-a']?.props.title).to.equal('Dak');
    expectErrors(
      await translator.request('GET', `/api/page-texts/xliff?pages=00000000-0000-4000-8000-00000000dead&to=de-DE`),
      404,
      [{ code: 'PM_01' }],
    );
  });

  it('are nobody’s who may not read the page, in either direction', async () => {
    const page = await dutch({ 'text-a': block('Dak', '') });
    const id = await german(page);
    const document = translate(await out(page), { Dak: 'Dach' });
    const parameters = { locales: ['de-DE'] };
    const stranger = await signIn(
      app,
      await buildUser(app, {
        permissions: [
          { name: 'edit-page', parameters },
          { name: 'view-page', parameters },
        ],
      }),
    );
    const address = `/api/page-texts/xliff?pages=${page.id}&to=de-DE`;
    expectErrors(await stranger.request('GET', address), 404, [{ code: 'PM_01' }]);
    expect((await send(document, stranger)).get<TakenIn>('data').skipped).to.deep.equal([
      { id: page.id, title: '', reason: 'gone' },
    ]);
    expect((await stored(id)).blocks['text-a']?.props.title).to.equal('Dak');
  });
});
