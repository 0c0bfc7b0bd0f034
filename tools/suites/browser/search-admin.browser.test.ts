import { randomUUID } from 'node:crypto';
import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { setStage } from './test-kit/stage.ts';
import { showPreview } from './test-kit/show-preview.ts';

interface Status {
  readonly hasEngine: boolean;
  readonly removalState: string;
  readonly indexingState: string;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft: number | null;
  readonly indexed: number;
  readonly finishedAt: string | null;
  readonly failures: {
    readonly total: number;
    readonly pages: readonly { readonly pageID: string; readonly title: string; readonly error: string }[];
  };
}

const widths = [1440, 768, 390];
/** Light at three widths, and dark on a phone. */
const looks = [
  ...widths.flatMap((width) => adminLooks.slice(0, 1).map((look) => ({ ...look, width }))),
  ...adminLooks.slice(1, 2),
];

describe('the search in the admin', () => {
  const stage = setStage({ isStrict: true });
  const status = async (): Promise<Status> => (await stage.api.get<{ data: Status }>('/search/status')).data;
  async function open(path: string): Promise<Page> {
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    await page.goto(`/cmsadmin${path}`);
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const found = async (page: Page): Promise<string> => {
    await page.goto('/zoeken?q=kerk');
    return page.getByRole('main').getByRole('status').innerText();
  };

  it('is emptied once somebody confirmed it, and made anew', async () => {
    const page = await open('/search');
    const { indexed } = await status();
    await page.getByText(`${indexed} pages can be found.`).waitFor();
    await button(page, 'Remove all pages').press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Remove all pages from the search index?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await status()).indexed).to.equal(indexed);
    await button(page, 'Remove all pages').press('Enter');
    await dialog.getByRole('button', { name: 'Remove all pages' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The search index is empty: visitors find nothing.').waitFor();
    await page.getByText('0 pages can be found.').waitFor();
    const { page: visitor } = await stage.open();
    expect(await found(visitor)).to.equal('0 resultaten voor ‘kerk’');
    await button(page, 'Index all pages').press('Enter');
    await page.getByText('All pages are indexed.').waitFor();
    await page.getByText(`${indexed} pages can be found.`).waitFor();
    expect(await found(visitor)).to.match(/^[1-9]\d* resultaten voor ‘kerk’$/);
  });

  it('tries a search in the language of one’s choice', async () => {
    const page = await open('/search');
    await page.getByRole('searchbox', { name: 'Words' }).fill('verzekernig');
    await page.getByText('Read as “verzekering”.').waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    expect((await violationsInLooks(page, looks)).join('\n')).to.equal('');
  });

  it('shows how far indexing is, and stops it; says what failed, and that there is no engine', async () => {
    const real = await status();
    let told: Partial<Status> = { indexingState: 'loading', done: 40, total: 100, secondsLeft: 12 };
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    await page.route('**/api/search/status', (route) => route.fulfill({ json: { Success: true, data: { ...real, ...told } } }));
    await page.goto('/cmsadmin/search');
    await page.getByText('Indexing: 40 of 100 pages, about 12 seconds left').waitFor();
    const bar = page.getByRole('progressbar', { name: 'Index all pages' });
    await eventually(() =>
      bar.evaluate((own) => [(own as HTMLProgressElement).value, (own as HTMLProgressElement).max]),
    ).to.deep.equal([40, 100]);
    told = { ...told, done: 70, secondsLeft: 1 };
    await page.getByText('Indexing: 70 of 100 pages, about 1 second left').waitFor();
    expect((await violationsInLooks(page, looks.slice(0, 1))).join('\n')).to.equal('');
    const cancelled = page.waitForRequest('**/api/search/cancel');
    told = { indexingState: 'idle' };
    await button(page, 'Stop indexing').press('Enter');
    await cancelled;
    await page.getByText('Indexing was stopped. What could be found before still can.').waitFor();
    await button(page, 'Index all pages').waitFor();
    await eventually(() => bar.count()).to.equal(0);
    for (const [state, text] of [
      [{ indexingState: 'error' }, 'Not all pages could be indexed.'],
      [{ removalState: 'error' }, 'The search index could not be emptied.'],
      [{ hasEngine: false }, 'No search engine is installed'],
    ] as const) {
      told = state;
      await page.reload();
      await page.getByText(text).waitFor();
    }
    await eventually(() => button(page, 'Index all pages').count(), 'nothing can be done without an engine').to.equal(0);
  });

  it('names the pages that could not be indexed and why, within its width, and leads to each', async () => {
    const real = await status();
    const { data } = await stage.api.post<{ data: { results: { pageID: string; title: string }[] } }>('/search/search', {
      term: 'contact',
    });
    const [contact] = data.results;
    expect(contact?.title).to.equal('Contact');
    const long = {
      pageID: randomUUID(),
      title: 'Torenuurwerkonderhoudsovereenkomst voor kerkbesturen',
      error: `no room for https://example.com/${'zonderspaties'.repeat(20)}`,
    };
    const pages = [long, { pageID: '', title: '', ...contact, error: 'a block cannot say what it holds' }];
    let failures: Status['failures'] = { total: 63, pages };
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    await page.route('**/api/search/status', (route) => route.fulfill({ json: { Success: true, data: { ...real, failures } } }));
    await page.goto('/cmsadmin/search');
    const section = page.getByRole('region', { name: 'Pages that could not be indexed' });
    await section.getByText('63 pages could not be indexed.').waitFor();
    await section.getByText('These are the latest 2 of them.').waitFor();
    const listed = () => section.getByRole('listitem').allInnerTexts();
    await eventually(async () => (await listed()).map((text) => text.split(/\n+/))).to.deep.equal(
      pages.map(({ title, error }) => [title, error]),
    );
    expect((await violationsInLooks(page, looks)).join('\n')).to.equal('');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await eventually(excess, `${width} px`).to.be.at.most(0);
    }
    failures = { total: 1, pages: pages.slice(1) };
    await page.reload();
    await section.getByText('1 page could not be indexed.').waitFor();
    await eventually(() => section.getByText('These are the latest').count()).to.equal(0);
    await button(page, 'Remove all pages').focus();
    await page.keyboard.press('Tab');
    await eventually(() =>
      section.getByRole('link', { name: 'Contact' }).evaluate((link) => link === document.activeElement),
    ).to.equal(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/cmsadmin/pages/${contact?.pageID}*`);
    failures = { total: 0, pages: [] };
    await page.goto('/cmsadmin/search');
    await button(page, 'Index all pages').waitFor();
    await eventually(() => section.count(), 'nothing is said where nothing failed').to.equal(0);
  });

  it('explains a search: how it was read, and what each score is the sum of', async () => {
    const page = await open('/site-search/explain');
    await page.locator('[type=search]:focus').waitFor();
    await page.keyboard.type('de kerken "oude toren" verzekernig');
    await page.keyboard.press('Enter');
    await page.getByText('Not known, so a slip of the pen for “verzekering”.').waitFor();
    await page.getByText('Left out, because they say nothing of the subject: “de”.').waitFor();
    await page.getByText('Has to stand on the page as it is: “oude toren”.').waitFor();
    await page.getByRole('searchbox', { name: 'What a visitor types' }).fill('kerken verzekeren');
    await page.keyboard.press('Enter');
    const hits = page.getByRole('region', { name: 'What is found' }).locator('.site-search-hit');
    const links = hits.locator('.site-search-hit-head a');
    await links.first().waitFor();
    const { data } = await stage.api.post<{ data: { results: { title: string }[] } }>('/search/search', {
      term: 'kerken verzekeren',
      locales: ['nl-NL'],
      pageTypes: [],
      count: 10,
      offset: 0,
    });
    await until(
      () => links.allInnerTexts(),
      data.results.map(({ title }) => title),
    );
    const numbers = hits.first().locator('summary');
    await numbers.focus();
    await page.keyboard.press('Enter');
    const table = hits.first().getByRole('table');
    await table.waitFor();
    const points = (await table.getByRole('row').getByRole('cell').and(page.locator('.lc-table__points')).allInnerTexts()).map(
      Number,
    );
    const score = points.pop() ?? 0;
    expect(points.length).to.be.above(1);
    expect(points.reduce((sum, each) => sum + each, 0)).to.be.closeTo(score, 0.005);
    await eventually(() => hits.first().locator('.site-search-score').innerText()).to.equal(`Score ${score.toFixed(3)}`);
    expect((await violationsInLooks(page, looks)).join('\n')).to.equal('');
    await page.getByRole('searchbox', { name: 'What a visitor types' }).fill('xyzqw');
    await page.keyboard.press('Enter');
    await page.getByText('Not known to any page.').waitFor();
    await page.getByText('No page is found.').waitFor();
  });

  it('tells in the editor by which words a page is found, or why it is not', async () => {
    const pageAt = async (slug: string): Promise<string> => {
      const { data } = await stage.api.get<{ data: { hits: { path: string; pageID: string }[] } }>(
        `/site-search/explain?${new URLSearchParams({ term: slug.slice(1), locale: 'nl-NL' }).toString()}`,
      );
      return data.hits.find(({ path }) => path === slug)?.pageID ?? '';
    };
    const page = await open(`/pages/${await pageAt('/contact')}`);
    // Beside the preview, the panel of the page is folded.
    await showPreview(page, false);
    const part = page.locator('details', { hasText: 'Words by which it is found' });
    await part.locator('summary').press('Enter');
    const title = part.getByRole('region', { name: 'In the title' });
    await title.getByText('contact', { exact: true }).waitFor();
    expect((await violationsInLooks(page, looks.slice(0, 1), { within: '.lc-page-panel' })).join('\n')).to.equal('');
  });
});
