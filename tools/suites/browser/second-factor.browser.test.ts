import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { expectFocus } from './test-kit/focus.ts';
import { pressAt, typeInto } from './test-kit/keyboard.ts';
import { oneTimeCode } from './test-kit/one-time-code.ts';
import { administrator, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';
import { plugInAuthenticator } from './test-kit/virtual-authenticator.ts';
import type { VirtualAuthenticator } from './test-kit/virtual-authenticator.ts';

// The second factors of one account, by keyboard alone: each test goes on where the one before it stopped.
describe('second factors', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let device: VirtualAuthenticator;
  let hasFailed = false;
  const kept = { recoveryCode: '', secret: '' };

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    // Passkeys are bound to names, never to numbers. Provoked: wrong passwords and codes.
    const origin = site.origin.replace('127.0.0.1', 'localhost');
    watched = await browser.newPage({ origin, allow: [/auth\/second-factor\/verify/, /auth\/passkeys\/registration-options/] });
    page = watched.page;
    device = await plugInAuthenticator(page);
    await page.goto('/cmsadmin/user/settings');
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  beforeEach(function () {
    if (hasFailed) this.skip();
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === 'failed';
    watched.expectClean();
  });

  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const proof = (): Locator =>
    page.getByRole('region', { name: 'Second factor' }).getByLabel('Current password', { exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const row = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

  async function logIn(): Promise<void> {
    await heading('Log in');
    await typeInto(page, field('E-mail address'), administrator.email);
    await typeInto(page, field('Password'), administrator.password);
    await page.keyboard.press('Enter');
  }
  async function logOut(): Promise<void> {
    await pressAt(page, button('Log Out'));
    await pressAt(page, page.getByRole('alertdialog', { name: 'Log out' }).getByRole('button', { name: 'Log Out', exact: true }));
    await heading('Log in');
  }
  async function goToSettings(): Promise<void> {
    await page.goto('/cmsadmin/user/settings');
    await heading('Settings');
  }
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } });
  }

  it('are added: a passkey, by whoever shows the password, and recovery codes come with it', async () => {
    await logIn();
    await heading('Settings');
    await pressAt(page, button('Add a passkey'));
    await typeInto(page, field('Name of the passkey'), 'Laptop');
    await typeInto(page, proof(), 'Not-the-password-1!');
    await page.keyboard.press('Enter');
    await page.getByText('This current password does not match our records.').waitFor();
    await eventually(() => device.count()).to.equal(0);
    await typeInto(page, proof(), administrator.password);
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    await eventually(() => codes.count()).to.equal(10);
    kept.recoveryCode = (await codes.first().textContent()) ?? '';
    await eventually(() => device.count()).to.equal(1);
    await expectNoBarriers();
    await pressAt(page, button('I have kept them'));
    await row('Laptop').waitFor();
    await row('Recovery codes').getByText('10 left').waitFor();
    await expectFocus(page, 'keeping the codes');
  });

  it('log in by themselves: the passkey needs no password where its device knew the owner', async () => {
    await logOut();
    await pressAt(page, button('Log in with a passkey'));
    await heading('CMS Dashboard');
    await goToSettings();
    await row('Laptop')
      .getByText(/Last used/)
      .waitFor();
  });

  it('are asked for after the password', async () => {
    await logOut();
    await logIn();
    await page.getByText('Confirm that it is you with your passkey.').waitFor();
    expect((await page.request.get('/api/user')).status()).to.equal(401);
    await expectFocus(page, 'the password');
    await expectNoBarriers();
    await pressAt(page, button('Use the passkey'));
    await heading('CMS Dashboard');
  });

  it('are added: an app for one-time codes, by its key and a first code', async () => {
    await goToSettings();
    await pressAt(page, button('Set up'));
    await typeInto(page, proof(), administrator.password);
    await page.keyboard.press('Enter');
    const key = page.locator('.lc-secret');
    await key.waitFor();
    kept.secret = (await key.textContent()) ?? '';
    await expectNoBarriers();
    await typeInto(page, field('Type the six digits that the app shows'), await oneTimeCode(kept.secret));
    await page.keyboard.press('Enter');
    await notice('The app is set up');
    await row('App for one-time codes').getByText('Set up', { exact: true }).waitFor();
    // Recovery codes are there already.
    await row('Recovery codes').getByText('10 left').waitFor();
  });

  it('are asked for after the password: a code of the app, each once', async () => {
    await logOut();
    await logIn();
    await page.getByText('Type the six digits that your app shows now.').waitFor();
    await typeInto(page, field('Code'), '000000');
    await page.keyboard.press('Enter');
    await page.getByText('Code is not valid.').waitFor();
    await expectNoBarriers();
    await typeInto(page, field('Code'), await oneTimeCode(kept.secret, 1));
    await page.keyboard.press('Enter');
    await heading('CMS Dashboard');
  });

  it('are stood in for by a recovery code, which is then used up', async () => {
    await logOut();
    await logIn();
    await pressAt(page, button('Use a recovery code'));
    await page.getByText('Type one of the recovery codes that you kept. Each works once.').waitFor();
    await typeInto(page, field('Recovery code'), kept.recoveryCode.toUpperCase());
    await page.keyboard.press('Enter');
    await heading('CMS Dashboard');
    await logOut();
    await logIn();
    await pressAt(page, button('Use a recovery code'));
    await typeInto(page, field('Recovery code'), kept.recoveryCode);
    await page.keyboard.press('Enter');
    await page.getByText('Recovery code is not valid.').waitFor();
    await pressAt(page, button('Use a passkey'));
    await pressAt(page, button('Use the passkey'));
    await heading('CMS Dashboard');
    await goToSettings();
    await row('Recovery codes').getByText('9 left').waitFor();
  });

  it('are taken away, and the password is enough again', async () => {
    await pressAt(page, button('Remove the passkey Laptop'));
    await expectNoBarriers();
    await typeInto(page, proof(), administrator.password);
    await page.keyboard.press('Enter');
    await notice('The passkey was removed');
    await row('Laptop').waitFor({ state: 'detached' });
    await pressAt(page, button('Remove the app'));
    await typeInto(page, proof(), administrator.password);
    await page.keyboard.press('Enter');
    await notice('The app was removed');
    await until(() => row('Recovery codes').count(), 0);
    await expectFocus(page, 'the removal');
    await logOut();
    // The device still has the passkey, and it opens nothing any more.
    await logIn();
    await heading('CMS Dashboard');
  });
});
