import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { expectFocus } from './test-kit/focus.ts';
import { pressAt, tabTo, typeInto } from './test-kit/keyboard.ts';
import { mailedLink } from './test-kit/mails.ts';
import { administrator, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const colleague = { name: 'Noor Jansen', email: 'noor@example.com' };
const passwords = { first: 'Torenklok#Een', second: 'Torenklok#Twee', third: 'Torenklok#Drie' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The life of an account, by keyboard alone: each test goes on where the one before it stopped.
describe('an account', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let admin: WatchedPage;
  let watched: WatchedPage;
  let hasFailed = false;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    // Provoked: fields left empty, wrong passwords, a used link, a bad picture.
    const allow = [/auth\/(login|reset-account|change-password)/, /\/api\/user(\/\d+\/image)?\)?$/, /auth\/refresh-session/];
    admin = await browser.newPage({ origin: site.origin, allow });
    watched = await browser.newPage({ origin: site.origin, allow });
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
    admin.expectClean();
    watched.expectClean();
  });

  const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
  const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const heading = (page: Page, name: string): Promise<void> =>
    page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  const notice = (page: Page, text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
  const password = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

  async function logIn(page: Page, email: string, secret: string): Promise<void> {
    await typeInto(page, field(page, 'E-mail address'), email);
    await typeInto(page, password(page, 'Password'), secret);
    await page.keyboard.press('Enter');
  }
  /** Goes to a screen by the navigation. */
  async function go(page: Page, label: string): Promise<void> {
    await pressAt(
      page,
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: label, exact: true }),
    );
    await heading(page, label);
  }
  async function expectNoBarriers({ page }: WatchedPage): Promise<void> {
    // What is still coming in is not what people see.
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } });
  }

  it('begins with an administrator, who comes back to the screen that was wanted', async () => {
    const { page } = admin;
    await page.goto('/cmsadmin/users');
    await heading(page, 'Log in');
    expect(new URL(page.url()).pathname).to.equal('/cmsadmin/login');
    await logIn(page, administrator.email, administrator.password);
    await heading(page, 'User Management');
    await expectNoBarriers(admin);
  });

  it('is made by an invitation, after every problem was said at its field', async () => {
    const { page } = admin;
    await pressAt(page, button(page, 'Add user'));
    const panel = page.getByRole('dialog', { name: 'Add user' });
    await pressAt(page, panel.getByRole('button', { name: 'Save and invite' }));
    await panel.getByText('The Name field is required.').waitFor();
    await panel.getByText('The E-mail address field is required.').waitFor();
    await panel.getByText('The Role field is required.').waitFor();
    await expectNoBarriers(admin);
    await typeInto(page, field(page, 'Name *'), colleague.name);
    await typeInto(page, field(page, 'E-mail address *'), administrator.email);
    await pressAt(page, panel.getByRole('button', { name: /Role/ }));
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Edi');
    await page.keyboard.press('Enter');
    await pressAt(page, panel.getByRole('button', { name: 'Save and invite' }));
    await panel.getByText('E-mail address already exists.').waitFor();
    await typeInto(page, field(page, 'E-mail address *'), colleague.email);
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: colleague.name });
    await row.getByText('Invited').waitFor();
    await expectFocus(page, 'an invitation');
  });

  it('is activated with the link of the mail, and the four rules say when they are met', async () => {
    const { page } = watched;
    await page.goto(await mailedLink(site.dataDir, 'activation', colleague.email));
    await heading(page, 'Activate your account');
    expect(page.url()).to.not.include('token');
    const open = page.getByRole('listitem').filter({ hasText: 'not met yet' });
    await until(() => open.count(), 4);
    await typeInto(page, password(page, 'New password'), 'kort');
    await typeInto(page, password(page, 'Confirm password'), 'anders');
    await page.keyboard.press('Enter');
    await page.getByText('New password must be longer than 8 characters.').waitFor();
    await page.getByText('New password must contain at least 1 uppercase character and 1 special character.').waitFor();
    await page.getByText('Your password and confirmation password do not match.').waitFor();
    await expectNoBarriers(watched);
    await tabTo(page, password(page, 'New password'), 'Shift+Tab');
    await typeInto(page, password(page, 'New password'), passwords.first);
    await typeInto(page, password(page, 'Confirm password'), passwords.first);
    await until(() => open.count(), 0);
    await page.keyboard.press('Enter');
    await heading(page, 'CMS Dashboard');
    await expectNoBarriers(watched);
  });

  it('sees only what its role allows', async () => {
    const { page } = watched;
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await eventually(() => navigation.getByRole('link', { name: 'User Management' }).count()).to.equal(0);
    await eventually(() => navigation.getByRole('link', { name: 'Media Library' }).count()).to.equal(1);
    await page.goto('/cmsadmin/users');
    await page.getByText('You have no access to this screen').last().waitFor();
  });

  it('changes its name, its picture and its password', async () => {
    const { page } = watched;
    await page.goto('/cmsadmin/user/settings');
    await heading(page, 'Settings');
    await page.getByText('Personal data', { exact: true }).waitFor();
    await typeInto(page, field(page, 'Name *'), 'Noor de Vries');
    await page.keyboard.press('Enter');
    await notice(page, 'Your personal data was saved');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Noor de Vries').waitFor();

    const upload = async (name: string, buffer: Buffer) => {
      const chosen = page.waitForEvent('filechooser');
      await pressAt(page, button(page, /(Upload an|Replace the) image/));
      await (await chosen).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await upload('foto.png', Buffer.from('no picture at all'));
    await page.getByText('Profile image format not supported, select JPEG or PNG.').first().waitFor();
    await upload('foto.png', picture);
    await page.locator('.lc-image-choice img').waitFor();

    const submit = async (current: string, next: string, confirm: string) => {
      await typeInto(page, password(page, 'Current password').first(), current);
      await typeInto(page, password(page, 'New password'), next);
      await typeInto(page, password(page, 'Confirm password'), confirm);
      await page.keyboard.press('Enter');
    };
    await submit('wrong', passwords.second, passwords.second);
    await page.getByText('This current password does not match our records.').waitFor();
    await expectNoBarriers(watched);
    await page.goto('/cmsadmin/user/settings');
    await submit(passwords.first, passwords.second, passwords.third);
    await page.getByText('The passwords do not match.').waitFor();
    await page.goto('/cmsadmin/user/settings');
    await submit(passwords.first, passwords.second, passwords.second);
    await notice(page, 'Your password was changed');
  });

  it('logs out through a question that can be declined', async () => {
    const { page } = watched;
    const question = page.getByRole('alertdialog', { name: 'Log out' });
    await page.goto('/cmsadmin/dashboard');
    await heading(page, 'CMS Dashboard');
    await pressAt(page, button(page, 'Log Out'));
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expectFocus(page, 'a declined logout');
    await page.keyboard.press('Enter');
    await pressAt(page, question.getByRole('button', { name: 'Log Out' }));
    await heading(page, 'Log in');
  });

  it('forgets its password and gets in again with a mailed link, which works once', async () => {
    const { page } = watched;
    const ask = async (email: string) => {
      await page.goto('/cmsadmin/login');
      await pressAt(page, page.getByRole('link', { name: 'Forgot your password?' }));
      await heading(page, 'Forgot your password?');
      await typeInto(page, field(page, 'E-mail address'), email);
      await page.keyboard.press('Enter');
      await heading(page, 'Look into your mail');
    };
    await ask('nobody@example.com');
    const answer = (await page.getByRole('main').innerText()).replace('nobody@example.com', colleague.email);
    await ask(colleague.email);
    await eventually(() => page.getByRole('main').innerText()).to.equal(answer);

    // Left and come back to, the message is gone.
    await pressAt(page, page.getByRole('link', { name: 'Back to the login' }));
    await pressAt(page, page.getByRole('link', { name: 'Forgot your password?' }));
    await heading(page, 'Forgot your password?');

    const link = await mailedLink(site.dataDir, 'reset-password', colleague.email);
    for (const isFirst of [true, false]) {
      await page.goto('about:blank');
      await page.goto(link);
      await heading(page, 'Choose a new password');
      await typeInto(page, password(page, 'New password'), passwords.third);
      await typeInto(page, password(page, 'Confirm password'), passwords.third);
      await page.keyboard.press('Enter');
      if (isFirst) await heading(page, 'Your password was changed');
    }
    await page.getByRole('alert').getByText('The token is not valid or is expired.').waitFor();
    await expectNoBarriers(watched);
  });

  it('is locked after five wrong passwords, and says until when', async () => {
    const { page } = watched;
    await page.goto('/cmsadmin/login');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answered = page.waitForResponse(/auth\/login/);
      await logIn(page, colleague.email, `wrong ${attempt}`);
      await answered;
    }
    const alert = page.getByRole('alert');
    await alert.getByText('Too many login attempts. Try again after 10 minutes.').waitFor();
    await page.getByText(/You can try again (tomorrow )?at \d\d:\d\d\./).waitFor();
    await eventually(() => alert.getByRole('listitem').count()).to.equal(1);
    await expectNoBarriers(watched);
    await logIn(page, colleague.email, passwords.third);
    await until(() => alert.getByRole('listitem').allInnerTexts(), ['Too many login attempts. Try again after 10 minutes.']);
  });

  it('may what its role grants: the administrator limits it, and asks why', async () => {
    const { page } = admin;
    await go(page, 'Roles');
    await expectNoBarriers(admin);
    await pressAt(page, page.getByRole('link', { name: 'Editor', exact: true }));
    await heading(page, 'Editor');
    const languages = page.getByRole('button', { name: /^Languages of “Edit pages”/ });
    await pressAt(page, languages);
    await page.getByRole('dialog').waitFor();
    await pressAt(page, page.getByRole('checkbox', { name: 'German (Germany)' }), 'Space');
    await until(() => languages.getAttribute('aria-label'), 'Languages of “Edit pages”: German (Germany)');
    await expectNoBarriers(admin);
    await page.keyboard.press('Escape');
    await expectFocus(page, 'closing the languages');
    await tabTo(page, button(page, 'Save'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await notice(page, 'Editor was saved');

    await go(page, 'User Management');
    await pressAt(page, button(page, 'Actions for Noor de Vries'));
    await page.getByRole('menu').waitFor();
    await page.keyboard.type('Why');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Why can Noor de Vries (not) …?' });
    await panel.getByText('Yes. Noor de Vries can: Edit pages.').waitFor();
    await panel.getByText('Limited to: the languages German (Germany).').waitFor();
    await pressAt(page, panel.getByRole('button', { name: /Do what/ }));
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Manage users');
    await page.keyboard.press('Enter');
    await panel.getByText('No. Noor de Vries cannot: Manage users.').waitFor();
    await panel.getByText('The role Editor does not allow it.').waitFor();
    await expectNoBarriers(admin);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  it('leaves what was done with it in the audit log, and its mails in the outbox', async () => {
    const { page } = admin;
    await go(page, 'Audit log');
    await page.getByRole('rowheader').first().waitFor();
    await expectNoBarriers(admin);
    await pressAt(page, page.getByRole('rowheader').getByRole('button').first());
    await page.getByRole('dialog', { name: 'Entry of the audit log' }).waitFor();
    await expectNoBarriers(admin);
    await page.keyboard.press('Escape');
    await page.goto('/cmsadmin/audit-log?q=user.invite&outcome=done');
    await page.getByRole('list', { name: 'Active filters' }).getByText('Outcome: Done').waitFor();
    await until(() => page.getByRole('rowheader').getByRole('button').allInnerTexts(), ['Invite a user']);
    const row = page.getByRole('row').filter({ hasText: 'user.invite' });
    await row.getByRole('cell', { name: 'Admin', exact: true }).waitFor();
    // Who it was about, by the name that they have now, and the way there.
    await pressAt(page, row.getByRole('rowheader').getByRole('button'));
    const entry = page.getByRole('dialog', { name: 'Entry of the audit log' });
    await entry.getByText('Editor', { exact: true }).waitFor();
    await pressAt(page, entry.getByRole('link', { name: 'Noor de Vries' }));
    await page.waitForURL('**/cmsadmin/users?q=Noor+de+Vries');
    await until(() => page.getByRole('main').getByRole('rowheader').count(), 1);
    // Logins too were made in the admin, also those with a wrong password.
    await page.goto('/cmsadmin/audit-log?q=auth.sign-in&origin=api');
    // But for that of whoever looked whether the first start of the site was done.
    await until(() => page.getByRole('main').getByRole('rowheader').count(), 1);

    await go(page, 'Mails');
    await page.getByRole('note').getByText('No mail server is set up').waitFor();
    await page.getByRole('row').filter({ hasText: 'Invitation' }).getByText('Sent').waitFor();
    await expectNoBarriers(admin);
  });

  it('is found by the palette, which other keys leave alone', async () => {
    const { page } = admin;
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectNoBarriers(admin);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Pages, screens, actions' }).waitFor();
    await expectNoBarriers(admin);
    await page.keyboard.type('user man');
    await page.getByRole('option', { name: 'User Management', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'User Management');
    await page.getByRole('rowheader').first().waitFor();
    await page.keyboard.press('/');
    await until(async () => (await expectFocus(page, 'the key of the search')).name, 'Search name, e-mail and job title');
    await page.keyboard.type('Noor?');
    await page.getByText('No results found.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row').filter({ hasText: colleague.email }).waitFor();
  });

  it('ends when it is deleted, after a question', async () => {
    const { page } = admin;
    await pressAt(page, button(page, 'Actions for Noor de Vries'));
    await page.getByRole('menu').waitFor();
    await page.keyboard.type('Delete');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete Noor de Vries?' });
    await question.waitFor();
    await expectNoBarriers(admin);
    await pressAt(page, question.getByRole('button', { name: 'Delete user' }));
    await question.waitFor({ state: 'detached' });
    await until(() => page.getByRole('row').filter({ hasText: colleague.email }).count(), 0);
    await expectFocus(page, 'deleting a user');
  });
});
