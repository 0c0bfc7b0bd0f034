import { buildPage, buildPublishedPage, createTestApp, withoutMarks } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { createPage, publishPage } from '../public.ts';
import { systemActor } from '../../../../server/kernel/actor.ts';
import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import { definePlugin } from '../../../../contract/plugin.ts';
import { defineServer } from '../../../../server/define-server.ts';
import { provide } from '../../../../server/kernel/service.ts';
import { probePlugin } from '../../../../server/site/fixtures/probe.ts';
import { menuReader } from '../../../../server/site/menu-reader.ts';
import type { MenuReader } from '../../../../server/site/menu-reader.ts';
import { draftSource, pageSource } from '../../../../server/site/page-source.ts';
import { describePageSource, menuPages } from '../../../../server/site/source/page-source.test-kit.ts';

const menus: MenuReader = {
  read: (name) =>
    Promise.resolve(
      name === 'main'
        ? [
            { id: 'page', to: { page: menuPages.live }, children: [] },
            { id: 'place', label: 'Elders', to: { href: 'https://example.com' }, children: [] },
            { id: 'hidden', label: 'Verborgen', to: { page: menuPages.draft }, children: [] },
          ].filter(({ to }) => to.href !== undefined || to.page !== '')
        : [],
    ),
};
const waiter = definePlugin({ name: '@example/waiter', id: 'waiter', version: '1.0.0', core: '*', entries: { server: true } });
const waiterPlugin = {
  manifest: waiter,
  entries: { server: defineServer<typeof waiter>({ services: [provide(menuReader, () => menus)] }) },
};

describe('the page sources of a site', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin, waiterPlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    Object.assign(menuPages, { live: '', draft: '' });
  });
  after(() => app?.close());

  describePageSource('what is live', () =>
    Promise.resolve({
      app,
      source: app.app.service(pageSource),
      async build(options) {
        const page = await buildPublishedPage(app, options);
        return { page, key: page.slug };
      },
    }),
  );

  describePageSource('a draft', () =>
    Promise.resolve({
      app,
      source: app.app.service(draftSource),
      async build(options) {
        const page = await buildPage(app, options);
        return { page, key: page.versionID };
      },
    }),
  );

  // Fails where the tags of a layout do not reach its page.
  it('of what is live: a page is made anew when a menu or a translation changes that its layout reads', async () => {
    const page = await buildPublishedPage(app, { slug: '/gids', type: 'probe/guide' });
    const plain = await buildPublishedPage(app, { slug: '/los' });
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    const htmlOf = async (slug: string): Promise<string> => (await app.client().request('GET', slug)).text;
    expect(await htmlOf(page.slug))
      .to.contain('>Elders</a>')
      .and.not.contain('Over ons');
    await htmlOf(plain.slug);
    menuPages.live = (await buildPublishedPage(app, { slug: '/over', title: 'Over ons' })).id;
    expect(await htmlOf(page.slug), 'nobody said so yet').not.to.contain('Over ons');
    app.app.invalidations.apply([cacheTags.menu('main', 'nl-NL')]);
    expect(await htmlOf(page.slug)).to.contain('<a href="/over">Over ons</a>');

    const german = { title: 'Führer', slug: '/fuehrer', type: 'lectern/blank', locale: 'de-DE', translationOf: page.id };
    const { pageID } = await app.app.execute(createPage, german, systemActor('test'));
    await app.app.execute(publishPage, { id: pageID }, systemActor('test'));
    expect(await htmlOf(page.slug)).to.contain('de-DE /de-de/fuehrer');
    const before = drawn();
    await htmlOf(plain.slug);
    expect(drawn(), 'a page that reads neither is kept').to.equal(before);
  });

  it('of drafts keeps nothing, and its blocks are marked for the editor alone', async () => {
    const text = (title: string) => ({ type: 'probe/text', props: { title } });
    const blocks = {
      'group-1': { type: 'probe/group', props: { title: 'Groep' }, slots: { items: ['text-1'] } },
      'text-1': text('Binnen'),
      'text-2': text('Na'),
    };
    const page = await buildPage(app, { slug: '/concept', blocks });
    const view = await app.app.service(draftSource).view(page.versionID, '');
    if (!view) return expect.fail('no draft');
    const { renderer } = app.siteServer;
    const marked = await renderer.page(view, { hasMarks: true });
    expect(marked.isKept).to.equal(false);
    expect(marked.html.match(/<!--\/?b:[\w-]+-->/g)).to.deep.equal([
      '<!--b:group-1-->',
      '<!--b:text-1-->',
      '<!--/b:text-1-->',
      '<!--/b:group-1-->',
      '<!--b:text-2-->',
      '<!--/b:text-2-->',
    ]);
    const plain = await renderer.page(view);
    expect(withoutMarks(marked.html)).to.equal(withoutMarks(plain.html));
    const one = await renderer.block(view, 'text-2');
    expect(plain.html).to.contain(one.html);
    expect(one.html).to.equal('<section><h2>Na</h2><p></p></section>');
    expect((await app.client().request('GET', '/concept')).status).to.equal(404);
  });
});
