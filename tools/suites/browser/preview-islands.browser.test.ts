import { openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import { openApi } from './test-kit/api.ts';
import { makeCounterSite } from './test-kit/counter-site.ts';
import { runLectern, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

const frameName = 'iframe.lc-preview__frame';

describe('islands in a preview', function () {
  this.timeout(120_000);
  let folder: ReturnType<typeof makeCounterSite>;
  let site: RunningSite;
  let browser: TestBrowser;
  before(async () => {
    folder = makeCounterSite();
    await runLectern(folder.dir, 'build');
    [site, browser] = await Promise.all([startSite(folder.dir), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    folder?.remove();
  });

  it('are awake, and start again with what is written, each apart from the others', async () => {
    const api = await openApi(site.origin);
    const counter = (label: string) => ({
      type: 'counter/load',
      version: 1,
      props: { label, link: { to: { href: 'https://example.com' } } },
    });
    const { pageID } = await api.post<{ pageID: string }>('/page/create', {
      title: 'Tellen',
      slug: '/tellen',
      type: 'lectern/blank',
      locale: 'nl-NL',
      content: { 'teller-1': counter('Een'), 'teller-2': counter('Twee') },
    });
    const watched = await browser.newPage({ origin: site.origin, width: 1440 });
    const { page } = watched;
    await api.signIn(page);
    await page.goto(`/cmsadmin/pages/${pageID}`);
    const frame = page.frameLocator(frameName);
    const region = (name: string) => frame.getByRole('region', { name });
    const press = (name: string) => region(name).getByRole('button', { name: 'Tel' }).click();
    for (const name of ['Een', 'Twee']) await until(() => region(name).getAttribute('data-awake'), 'true');
    await press('Een');
    await press('Twee');
    await region('Twee').getByText('1 keer').waitFor();
    await page.locator('.lc-block__main').first().click();
    await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Anders');
    await until(() => region('Anders').getAttribute('data-awake'), 'true');
    await region('Anders').getByText('0 keren').waitFor();
    await press('Anders');
    await region('Anders').getByText('1 keer').waitFor();
    await region('Twee').getByText('1 keer').waitFor();
    // A kind of block that the page did not have brings its stylesheet.
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).waitFor();
    await page.keyboard.type('Counter (none)');
    await page.getByRole('option', { selected: true }).getByText('Counter (none)', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Stil');
    const colour = () => region('Stil').evaluate((element) => getComputedStyle(element).outlineColor);
    await until(colour, 'rgb(1, 2, 3)');
    await press('Twee');
    await region('Twee').getByText('2 keren').waitFor();
    watched.expectClean();
    await watched.context.close();
  });
});
