import { buildPage, buildPublishedPage, createTestApp, withoutMarks } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { saveMenu } from '#modules/menu/server/public.ts';
import { createPage, publishPage } from '../public.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { draftSource, pageSource } from '#server/site/page-source.ts';
import { createHttpSource } from '#server/site/source/http/http-source.ts';
import { describePageSource } from '#server/site/source/page-source.test-kit.ts';

describe('the page sources of a site', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(() => app.clear());
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

  describePageSource('what is live, over HTTP', () =>
    Promise.resolve({
      app,
      source: createHttpSource({ api: app.address + app.app.apiPath, signer: app.app.signer }),
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
    const about = await buildPage(app, { slug: '/over', title: 'Over ons' });
    const items = [
      { id: 'about', to: { page: about.id }, children: [] },
      { id: 'place', label: 'Elders', to: { href: 'https://example.com' }, children: [] },
    ];
    await app.app.execute(saveMenu, { name: 'main', locale: 'nl-NL', items }, systemActor('test'));
    expect(await htmlOf(page.slug))
      .to.contain('>Elders</a>')
      .and.not.contain('Over ons');
    await htmlOf(plain.slug);
    await app.app.execute(publishPage, { id: about.id }, systemActor('test'));
    expect(await htmlOf(page.slug)).to.contain('<a href="/over">Over ons</a>');
    await app.app.execute(saveMenu, { name: 'main', locale: 'nl-NL', items: items.slice(0, 1) }, systemActor('test'));
    expect(await htmlOf(page.slug)).not.to.contain('Elders');

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
