import { openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
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

  before(async () => {
    workshop = openWorkshop();
    const notices = workshop.write('notices', ['first-block.md']);
    const agenda = workshop.write('agenda', ['page-types.md']);
    whole = workshop.write('guestbook', ['server.md', 'admin-screen.md', 'islands.md', 'testing.md']);
    const wishes = workshop.write('wishes', ['forms.md']);
    const plugins = [notices, agenda, wishes, whole];
    await Promise.all(plugins.map((plugin) => workshop.run(plugin, 'build')));
    const dir = await workshop.install(plugins, {
      imports: `import { notices } from '@you/lectern-notices';
import { agenda } from '@you/lectern-agenda';
import { wishes } from '@you/lectern-wishes';
import { guestbook } from '@you/lectern-guestbook';`,
      plugins: `notices, use(agenda, { footer: 'Sint-Janskerk' }), wishes, guestbook`,
    });
    [site, browser] = await Promise.all([startSite(dir), openBrowser()]);
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
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
    expect(await page.title()).to.match(/^Fout: Wensen/);
    expect(await form.getByLabel('Uw wens').inputValue()).to.equal('Het avondlied');
    await form.getByText('Vul dit in.').waitFor();
    await form.getByLabel('Uw naam').fill('Anna');
    await send();
    expect(page.url()).to.match(/\/wensen\?dank=Anna$/);
    await form.getByRole('status').waitFor();
  });

  it('lead to tests that pass', async () => {
    expect(await workshop.run(whole, 'test')).to.include('6 passing');
  });
});
