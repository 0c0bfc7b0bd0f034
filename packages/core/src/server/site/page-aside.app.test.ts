import { expect } from 'chai';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from './fixtures/probe.ts';
import { failingDay } from './fixtures/probe.server.ts';

describe('what a page type loads', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    await note('Nieuws', '2026-06-01');
  });
  after(() => app?.close());

  const note = (title: string, day: string) => buildPublishedPage(app, { title, type: 'probe/note', typeData: { day } });
  const issue = (slug: string, day: string) =>
    buildPublishedPage(app, {
      slug,
      type: 'probe/issue',
      typeData: { day },
      blocks: { 'text-1': { type: 'probe/text', props: { title: 'Hier', body: '', link: null } } },
    });
  const visit = async (path: string): Promise<string> => (await app.client().request('GET', path)).text;
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;

  it('reaches its aside, beside the blocks', async () => {
    await issue('/nummer', '2026-06-30');
    expect(await visit('/nummer')).to.match(
      /<main [^>]*><div class="site-beside"><div class="slot"><section><h2>Hier<\/h2>.*<\/section><\/div><aside>2026-06-30 Nieuws<\/aside><\/div><\/main>/,
    );
  });

  // Fails where its tags are not those of the page, and where they are more than it read.
  it('is loaded again when what it read changes, and not before', async () => {
    await visit('/nummer');
    const before = drawn();
    await note('Oud', '2025-01-01');
    expect(await visit('/nummer')).to.contain('<aside>2026-06-30 Nieuws</aside>');
    expect(drawn()).to.equal(before);
    await note('Nieuwst', '2026-07-01');
    expect(await visit('/nummer')).to.contain('<aside>2026-06-30 Nieuwst</aside>');
    expect(drawn()).to.equal(before + 1);
  });

  it('is missing where it fails, and such a page is not kept for long', async () => {
    await issue('/mislukt', failingDay);
    const { text, headers } = await app.client().request('GET', '/mislukt');
    expect(text).to.contain('<h2>Hier</h2>').and.contain('<aside>nothing loaded</aside>');
    expect(headers['cache-control']).to.equal('public, max-age=0, s-maxage=5, must-revalidate');
  });

  it('leaves pages of other types as they are', async () => {
    await buildPublishedPage(app, { slug: '/los', blocks: { 'text-1': { type: 'probe/text', props: { title: 'Los' } } } });
    expect(await visit('/los')).not.to.contain('site-beside');
  });
});
