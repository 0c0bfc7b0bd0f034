import { expect } from 'chai';
import { buildPage, buildPublishedPage } from '@lectern/testing';
import type { BuiltPage, BuildPageOptions, TestApp } from '@lectern/testing';
import { saveMenu } from '#modules/menu/server/public.ts';
import { createPage, publishPage } from '#modules/pages/server/public.ts';
import { systemActor } from '../../kernel/actor.ts';
import type { PageSource } from '../page-source.ts';
import type { PageView } from '../page-view.ts';

/** A source that is held against the contract. */
export interface SourceUnderTest {
  readonly app: TestApp;
  readonly source: PageSource;
  /** Makes a page that the source reads, and answers with its key. */
  readonly build: (options: BuildPageOptions) => Promise<{ readonly page: BuiltPage; readonly key: string }>;
}

const text = (title: string, page?: string) => ({
  type: 'probe/text',
  props: { title, link: page === undefined ? null : { to: { page } } },
});
const note = (title: string, day: string) => ({ title, type: 'probe/note', typeData: { day } });

/** The contract of a page source, which each passes: live, drafts, another server's. `open` begins anew for each test. */
export function describePageSource(name: string, open: () => Promise<SourceUnderTest>): void {
  describe(`a page source: ${name}`, () => {
    let given: SourceUnderTest;
    beforeEach(async () => {
      given = await open();
    });

    async function viewOf(options: BuildPageOptions, search = ''): Promise<PageView | undefined> {
      const { key } = await given.build(options);
      return given.source.view(key, search);
    }

    it('gives plain data: what is drawn of it is the same after a journey as JSON', async () => {
      const view = await viewOf({
        type: 'probe/guide',
        blocks: { 'text-1': text('Een'), 'source-1': { type: 'probe/source', props: { mode: 'works' } } },
      });
      expect(view).not.to.equal(undefined);
      const travelled = JSON.parse(JSON.stringify(view)) as PageView;
      const renderer = given.app.siteServer.renderer;
      if (view) expect((await renderer.page(travelled)).html).to.equal((await renderer.page(view)).html);
      expect(view?.loaded['source-1']).to.deep.include({ value: { word: 'water' }, isFailed: false });
      expect(view?.moment).to.match(/^\d{4}-\d\d-\d\dT/);
    });

    it('brings blocks to the version of the code, and says which cannot be', async () => {
      const view = await viewOf({ blocks: { 'text-1': { ...text(''), version: 1, props: { heading: ' Oud ' } } } });
      expect(view?.blocks['text-1']?.props).to.deep.equal({ title: 'Oud', body: '', link: null });
    });

    it('knows the addresses of pages that blocks and own data link to, while those are public', async () => {
      const live = await buildPublishedPage(given.app, { slug: '/doel' });
      const own = await buildPublishedPage(given.app, { slug: '/eigen' });
      const draft = await buildPage(given.app);
      const view = await viewOf({
        type: 'probe/guide',
        typeData: { related: { to: { page: own.id } } },
        blocks: { 'text-1': text('Een', live.id), 'text-2': text('Twee', draft.id) },
      });
      expect(view?.paths).to.deep.equal({ [live.id]: '/doel', [own.id]: '/eigen' });
    });

    it('knows the menus that the layout names: their public items, called as their pages are', async () => {
      const live = await buildPublishedPage(given.app, { slug: '/over', title: 'Over ons' });
      const items = [
        { id: 'page', to: { page: live.id }, children: [] },
        { id: 'place', label: 'Elders', to: { href: 'https://example.com' }, children: [] },
        { id: 'hidden', label: 'Verborgen', to: { page: (await buildPage(given.app)).id }, children: [] },
      ];
      await given.app.app.execute(saveMenu, { name: 'main', locale: 'nl-NL', items }, systemActor('test'));
      const view = await viewOf({ type: 'probe/guide' });
      expect(view?.menus['main']?.value).to.deep.equal([
        { id: 'page', label: 'Over ons', href: '/over', children: [] },
        { id: 'place', label: 'Elders', href: 'https://example.com', children: [] },
      ]);
      expect(view?.menus['main']?.tags).to.include.members(['menu:main:nl-NL', `link:${live.id}`, `listed:${live.id}:title`]);
      expect(Object.keys((await viewOf({}))?.menus ?? {})).to.deep.equal([]);
    });

    it('knows the live translations', async () => {
      const { page, key } = await given.build({ type: 'probe/guide' });
      const input = { title: 'Führer', slug: '/fuehrer', type: 'lectern/blank', locale: 'de-DE', translationOf: page.id };
      const german = await given.app.app.execute(createPage, input, systemActor('test'));
      expect((await given.source.view(key, ''))?.siblings.value, 'before it is public').to.deep.equal([]);
      await given.app.app.execute(publishPage, { id: german.pageID }, systemActor('test'));
      const view = await given.source.view(key, '');
      expect(view?.siblings.value).to.deep.equal([
        { pageID: german.pageID, locale: 'de-DE', path: '/de-de/fuehrer', noIndex: false },
      ]);
    });

    it('loads for the query that blocks read, with the tags of what was read', async () => {
      const first = await buildPublishedPage(given.app, note('Nieuw', '2026-11-20'));
      const blocks = { 'found-1': { type: 'probe/found' }, 'latest-1': { type: 'probe/latest' } };
      const view = await viewOf({ slug: '/zoek', blocks }, '?term=orgel&x=1&part=3');
      expect(view?.query).to.deep.equal({ term: 'orgel', part: '3' });
      expect(view?.url).to.match(/\/zoek\?term=orgel&part=3$/);
      expect(view?.loaded['found-1']?.value).to.include({ term: 'orgel' });
      expect(view?.loaded['latest-1']).to.deep.include({ value: { titles: ['Nieuw'] } });
      expect(view?.loaded['latest-1']?.tags).to.include(`listed:${first.id}:title`);
      expect(view?.loaded['latest-1']?.tags.join(' '), 'what was not read').not.to.match(/:(path|images|data)\b/);
    });

    it('has no page where a loader says so, and says where search engines should look away', async () => {
      const source = (mode: string) => ({ 'source-1': { type: 'probe/source', props: { mode } } });
      expect(await viewOf({ blocks: source('missing') })).to.equal(undefined);
      expect((await viewOf({ blocks: source('hidden') }))?.loaded['source-1']?.isNoIndex).to.equal(true);
      expect(await given.source.view('0191d8a0-0000-7000-8000-000000000001', '')).to.equal(undefined);
    });
  });
}
