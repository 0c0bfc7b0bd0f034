import { eventually, openBrowser } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import type { Locator, Page } from 'playwright-core';
import { administrator } from './test-kit/administrator.ts';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { addFile, libraryOn, picture } from './test-kit/library.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

/** A form of the admin, and how somebody comes to it. */
interface Way {
  /** With the names of what was made for it. */
  readonly path: string;
  /** What is chosen in a list before. */
  readonly chooses?: string;
  /** The buttons that open it one after the other, where it stands in a dialog or a panel of this name. */
  readonly opens?: { readonly buttons: readonly string[]; readonly dialog: string };
  /** The field that words are typed into. */
  readonly field: RegExp;
  /** The button that sends it, where Enter does not. */
  readonly sends?: string;
  /** Holds back a form that is not filled in, so that the server does not hear of it; or other calls hear of the end of the session first. */
  readonly isHeldBack?: true;
}

/** A dialog that is called as the button that opens it. */
const opened = (name: string): NonNullable<Way['opens']> => ({ buttons: [name], dialog: name });

const ways: readonly Way[] = [
  { path: '/new-page', field: /^Title/ },
  { path: '/user/settings', field: /^Job title/ },
  { path: '/roles/new', field: /^Name/ },
  { path: '/redirects', opens: opened('New redirect'), field: /^Address/ },
  { path: '/tags', opens: opened('New tag'), field: /^Name/ },
  { path: '/users', opens: opened('Add user'), field: /^Name/ },
  { path: '/medialibrary', opens: opened('New folder'), field: /^Name of the folder/ },
  { path: '/medialibrary', opens: opened('Add video'), field: /^Name in the library/, isHeldBack: true },
  { path: '/planner/advisors', opens: opened('New advisor'), field: /^Name/ },
  { path: '/planner/regions', opens: opened('New region'), field: /^Name/ },
  { path: '/planner/appointments', opens: opened('New appointment'), field: /^Contact person/, isHeldBack: true },
  { path: '/site-search/words', opens: opened('New rule'), field: /^Word or words/ },
  { path: '/forms/texts/{form}', field: /./ },
  { path: '/glossary', field: /^Term/ },
  { path: '/publication-requests/{request}', field: /^Feedback/, sends: 'Reject' },
  {
    path: '/pages/{draft}',
    opens: { buttons: ['Publish', 'Ask for a review instead'], dialog: 'Request publication' },
    field: /^Comment/,
    isHeldBack: true,
  },
  { path: '/pages/{draft}/versions', opens: { buttons: ['Name it'], dialog: 'Name version 1' }, field: /^Name/ },
  {
    path: '/medialibrary',
    chooses: 'woorden.jpg',
    opens: { buttons: ['Edit'], dialog: 'woorden.jpg' },
    field: /^Alternative text/,
  },
];

const written = 'Nog niet bewaard';

describe('words in forms', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let watched: WatchedPage;
  let page: Page;
  let made: Readonly<Record<string, string>>;
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    api = await openApi(site.origin);
    const asked = await makePage(api, 'Gevraagd', [textBlock('Een')]);
    const body = { comment: '' };
    const { requestID } = await api.post<{ requestID: string }>(`/page/${asked}/request-publication`, body);
    const { data: texts } = await api.get<{ data: readonly { id: string }[] }>('/forms/texts');
    made = { request: requestID, draft: await makePage(api, 'Concept', [textBlock('Een')]), form: texts[0]?.id ?? '' };
    await addFile(api, '/', await picture('woorden.jpg'));
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  beforeEach(async () => {
    // Provoked: calls of a session that ended.
    watched = await browser.newPage({ origin: site.origin, allow: ['401', '403'] });
    page = watched.page;
    await api.signIn(page);
    // The example site has no machine translator, and its glossary no form.
    await page.route('**/cmsadmin/glossary', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"canTranslate":false', '"canTranslate":true');
      await route.fulfill({ response: answer, body });
    });
  });
  afterEach(async () => {
    watched.expectClean();
    await watched.context.close();
  });

  const question = (): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' });
  async function write({ path, chooses, opens, field }: Way): Promise<Locator> {
    await page.goto(`/cmsadmin${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => made[name] ?? '')}`);
    if (chooses) await libraryOn(page).item(chooses).click();
    for (const name of opens?.buttons ?? []) await page.getByRole('button', { name, exact: true }).first().click();
    const place = opens ? page.getByRole('dialog', { name: opens.dialog }) : page.getByRole('main');
    const words = place.getByRole('textbox', { name: field }).first();
    await words.fill(written);
    return words;
  }
  async function stay(words: Locator): Promise<void> {
    await question().waitFor();
    await eventually(() =>
      question()
        .getByRole('button', { name: 'Stay here' })
        .evaluate((it) => it === document.activeElement),
    ).to.equal(true);
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    await eventually(() => words.inputValue()).to.equal(written);
  }

  for (const way of ways) {
    const { path, opens } = way;
    const name = opens ? `${path}, ${opens.dialog}` : path;
    it(`of ${name} are left only after a question`, async () => {
      const words = await write(way);
      if (opens) await page.keyboard.press('Escape');
      else await page.getByRole('navigation').getByRole('link', { name: 'Page overview' }).click();
      await stay(words);
      if (opens) {
        const dialog = page.getByRole('dialog', { name: opens.dialog });
        await dialog.getByRole('button', { name: 'Close', exact: true }).click();
        await question().getByRole('button', { name: 'Leave without saving' }).click();
        await dialog.waitFor({ state: 'detached' });
      } else {
        await page.getByRole('navigation').getByRole('link', { name: 'Page overview' }).click();
        await question().getByRole('button', { name: 'Leave without saving' }).click();
        await page.getByRole('heading', { name: 'Page overview', level: 1 }).waitFor();
      }
      await eventually(() => question().count()).to.equal(0);
    });

    if (way.isHeldBack) continue;
    it(`of ${name} are there still after a login in place`, async () => {
      const words = await write(way);
      await page.waitForLoadState('networkidle');
      await watched.context.clearCookies();
      if (way.sends) await page.getByRole('button', { name: way.sends, exact: true }).click();
      else await words.press('Enter');
      const login = page.getByRole('dialog', { name: 'Log in to continue' });
      await login.getByRole('textbox', { name: 'Password', exact: true }).fill(administrator.password);
      await page.keyboard.press('Enter');
      await login.waitFor({ state: 'detached' });
      await eventually(() => words.inputValue()).to.equal(written);
    });
  }

  it('that are taken back ask nothing', async () => {
    const words = await write({ path: '/tags', opens: opened('New tag'), field: /^Name/ });
    await words.fill('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'New tag' }).waitFor({ state: 'detached' });
    await eventually(() => question().count()).to.equal(0);
  });

  it('that are saved ask nothing, and neither does Cancel', async () => {
    await write({ path: '/tags', opens: opened('New tag'), field: /^Name/ });
    const panel = page.getByRole('dialog', { name: 'New tag' });
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New tag', exact: true }).first().click();
    await panel.getByRole('textbox', { name: /^Name/ }).fill(written);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.waitFor({ state: 'detached' });
    await eventually(() => question().count()).to.equal(0);
  });

  it('of a screen are asked about by Back too', async () => {
    await page.goto('/cmsadmin/');
    await page.getByRole('heading', { name: 'Page overview', level: 1 }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click();
    const words = page.getByRole('main').getByRole('textbox', { name: /^Job title/ });
    await words.fill(written);
    await page.evaluate(() => window.history.back());
    await stay(words);
  });
});
