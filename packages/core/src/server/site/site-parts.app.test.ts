import { definePlugin } from '../../index.ts';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { defineServer } from '../define-server.ts';
import { bytes } from '../../contract/call.ts';
import { route } from '../plugin/plugin-route.ts';

const plugin = definePlugin({ name: '@example/signs', id: 'signs', version: '1.0.0', core: '*', entries: { server: true } });
const routeAt = (path: string) =>
  route({ method: 'GET', path, place: 'site', access: 'public', summary: 'A sign.', answer: bytes('text/plain') }, () =>
    Promise.resolve({ type: 'text/plain', headers: { 'cache-control': 'public, max-age=60' }, body: 'a sign' }),
  );
const started = (path: string) =>
  createTestApp({
    plugins: [{ manifest: plugin, entries: { server: defineServer<typeof plugin>({ routes: [routeAt(path)] }) } }],
  });

describe('what a plugin adds to the site', () => {
  let app: TestApp;
  let isBroken = false;

  before(async () => {
    const server = defineServer<typeof plugin>({
      routes: [routeAt('/borden/lijst.txt')],
      head({ locale, publicPath }) {
        if (isBroken) throw new Error('the paint is dry');
        return [{ tag: 'link', attributes: { rel: 'alternate', href: publicPath('/borden.txt'), hreflang: locale } }];
      },
    });
    app = await createTestApp({ plugins: [{ manifest: plugin, entries: { server } }] });
  });
  after(() => app?.close());
  const get = (path: string) => app.client().request('GET', path);

  it('is a route at the root of the site, beside its pages', async () => {
    const answer = await get('/borden/lijst.txt');
    expect([answer.status, answer.text]).to.deep.equal([200, 'a sign']);
    expect((await get('/borden')).status).to.equal(404);
    expect((await get('/api/borden/lijst.txt')).status).to.equal(404);
    const { text } = await get('/api/openapi.json');
    const described = JSON.parse(text) as { paths: object; 'x-site-paths': object };
    expect(described['x-site-paths']).to.have.property('/borden/lijst.txt').that.has.property('get');
    expect(Object.keys(described.paths).filter((path) => !path.startsWith('/api/'))).to.deep.equal([]);
  });

  it('is in the head of every page, in its locale; a plugin that fails adds nothing', async () => {
    const { slug } = await buildPublishedPage(app, {});
    expect((await get(slug)).text).to.contain('<link rel="alternate" href="/borden.txt" hreflang="nl-NL">');
    const other = await buildPublishedPage(app, { locale: 'fr-FR' });
    expect((await get(`/fr-fr${other.slug}`)).text).to.contain('href="/fr-fr/borden.txt" hreflang="fr-FR"');
    isBroken = true;
    const { slug: third } = await buildPublishedPage(app, {});
    const answer = await get(third);
    expect(answer.status).to.equal(200);
    expect(answer.text).not.to.contain('rel="alternate"');
    expect(app.logs.some(({ level, msg }) => level === 50 && msg.includes('head of a page'))).to.equal(true);
  });

  for (const path of ['/borden', '/cmsadmin/lijst.txt', '/assets/lijst.txt', '/lijst.txt/borden'])
    it(`stops the start where a page could stand: ${path}`, async () => {
      const error: unknown = await started(path).then(
        (running) => running.close(),
        (problem: unknown) => problem,
      );
      expect(String(error)).to.contain(`The route ${path} of @example/signs may not stand on the public site`);
    });
});
