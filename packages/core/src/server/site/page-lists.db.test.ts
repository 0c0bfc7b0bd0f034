import { expect } from 'chai';
import { buildPage, buildPublishedPage, createTestApp } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { contentApi } from '../../modules/content/server/content-api.ts';
import type { ContentApi } from '../../modules/content/server/content-api.ts';
import { unpublishPage } from '../../modules/pages/server/live/unpublish-page.command.ts';
import { systemActor } from '../kernel/actor.ts';
import { probePlugin } from './fixtures/probe.ts';

describe('a list on a page', () => {
  let app: TestApp;
  let commands: ContentApi;
  let older: BuiltPage;
  let newer: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    commands = contentApi(app.app, systemActor('test'));
  });
  beforeEach(async () => {
    await app.clear();
    await note('Oudste', '2026-01-01');
    older = await note('Ouder', '2026-06-01');
    newer = await note('Nieuwer', '2026-11-20');
    await buildPublishedPage(app, { slug: '/lijst', blocks: { 'latest-1': { type: 'probe/latest' } } });
    await visit();
    expect(await isKept(), 'at first').to.equal(true);
  });
  after(() => app?.close());

  const visit = async (): Promise<string> => (await app.client().request('GET', '/lijst')).text;
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
  async function isKept(): Promise<boolean> {
    const before = drawn();
    await visit();
    return drawn() === before;
  }
  const note = (title: string, day: string, locale?: string) =>
    buildPublishedPage(app, { title, type: 'probe/note', typeData: { day }, ...(locale ? { locale } : {}) });
  const unpublish = ({ id }: BuiltPage) => app.app.execute(unpublishPage, { id }, systemActor('test'));
  async function change({ versionID, revision, id }: BuiltPage, content: object): Promise<void> {
    await commands.storeVersion({ id: versionID, revision, ...content });
    await commands.publishPage(id);
  }

  // Each fails where a publication drops `cacheTags.type` of the list again, or where nothing is compared.
  it('stays while only the text of what it shows changes', async () => {
    await change(older, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'Anders' }, anchorPoint: '' } } });
    expect(await isKept()).to.equal(true);
  });

  // Fails where what is read of a row is not told apart from the row: the list prints titles alone.
  it('stays while what it does not read of a row changes', async () => {
    await change(older, { slug: '/elders' });
    expect(await isKept()).to.equal(true);
  });

  it('stays while something comes, changes or goes beyond its edge, or in another locale', async () => {
    const early = await note('Vroeg', '2025-01-01');
    await change(early, { title: 'Vroeger' });
    await unpublish(early);
    await note('Neu', '2026-12-01', 'de-DE');
    await buildPage(app, { type: 'probe/note', typeData: { day: '2026-12-01' } });
    expect(await isKept()).to.equal(true);
  });

  // Fails where points are not compared with windows, where a row's own values are not, and where `listed` is not dropped.
  it('is made anew when what it shows is called, dated or placed otherwise, and when something comes before its edge', async () => {
    await change(newer, { title: 'Nieuwst' });
    expect(await visit()).to.contain('latest: Nieuwst, Ouder');
    await note('Ertussen', '2026-07-01');
    expect(await visit()).to.contain('latest: Nieuwst, Ertussen');
    await change(older, { typeData: { day: '2026-12-31' } });
    expect(await visit()).to.contain('latest: Ouder, Nieuwst');
  });

  it('is made anew when one of its rows goes', async () => {
    await unpublish(newer);
    expect(await visit()).to.contain('latest: Ouder, Oudste');
  });
});
