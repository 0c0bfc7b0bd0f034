import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { exampleSite, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// Each test goes on where the one before it stopped.
describe('redirects', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    api = await openApi(site.origin);
    // Provoked: addresses and targets that cannot be.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/redirect\//] });
    page = watched.page;
    await api.signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const optionOf = (path: string): Locator => page.getByRole('option').filter({ has: page.getByText(path, { exact: true }) });
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const visit = async (path: string): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  async function expectNoBarriers(): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  it('are made by keyboard in a panel that names what is wrong, and lead on at once', async () => {
    await page.goto('/cmsadmin/redirects');
    await page.getByRole('heading', { name: 'Redirects', level: 1 }).waitFor();
    await button('New redirect').first().press('Enter');
    const panel = page.getByRole('dialog', { name: 'New redirect' });
    await panel.getByRole('textbox', { name: /^Address/ }).fill(`${site.origin}/Oud/Index.HTML`);
    await page.keyboard.press('Enter');
    await panel.getByText('The Page field is required.').waitFor();
    await expectNoBarriers();
    await panel.getByRole('button', { name: 'Choose…' }).press('Enter');
    await page.getByRole('searchbox').fill('contact');
    await optionOf('/contact').click();
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await notice('Redirect from /oud/index.html saved');
    await row('/oud/index.html').getByText('/contact').waitFor();
    expect(await visit('/oud/index.html?van=oud')).to.deep.equal([308, '/contact?van=oud']);
    await expectNoBarriers();
  });

  it('say where an address leads, and offer one where it leads nowhere', async () => {
    const box = page.getByRole('textbox', { name: 'Where does an address lead?' });
    await box.fill('/oud/index.html');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('/oud/index.html leads to /contact.').waitFor();
    await box.fill('/archief/2019');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing stands at /archief/2019 (404).').waitFor();
    await button('Make a redirect').press('Enter');
    const panel = page.getByRole('dialog', { name: 'New redirect' });
    await until(() => panel.getByRole('textbox', { name: /^Address/ }).inputValue(), '/archief/2019');
    await panel.getByRole('textbox', { name: /^Address/ }).fill('/archief/*');
    await panel.getByRole('radio', { name: 'An address' }).check();
    await panel.getByRole('textbox', { name: /^Address it leads to/ }).fill('http://oud.example/*');
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await panel
      .locator('.lc-errors')
      .getByText(/^Address it leads to/)
      .waitFor();
    await panel.getByRole('textbox', { name: /^Address it leads to/ }).fill('https://oud.example/*');
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await notice('Redirect from /archief/* saved');
    expect(await visit('/archief/2019/mei')).to.deep.equal([308, 'https://oud.example/2019/mei']);
  });

  it('are narrowed in the address, changed, and deleted after a question', async () => {
    await page.goto('/cmsadmin/redirects?kind=pattern');
    await button('Remove filter Kind: Pattern').waitFor();
    await row('/archief/*').waitFor();
    await eventually(() => page.getByRole('rowheader').allInnerTexts())
      .to.include('/archief/*')
      .and.not.include('/oud/index.html');
    await button('/archief/*').press('Enter');
    const panel = page.getByRole('dialog', { name: '/archief/*' });
    await panel.getByRole('radio', { name: 'Nowhere (410)' }).check();
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await row('/archief/*').getByText('Removed on purpose (410)').waitFor();
    expect((await visit('/archief/2019'))[0]).to.equal(410);
    await button('/archief/*').press('Enter');
    await page.getByRole('dialog', { name: '/archief/*' }).getByRole('button', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete the redirect from /archief/*?' });
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await notice('Redirect from /archief/* deleted');
    expect((await visit('/archief/2019'))[0]).to.equal(404);
  });

  it('are made of addresses that visitors missed', async () => {
    await visit('/brochure.pdf');
    await page.goto('/cmsadmin/redirects');
    await page.getByRole('link', { name: 'Missing addresses' }).press('Enter');
    await page.getByRole('heading', { name: 'Missing addresses', level: 1 }).waitFor();
    await row('/brochure.pdf').waitFor();
    await expectNoBarriers();
    // On a phone what can be done with an address stands below it, however long that is.
    await show(page, { ...plain, width: 390 });
    const bottomOf = async (of: Locator): Promise<number> => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return y + height;
    };
    const make = button('Make a redirect from /brochure.pdf');
    const isBelow = async (): Promise<boolean> =>
      ((await make.boundingBox())?.y ?? 0) >= (await bottomOf(row('/brochure.pdf').getByRole('rowheader')));
    await eventually(isBelow).to.equal(true);
    await show(page, plain);
    await button('Make a redirect from /brochure.pdf').press('Enter');
    const panel = page.getByRole('dialog', { name: 'New redirect' });
    await panel.getByRole('radio', { name: 'Nowhere (410)' }).check();
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await notice('Redirect from /brochure.pdf saved');
    await until(() => row('/brochure.pdf').count(), 0);
    expect((await visit('/brochure.pdf'))[0]).to.equal(410);
  });

  it('are imported from a file once every line of it is right, and taken back as one', async () => {
    const choose = async (text: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await button('Choose a file…').press('Enter');
      await (await chooser).setFiles({ name: 'oud.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await page.goto('/cmsadmin/redirects');
    await button('More').press('Enter');
    await page.getByRole('menuitem', { name: 'Import…' }).press('Enter');
    await page.getByRole('heading', { name: 'Import redirects', level: 1 }).waitFor();
    await choose('from;to\n/a.html;/contact\n/b.html;/nergens\n');
    await page.getByText('Target leads to no page of this site.').waitFor();
    await expectNoBarriers();
    await choose('from;to\n/a.html;/contact\n/b.html;410\n');
    await button('Import 2 redirects').press('Enter');
    await notice('2 redirects imported');
    expect(await visit('/a.html')).to.deep.equal([308, '/contact']);
    await button('Take back').press('Enter');
    await notice('Taken back.');
    await until(() => row('/a.html').count(), 0);
    expect((await visit('/a.html'))[0]).to.equal(404);
  });

  it('are proposed for the addresses of a former site, and made of what is accepted', async () => {
    await page.goto('/cmsadmin/redirects/moving-in');
    await page.getByRole('tab', { name: 'From a list' }).press('Enter');
    await page
      .getByRole('textbox', { name: 'Addresses' })
      .fill('https://www.oud.nl/contact.php?id=3\nhttps://www.oud.nl/wp-content/logo.png\n/oud/index.html\n');
    await button('Propose redirects').press('Enter');
    await page.getByText('1 redirect proposed, 1 address without a proposal, 1 leads somewhere already.').waitFor();
    await row('/wp-content/logo.png').waitFor();
    await page.getByText('1 was taken without its query').waitFor();
    await page.reload();
    await row('/contact.php').getByText('100%').waitFor();
    await expectNoBarriers();
    await button('Make 1 redirect').press('Enter');
    await notice('1 redirect imported');
    expect(await visit('/contact.php')).to.deep.equal([308, '/contact']);
  });

  it('are asked for when a page goes, one page or several', async () => {
    const publish = async (title: string): Promise<{ readonly id: string; readonly slug: string }> => {
      const id = await makePage(api, title, [textBlock('Een')]);
      await api.post(`/page/${id}/publish`, {});
      return { id, slug: (await api.get<{ data: { slug: string } }>(`/page/${id}`)).data.slug };
    };
    const one = await publish('Weg ermee');
    await openEditor(page, one.id);
    await button('More actions').first().press('Enter');
    await page.getByRole('menuitem', { name: 'Unpublish' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Unpublish this page?' });
    await question.getByRole('button', { name: /What becomes of the address/ }).press('Enter');
    await page.getByRole('option', { name: 'Leads to another page' }).press('Enter');
    await question.getByRole('button', { name: 'Choose a page' }).press('Enter');
    await page.getByRole('searchbox').fill('contact');
    await optionOf('/contact').click();
    await expectNoBarriers();
    await question.getByRole('button', { name: 'Unpublish', exact: true }).press('Enter');
    await notice('The page is no longer on the site');
    expect(await visit(one.slug)).to.deep.equal([308, '/contact']);

    const several = [await publish('Uitgediend een'), await publish('Uitgediend twee')];
    await page.goto('/cmsadmin/?q=uitgediend');
    for (const name of ['een', 'twee']) await page.getByRole('checkbox', { name: `Choose Uitgediend ${name}` }).check();
    await page
      .getByRole('group', { name: /chosen/ })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    const deletion = page.getByRole('alertdialog', { name: 'Move 2 pages to the trash?' });
    await deletion.getByRole('button', { name: /What becomes of the address/ }).press('Enter');
    await page.getByRole('option', { name: 'Removed for good (410)' }).press('Enter');
    await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
    await notice('2 pages are in the trash');
    for (const { slug } of several) expect((await visit(slug))[0], slug).to.equal(410);
  });
});
