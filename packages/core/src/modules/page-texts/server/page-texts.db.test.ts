import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { List } from '#contract/list.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { FoundPage, FoundPart, Replaced, Wanted } from '../page-texts.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const saying = (body: string, to?: object) => ({
  'text-1': { type: 'probe/text', props: { title: 'Tekst', body, link: to ? { to, label: 'Verder' } : null } },
});
const words = (text: string, options: Partial<Extract<Wanted, { kind: 'text' }>> = {}) => ({ kind: 'text', text, ...options });

describe('texts across pages', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(
      app,
      await buildUser(app, { name: 'Eva', permissions: ['edit-page', 'publish-page', 'view-audit-log'] }),
    );
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const part = async (wanted: object, more: object = {}, client = editor): Promise<FoundPart> => {
    const answer = await client.request('POST', '/api/page-texts/find', { wanted, ...more });
    expectSuccess(answer);
    return answer.get<FoundPart>('data');
  };
  const find = async (wanted: object, more: object = {}, client = editor): Promise<readonly FoundPage[]> =>
    (await part(wanted, more, client)).pages;
  const send = (wanted: object, by: object, pages: readonly object[], client = editor): Promise<TestResponse> =>
    client.request('POST', '/api/page-texts/replace', { wanted, by, pages });
  const all = (pages: readonly FoundPage[]) =>
    pages.map(({ id, revision, hits }) => ({ id, revision, hits: hits.filter(({ isFree }) => isFree).map((hit) => hit.id) }));
  const replace = async (wanted: object, by: object, pages: readonly object[], client = editor): Promise<Replaced> => {
    const answer = await send(wanted, by, pages, client);
    expectSuccess(answer);
    return answer.get<Replaced>('data');
  };
  const propsOf = async ({ id }: Pick<BuiltPage, 'id'>): Promise<Record<string, unknown>> => {
    const version = (await editor.request('GET', `/api/page/${id}`)).get<string>('data.pageVersionID');
    return (await editor.request('GET', `/api/page/version/fetch/${version}`)).get('data.blocks.text-1.props');
  };
  const shown = ({ hits }: FoundPage) => hits.map(({ path, before, text, after }) => [path, `${before}[${text}]${after}`]);

  it('are found in their sentence, in titles, blocks and SEO, of drafts and of what is live', async () => {
    const page = await buildPublishedPage(app, { title: 'Premie', blocks: saying('Wat kost het? De premie stijgt. Punt.') });
    await buildPage(app, { title: 'Anders', blocks: saying('Niets') });
    const [first, ...others] = await find(words('PREMIE'));
    expect(others).to.deep.equal([]);
    expect(first && shown(first)).to.deep.equal([
      ['title', '[Premie]'],
      ['blocks.text-1.body', 'De [premie] stijgt.'],
    ]);
    expect(first?.hits.map(({ isDraft, isLive, isFree, block }) => [isDraft, isLive, isFree, block?.type])).to.deep.equal([
      [true, true, true, undefined],
      [true, true, true, 'probe/text'],
    ]);
    expectSuccess(
      await editor.request('POST', `/api/page/version/${page.versionID}/edit`, {
        ...{ revision: first?.revision, client: crypto.randomUUID(), sequence: 1 },
        operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'body', value: 'De bijdrage stijgt.' }],
      }),
    );
    const [edited] = await find(words('premie'));
    expect(edited?.hits.map(({ path, isDraft, isLive, isFree }) => [path, isDraft, isLive, isFree])).to.deep.equal([
      ['title', true, true, true],
      ['blocks.text-1.body', false, true, false],
    ]);
    expect((await find(words('bijdrage')))[0]?.hits.map(({ isDraft, isLive }) => [isDraft, isLive])).to.deep.equal([
      [true, false],
    ]);
  });

  it('are looked through a part at a time, by locale and type, and only where one may view them', async () => {
    for (const [title, locale] of [
      ['B', 'nl-NL'],
      ['A', 'nl-NL'],
      ['C', 'de-DE'],
    ] as const)
      await buildPage(app, { title, locale, blocks: saying('woord') });
    await buildPage(app, { title: 'D', type: 'probe/note', typeData: { day: '2026-11-25' }, blocks: saying('woord') });
    const titles = (pages: readonly FoundPage[]) => pages.map(({ title }) => title);
    expect(titles(await find(words('woord')))).to.deep.equal(['A', 'B', 'C', 'D']);
    expect(titles(await find(words('woord'), { locale: 'de-DE' }))).to.deep.equal(['C']);
    expect(titles(await find(words('woord'), { type: 'probe/note' }))).to.deep.equal(['D']);
    const b = (await find(words('woord')))[1];
    const rest = await part(words('woord'), { after: { title: 'b', id: b?.id } });
    expect([titles(rest.pages), rest.looked, rest.total, rest.next]).to.deep.equal([['C', 'D'], 2, 4, null]);
    const german = await signIn(
      app,
      await buildUser(app, { permissions: [{ name: 'view-page', parameters: { locales: ['de-DE'] } }] }),
    );
    const seen = await part(words('woord'), {}, german);
    expect([titles(seen.pages), seen.total, seen.pages[0]?.canEdit]).to.deep.equal([['C'], 1, false]);
  });

  it('are replaced in drafts, the chosen ones alone, as an edit of each page, and taken back as one', async () => {
    const one = await buildPublishedPage(app, { title: 'Een', slug: '/een', blocks: saying('Rood, rood en ROOD') });
    const two = await buildPage(app, { title: 'Twee', blocks: saying('Roodborst rood') });
    const wanted = words('rood', { wholeWords: true });
    const [first, second] = all(await find(wanted));
    const { pages, skipped, undoID } = await replace(wanted, { text: 'Blauw & <wit>' }, [
      { ...first, hits: first?.hits.slice(1, 2) },
      second ?? {},
    ]);
    expect(pages.map(({ title, hits }) => [title, hits])).to.have.deep.members([
      ['Een', 1],
      ['Twee', 1],
    ]);
    expect(skipped).to.deep.equal([]);
    expect((await propsOf(one))['body']).to.equal('Rood, Blauw & <wit> en ROOD');
    expect((await propsOf(two))['body']).to.equal('Roodborst Blauw & <wit>');
    expect((await app.client().request('GET', '/een')).text).to.include('Rood, rood en ROOD');
    const entries = (await editor.request('GET', '/api/audit/list')).get<List<{ action: string; entityID: string }>>(
      'data',
    ).items;
    expect(entries.filter(({ action }) => action === 'page-texts.replace').map(({ entityID }) => entityID)).to.have.members([
      one.id,
      two.id,
    ]);
    expectSuccess(await editor.request('POST', `/api/undo/${undoID}/take-back`, {}));
    expect((await propsOf(one))['body']).to.equal('Rood, rood en ROOD');
    expect((await propsOf(two))['body']).to.equal('Roodborst rood');
  });

  it('leave nothing to be published once they were taken back, until somebody writes on', async () => {
    const page = await buildPublishedPage(app, { title: 'Een', slug: '/een', blocks: saying('rood') });
    const state = async () => {
      const listed = (await editor.request('POST', '/api/page/list', {})).get<{ status: string }[]>('data.items');
      const shown = await editor.request('GET', `/api/page/${page.id}`);
      return [listed[0]?.status, shown.get('data.hasUnpublishedChanges')];
    };
    const { undoID } = await replace(words('rood'), { text: 'wit' }, all(await find(words('rood'))));
    expect(await state()).to.deep.equal(['changed', true]);
    expectSuccess(await editor.request('POST', `/api/undo/${undoID}/take-back`, {}));
    expect(await state()).to.deep.equal(['live', false]);
    await replace(words('rood'), { text: 'geel' }, all(await find(words('rood'))));
    expect(await state()).to.deep.equal(['changed', true]);
  });

  it('stay where the page was changed since, is not there or is not one’s own, each named', async () => {
    const [changed, gone, foreign, fine] = [
      await buildPage(app, { title: 'Veranderd', blocks: saying('rood') }),
      await buildPage(app, { title: 'Weg', blocks: saying('rood') }),
      await buildPage(app, { title: 'Fremd', locale: 'de-DE', blocks: saying('rood') }),
      await buildPage(app, { title: 'Goed', blocks: saying('rood') }),
    ];
    const dutch = await signIn(
      app,
      await buildUser(app, { permissions: ['view-page', { name: 'edit-page', parameters: { locales: ['nl-NL'] } }] }),
    );
    const chosen = all(await find(words('rood')));
    const other = words('rood');
    await replace(
      other,
      { text: 'rood en geel' },
      chosen.filter(({ id }) => id === changed.id),
    );
    await app.app.pool.query('update lectern_page set deleted_at = now(), trash_id = id where id = $1', [gone.id]);
    const { pages, skipped } = await replace(
      words('rood'),
      { text: 'wit' },
      [...chosen, { id: unknownID, revision: 1, hits: ['x'] }],
      dutch,
    );
    expect(pages.map(({ id }) => id)).to.deep.equal([fine.id]);
    expect(Object.fromEntries(skipped.map(({ id, title, reason }) => [id, [title, reason]]))).to.deep.equal({
      [changed.id]: ['Veranderd', 'outdated'],
      [gone.id]: ['', 'gone'],
      [foreign.id]: ['Fremd', 'forbidden'],
      [unknownID]: ['', 'gone'],
    });
    expect((await propsOf(foreign))['body']).to.equal('rood');
    // A hit that this revision does not have.
    const [again] = all(await find(words('wit')));
    const strange = await replace(words('wit'), { text: 'zwart' }, [{ ...again, hits: ['blocks.text-1.body@7'] }]);
    expect([strange.pages.length, strange.skipped[0]?.reason, strange.undoID]).to.deep.equal([0, 'outdated', null]);
  });

  it('are not taken back where a page was changed since: it is named, and none is', async () => {
    const [one, two] = [
      await buildPage(app, { title: 'Een', blocks: saying('rood') }),
      await buildPage(app, { title: 'Twee', blocks: saying('rood') }),
    ];
    const { undoID } = await replace(words('rood'), { text: 'wit' }, all(await find(words('rood'))));
    await replace(words('wit'), { text: 'zwart' }, all((await find(words('wit'))).filter(({ id }) => id === two.id)));
    const refused = await editor.request('POST', `/api/undo/${undoID}/take-back`, {});
    expectErrors(refused, 409, [{ code: 'G_74' }]);
    expect(refused.get('data')).to.deep.equal({ changed: ['Twee'], count: 1 });
    expect([(await propsOf(one))['body'], (await propsOf(two))['body']]).to.deep.equal(['wit', 'zwart']);
  });

  it('of links are found by their page, typed addresses too, and led elsewhere', async () => {
    const [target, other] = [await buildPublishedPage(app, { slug: '/doel' }), await buildPage(app, { slug: '/elders' })];
    const byID = await buildPage(app, { title: 'A', blocks: saying('', { page: target.id }) });
    const typed = await buildPage(app, { title: 'B', blocks: saying('', { href: '/doel?x=1' }) });
    await buildPage(app, { title: 'C', blocks: saying('', { page: other.id }) });
    const wanted = { kind: 'page', pageID: target.id };
    const pages = await find(wanted);
    expect(pages.map(({ id, hits }) => [id, hits.map(({ isLink, path }) => [isLink, path])])).to.deep.equal(
      [byID, typed].map(({ id }) => [id, [[true, 'blocks.text-1.link']]]),
    );
    expectErrors(await send(wanted, { text: 'x' }, all(pages)), 400, [{ code: 'V_01', property: 'by' }]);
    expectErrors(await send(wanted, { to: { page: unknownID } }, all(pages)), 404, [{ code: 'PM_01' }]);
    await replace(wanted, { to: { page: other.id } }, all(pages));
    for (const page of [byID, typed])
      expect((await propsOf(page))['link']).to.deep.equal({ to: { page: other.id }, label: 'Verder' });
  });

  it('of addresses and numbers are replaced where they lead and where they are read', async () => {
    const mail = await buildPage(app, { title: 'Mail', blocks: saying('info@oud.nl', { href: 'mailto:Info@Oud.nl?subject=x' }) });
    const address = { kind: 'address', address: '@oud.nl' };
    await replace(address, { text: '@nieuw.nl' }, all(await find(address)));
    expect(await propsOf(mail)).to.deep.include({
      body: 'info@oud.nl',
      link: { to: { href: 'mailto:Info@nieuw.nl?subject=x' }, label: 'Verder' },
    });
    const unsafe = { kind: 'address', address: 'mailto:' };
    const { skipped } = await replace(unsafe, { text: 'javascript:' }, all(await find(unsafe)));
    expect(skipped[0]?.reason).to.equal('invalid');
    const phone = await buildPage(app, {
      title: 'Telefoon',
      blocks: saying('Bel (020) 123 45 67.', { href: 'tel:+31201234567' }),
    });
    const number = { kind: 'phone', number: '020-1234567' };
    await replace(number, { text: '+31 (0)30 765 43 21' }, all(await find(number)));
    expect(await propsOf(phone)).to.deep.include({
      body: 'Bel +31 (0)30 765 43 21.',
      link: { to: { href: 'tel:+31307654321' }, label: 'Verder' },
    });
  });

  it('refuse what is nothing to look for, or cannot stand in a page', async () => {
    const bad: [object, string][] = [
      [words(' '), 'wanted.text'],
      [words('a\u0007'), 'wanted.text'],
      [{ kind: 'page', pageID: 'x' }, 'wanted.pageID'],
      [{ kind: 'phone', number: 'a(b)+' }, 'wanted.number'],
      [{ kind: 'phone', number: '1' }, 'wanted.number'],
    ];
    for (const [wanted, property] of bad) {
      const answer = await editor.request('POST', '/api/page-texts/find', { wanted });
      expect([answer.status, answer.get<{ property: string }[]>('Errors')[0]?.property], property).to.deep.equal([400, property]);
    }
    const page = await buildPage(app, { blocks: saying('rood') });
    const chosen = [{ id: page.id, revision: 1, hits: ['blocks.text-1.body@0'] }];
    for (const [by, property] of [
      [{ text: 'a\nb' }, 'by'],
      [{ to: { href: 'javascript:alert(1)' } }, 'by'],
      [{ to: { href: '/x' } }, 'by'],
    ] as const) {
      const answer = await send(words('rood'), by, chosen);
      expect(answer.status, JSON.stringify(by)).to.equal(400);
      expect(answer.get<{ property: string }[]>('Errors')[0]?.property.startsWith(property)).to.equal(true);
    }
    expect((await propsOf(page))['body']).to.equal('rood');
  });
});
