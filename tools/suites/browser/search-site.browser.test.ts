import { eventually, siteLooks, until, violationsInLooks, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectFocus } from './test-kit/focus.ts';
import { setStage } from './test-kit/stage.ts';
import { visitWithoutScript } from './test-kit/visit-without-script.ts';

interface Found {
  readonly total: number;
  readonly results: readonly { readonly title: string; readonly slug: string }[];
}

const dutch = { locales: ['nl-NL'], pageTypes: [], offset: 0 };

// What visitors see of the search of the site, with its real engine and its real pages.
describe('the search of the site', () => {
  const stage = setStage({ isStrict: true });
  const find = async (term: string, count = 10): Promise<Found> =>
    (await stage.api.post<{ data: Found }>('/search/search', { ...dutch, term, count })).data;
  async function visit(path: string, options: { readonly javaScript?: boolean; readonly width?: number } = {}): Promise<Page> {
    const { page } = await stage.open(options);
    await page.goto(path);
    return page;
  }
  const status = (page: Page) => page.getByRole('main').getByRole('status');
  const titles = (page: Page) => page.locator('.search-title a').allInnerTexts();
  const isFocused = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element === document.activeElement);

  it('says how many results there are: one, several, none', async () => {
    const page = await visit('/zoeken');
    await eventually(() => status(page).innerText(), 'nobody searched yet').to.equal('');
    await page.getByRole('navigation', { name: 'Veel bezochte pagina’s' }).getByRole('link', { name: 'Contact' }).waitFor();
    const { total } = await find('kerk');
    await page.getByRole('searchbox', { name: 'Waar zoekt u naar?' }).or(page.getByRole('combobox')).fill('kerk');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zoeken?q=kerk');
    await eventually(() => status(page).innerText()).to.equal(`${total} resultaten voor ‘kerk’`);
    await eventually(() => page.title()).to.contain('Zoeken naar kerk');
    await eventually(() => page.locator('.search-snippet mark').first().innerText()).to.match(/kerk/i);
    const first = page.locator('#result-1');
    await eventually(() => first.locator('.search-read').innerText()).to.contain('Lees meer');
    const led = await first.locator('.search-title a').getAttribute('href');
    await eventually(() => first.locator('.search-read').getAttribute('href')).to.equal(led);
    await eventually(() => first.getByRole('link', { name: 'Lees meer' }).count(), 'who listens hears of one').to.equal(0);
    await page.goto('/zoeken?q=carillon');
    await eventually(() => status(page).innerText()).to.equal('1 resultaat voor ‘carillon’');
    await page.goto('/zoeken?q=xyzqw');
    await eventually(() => status(page).innerText()).to.equal('0 resultaten voor ‘xyzqw’');
    await page.getByText('Probeer een andere zoekterm, of een korter woord').waitFor();
    await page.getByRole('navigation', { name: 'Veel bezochte pagina’s' }).getByRole('link', { name: 'Contact' }).waitFor();
  });

  it('loads more below what is there, leads to the first new one, and shows as many after Back', async () => {
    const { total, results } = await find('kerk', 30);
    const page = await visit('/zoeken?q=kerk');
    const more = page.getByRole('link', { name: 'Meer laden' });
    await page.locator('.search-more[data-awake]').waitFor();
    await more.focus();
    await page.keyboard.press('Enter');
    await until(() => isFocused(page, '#result-11 .search-title a'), true);
    await eventually(() => titles(page)).to.deep.equal(results.slice(0, 20).map(({ title }) => title));
    await eventually(() => status(page).innerText()).to.equal(`20 van ${total}`);
    await eventually(async () => (await expectFocus(page, 'after more results')).name).to.equal(results[10]?.title);
    await more.click();
    await until(async () => (await titles(page)).length, results.length);
    await page.locator('#result-15 .search-title a').click();
    await page.waitForURL((url) => url.pathname !== '/zoeken');
    await page.goBack();
    await page.waitForURL('**/zoeken?q=kerk&show=30');
    await eventually(() => titles(page)).to.deep.equal(results.map(({ title }) => title));
    expect(await violationsOn(page)).to.deep.equal([]);
  });

  it('narrows to a kind of page, and back, and keeps languages apart', async () => {
    const page = await visit('/zoeken?q=kerk');
    const kinds = page.getByRole('navigation', { name: 'Resultaten beperken' });
    const news = kinds.getByRole('link', { name: /^Nieuws \d+$/ });
    const count = Number((await news.innerText()).replace(/\D/g, ''));
    expect(count).to.be.within(1, (await find('kerk')).total - 1);
    await news.click();
    await page.waitForURL(/kind=news(%2F|\/)article/);
    await eventually(() => status(page).innerText()).to.equal(`${count} ${count === 1 ? 'resultaat' : 'resultaten'} voor ‘kerk’`);
    await eventually(() => news.getAttribute('aria-current')).to.equal('true');
    for (const href of await page.locator('.search-title a').evaluateAll((all) => all.map((own) => own.getAttribute('href'))))
      expect(href).to.match(/^\/nieuws\//);
    await kinds.getByRole('link', { name: 'Alles' }).click();
    await page.waitForURL((url) => !url.searchParams.has('kind'));
    await page.goto('/de-de/suche?q=Kirchen');
    await eventually(() => status(page).innerText()).to.match(/^\d+ Ergebnis(se)? für „Kirchen“$/);
    for (const href of await page.locator('.search-title a').evaluateAll((all) => all.map((own) => own.getAttribute('href'))))
      expect(href).to.match(/^\/de-de/);
  });

  it('reads a slip of the pen as what was meant, and says so', async () => {
    const page = await visit('/zoeken?q=verzekernig');
    const meant = page.locator('.search-corrected');
    await eventually(() => meant.innerText()).to.match(
      /^Voor ‘verzekernig’ vonden wij niets\. Dit zijn de resultaten voor verzekering$/,
    );
    await eventually(async () => (await titles(page)).length).to.be.above(0);
    await meant.getByRole('link', { name: 'verzekering' }).click();
    await page.waitForURL('**/zoeken?q=verzekering');
    await eventually(() => page.locator('.search-corrected').count()).to.equal(0);
  });

  it('suggests while somebody types, by keyboard', async () => {
    const page = await visit('/zoeken');
    const field = page.getByRole('combobox', { name: 'Waar zoekt u naar?' });
    await field.pressSequentially('orgel');
    const options = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
    await options.first().waitFor();
    await eventually(() => field.getAttribute('aria-expanded')).to.equal('true');
    await page.keyboard.press('ArrowDown');
    await until(() => options.first().getAttribute('aria-selected'), 'true');
    await eventually(() => field.getAttribute('aria-activedescendant')).to.equal(await options.first().getAttribute('id'));
    await eventually(() => isFocused(page, '[role=combobox]'), 'the field keeps the focus').to.equal(true);
    expect(await violationsOn(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await until(() => options.count(), 0);
    await eventually(() => field.getAttribute('aria-expanded')).to.equal('false');
    await field.press('s');
    await field.press('Backspace');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = await options.first().innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: chosen }).waitFor();
  });

  it('works without JavaScript: a field in the header, results, more of them, a narrower kind', async () => {
    const { browser, site } = stage;
    const { results } = await find('kerk', 20);
    await visitWithoutScript({
      browser,
      origin: site.origin,
      address: '/schade',
      status: 200,
      async read(page) {
        await page.getByRole('banner').getByRole('searchbox', { name: 'Zoeken' }).fill('kerk');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/zoeken?q=kerk');
        await eventually(() => page.getByRole('search').count(), 'the page has a field of its own').to.equal(1);
        await page.getByRole('link', { name: 'Meer laden' }).click();
        await page.waitForURL('**/zoeken?q=kerk&show=20#result-11');
        await eventually(() => titles(page)).to.deep.equal(results.map(({ title }) => title));
        await page.getByRole('navigation', { name: 'Resultaten beperken' }).getByRole('link', { name: 'Nieuws' }).click();
        await page.waitForURL(/kind=news/);
      },
    });
  });

  it('is found in the menu of a phone, and read there in every theme', async () => {
    const page = await visit('/over-ons', { width: 360 });
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Zoeken' });
    await eventually(() => field.isVisible()).to.equal(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violationsOn(page)).to.deep.equal([]);
    await field.fill('orgel');
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
    await page.waitForURL('**/zoeken?q=orgel');
    await eventually(async () => (await titles(page)).length).to.be.above(0);
    const looks = siteLooks.map((look) => ({ ...look, width: look.width < 400 ? 360 : look.width }));
    expect((await violationsInLooks(page, looks)).join('\n')).to.equal('');
  });
});
