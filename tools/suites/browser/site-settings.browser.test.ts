import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { expectFocus } from './test-kit/focus.ts';
import { pressAt, typeInto } from './test-kit/keyboard.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const screen = '/cmsadmin/site-settings';
const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone: each test goes on where the one before it stopped.
describe('the settings of the site', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  before(async () => {
    const stated = { LECTERN_SETTINGS: JSON.stringify({ site: { organisation: 'Sluitsteen BV' } }) };
    [site, browser] = await Promise.all([startSite(exampleSite, stated), openBrowser()]);
    api = await openApi(site.origin);
    // Provoked: a value that is too long, and an outdated revision.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/settings\/site/] });
    page = watched.page;
    await api.signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const saved = (): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText('Site was saved').first().waitFor();
  const values = async (): Promise<Record<string, unknown>> =>
    (await api.get<{ data: { values: Record<string, unknown> } }>('/settings/site')).data.values;
  const footer = (): Promise<string> => fetch(site.origin).then((response) => response.text());
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('are listed by what has them, and opened from there', async () => {
    await page.goto(screen);
    await page.getByRole('link', { name: 'Site', exact: true }).last().waitFor();
    await page.getByRole('row', { name: /^Site/ }).getByText('2 locked').waitFor();
    await expectNoBarriers();
    await pressAt(page, page.getByRole('table').getByRole('link', { name: 'Site', exact: true }));
    await page.getByRole('heading', { name: 'Site', level: 1 }).waitFor();
    await expectFocus(page, 'opening settings');
  });

  it('show what is locked and where, and cannot be typed over there', async () => {
    await eventually(() => field('Name of the organisation').inputValue()).to.equal('Sluitsteen BV');
    await page.getByText('Set by the environment (LECTERN_SETTINGS), and cannot be changed here.').waitFor();
    await typeInto(page, field('Name of the organisation'), 'Anders');
    await eventually(() => field('Name of the organisation').inputValue()).to.equal('Sluitsteen BV');
    await expectNoBarriers();
  });

  it('are saved, and stand in the footer of the site at once', async () => {
    expect(await footer())
      .to.include('0800 - 0123')
      .and.to.include('Sluitsteen BV');
    await typeInto(page, field('Telephone number'), '030 - 123 45 67');
    await page.keyboard.press('Enter');
    await saved();
    expect(await footer()).to.include('<a href="tel:0301234567">030 - 123 45 67</a>');
    await page.getByText(/^Saved by .+,/).waitFor();
  });

  it('say at the field what is wrong with it, and lead there', async () => {
    await typeInto(page, field('Telephone number'), '0'.repeat(31));
    await page.keyboard.press('Enter');
    await page.getByText('1 setting is not right yet.').waitFor();
    await page.getByText('Telephone number exceeds the character limit.').waitFor();
    await until(() => field('Telephone number').evaluate((element) => element === document.activeElement), true);
    await expectNoBarriers();
  });

  it('ask who wins where somebody else saved meanwhile, and keep what each changed', async () => {
    await api.put('/settings/site', { revision: 2, values: { street: 'Kerkstraat 1' } });
    await typeInto(page, field('Telephone number'), '112');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Changed by you elsewhere' });
    await dialog.waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect((await values())['telephone'], 'nothing is overwritten').to.equal('030 - 123 45 67');
    await pressAt(page, field('Telephone number'));
    await pressAt(page, dialog.getByRole('button', { name: 'Keep mine', exact: true }));
    await until(async () => (await values())['telephone'], '112');
    expect((await values())['street'], 'what the other changed stays').to.equal('Kerkstraat 1');
    await until(() => field('Street and number').inputValue(), 'Kerkstraat 1');
  });

  it('can be loaded anew instead', async () => {
    await api.put('/settings/site', { revision: 4, values: { telephone: '113' } });
    await typeInto(page, field('Telephone number'), '114');
    await page.keyboard.press('Enter');
    await pressAt(page, button('Discard mine and reload'));
    await until(() => field('Telephone number').inputValue(), '113');
    expect((await values())['telephone']).to.equal('113');
  });

  it('of the site itself lock what its config states, and change the title of every page', async () => {
    await page.goto(`${screen}/site`);
    await page.getByRole('heading', { name: 'Site', level: 1 }).waitFor();
    await page.getByText('Set in lectern.config.ts, and cannot be changed here.').waitFor();
    await eventually(() => page.getByRole('textbox', { name: /^Name of the site/ }).inputValue()).to.equal('Sluitsteen');
    await expectNoBarriers();
    await typeInto(page, field('Between title and name'), ' – ');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Notifications' }).getByText('Site was saved').first().waitFor();
    expect(await footer()).to.match(/<title>[^<]+ – Sluitsteen<\/title>/);
  });
});
