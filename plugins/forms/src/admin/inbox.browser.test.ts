import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from '../../../../tools/suites/browser/test-kit/api.ts';
import type { Api } from '../../../../tools/suites/browser/test-kit/api.ts';
import { expectFocus } from '../../../../tools/suites/browser/test-kit/focus.ts';
import { pressAt, tabTo, typeInto } from '../../../../tools/suites/browser/test-kit/keyboard.ts';
import { startSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import type { RunningSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone: each test goes on where the one before it stopped.
describe('the inbox of forms', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let reference: string;
  let held: string;

  /** Sends a form, and answers with its reference. */
  async function send(fields: Readonly<Record<string, string>>): Promise<string> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ years: '2024', ...fields })) body.append(name, value);
    const sent = await api.post<{ readonly data: { readonly reference: string } }>('/forms/sfcr-request/submit', body);
    return sent.data.reference;
  }

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    reference = await send({ name: 'Noor de Vries', email: 'noor@kanarie.example' });
    held = await send({ name: 'Kees', email: 'kees@example.com', _website: 'x' });
    // Provoked: a note without words, and a look at what was erased.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/forms\/submissions\//, /formulieren\/sfcr/] });
    page = watched.page;
    await api.signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const part = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const heading = (name: string): Locator => page.getByRole('heading', { name, level: 1, exact: true });
  const references = (): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('lists what was sent with a word for what was held, and finds it by a whole e-mail address', async () => {
    await page.goto('/cmsadmin/forms');
    await row(reference).waitFor();
    await page.goto('/cmsadmin');
    await pressAt(page, page.getByRole('link', { name: 'Form inbox', exact: true }));
    await row(reference).getByText('New', { exact: true }).waitFor();
    await row(held).getByText('Held', { exact: true }).waitFor();
    await expectNoBarriers();
    const search = page.getByRole('textbox', { name: /^Search for a reference/ });
    await pressAt(page, button('Open search'));
    await typeInto(page, search, 'Noor@Kanarie.example');
    await until(references, [reference]);
    await typeInto(page, search, 'Kanar');
    await page.getByText('No results').first().waitFor();
    await page.goto('/cmsadmin/forms/inbox?state=held');
    await until(references, [held]);
    await pressAt(page, button('Remove filter State: Held'));
    await until(async () => (await references()).includes(reference), true);
    expect(new URL(page.url()).search).to.equal('');
  });

  it('opens one with its answers, and keeps its state, who handles it and a note', async () => {
    await pressAt(page, row(reference).getByRole('link', { name: reference }));
    await heading(reference).waitFor();
    await expectFocus(page, 'opening a submission');
    await part('Answers').getByText('Noor de Vries', { exact: true }).waitFor();
    await part('Mails').getByText('To the office').waitFor();
    await expectNoBarriers();
    await tabTo(page, page.getByRole('radio', { name: 'New' }));
    await page.keyboard.press('ArrowRight');
    await notice('The state is now: In progress.');
    await pressAt(page, button('Add the note'));
    await page
      .getByText(/New note field is required/)
      .first()
      .waitFor();
    await typeInto(page, page.getByRole('textbox', { name: /New note/ }), 'Gebeld, belt morgen terug');
    await pressAt(page, button('Add the note'));
    await part('Notes').getByRole('listitem').getByText('Gebeld, belt morgen terug').waitFor();
    await page.reload();
    await part('Notes').getByRole('listitem').getByText('Gebeld, belt morgen terug').waitFor();
    await eventually(() => page.getByRole('radio', { name: 'In progress' }).isChecked()).to.equal(true);
    await expectNoBarriers();
  });

  it('is not erased while it has a legal hold, and for good after a question', async () => {
    const address = page.url();
    const legalHold = page.getByRole('switch', { name: /Legal hold/ });
    await pressAt(page, legalHold, 'Space');
    await notice('It has a legal hold now.');
    await page.locator('button[aria-disabled="true"]', { hasText: 'Erase' }).waitFor();
    await pressAt(page, legalHold, 'Space');
    await notice('It has no legal hold any more.');
    const question = page.getByRole('alertdialog', { name: `Erase ${reference} for good?` });
    await pressAt(page, button('Erase'));
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await pressAt(page, button('Erase'));
    await pressAt(page, question.getByRole('button', { name: 'Erase for good' }));
    await notice(`${reference} was erased.`);
    await heading('Form inbox').waitFor();
    await until(references, [held]);
    await page.goto(address);
    await page.getByText('This submission is not there').waitFor();
  });

  it('changes a text of a form, which is asked from then on', async () => {
    await page.goto('/cmsadmin/forms/texts');
    const form = page.getByRole('row').getByRole('link').last();
    await form.waitFor();
    await expectNoBarriers();
    await pressAt(page, form);
    await part('Recipients').waitFor();
    await expectNoBarriers();
    const purpose = page.getByRole('textbox', { name: 'Text of the button' });
    await typeInto(page, purpose, 'Nu versturen');
    await pressAt(page, button('Save'));
    await notice('The texts are saved.');
    await page.reload();
    await until(() => purpose.inputValue(), 'Nu versturen');
  });

  it('draws where a form is left, with its table', async () => {
    await page.goto('/formulieren/sfcr');
    await page.locator('[data-submit]').press('Enter');
    await page.locator('.form-summary').waitFor();
    await page.goto('/cmsadmin/forms/funnel');
    await pressAt(page, page.getByRole('button', { name: /Form/ }).first());
    await page.getByRole('option', { name: /SFCR/ }).press('Enter');
    await part('What stopped people').getByRole('rowheader').first().waitFor();
    await part('Step by step').getByRole('rowheader', { name: 'Sent' }).waitFor();
    await expectNoBarriers();
    await page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
    await page.setViewportSize({ width: plain.width, height: 800 });
  });

  it('decides about what was held: its mails go out once it is released', async () => {
    await page.goto('/cmsadmin/forms/inbox');
    await pressAt(page, row(held).getByRole('link', { name: held }));
    await part('Mails').getByText('No mail of it was sent.').waitFor();
    await expectNoBarriers();
    await pressAt(page, button('Drop'));
    await pressAt(page, button('Hold it again'));
    await pressAt(page, button('Release'));
    await notice('Released. Its mails are on their way.');
    await part('Mails').getByText('Confirmation to the sender').waitFor();
    await expectFocus(page, 'releasing what was held');
  });
});
