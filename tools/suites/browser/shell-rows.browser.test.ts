import { eventually, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { tour } from './test-kit/keyboard-tour.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

// What the shell and its lists do by themselves, seen from outside.
describe('the shell', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    await makePage(api, 'Een pagina', [textBlock('Een')]);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(async () => {
    watched.expectClean();
    await watched.context.close();
  });

  async function open(allow: readonly (string | RegExp)[] = []): Promise<void> {
    watched = await browser.newPage({ origin: site.origin, allow });
    ({ page } = watched);
    await api.signIn(page);
  }
  const navigation = (): Locator => page.getByRole('navigation', { name: 'Main navigation' });
  const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  /** Collects the bodies of the requests for a path of the API. */
  function asked(path: string): string[] {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) bodies.push(request.postData() ?? '');
    });
    return bodies;
  }

  it('names its screens as people know them, and leaves the blank type out', async () => {
    await open();
    await page.goto('/cmsadmin/dashboard');
    await heading('CMS Dashboard');
    const labels = ['Page overview', 'Menu structure', 'New page', 'Media Library', 'Page Types', 'Publication Requests'];
    for (const name of [...labels, 'User Management', 'Settings'])
      await until(() => navigation().getByRole('link', { name, exact: true }).count(), 1);
    await until(() => navigation().getByRole('button', { name: 'Log Out' }).count(), 1);
    const overviews = () =>
      navigation()
        .locator('a[href*="/page-overview/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await eventually(overviews).to.include('/cmsadmin/page-overview/news%2Farticle');
    await eventually(async () => (await overviews()).filter((path) => path?.includes('blank'))).to.deep.equal([]);
  });

  it('shows where one is, also at the end of a long navigation', async () => {
    await open();
    await page.setViewportSize({ width: 1440, height: 500 });
    const isCurrentSeen = (): Promise<boolean> =>
      navigation()
        .locator('[aria-current=page]')
        .last()
        .evaluate((item) => {
          const list = item.closest('.lc-nav__sections')?.getBoundingClientRect();
          const { top, bottom } = item.getBoundingClientRect();
          return list !== undefined && top >= list.top && bottom <= list.bottom;
        });
    await page.goto('/cmsadmin/audit-log');
    await until(isCurrentSeen, true);
    await page.goto('/cmsadmin/');
    await until(isCurrentSeen, true);
  });

  it('shows what plugins add to whoever has the permission, with what stands below it', async () => {
    await open();
    const menu = [
      {
        ...{ plugin: 'news', title: 'Moderation', icon: 'newspaper', slug: 'moderation' },
        submenu: [
          { title: 'Reports', slug: 'reports' },
          { title: 'Secrets', slug: 'secrets', permission: 'keep-secrets' },
        ],
      },
      { plugin: 'news', title: 'Vault', icon: 'lock', slug: 'vault', permission: 'keep-secrets' },
    ];
    // They are put before those of the example's own plugins in what the server tells the admin.
    await page.route('**/cmsadmin/dashboard', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const more = `"menu":[${JSON.stringify(menu).slice(1, -1)},`;
      await route.fulfill({ response, body: html.replace('"menu":[', more) });
    });
    await page.goto('/cmsadmin/dashboard');
    const item = navigation().getByRole('link', { name: 'Moderation' });
    await until(() => item.locator('svg').count(), 1);
    await until(() => navigation().getByRole('link', { name: 'Reports' }).getAttribute('href'), '/cmsadmin/news/reports');
    await eventually(() =>
      navigation()
        .getByText(/Secrets|Vault/)
        .count(),
    ).to.equal(0);
    await item.click();
    await page.waitForURL('**/cmsadmin/news/moderation');
    await until(() => item.getAttribute('aria-current'), 'page');
  });

  it('folds to its pictures: all of it stays reachable by keyboard, has its name and shows it', async () => {
    await open();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/cmsadmin/dashboard');
    await heading('CMS Dashboard');
    const stops = await tour(page, 'Log Out');
    await navigation().getByRole('button', { name: 'Fold the navigation' }).click();
    const unfold = navigation().getByRole('button', { name: 'Unfold the navigation' });
    await until(() => unfold.getAttribute('aria-expanded'), 'false');
    await page.reload();
    await heading('CMS Dashboard');
    const folded = await tour(page, 'Log Out');
    expect(folded).to.deep.equal(stops.map((name) => (name.startsWith('Fold') ? 'Unfold the navigation' : name)));
    // Also of an item without a picture, far down in a list that scrolls.
    for (const item of [navigation().getByRole('link', { name: 'Times', exact: true }), unfold]) {
      const beside = (): Promise<boolean> =>
        item.evaluate((element) => {
          const [box, label] = [element, element.querySelector('.lc-nav__label')].map((one) => one?.getBoundingClientRect());
          if (!box || !label) return false;
          const lower = label.top + label.height / 2 - (box.top + box.height / 2);
          return label.left >= box.right && Math.abs(lower) < 2;
        });
      await page.mouse.move(700, 400);
      await until(beside, false);
      await item.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await until(beside, true);
    }
    await unfold.click();
    await navigation().getByRole('button', { name: 'Fold the navigation' }).waitFor();
  });

  it('asks for one page of the people at a time, also where there are many', async () => {
    const role = (await api.get<{ data: { ID: string; name: string }[] }>('/role/list')).data.find(
      ({ name }) => name === 'Viewer',
    );
    for (let index = 0; index < 26; index += 1)
      await api.post('/user', {
        email: `person-${index}@example.com`,
        role: role?.ID,
        profile: { name: `Person ${String(index).padStart(2, '0')}`, jobTitle: '' },
      });
    await open();
    const queries: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/user/list') queries.push(searchParams);
    });
    const rows = (): Locator => page.getByRole('main').getByRole('rowheader');
    await page.goto('/cmsadmin/users');
    await until(() => rows().count(), 25);
    await page.getByRole('main').getByText('27 people').waitFor();
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    await until(() => rows().count(), 2);
    await page.getByRole('button', { name: 'Open search' }).click();
    await page.keyboard.type('person 07');
    // The page that one is on is asked for, turns out empty, and the last one has something.
    await until(() => rows().count(), 1);
    const before = queries.length;
    await page.goto('/cmsadmin/users?page=300');
    await until(() => rows().count(), 2);
    expect(queries.slice(before).map((query) => query.get('pageIndex'))).to.deep.equal(['299', '1']);
    await page.goto('/cmsadmin/dashboard');
    await page.getByRole('link', { name: 'All 26 invitations' }).waitFor();
    expect(queries.map((query) => Number(query.get('pageSize'))).filter((size) => !(size > 0 && size <= 25))).to.deep.equal([]);
  });

  it('asks for the session after a sign of life, and loads the login anew where it ended', async () => {
    await open([/auth\/refresh-session/]);
    await page.clock.install();
    await page.goto('/cmsadmin/users');
    await page.getByRole('rowheader').first().waitFor();
    await page.context().clearCookies();
    await page.clock.fastForward('11:00');
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 200);
    await page.waitForURL('**/cmsadmin/login?next=%2Fusers');
    await heading('Log in');
  });

  it('logs out once whoever does nothing for half an hour, and says why', async () => {
    await open();
    // A session of its own, which may end.
    await page.context().clearCookies();
    api = await openApi(site.origin);
    await api.signIn(page);
    await page.clock.install();
    const logouts = asked('/api/auth/logout');
    await page.goto('/cmsadmin/users');
    await page.getByRole('rowheader').first().waitFor();
    await page.clock.fastForward('29:00');
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 200);
    await page.clock.fastForward('29:00');
    expect(logouts).to.have.length(0);
    await page.clock.fastForward('02:00');
    await page.waitForURL('**/cmsadmin/login?*reason=inactive');
    await page.getByText('You were logged out because nothing happened for a while.').waitFor();
    expect(logouts).to.have.length(1);
    api = await openApi(site.origin);
  });

  describe('with a list that could not be loaded', () => {
    const trouble = { status: 500, headers: { 'x-request-id': 'request-7' }, json: { errors: [{ code: 'G_01' }] } };
    const again = (): Locator => page.getByRole('main').getByRole('button', { name: 'Try again' });
    let isInTrouble: boolean;
    let logged: string[];

    async function openWith(path: string): Promise<void> {
      await open([path, /could not be loaded \(request request-7\)/]);
      isInTrouble = true;
      logged = [];
      page.on('console', (message) => {
        if (message.text().startsWith('The list')) logged.push(message.text());
      });
      await page.route(`**/api${path}*`, (route) => (isInTrouble ? route.fulfill(trouble) : route.fallback()));
    }
    async function expectSaid(): Promise<void> {
      await page.getByRole('alert').getByText('The list could not be loaded.').waitFor();
      await page.getByRole('alert').getByText('Reference request-7').waitFor();
      await until(async () => logged.some((line) => line.includes('(request request-7)')), true);
    }

    it('says so, offers to try again and logs it', async () => {
      await openWith('/user/list');
      await page.goto('/cmsadmin/users');
      await again().waitFor();
      await expectSaid();
      isInTrouble = false;
      await again().click();
      await page.getByRole('rowheader').first().waitFor();
      await eventually(() => again().count()).to.equal(0);
    });

    it('tries again by itself', async () => {
      await openWith('/user/list');
      await page.goto('/cmsadmin/users');
      await again().waitFor();
      isInTrouble = false;
      await page.getByRole('rowheader').first().waitFor();
    });

    it('keeps the rows that are there', async () => {
      await openWith('/page/list');
      const requests = asked('/api/page/list');
      // The first list comes with the page itself.
      await page.goto('/cmsadmin');
      const row = page.getByRole('rowheader').first();
      await row.waitFor();
      const titles = await page.getByRole('rowheader').allInnerTexts();
      await page.getByRole('columnheader', { name: 'Slug' }).getByRole('button').click();
      await until(async () => logged.length > 0, true);
      await eventually(() => page.getByRole('rowheader').allInnerTexts()).to.deep.equal(titles);
      await again().waitFor();
      await expectSaid();
      isInTrouble = false;
      const before = requests.length;
      await until(async () => requests.length > before, true);
      await until(() => page.getByRole('table').getAttribute('aria-busy'), null);
      await row.waitFor();
      await until(() => page.getByRole('alert').count(), 0);
    });

    it('says so where only the next page fails, keeps the rows with their page, and goes on after a press', async () => {
      await openWith('/user/list');
      isInTrouble = false;
      await page.goto('/cmsadmin/users');
      const rows = (): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();
      await until(async () => (await rows()).length, 25);
      const shown = await rows();
      isInTrouble = true;
      await page.getByRole('button', { name: 'Next page', exact: true }).click();
      await again().waitFor();
      await expectSaid();
      await eventually(rows).to.deep.equal(shown);
      await page.getByText('1–25 of 27', { exact: true }).waitFor();
      isInTrouble = false;
      await again().click();
      await until(async () => (await rows()).length, 2);
      await page.getByText('26–27 of 27', { exact: true }).waitFor();
      await eventually(() => page.getByRole('alert').count()).to.equal(0);
    });
  });
});
