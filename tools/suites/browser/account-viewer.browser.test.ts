import { eventually, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import { mailedLink } from './test-kit/mails.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const viewer = { email: 'vera@example.com', password: 'Welkom-hier-2026!' };

// Somebody whose role allows nothing: no call may fail, because nothing is asked for that is not theirs.
describe('a viewer', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    const api = await openApi(site.origin);
    const { data: roles } = await api.get<{ data: { ID: string; name: string }[] }>('/role/list');
    const role = roles.find(({ name }) => name === 'Viewer')?.ID;
    await api.post('/user', { email: viewer.email, role, profile: { name: 'Vera Viewer', jobTitle: '' } });
    watched = await browser.newPage({ origin: site.origin });
    ({ page } = watched);
    await page.goto(await mailedLink(site.dataDir, 'activation', viewer.email));
    await page.getByLabel('New password', { exact: true }).fill(viewer.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(viewer.password);
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.waitForURL('**/cmsadmin/dashboard');
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const main = (): Locator => page.getByRole('main');
  const navigation = (): Locator => page.getByRole('navigation', { name: 'Main navigation' });
  const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

  it('is offered the screens that are everybody’s, and no others', async () => {
    await heading('CMS Dashboard');
    for (const name of ['Page overview', 'Media Library', 'Settings'])
      await until(() => navigation().getByRole('link', { name, exact: true }).count(), 1);
    const others = /^(Menu structure|New page|User Management|Roles|Audit log|Mails|Publication Requests)$/;
    await eventually(() => navigation().getByRole('link', { name: others }).count()).to.equal(0);
    const widgets = ['Planned', 'Waiting for publication', 'Concepts', 'To begin with', 'Where you are logged in'];
    await until(() => main().getByRole('heading', { level: 2 }).allInnerTexts(), widgets);
  });

  it('looks at pages and files, and is offered nothing to change', async () => {
    await page.goto('/cmsadmin/');
    await heading('Page overview');
    await main().getByRole('rowheader').first().getByRole('link').first().click();
    await page.waitForURL('**/cmsadmin/pages/*');
    await page.getByRole('tab', { name: 'Page Settings' }).waitFor();
    await eventually(() => page.getByRole('button', { name: /^(Save|Publish)/ }).allInnerTexts()).to.deep.equal([]);

    await page.goto('/cmsadmin/medialibrary');
    await main().getByRole('button', { name: 'Too large' }).waitFor();
    await main().getByText('All files').first().waitFor();
    const offered = main().getByRole('button', { name: /^(Trash|Upload|New folder)/ });
    await eventually(() => offered.allInnerTexts()).to.deep.equal([]);
  });

  it('is told where there is no access, also at an address that somebody sent', async () => {
    for (const path of ['users', 'roles', 'audit-log', 'mails', 'new-page', 'menu-structure', 'publication-requests']) {
      await page.goto(`/cmsadmin/${path}`);
      await heading('You have no access to this screen');
    }
    await page.goto('/cmsadmin/medialibrary?view=trash');
    await main().getByText('You have no access to this screen').waitFor();
  });
});
