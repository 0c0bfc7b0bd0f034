import { adminLooks, openBrowser, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { startProvider } from '../../../packages/core/src/modules/auth/server/single-sign-on/fixtures/start-provider.ts';
import type { RunningProvider } from '../../../packages/core/src/modules/auth/server/single-sign-on/fixtures/start-provider.ts';
import { openApi } from './test-kit/api.ts';
import { pressAt, typeInto } from './test-kit/keyboard.ts';
import { oneTimeCode } from './test-kit/one-time-code.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const account = { sub: 'noor', email: 'noor@example.com', email_verified: true };

interface Role {
  readonly ID: string;
  readonly name: string;
  readonly permissions: readonly object[];
}

// One person whose role demands a second factor: each test goes on where the one before it stopped.
describe('single sign-on where the role demands a second factor', () => {
  let provider: RunningProvider;
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let hasFailed = false;
  let secret = '';

  before(async () => {
    provider = await startProvider();
    const oidc = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientID,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    };
    [site, browser] = await Promise.all([startSite(exampleSite, oidc), openBrowser()]);
    provider.allow(`${site.origin}/api/auth/oidc/callback`);
    provider.login(account);
    const api = await openApi(site.origin);
    const { data: roles } = await api.get<{ data: readonly Role[] }>('/role/list');
    const permissions = roles.find(({ name }) => name === 'Editor')?.permissions ?? [];
    const { data: role } = await api.post<{ data: Role }>('/role', { name: 'Careful', permissions, requiresSecondFactor: true });
    await api.post('/user', { email: account.email, role: role.ID, profile: { name: 'Noor de Vries', jobTitle: '' } });
    watched = await browser.newPage({ origin: site.origin });
    page = watched.page;
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    await provider?.stop();
  });
  beforeEach(function () {
    if (hasFailed) this.skip();
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === 'failed';
    watched.expectClean();
  });

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  const session = async (): Promise<number> => (await page.request.get('/api/user')).status();

  async function logInThere(): Promise<void> {
    await heading('Log in');
    await pressAt(page, page.getByRole('link', { name: 'Single sign-on' }));
  }
  async function logOut(): Promise<void> {
    await pressAt(page, button('Log Out'));
    await pressAt(page, page.getByRole('alertdialog', { name: 'Log out' }).getByRole('button', { name: 'Log Out', exact: true }));
  }
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks.slice(0, 1))).join('\n')).to.equal('');
  }

  it('has one set up before anything else can be done, and goes on to the screen that was wanted', async () => {
    await page.goto('/cmsadmin/user/settings');
    await logInThere();
    const key = page.locator('.lc-secret');
    await key.waitFor();
    expect(await session()).to.equal(401);
    secret = (await key.textContent()) ?? '';
    await expectNoBarriers();
    await typeInto(page, page.getByLabel('Type the six digits that the app shows', { exact: true }), await oneTimeCode(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await pressAt(page, button('Continue'));
    await heading('Settings');
    expect(await session()).to.equal(200);
  });

  it('asks for it at the next login', async () => {
    await logOut();
    await logInThere();
    await page.getByText('Type the six digits that your app shows now.').waitFor();
    expect(await session()).to.equal(401);
    await expectNoBarriers();
    await typeInto(page, page.getByLabel('Code', { exact: true }), await oneTimeCode(secret, 1));
    await page.keyboard.press('Enter');
    await heading('CMS Dashboard');
    expect(await session()).to.equal(200);
  });

  it('does not ask again where the provider asked for one itself', async () => {
    await logOut();
    // Logged in anew at the provider too.
    await page.context().clearCookies({ name: /^_/ });
    provider.login(account, { hasSecondFactor: true });
    await logInThere();
    await heading('CMS Dashboard');
    expect(await session()).to.equal(200);
  });
});
