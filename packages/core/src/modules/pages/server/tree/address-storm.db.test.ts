import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { anchors, createStorm, makePages, seeded } from './address-storm.test-kit.ts';

const changes = process.env['TEST_THOROUGH'] ? 5000 : 100;

interface Left {
  readonly path: string;
  readonly pageID: string;
}

interface Link {
  readonly path: string;
  readonly anchor: string | undefined;
}

// What one address after another does to visitors: none of them leads nowhere that need not.
describe('addresses in a storm', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** All that visitors are shown and led by. */
  const standing = async (): Promise<unknown> => {
    const of = async (sql: string): Promise<unknown> => (await app.app.pool.query(sql)).rows;
    return [
      await of('select page_id, path, version_id, document from lectern_published_page order by page_id'),
      await of('select * from lectern_redirect order by path'),
      await of('select * from lectern_redirect_rule order by id'),
      await of('select * from lectern_menu_version order by 1, 2'),
    ];
  };
  const visit = (path: string) => app.client().request('GET', path);
  const liveNow = async (): Promise<readonly Left[]> =>
    (await app.app.pool.query<Left>('select path, page_id as "pageID" from lectern_published_page')).rows;
  const linksOf = (html: string): Link[] =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)(?:#([^"]*))?"/g)].map(([, path = '', anchor]) => ({ path, anchor }));

  /** What is wrong with where the links on live pages lead that lead to `known` pages: the page, or the place on it. */
  async function deadLinks(known: (path: string) => boolean): Promise<{ dead: string[]; places: number }> {
    const dead: string[] = [];
    let places = 0;
    for (const { path } of await liveNow()) {
      const page = await visit(path);
      if (page.status !== 200) dead.push(`${path} ${page.status}`);
      // What was typed may lead to what is not live any more.
      for (const link of linksOf(page.text).filter((one) => known(one.path))) {
        const answer = await visit(link.path);
        const target = answer.status === 308 ? await visit(answer.headers.location ?? '') : answer;
        const isThere = link.anchor === undefined || target.text.includes(`id="${link.anchor}"`);
        if (target.status !== 200 || !isThere) dead.push(`${link.path}#${link.anchor} on ${path}: ${target.status}`);
        if (link.anchor !== undefined) places += 1;
      }
    }
    return { dead, places };
  }

  /** What is wrong with the addresses that were ever live, each with the page that had it last. */
  async function brokenOf(last: ReadonlyMap<string, string>): Promise<string[]> {
    const live = new Map((await liveNow()).map(({ path, pageID }) => [pageID, path]));
    const broken: string[] = [];
    for (const [path, pageID] of last) {
      const answer = await visit(path);
      const to = answer.status === 308 ? answer.headers.location : undefined;
      const status = to === undefined ? answer.status : (await visit(to)).status;
      const isGone = !live.has(pageID);
      if (status !== 200 && !(isGone && to === undefined && [404, 410].includes(status)))
        broken.push(`${path} ${status} ${to ?? ''}`);
    }
    return broken;
  }

  it(`${changes} random changes leave no dead end; without redirects or anchors they would`, async () => {
    const seed = Number(process.env['TEST_SEED'] ?? 20261125);
    const random = seeded(seed);
    const ids = await makePages(app, 24);
    const client = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const storm = createStorm(app, { ids, random, client });
    const last = new Map<string, string>();
    for (let step = 0; step < changes; step += 1) {
      await storm.step();
      const now = await liveNow();
      for (const { path, pageID } of now) last.set(path, pageID);
      // So that what is kept of a page may be out of date.
      const seen = now[Math.floor(random() * now.length)];
      if (seen) await visit(seen.path);
    }
    const live = await liveNow();
    const lives = new Set(live.map(({ pageID }) => pageID));
    const told = `seed ${seed}`;
    expect(live.length, told).to.be.greaterThan(0);
    expect(last.size, told).to.be.greaterThan(live.length);
    expect(storm.refused(), told).to.be.lessThan(changes);
    const { rows } = await app.app.pool.query<object>('select distinct locale from lectern_page');
    expect(rows, `${told}: locales`).to.have.length(3);
    const isKnown = (path: string): boolean => lives.has(last.get(path) ?? '');
    const { dead, places } = await deadLinks(isKnown);
    expect(dead, told).to.deep.equal([]);
    expect(places, `${told}: links to places`).to.be.greaterThan(0);
    expect(await brokenOf(last), told).to.deep.equal([]);
    // Every page says that it has every place: links are led to those that are gone.
    await app.app.pool.query('update lectern_published_page set anchors = $1', [anchors.flat()]);
    app.app.invalidations.apply(['everything']);
    expect((await deadLinks(isKnown)).dead, `${told}, anchors switched off`).not.to.deep.equal([]);
    await app.app.pool.query('delete from lectern_redirect');
    expect(await brokenOf(last), `${told}, redirects switched off`).not.to.deep.equal([]);
  }).timeout(changes * 400);

  it('of a hundred who make a page at one address at once, one does', async () => {
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const body = { title: 'Nieuw', slug: '/zelfde', type: 'lectern/blank', locale: 'nl-NL' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => editor.request('POST', '/api/page/create', body)));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    const codes = answers.filter(({ status }) => status !== 200).map((answer) => answer.get('Errors.0.code'));
    expect(new Set(codes)).to.deep.equal(new Set(['V_06']));
    expect(codes).to.have.length(99);
  }).timeout(60_000);

  it('two pages that link to each other move at once, with their links, and neither waits for the other', async () => {
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const link = (href: string) => ({ 'text-1': { type: 'probe/text', props: { title: 'Link', link: { to: { href } } } } });
    for (let round = 0; round < 4; round += 1) {
      const pair = await Promise.all([
        buildPublishedPage(app, { slug: `/een-${round}`, blocks: link(`/twee-${round}`) }),
        buildPublishedPage(app, { slug: `/twee-${round}`, blocks: link(`/een-${round}`) }),
      ]);
      const moved = await Promise.all(
        pair.map(async ({ id, slug }) => {
          const wish = { slug: `${slug}-nieuw`, shouldUpdateLinks: true };
          expectSuccess(await publisher.request('PUT', `/api/page/${id}/save`, wish));
          return publisher.request('POST', `/api/page/${id}/publish`, {});
        }),
      );
      moved.forEach((answer) => expectSuccess(answer));
      for (const { id } of pair) {
        const version = (await publisher.request('GET', `/api/page/${id}`)).get<string>('data.pageVersionID');
        const draft = await publisher.request('GET', `/api/page/version/fetch/${version}`);
        expect(draft.get('data.blocks.text-1.props.link.to.href')).to.match(/-nieuw$/);
      }
    }
  }).timeout(60_000);

  it('an Editor without publish-page moves nothing that is live by any route', async () => {
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const top = await buildPublishedPage(app, { slug: '/diensten' });
    const below = await buildPublishedPage(app, { slug: '/diensten/kerken', parentID: top.id });
    const other = await buildPage(app, { slug: '/over-ons' });
    const linking = await buildPublishedPage(app, {
      ...{
        slug: '/wijzer',
        blocks: { 'text-1': { type: 'probe/text', props: { title: 'Wijzer', link: { to: { page: top.id } } } } },
      },
    });
    const before = await standing();
    const wanted = { kind: 'text', text: 'Wijzer' };
    const hits = [{ id: linking.id, revision: 1, hits: ['blocks.text-1.title@0'] }];
    const menu = { locale: 'nl-NL', revision: 0, items: [{ id: 'een', label: 'Een', children: [] }] };
    const calls: readonly (readonly [method: 'POST' | 'PUT', path: string, body: object])[] = [
      ['PUT', `page/${top.id}/save`, { slug: '/aanbod', shouldUpdateLinks: true }],
      ['POST', `page/${below.id}/move`, { parentID: other.id }],
      ['POST', `page/${top.id}/publish`, {}],
      ['POST', `page/${top.id}/unpublish`, {}],
      ['POST', `page/${below.id}/delete`, {}],
      ['POST', `page/${below.id}/copy-tree`, { title: 'Kopie', slug: '/kopie', parentID: null }],
      ['POST', 'page/create', { title: 'Nieuw', slug: '/diensten', type: 'lectern/blank', locale: 'nl-NL' }],
      ['POST', 'page/create-translation', { pageID: top.id, newLocale: 'de-DE', title: 'Neu', slug: '/diensten' }],
      ['POST', 'page/duplicate', { pageID: top.id, title: 'Nieuw', slug: '/diensten/kerken', locale: 'nl-NL' }],
      ['POST', 'links/replace', { pageID: top.id, to: { pageID: below.id } }],
      ['POST', 'page-texts/replace', { wanted, by: { text: 'Anders' }, pages: hits }],
      ['PUT', 'menu/main', menu],
      ['POST', 'menu/main/restore', { locale: 'nl-NL', revision: 0, from: 1 }],
      ['POST', 'redirect/create', { path: '/diensten', to: null }],
      ['POST', 'redirect/create', { path: '/elders', to: { href: '/diensten' } }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await editor.request(method, `/api/${path}`, body);
      expect(answer.status, `${path}: ${answer.text}`).to.be.below(500);
      if (/^(?:menu|redirect)/.test(path)) expect(answer.status, path).to.equal(403);
    }
    // What they did to drafts is taken back by them, and reaches no visitor either.
    const entries = (await editor.request('GET', '/api/undo/list')).get<readonly { id: string }[]>('data.items');
    for (const { id } of entries ?? []) await editor.request('POST', `/api/undo/${id}/take-back`, {});
    expect(await standing()).to.deep.equal(before);
    for (const path of ['/diensten', '/diensten/kerken', '/wijzer']) expect((await visit(path)).status).to.equal(200);
  });
});
