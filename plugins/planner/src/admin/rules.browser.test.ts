import { adminLooks, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from '../../../../tools/suites/browser/test-kit/api.ts';
import { pressAt, typeInto } from '../../../../tools/suites/browser/test-kit/keyboard.ts';
import { startSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import type { RunningSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone: each test goes on where the one before it stopped.
describe('the rules of the planner in the admin', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    watched = await browser.newPage({ origin: site.origin });
    page = watched.page;
    await (await openApi(site.origin)).signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp): Locator => page.getByRole('textbox', { name });
  const part = (name: string | RegExp): Locator => page.getByRole('region', { name });
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('adds an advisor and gives them hours, which are refused where they say nothing', async () => {
    await page.goto('/cmsadmin/planner/advisors');
    await pressAt(page, button('New advisor').first());
    await typeInto(page, field(/^Name/), 'Anke Zonneveld');
    await typeInto(page, field(/^E-mail address/), 'anke@sluitsteen.example');
    await pressAt(page, button('Save'));
    await notice('Saved.');
    await pressAt(page, page.getByRole('link', { name: 'Anke Zonneveld', exact: true }));
    await page.getByRole('heading', { name: 'Anke Zonneveld', level: 1 }).waitFor();
    await typeInto(page, field(/^Tuesday/), 'morning');
    await pressAt(page, part('Hours of each week').getByRole('button', { name: 'Save' }));
    await page.getByText('Write hours such as').first().waitFor();
    await typeInto(page, field(/^Tuesday/), '9-11');
    await pressAt(page, part('Hours of each week').getByRole('button', { name: 'Save' }));
    await until(() => part('Hours of each week').getByText('Write hours such as').count(), 0);
    await expectNoBarriers();
  });

  it('offers their times in a region, and tells of the others why not', async () => {
    await page.goto('/cmsadmin/planner/regions');
    await pressAt(page, button('New region').first());
    await typeInto(page, field(/^Name/), 'Aan zee');
    await pressAt(page, page.getByRole('button', { name: /Add an advisor/ }));
    await page.getByRole('option', { name: 'Anke Zonneveld' }).waitFor();
    await page.keyboard.type('Anke');
    await page.keyboard.press('Enter');
    await pressAt(page, button('Save'));
    await notice('Saved.');
    await pressAt(page, page.getByRole('button', { name: 'Aan zee' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectNoBarriers();
    await page.goto('/cmsadmin/planner/advisors');
    await pressAt(page, page.getByRole('link', { name: 'Anke Zonneveld', exact: true }));
    await pressAt(page, button('Next week'));
    await pressAt(page, button('Next week'));
    await part(/^Week/).getByText('Offered').first().waitFor();
    await part(/^Week/).getByText('no hours on this day of the week').first().waitFor();
    await expectNoBarriers();
  });
});
