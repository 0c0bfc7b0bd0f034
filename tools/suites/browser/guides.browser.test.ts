import { eventually, expectAccessible, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { startEchoService } from './test-kit/echo-service.ts';
import { openWorkshop } from './test-kit/guide-plugins.ts';
import type { Workshop } from './test-kit/guide-plugins.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

// What the guides for developers say, done as they say it: their code is written, built, installed and used.
describe('the guides for developers', () => {
  let workshop: Workshop;
  let site: RunningSite | undefined;
  let browser: TestBrowser | undefined;
  let api: Api;
  let opened: WatchedPage | undefined;
  let whole: string;
  let service: Awaited<ReturnType<typeof startEchoService>> | undefined;

  before(async () => {
    workshop = openWorkshop();
    const notices = workshop.write('notices', ['first-block.md']);
    const agenda = workshop.write('agenda', ['page-types.md']);
    whole = workshop.write('guestbook', ['server.md', 'admin-screen.md', 'islands.md', 'testing.md']);
    const wishes = workshop.write('wishes', ['forms.md']);
    const wording = workshop.write('wording', ['checks.md']);
    const interpreter = workshop.write('interpreter', ['machine-translation.md']);
    const plugins = [notices, agenda, wishes, wording, interpreter, whole];
    service = await startEchoService();
    await Promise.all(plugins.map((plugin) => workshop.run(plugin, 'build')));
    const dir = await workshop.install(plugins, {
      imports: `import { notices } from '@you/lectern-notices';
import { agenda } from '@you/lectern-agenda';
import { wishes } from '@you/lectern-wishes';
import { wording } from '@you/lectern-wording';
import { interpreter } from '@you/lectern-interpreter';
import { guestbook } from '@you/lectern-guestbook';`,
      plugins: `notices, use(agenda, { footer: 'Sint-Janskerk' }), wishes, wording, guestbook,
  use(interpreter, { address: '${service.address}' })`,
      locales: ['nl-NL', 'de-DE'],
    });
    [site, browser] = await Promise.all([startSite(dir), openBrowser()]);
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    service?.stop();
    workshop?.remove();
  });
  afterEach(async () => {
    opened?.expectClean();
    await opened?.context.close();
    opened = undefined;
  });

  async function visit(path: string, { isSignedIn = false, javaScript = true, allow = [] as readonly RegExp[] } = {}) {
    if (!browser || !site) throw new Error('Nothing runs.');
    opened = await browser.newPage({ origin: site.origin, javaScript, allow });
    if (isSignedIn) await api.signIn(opened.page);
    await opened.page.goto(path);
    return opened.page;
  }
  async function publish(page: Readonly<Record<string, unknown>>): Promise<void> {
    const { pageID, revision } = await api.post<{ pageID: string; revision: number }>('/page/create', {
      locale: 'nl-NL',
      ...page,
    });
    await api.post(`/page/${pageID}/publish`, { revision });
  }

  it('say nothing that does not compile at each of their steps', async () => {
    const steps = [['server.md'], ['server.md', 'admin-screen.md']];
    const built = steps.map((guides) => workshop.run(workshop.write(`step-${guides.length}`, guides), 'build'));
    const [wrong] = await Promise.all([workshop.typesOf(whole), ...built]);
    expect(wrong).to.equal('');
  });

  it('lead to a first block on a page', async () => {
    const props = { title: 'Gesloten met Kerst', tone: 'warning' };
    await publish({
      title: 'Bericht',
      slug: '/bericht',
      type: 'lectern/blank',
      content: { een: { type: 'notices/notice', props } },
    });
    const page = await visit('/bericht');
    await until(() => page.locator('p.notices-notice.notices-warning').allTextContents(), ['Gesloten met Kerst']);
  });

  it('lead to a page type with header, opening and footer', async () => {
    const typeData = { day: '2026-12-24', place: 'Domplein' };
    await publish({ title: 'Kerstnacht', slug: '/kerstnacht', type: 'agenda/event', content: {}, typeData });
    const page = await visit('/kerstnacht');
    await until(() => page.locator('header').allTextContents(), ['Proef']);
    await until(() => page.locator('main h1').allTextContents(), ['Kerstnacht']);
    await until(() => page.locator('.agenda-intro p').allTextContents(), ['24 december 2026, Domplein']);
    await until(() => page.locator('footer').allTextContents(), ['Sint-Janskerk']);
  });

  it('lead to an island that visitors write in, and a screen on which moderators delete', async () => {
    const content = { boek: { type: 'guestbook/book', props: { title: 'Gastenboek' } } };
    await publish({ title: 'Gastenboek', slug: '/gastenboek', type: 'lectern/blank', content });
    const page = await visit('/gastenboek', { allow: [/400/] });
    const book = page.getByRole('region', { name: 'Gastenboek' });
    const write = async (text: string): Promise<void> => {
      await book.getByLabel('Uw naam').fill('Anna');
      await book.getByLabel('Uw bericht').fill(text);
      await book.getByRole('button', { name: 'Schrijf in het gastenboek' }).click();
    };
    await write('Kijk op https://example.com');
    await book.getByText('Een bericht mag geen link bevatten.').waitFor();
    await write('Wat een mooie kerk');
    await book.getByText('Dank u wel, uw bericht staat erin.').waitFor();
    await page.reload();
    await until(() => book.getByRole('listitem').allTextContents(), ['Anna: Wat een mooie kerk']);
    await opened?.context.close();

    const admin = await visit('/cmsadmin', { isSignedIn: true });
    await admin.getByRole('link', { name: 'Guestbook' }).click();
    await admin.getByRole('heading', { name: 'Guestbook', level: 1 }).waitFor();
    await admin.getByRole('button', { name: 'Delete the message from Anna' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
    await admin.getByText('Nobody has written yet.').waitFor();
    await opened?.context.close();

    const again = await visit('/gastenboek');
    await again.getByRole('heading', { name: 'Gastenboek' }).waitFor();
    await until(() => again.getByRole('listitem').allTextContents(), []);
  });

  it('lead to a form that is posted to its page, without JavaScript', async () => {
    const content = { wens: { type: 'wishes/wish', props: { title: 'Een wens' } } };
    await publish({ title: 'Wensen', slug: '/wensen', type: 'lectern/blank', content });
    const page = await visit('/wensen', { javaScript: false, allow: [/400/] });
    const form = page.getByRole('form', { name: 'Een wens' });
    const send = () => form.getByRole('button', { name: 'Verstuur' }).click();
    await form.getByLabel('Uw wens').fill('Het avondlied');
    await send();
    await eventually(() => page.title()).to.match(/^Fout: Wensen/);
    await eventually(() => form.getByLabel('Uw wens').inputValue()).to.equal('Het avondlied');
    await form.getByText('Vul dit in.').waitFor();
    await form.getByLabel('Uw naam').fill('Anna');
    await send();
    expect(page.url()).to.match(/\/wensen\?dank=Anna$/);
    await form.getByRole('status').waitFor();
  });

  it('lead to a check that warns at the field of the words, and keeps a page from visitors where the site says so', async () => {
    const props = { title: 'Wij antwoorden Binnen een dag', tone: 'info' };
    const page = { title: 'Antwoord', slug: '/antwoord', type: 'lectern/blank', locale: 'nl-NL' };
    const content = { een: { type: 'notices/notice', props } };
    const made = await api.post<{ pageID: string; pageVersionID: string; revision: number }>('/page/create', {
      ...page,
      content,
    });
    const outlook = await api.get<{ data: { checks: { name: string; level: string; findings: object[] }[] } }>(
      `/page/version/${made.pageVersionID}/checks`,
    );
    expect(outlook.data.checks.find(({ name }) => name === 'wording/promises')).to.deep.include({
      level: 'warn',
      findings: [{ property: 'blocks.een.title', code: 'WD_01', params: { text: 'Binnen een dag' }, waiver: null }],
    });
    const { data: settings } = await api.get<{ data: { revision: number } }>('/settings/checks');
    const put = (revision: number, level: string) =>
      api.put('/settings/checks', { revision, values: { wordingPromises: level } });
    await put(settings.revision, 'block');
    const refusal = await api.post(`/page/${made.pageID}/publish`, { revision: made.revision }).catch(String);
    expect(refusal).to.include('answered 400').and.include('WD_01');
    await put(settings.revision + 1, 'warn');
    await api.post(`/page/${made.pageID}/publish`, { revision: made.revision });
    expect((await fetch(`${site?.origin}/antwoord`)).status).to.equal(200);
  });

  it('lead to a translator, whose words are marked until somebody read them, by keyboard', async () => {
    const content = {
      een: { type: 'notices/notice', props: { title: 'Polis is klaar', tone: 'info' } },
      twee: { type: 'notices/notice', props: { title: 'Gesloten', tone: 'info' } },
    };
    const page = { title: 'Vertaald', slug: '/vertaald', type: 'lectern/blank', locale: 'nl-NL', content };
    const { pageID } = await api.post<{ pageID: string }>('/page/create', page);
    const admin = await visit('/cmsadmin/glossary', { isSignedIn: true });
    await admin.getByRole('textbox', { name: 'Term' }).fill('Polis');
    await admin.getByRole('textbox', { name: 'Translation' }).fill('Police');
    await admin.keyboard.press('Enter');
    await admin.getByRole('row', { name: 'Polis' }).waitFor();
    await expectAccessible(admin);

    await admin.goto(`/cmsadmin/pages/${pageID}`);
    await admin.getByRole('tab', { name: 'Translations' }).click();
    await admin.getByRole('button', { name: 'Translate by machine' }).press('Enter');
    await admin.getByText('3 texts translated (added)').waitFor();
    await expectAccessible(admin);
    await admin.getByRole('list', { name: 'What became of them' }).getByRole('link').click();
    const bar = admin.getByRole('region', { name: 'Machine translation' });
    await bar.getByText('A machine translated 3 parts of this page').waitFor();
    const marks = admin.locator('.lc-outline .lc-unread-mark');
    await eventually(() => marks.count()).to.equal(2);
    const title = admin.getByRole('textbox', { name: 'Title' });
    await bar.getByRole('button', { name: 'Show the next' }).press('Enter');
    await until(() => title.inputValue(), 'de: Vertaald');
    await bar.getByRole('button', { name: 'Show the next' }).press('Enter');
    await until(() => title.inputValue(), 'de: Police is klaar');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Looks right', exact: true }).press('Enter');
    await until(() => marks.count(), 1);
    await bar.getByRole('button', { name: 'Show the next' }).press('Enter');
    await until(() => title.inputValue(), 'de: Gesloten');
    await title.fill('Geschlossen');
    await until(() => marks.count(), 0);
    await bar.getByText('A machine translated 1 part of this page').waitFor();
    await bar.getByRole('button', { name: 'Everything looks right' }).press('Enter');
    await bar.waitFor({ state: 'detached' });
    await eventually(() => admin.evaluate(() => document.activeElement?.className)).to.include('lc-editor__title');
  });

  // A minute, for what changes with the guides alone.
  (process.env['TEST_THOROUGH'] ? it : it.skip)('lead to tests that pass', async () => {
    expect(await workshop.run(whole, 'test')).to.include('6 passing');
  });
});
