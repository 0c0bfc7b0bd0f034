import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import sharp from 'sharp';
import type { SharedPage } from '#index.ts';
import type { LinkedNode } from '#site/linked-data.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { putFile } from '../../media/server/images/put-file.test-kit.ts';
import { sampleImage } from '../../media/server/images/sample-images.test-kit.ts';

const origin = 'https://www.example.nl';
const production = { NODE_ENV: 'production', LECTERN_ORIGIN: origin };
const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('the site as a whole', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({
      plugins: [probePlugin],
      environment: production,
      config: { name: undefined, titleSeparator: undefined },
    });
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings', 'view-audit-log', 'view-page'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const visit = (path: string) => app.client().request('GET', path);
  const set = async (values: object, revision = 0) =>
    expectSuccess(await keeper.request('PUT', '/api/settings/site', { revision, values }));
  async function graphOf(path: string): Promise<readonly LinkedNode[]> {
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await visit(path)).text) ?? [];
    return (JSON.parse(json) as { readonly '@graph': readonly LinkedNode[] })['@graph'];
  }
  const named = async (path: string, type: string) => (await graphOf(path)).find((node) => [node['@type']].flat().includes(type));

  it('is called as its settings say: in titles, in the admin, and in pages that were kept', async () => {
    const page = await buildPublishedPage(app, { title: 'Kerken', blocks: { 'text-1': text('Een') } });
    expect((await visit(page.slug)).text).to.contain('<title>Kerken | Website</title>');
    await set({ name: 'Sluitsteen', titleSeparator: ' – ' });
    expect((await visit(page.slug)).text).to.contain('<title>Kerken – Sluitsteen</title>');
    await until(() => app.app.settings.name, 'Sluitsteen');
    expect((await visit('/api/openapi.json')).get('info.title')).to.equal('Sluitsteen');
    const entries = await keeper.request('GET', '/api/audit/list?entity=settings');
    expect(entries.text).to.contain('titleSeparator').and.not.contain('Sluitsteen');
    for (const titleSeparator of ['', 'x'.repeat(13)])
      expect((await keeper.request('PUT', '/api/settings/site', { revision: 1, values: { titleSeparator } })).status).to.equal(
        400,
      );
  });

  it('says who hears of weak spots, where the settings name somebody', async () => {
    const path = '/.well-known/security.txt';
    expect((await visit(path)).status).to.equal(404);
    await set({ securityContact: 'veilig@example.nl' });
    const answer = await visit(path);
    expect(answer.headers['content-type']).to.equal('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      answer.text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).to.include({ Contact: 'mailto:veilig@example.nl', Canonical: origin + path });
    expect(Date.parse(fields['Expires']) - Date.now()).to.be.within(1, 365 * 86_400_000);
    await set({ securityContact: 'https://example.nl/veilig' }, 1);
    expect((await visit(path)).text).to.contain('Contact: https://example.nl/veilig\n');
    for (const securityContact of ['niemand', 'a@b\nContact: c@d', 'javascript:x@y'])
      expect((await keeper.request('PUT', '/api/settings/site', { revision: 2, values: { securityContact } })).status).to.equal(
        400,
      );
  });

  it('tells search engines whose site it is, what the page is, and where it stands', async () => {
    await buildPublishedPage(app, { slug: '/', title: 'Home' });
    await buildPublishedPage(app, { slug: '/verzekeringen', title: 'Verzekeringen' });
    const page = await buildPublishedPage(app, { slug: '/verzekeringen/lijst/kerken', title: 'Kerken' });
    expect(await named(page.slug, 'InsuranceAgency')).to.equal(undefined);
    await set({
      organisation: 'Sluitsteen',
      organisationKind: 'InsuranceAgency',
      town: 'Utrecht',
      telephone: '+31 30 123 45 67',
    });
    expect(await named(page.slug, 'InsuranceAgency')).to.deep.equal({
      '@type': 'InsuranceAgency',
      '@id': `${origin}/#organisation`,
      name: 'Sluitsteen',
      url: `${origin}/`,
      address: { '@type': 'PostalAddress', addressLocality: 'Utrecht' },
      telephone: '+31 30 123 45 67',
    });
    expect(await named(page.slug, 'WebSite')).to.deep.include({ publisher: { '@id': `${origin}/#organisation` } });
    const way = (await named(page.slug, 'BreadcrumbList'))?.['itemListElement'] as { readonly item: string }[];
    // What stands between, and is not live, is left out.
    expect(way.map(({ item }) => item)).to.deep.equal(['/', '/verzekeringen', page.slug].map((path) => origin + path));
    expect(await named('/', 'BreadcrumbList')).to.equal(undefined);
    await buildPublishedPage(app, { slug: '/verzekeringen/lijst', title: 'Lijst' });
    expect((await named(page.slug, 'BreadcrumbList'))?.['itemListElement']).to.have.length(4);
  });

  it('adds what types and blocks tell, as one graph that ends no element; what fails tells nothing', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const blocks = { 'text-1': text(title), 'notes-1': { type: 'probe/notes' } };
    const page = await buildPublishedPage(app, { type: 'probe/guide', title: 'Gids', blocks });
    const { text: html } = await visit(page.slug);
    expect(html.match(/<script[^>]*>/g)).to.deep.equal(['<script type="application/ld+json">']);
    expect(await named(page.slug, 'Question')).to.deep.equal({ '@type': 'Question', name: title });
    expect(await named(page.slug, 'AboutPage')).to.deep.include({ '@type': ['WebPage', 'AboutPage'], alternateName: 'Website' });
    expect((await graphOf(page.slug)).map((node) => node['@type'])).to.have.length(3);
    expect(app.logs.some(({ msg }) => msg === 'what search engines are told of a page could not be made')).to.equal(true);
  });

  it('lets search engines in, until its settings say otherwise', async () => {
    const page = await buildPublishedPage(app);
    const robots = await visit('/robots.txt');
    expect(robots.text).to.contain(`Sitemap: ${origin}/sitemap.xml`).and.contain('Disallow: /cmsadmin');
    const answers = async () => [
      await visit(page.slug),
      await visit(page.slug),
      await visit('/sitemap.xml'),
      await visit('/robots.txt'),
      await keeper.request('GET', page.slug),
      await visit('/api/medialib/get-shared-file/0191d8a0-0000-7000-8000-000000000001/a.pdf'),
    ];
    for (const { headers } of await answers()) expect(headers).not.to.have.property('x-robots-tag');
    await set({ indexing: false });
    for (const { headers } of await answers()) expect(headers).to.have.property('x-robots-tag', 'noindex');
    // Whoever may not fetch a page does not read that it wants to be left out.
    expect((await visit('/robots.txt')).text)
      .to.contain('Disallow:\n')
      .and.not.contain('Sitemap');
  });

  it('shows its own image where a page has none, and its logo, at addresses that end with them', async () => {
    const png = await sampleImage('png', { width: 1400, height: 900 });
    const fileID = await putFile(app, png, { fileName: 'kerk.png' });
    const picture = { fileID, altText: 'De kerk' };
    const page = await buildPublishedPage(app);
    await set({ organisation: 'Sluitsteen', logo: picture, shareImage: picture });
    const { text: html } = await visit(page.slug);
    const [, share = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    expect(html).to.contain('<meta property="og:image:width" content="1200">');
    const path = share.slice(origin.length);
    expect(path).to.match(/^\/api\/site\/image\/shareImage\/[0-9a-f]{64}$/);
    const sent = await visit(path);
    expect(sent.status).to.equal(200);
    expect(sent.headers).to.include({ 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' });
    const { logo } = (await named(page.slug, 'Organization')) as unknown as { readonly logo: { readonly url: string } };
    expect((await visit(logo.url.slice(origin.length))).headers['content-type']).to.equal('image/png');
    await set({ shareImage: null }, 1);
    expect((await visit(path)).status).to.equal(404);
    expect((await visit(page.slug)).text).not.to.contain('og:image');
    for (const other of ['other/x', 'logo/x', `name/${'0'.repeat(64)}`])
      expect((await visit(`/api/site/image/${other}`)).status, other).to.equal(404);
  });

  it('leads from each page to its translations, and to the homes of the other languages', async () => {
    const page = await buildPublishedPage(app, { type: 'probe/guide', slug: '/gids' });
    expect((await visit(page.slug)).text).not.to.contain('Deutsch');
    await buildPublishedPage(app, { slug: '/', locale: 'de-DE' });
    expect((await visit(page.slug)).text).to.contain('<a href="/de-de" lang="de">Deutsch</a>');
    const draft = await buildPage(app);
    expect((await visit(draft.slug)).status).to.equal(404);
  });
});

describe('a site that draws what social networks show', () => {
  let app: TestApp;
  let drawn: string[] = [];
  before(async () => {
    const shareImage = ({ title, path, siteName }: SharedPage): string => {
      drawn.push(`${siteName} ${title} ${path}`);
      if (title === 'Stuk') throw new Error('the ink is dry');
      return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="#123" d="M0 0h1200v630H0z"/></svg>';
    };
    app = await createTestApp({ config: { shareImage } });
  });
  after(() => app?.close());

  const visit = (path: string) => app.client().request('GET', path);
  async function addressIn(slug: string): Promise<string> {
    const [, url = ''] = /property="og:image" content="([^"]+)"/.exec((await visit(slug)).text) ?? [];
    return new URL(url).pathname;
  }

  it('draws a page once, at an address that its title, its path and the way of drawing decide', async () => {
    const page = await buildPublishedPage(app, { title: '🕍'.repeat(127) });
    const address = await addressIn(page.slug);
    drawn = [];
    const [first, second] = await Promise.all([visit(address), visit(address)]);
    const facts = await sharp(first.body).metadata();
    expect([facts.format, facts.width, facts.height]).to.deep.equal(['png', 1200, 630]);
    expect(first.headers).to.include({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
    expect(second.body.equals(first.body)).to.equal(true);
    const known = await app.client().request('GET', address, undefined, {
      headers: { 'if-none-match': first.headers['etag'] ?? '' },
    });
    expect(known.status).to.equal(304);
    expect(drawn).to.have.lengthOf(1);
    const other = await buildPublishedPage(app, { title: 'Kerken' });
    expect(await addressIn(other.slug)).not.to.equal(address);
  });

  it('answers with the fallback image for what is no picture of a live page, or cannot be drawn', async () => {
    const page = await buildPublishedPage(app, { title: 'Kerken' });
    const address = await addressIn(page.slug);
    const broken = await buildPublishedPage(app, { title: 'Stuk' });
    for (const path of [
      `${address}0`,
      address.replace(/[^/]+\/([^/]+)$/, '00000000-0000-4000-8000-000000000000/$1'),
      await addressIn(broken.slug),
    ]) {
      const answer = await visit(path);
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']], path).to.deep.equal([
        404,
        'image/svg+xml',
        'no-store',
      ]);
    }
    expectErrors(await visit('/api/site/share/niets/x'), 400, [{ property: 'pageID', code: 'V_12' }]);
  });
});

describe('a site that is stated', () => {
  it('shows what its config and its environment say as locked, and asks to be left out of search engines', async () => {
    const app = await createTestApp({
      config: { name: 'Sluitsteen', settings: { site: { organisation: 'Sluitsteen bv' } } },
      environment: { LECTERN_SETTINGS: JSON.stringify({ site: { indexing: true } }) },
    });
    try {
      const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
      const { locked, values } = (await keeper.request('GET', '/api/settings/site')).get<Record<string, object>>('data');
      expect(locked).to.deep.equal({ name: 'config', organisation: 'config', indexing: 'environment' });
      expect(values).to.deep.include({ name: 'Sluitsteen', titleSeparator: ' | ', organisation: 'Sluitsteen bv' });
      const other = { revision: 0, values: { name: 'Anders' } };
      expectErrors(await keeper.request('PUT', '/api/settings/site', other), 400, [{ property: 'values.name', code: 'G_22' }]);
      const page = await buildPublishedPage(app);
      const { headers, text: html } = await app.client().request('GET', page.slug);
      expect(headers).to.have.property('x-robots-tag', 'noindex');
      expect(html).to.contain('<link rel="canonical"');
    } finally {
      await app.close();
    }
  });
});
