import {
  buildPage,
  buildUser,
  createTestApp,
  echoTranslatorPlugin,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { MachineTranslator, TranslationBatch } from '#server/kernel/machine-translator.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { MachineTranslated, UnreadTexts } from '../machine.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const block = (title: string, body = '') => ({ type: 'probe/text', props: { title, body, link: null } });
const echo: MachineTranslator['translate'] = async ({ segments }) => segments.map((text) => `de: ${text}`);
const check = 'page-texts/unread';

interface Blocks {
  readonly [key: string]: ReturnType<typeof block>;
}

describe('pages translated by a machine', () => {
  let app: TestApp;
  let translator: TestClient;
  let batches: TranslationBatch[] = [];
  let translate = echo;
  before(async () => {
    const recording: MachineTranslator['translate'] = (batch) => {
      batches.push(batch);
      return translate(batch);
    };
    app = await createTestApp({ plugins: [probePlugin, echoTranslatorPlugin({ translate: recording })] });
    translator = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.startJobs();
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    batches = [];
    translate = echo;
  });
  after(() => app?.close());

  const dutch = (blocks: Blocks): Promise<BuiltPage> => buildPage(app, { title: 'Huis', slug: '/huis', blocks });
  const ask = (pageID: string, more: object = {}, client = translator): Promise<TestResponse> =>
    client.request('POST', '/api/page-texts/translate', { pageID, to: 'de-DE', ...more });
  const translated = async (pageID: string, more: object = {}): Promise<MachineTranslated> => {
    const answer = await ask(pageID, more);
    expectSuccess(answer);
    return answer.get<MachineTranslated>('data');
  };
  const stored = async (id: string) => {
    const page = await translator.request('GET', `/api/page/${id}`);
    const versionID = page.get<string>('data.pageVersionID');
    const version = await translator.request('GET', `/api/page/version/fetch/${versionID}`);
    return {
      versionID,
      revision: page.get<number>('data.revision'),
      slug: page.get<string>('data.slug'),
      title: version.get<string>('data.title'),
      blocks: version.get<Blocks>('data.blocks'),
    };
  };
  const write = async (id: string, field: string, value: string): Promise<void> => {
    const { revision, versionID } = await stored(id);
    const operations = [{ op: 'set', of: 'props', key: 'text-1', field, value }];
    const edit = { revision, client: crypto.randomUUID(), sequence: 1, operations };
    expectSuccess(await translator.request('POST', `/api/page/version/${versionID}/edit`, edit));
  };
  const unread = async (id: string): Promise<UnreadTexts> =>
    (await translator.request('GET', `/api/page-texts/${id}/unread`)).get<UnreadTexts>('data');
  const marked = async (id: string): Promise<string[]> => (await unread(id)).parts.map(({ part }) => part);
  const counted = async (): Promise<number | undefined> =>
    (await translator.request('GET', '/api/health'))
      .get<{ name: string; count: number }[]>('data')
      .find(({ name }) => name === check)?.count;

  it('become the draft of a translation that is made for it, marked block by block', async () => {
    const page = await dutch({ 'text-1': block('Dak', 'Een < dak & meer'), 'text-2': block('2026') });
    const { page: made, ...rest } = await translated(page.id);
    expect(rest).to.deep.equal({ isNew: true, texts: 4, refused: [] });
    expect([made.title, made.locale]).to.deep.equal(['de: Huis', 'de-DE']);
    const { title, slug, blocks } = await stored(made.id);
    expect([title, slug, blocks['text-1']?.props, blocks['text-2']?.props.title]).to.deep.equal([
      'de: Huis',
      '/de-huis',
      { title: 'de: Dak', body: 'de: Een < dak & meer', link: null },
      '2026',
    ]);
    expect(batches.map(({ from, to, segments }) => [from, to, ...segments])).to.deep.equal([
      ['nl-NL', 'de-DE', 'Huis', 'Dak', 'Een &lt; dak &amp; meer'],
    ]);
    expect(await marked(made.id)).to.deep.equal(['title', 'blocks.text-1', 'blocks.text-2']);
    expect([await marked(page.id), await counted()]).to.deep.equal([[], 1]);
  });

  it('are marked until a person writes there or says that it is right, and again where it says the same again', async () => {
    const page = await dutch({ 'text-1': block('Dak'), 'text-2': block('Muur') });
    const { id } = (await translated(page.id)).page;
    await write(id, 'title', 'Das Dach');
    expect(await marked(id)).to.deep.equal(['title', 'blocks.text-2']);
    await write(id, 'title', 'de: Dak');
    expect(await marked(id)).to.deep.equal(['title', 'blocks.text-1', 'blocks.text-2']);
    const { parts } = await unread(id);
    const right = (some: readonly object[], client = translator) =>
      client.request('POST', `/api/page-texts/${id}/approve`, { parts: some });
    const of = (name: string) => parts.filter(({ part }) => part === name).map(({ part, hash }) => ({ part, hash }));
    await write(id, 'title', 'Das Dach');
    // What was read says something else by now: nothing is approved that nobody saw.
    expectSuccess(await right([{ part: 'blocks.text-1', hash: of('blocks.text-2')[0]?.hash }]));
    expect((await right(of('title'))).get<UnreadTexts>('data').parts.map(({ part }) => part)).to.deep.equal(['blocks.text-2']);
    await until(counted, 1);
    expect((await right(of('blocks.text-2'))).get<UnreadTexts>('data').parts).to.deep.equal([]);
    expect(await counted()).to.equal(0);
  });

  it('are marked again where an old version that says it is brought back, and counted again', async () => {
    const page = await dutch({ 'text-1': block('Dak') });
    const { id } = (await translated(page.id)).page;
    const { versionID } = await stored(id);
    expectSuccess(await translator.request('POST', `/api/page/${id}/publish`, {}));
    const { parts } = await unread(id);
    const [title, dak] = parts.map(({ part, hash }) => ({ part, hash }));
    expectSuccess(await translator.request('POST', `/api/page-texts/${id}/approve`, { parts: [title] }));
    await write(id, 'title', 'Das Dach');
    expect([await marked(id), dak?.part]).to.deep.equal([[], 'blocks.text-1']);
    expectSuccess(await translator.request('POST', `/api/page/version/${versionID}/restore`, {}));
    expect(await marked(id)).to.deep.equal(['blocks.text-1']);
    await until(counted, 1);
  });

  it('are translated anew only where the original changed since, unless all of it is wanted', async () => {
    const page = await dutch({ 'text-1': block('Dak'), 'text-2': block('Muur') });
    const { id } = (await translated(page.id)).page;
    batches = [];
    expect(await translated(page.id)).to.deep.include({ isNew: false, texts: 0, refused: [] });
    expect(batches).to.deep.equal([]);
    await write(id, 'title', 'Das Dach');
    await write(page.id, 'body', 'Nieuw');
    expect((await translated(page.id)).texts).to.equal(2);
    expect(batches.flatMap(({ segments }) => segments)).to.deep.equal(['Dak', 'Nieuw']);
    await write(id, 'title', 'Das Dach');
    expect((await translated(page.id)).texts).to.equal(0);
    expect((await translated(page.id, { only: 'all' })).texts).to.equal(4);
    expect((await stored(id)).blocks['text-1']?.props.title).to.equal('de: Dak');
  });

  it('leave out a text whose codes are foreign, and a block that somebody changed meanwhile; the rest goes in', async () => {
    const page = await dutch({ 'text-1': block('Dak', 'Boven'), 'text-2': block('Muur') });
    translate = async ({ segments }) => segments.map((text) => (text === 'Boven' ? '<7>Oben</7>' : `de: ${text}`));
    const { page: made, refused } = await translated(page.id);
    const path = 'blocks.text-1.body';
    expect(refused).to.deep.equal([{ part: 'blocks.text-1', label: 'Text', reason: 'invalid', path }]);
    expect((await stored(made.id)).blocks['text-1']?.props).to.deep.include({ title: 'de: Dak', body: 'Boven' });
    // It is asked for again, and meanwhile somebody writes there, and in the original of another block.
    translate = async (batch) => {
      await write(made.id, 'body', 'Oben');
      return echo(batch);
    };
    expect((await translated(page.id)).refused.map(({ part, reason }) => [part, reason])).to.deep.equal([
      ['blocks.text-1', 'edited'],
    ]);
    translate = async (batch) => {
      await write(page.id, 'title', 'Daken');
      return echo(batch);
    };
    const last = await translated(page.id, { only: 'all' });
    expect(last.refused.map(({ part, reason }) => [part, reason])).to.deep.equal([['blocks.text-1', 'changed']]);
    expect((await stored(made.id)).blocks['text-1']?.props.body).to.equal('Oben');
  });

  it('are left as they are where the translator fails, answers something else, or is not there', async () => {
    const page = await dutch({ 'text-1': block('Dak') });
    for (const answer of ['<!doctype html>', [], ['Haus'], ['Haus', 'x'.repeat(5_000_000)]]) {
      translate = async () => answer as string[];
      expectErrors(await ask(page.id), 503, [{ code: 'G_93' }]);
    }
    translate = () => Promise.reject(new Error('401 from the service'));
    expectErrors(await ask(page.id), 503, [{ code: 'G_93' }]);
    const locales = (await translator.request('GET', `/api/page/${page.id}/translations`)).get<{ isMissing: boolean }[]>('data');
    expect(locales.filter(({ isMissing }) => !isMissing).length).to.equal(1);
    expectErrors(await ask(page.id, { to: 'nl-NL' }), 400, [{ property: 'to', code: 'V_12' }]);
    expectErrors(await ask(page.id, { to: 'xx-XX' }), 400, [{ property: 'to', code: 'V_12' }]);
    expectErrors(await ask(unknownID), 404, [{ code: 'PM_01' }]);
  });

  it('ask whoever wants it for both pages', async () => {
    const page = await dutch({ 'text-1': block('Dak') });
    const only = async (name: string, locales: readonly string[]) => ({ name, parameters: { locales } });
    const stranger = await signIn(app, await buildUser(app, { permissions: [await only('edit-page', ['de-DE'])] }));
    expectErrors(await ask(page.id, {}, stranger), 404, [{ code: 'PM_01' }]);
    const reader = await signIn(
      app,
      await buildUser(app, {
        permissions: ['view-page', await only('edit-page', ['nl-NL']), await only('create-page', ['de-DE'])],
      }),
    );
    expectErrors(await ask(page.id, {}, reader), 403, [{ code: 'UM_01' }]);
    const { id } = (await translated(page.id)).page;
    batches = [];
    expectErrors(await ask(page.id, { only: 'all' }, reader), 403, [{ code: 'UM_01' }]);
    const parts = (await unread(id)).parts.map(({ part, hash }) => ({ part, hash }));
    expectErrors(await reader.request('POST', `/api/page-texts/${id}/approve`, { parts }), 403, [{ code: 'UM_01' }]);
    expectErrors(await stranger.request('GET', `/api/page-texts/${page.id}/unread`), 404, [{ code: 'PM_01' }]);
    expect(batches).to.deep.equal([]);
  });

  it('are found by a check before publication', async () => {
    const page = await dutch({ 'text-1': block('Dak') });
    const { id } = (await translated(page.id)).page;
    const { versionID } = await stored(id);
    const answer = await translator.request('GET', `/api/page/version/${versionID}/checks`);
    const made = answer.get<{ name: string; findings: { property: string; code: string }[] }[]>('data.checks');
    expect(made.find(({ name }) => name === check)?.findings.map(({ property, code }) => [property, code])).to.deep.equal([
      ['title', 'G_52'],
      ['blocks.text-1', 'G_52'],
    ]);
  });

  it('are told the terms of the glossary that they hold', async () => {
    const page = await dutch({ 'text-1': block('Polissen van Lectern') });
    const set = (source: string, target: string | null, client = translator) =>
      client.request('POST', '/api/page-texts/glossary', { from: 'nl-NL', to: 'de-DE', source, target });
    const terms = async () =>
      (await translator.request('GET', '/api/page-texts/glossary?from=nl-NL&to=de-DE')).get<{ id: string }[]>('data');
    expectSuccess(await set('polis', 'Versicherung'));
    expectSuccess(await set('Lectern', null));
    expectSuccess(await set('schade', 'Schaden'));
    expectSuccess(await set(' POLIS', 'Police'));
    expectErrors(await set(' ', 'x'), 400, [{ property: 'source', code: 'V_01' }]);
    expectErrors(await set('x'.repeat(101), 'x'), 400, [{ property: 'source', code: 'V_14' }]);
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    expectErrors(await set('polis', 'Zettel', editor), 403, [{ code: 'UM_01' }]);
    await translated(page.id);
    expect(batches[0]?.glossary).to.deep.equal([
      { source: 'Lectern', target: null },
      { source: 'POLIS', target: 'Police' },
    ]);
    const [first, ...others] = await terms();
    expect(others.length).to.equal(2);
    expectSuccess(await translator.request('DELETE', `/api/page-texts/glossary/${first?.id}`));
    expectErrors(await translator.request('DELETE', `/api/page-texts/glossary/${first?.id}`), 404, [{ code: 'G_04' }]);
    expect((await terms()).length).to.equal(2);
  });
});

describe('a site without a machine translator', () => {
  it('says so, and knows neither its check nor its count', async () => {
    const app = await createTestApp({ plugins: [probePlugin] });
    const admin = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    const page = await buildPage(app, {});
    const ask = { pageID: page.id, to: 'de-DE' };
    expectErrors(await admin.request('POST', '/api/page-texts/translate', ask), 400, [{ code: 'V_07' }]);
    const counts = (await admin.request('GET', '/api/health')).get<{ name: string }[]>('data');
    expect(counts.map(({ name }) => name)).not.to.include(check);
    const checks = await admin.request('GET', `/api/page/version/${page.versionID}/checks`);
    expect(checks.text).not.to.include(check);
    await app.close();
  });

  it('is not started with two of them, which are named', async () => {
    const failure = await createTestApp({ plugins: [echoTranslatorPlugin(), echoTranslatorPlugin({ id: 'other' })] }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).to.include('@lectern/echo-translator').and.include('@lectern/other');
  });
});
