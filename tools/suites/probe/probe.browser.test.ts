import { until, untilFine } from '@lectern/testing/browser';
import { expect } from 'chai';
import { join } from 'node:path';
import { administrator } from '../browser/test-kit/administrator.ts';
import { openApi } from '../browser/test-kit/api.ts';
import type { Api } from '../browser/test-kit/api.ts';
import { mailedLink, mailsTo } from '../browser/test-kit/mails.ts';
import { startSite } from '../browser/test-kit/start-site.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';
import { describeContent } from './probe-content.ts';
import { holdsEvents } from './events.contract.ts';
import { checkEventsScreen, checkScreens } from './screens.checks.ts';
import { checkPosts } from './posts.checks.ts';
import { checkSecrets } from './secrets.checks.ts';
import { checkSettings } from './settings.checks.ts';
import { borrowDatabase } from './borrow-database.ts';
import type { BorrowedDatabase } from './borrow-database.ts';
import { openWorkshop } from './workshop.ts';
import type { Workshop } from './workshop.ts';

const secret = 'a secret that no plugin may come to know';

interface Reach {
  readonly walked: readonly string[];
  readonly found: readonly string[];
  readonly refused: readonly string[];
}

// It opens no browser, but it needs what is built, as the other tests of this pass do.
describe('a plugin with every kind of contribution, outside the repository', () => {
  let workshop: Workshop;
  let wrong: string;

  before(async () => {
    workshop = await openWorkshop();
  });
  // A hook of its own: npm alone takes minutes where the machine is busy.
  before(async () => {
    // Its findings are text on the way out of a failed run.
    const types = workshop.typesOfProbe().catch(String);
    await workshop.lectern(workshop.plugin, 'build-plugin');
    wrong = await types;
    await workshop.install(workshop.plugin, join(import.meta.dirname, 'lender'));
    await workshop.lectern(workshop.site, 'build');
  });
  after(() => workshop?.remove());

  it('compiles strictly, with lib esnext and the declarations of whatever it uses', () => {
    expect(wrong).to.equal('');
  });

  it('is found right by the check, and brings a command to the program', async () => {
    expect(await workshop.lectern(workshop.site, 'check')).to.include('2 plugins, nothing is wrong');
    expect(await workshop.lectern(workshop.site, 'probe', 'greet', 'Jan')).to.include('Good day, Jan: 0 found');
  });

  // What a plugin is given hides the engine; the embedded one is tried too where there is time.
  for (const engine of process.env['TEST_THOROUGH'] ? (['embedded', 'postgresql'] as const) : (['postgresql'] as const))
    describe(`on ${engine}`, () => describeEngine(engine, () => workshop));
});

/** Everything that the probe does in a site on one engine. */
function describeEngine(engine: 'embedded' | 'postgresql', opened: () => Workshop): void {
  let site: RunningSite;
  let api: Api;
  let database: BorrowedDatabase | undefined;

  before(async function () {
    database = engine === 'postgresql' ? await borrowDatabase() : undefined;
    if (engine === 'postgresql' && !database) return this.skip();
    const keys = Buffer.alloc(32, 'a key that no plugin may know').toString('base64');
    const own = database ? { DATABASE_URL: database.url } : {};
    const { site: dir, program } = opened();
    site = await startSite(dir, { LECTERN_SECRET: secret, LECTERN_DATA_KEYS: keys, ...own }, program);
    api = await openApi(site.origin);
  });
  after(async () => {
    await site?.stop();
    await database?.release();
  });

  async function publish(page: Readonly<Record<string, unknown>>): Promise<string> {
    const { pageID, revision } = await api.post<{ pageID: string; revision: number }>('/page/create', {
      locale: 'nl-NL',
      ...page,
    });
    await api.post(`/page/${pageID}/publish`, { revision });
    return fetch(`${site.origin}${String(page['slug'])}`).then((response) => response.text());
  }
  const refusalOf = (call: Promise<unknown>): Promise<string> => call.then(() => 'none', String);

  /** An account of a role that holds no permission of the probe. */
  async function openViewer(): Promise<Api> {
    const { data } = await api.get<{ data: readonly { ID: string; name: string }[] }>('/role/list');
    const viewer = { email: 'viewer@example.com', password: 'Viewer-Pass1!' };
    const role = data.find(({ name }) => name === 'Viewer')?.ID;
    await api.post('/user', { email: viewer.email, role, profile: { name: 'Vera Viewer', jobTitle: '' } });
    const [, token] = (await mailedLink(site.dataDir, 'activation', viewer.email)).split('#token=');
    await api.post('/auth/reset-account', { token, password: viewer.password, confirm: viewer.password });
    return openApi(site.origin, viewer);
  }

  it('has routes for those who may alone, with codes of its own, and in the description of the API', async () => {
    expect((await fetch(`${site.origin}/api/probe/notes`)).status).to.equal(401);
    const viewer = await openViewer();
    expect(await refusalOf(viewer.get('/probe/notes'))).to.include('answered 403');
    await api.post('/probe/notes', { text: 'Good morning' });
    expect(await refusalOf(api.post('/probe/notes', { text: 'Good morning' }))).to.match(/answered 409.*PROBE_01/);
    expect(await api.get('/probe/notes')).to.deep.include({ data: ['Good morning'] });
    const { paths } = await api.get<{ paths: object }>('/openapi.json');
    expect(Object.keys(paths).filter((path) => path.includes('/probe/notes'))).to.have.length(1);
  });

  it('answers with bytes', async () => {
    const answer = await fetch(`${site.origin}/probe/feed.txt`);
    expect([answer.status, answer.headers.get('x-probe'), await answer.text()]).to.deep.equal([200, 'yes', 'Good morning']);
    expect(answer.headers.get('content-type')).to.match(/^text\/plain/);
  });

  it('draws a page type and blocks, with data, texts, an element of the head, an island and a behaviour', async () => {
    const html = await publish({
      title: 'Blad',
      slug: '/blad',
      type: 'probe/sheet',
      typeData: { day: '2026-12-24' },
      content: {
        een: { type: 'probe/list', props: { title: 'Lijst' } },
        twee: { type: 'probe/shade', props: { shade: 'blue' } },
      },
    });
    expect(html).to.include('<header>Anna</header>');
    expect(html).to.include('Nota: Dear Anna / 1');
    expect(html).to.include('<hr title="blue"/>');
    expect(html).to.include('<meta name="probe" content="probe/sheet"');
    expect(html).to.include('data-behaviour="probe/blink"');
    expect(html).to.match(/data-island/);
  });

  it('has settings, which pages, loaders and routes read, and which change them at once', async () => {
    await checkSettings(site, api, '/blad');
  });

  describeContent(() => ({ site, api }));

  it('reads live pages, has what another supplies, and does without what nobody does', async () => {
    const { data } = await api.get<{ data: object }>('/probe/live-pages');
    expect(data).to.deep.equal({ pages: ['/blad {"day":"2026-12-24"}'], press: 'PROOF', mill: false });
  });

  it('has screens with parameters, and actions that know where one is and what one may', async () => {
    await checkScreens(site, api);
  });

  it('sends a mail after its command, and names the subject of its audit entry', async () => {
    await untilFine(
      () => mailsTo(site.dataDir, 'probe-noted', administrator.email),
      (mails) => mails.length > 0,
      'the mail of the probe',
    );
    expect(JSON.stringify(await api.get('/audit/list?searchTerm=probe'))).to.include('Good morning');
  });

  holdsEvents(() => api);

  it('is seen on the screen of events, with what its listener refuses', async () => {
    await checkEventsScreen(site, api);
  });

  it('seals records and files, mails them, and finds, exports and erases what it keeps of a person', async () => {
    await checkSecrets(site, api, async () => (await database?.rows()) ?? []);
  });

  it('has a form that visitors post to its page, without JavaScript', async () => {
    await checkPosts(site, api);
  });

  it('translates pages', async () => {
    const page = { title: 'Vertaald', slug: '/vertaald', type: 'lectern/blank', locale: 'nl-NL', content: {} };
    const { pageID } = await api.post<{ pageID: string }>('/page/create', page);
    const { data } = await api.post<{ data: object }>('/page-texts/translate', { pageID, to: 'de-DE' });
    expect(data).to.deep.include({ isNew: true, texts: 1, refused: [] });
  });

  it('reaches no pool, secret, foreign entity or koa application through anything that it is handed', async () => {
    const places = [
      'call',
      'command',
      'head',
      'health',
      'job',
      'listener',
      'loader',
      'mail',
      'post',
      'rows',
      'service',
      'translator',
      'visit',
    ];
    const { data: counts } = await api.get<{ data: readonly { name: string; count: number }[] }>('/health');
    expect(counts.find(({ name }) => name === 'probe/notes')?.count).to.be.above(0);
    const reach = async () => (await api.get<{ data: Reach }>('/probe/reach')).data;
    await until(async () => (await reach()).walked, places);
    const { found, refused } = await reach();
    expect(found).to.deep.equal([]);
    expect(refused).to.have.members([
      'an entity by name',
      'an entity by class',
      'a row of another',
      'a live page to write',
      'a service of core',
      'the routes',
    ]);
  });
}
