import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from '../../../../tools/suites/browser/test-kit/api.ts';
import { expectFocus } from '../../../../tools/suites/browser/test-kit/focus.ts';
import { pressAt, tabTo, typeInto } from '../../../../tools/suites/browser/test-kit/keyboard.ts';
import { exampleSite, startSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import type { RunningSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;

// By keyboard alone: each test goes on where the one before it stopped.
describe('the screens of search', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    [site, browser] = await Promise.all([startSite(exampleSite), openBrowser()]);
    // Provoked: rules that say nothing or too much.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/site-search\/words/] });
    page = watched.page;
    await (await openApi(site.origin)).signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const panel = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
  const field = (label: RegExp, within: Locator): Locator => within.getByLabel(label);
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const terms = (): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();
  /** The titles that a visitor finds; the way of asking is that of the search page. */
  const found = async (term: string): Promise<readonly string[]> => {
    const html = await (await fetch(`${site.origin}/zoeken?${new URLSearchParams({ q: term }).toString()}`)).text();
    return [...html.matchAll(/<h2 class="search-title"><a[^>]*>([^<]*)/g)].map(([, title = '']) => title);
  };
  async function choose(control: Locator, option: string): Promise<void> {
    await pressAt(page, control);
    await page.getByRole('listbox').waitFor();
    const wanted = page.getByRole('option', { name: option, exact: true });
    const isThere = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
    await page.keyboard.press('Home');
    for (let step = 0; step < 20 && !(await isThere()); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  }
  const save = (within: Locator): Promise<void> => pressAt(page, button('Save', within));
  async function closed(within: Locator, after: string): Promise<void> {
    await within.waitFor({ state: 'detached' });
    await expectFocus(page, after);
  }
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }

  describe('of words', () => {
    it('make a synonym, say at the field what is missing, and visitors find by it', async () => {
      expect(await found('godshuis')).to.deep.equal([]);
      await page.goto('/cmsadmin/site-search/words');
      await page.getByText('No rules yet').waitFor();
      await pressAt(page, button('New rule').first());
      const made = panel('New rule');
      await made.waitFor();
      await page.keyboard.press('Enter');
      await made.getByText('The Word field is required.').first().waitFor();
      await expectNoBarriers();
      await typeInto(page, field(/^Word or words/, made), 'godshuis');
      await typeInto(page, field(/^Other words/, made), 'kerk, kapel');
      await save(made);
      await notice('Saved. It holds within seconds.');
      await closed(made, 'making a rule');
      await row('godshuis').getByText('means the same as kerk, kapel').waitFor();
      await until(async () => (await found('godshuizen')).length > 0, true);
      await expectNoBarriers();
    });

    it('say how a compound is split, and refuse parts that are none and what is said already', async () => {
      await pressAt(page, button('New rule').first());
      const made = panel('New rule');
      await typeInto(page, field(/^Word or words/, made), 'Godshuis');
      await typeInto(page, field(/^Other words/, made), 'tempel');
      await save(made);
      await made
        .getByText(/has a rule of this kind already/)
        .first()
        .waitFor();
      await choose(button(/Kind of rule/, made), 'Split as');
      await typeInto(page, field(/^Compound/, made), 'gevelkachel');
      await typeInto(page, field(/^Parts in reading order/, made), 'gevel');
      await save(made);
      await made
        .getByText(/has to be at least two words/)
        .first()
        .waitFor();
      await typeInto(page, field(/^Parts in reading order/, made), 'gevel, kachel');
      await save(made);
      await notice('Saved. All pages are indexed anew');
      await closed(made, 'making a rule about a compound');
      await row('gevelkachel').getByText('is split as gevel + kachel').waitFor();
    });

    it('put a page first on its days', async () => {
      await pressAt(page, button('New rule').first());
      const made = panel('New rule');
      await typeInto(page, field(/^Word or words/, made), 'openingstijden');
      await choose(button(/Kind of rule/, made), 'Page comes first');
      await save(made);
      await made.getByText('The Page that comes first field is required.').first().waitFor();
      await pressAt(page, button(/Choose a page|Page that comes first/, made));
      const sought = page.getByRole('dialog').getByRole('searchbox');
      await sought.waitFor();
      await page.keyboard.type('contact');
      await page.getByRole('dialog').getByRole('status').filter({ hasText: /\d/ }).waitFor({ state: 'attached' });
      await until(async () => (await page.getByRole('option').first().innerText()).split('\n')[0], 'Contact');
      const active = (): Promise<string> =>
        sought.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');
      // The first one is chosen by itself a moment after typing, or not yet.
      for (let step = 0; step < 9 && !(await active()).startsWith('Contact'); step += 1)
        await page.keyboard.press((await active()) === '' ? 'ArrowDown' : 'ArrowUp');
      await eventually(active).to.match(/^Contact/);
      await page.keyboard.press('Enter');
      await sought.waitFor({ state: 'detached' });
      await made.getByText('Contact', { exact: true }).waitFor();
      await field(/^From day/, made).fill('2026-01-02');
      await field(/^To day/, made).fill('2026-01-01');
      await save(made);
      await made
        .getByText(/is before the first day/)
        .first()
        .waitFor();
      await expectNoBarriers();
      await field(/^To day/, made).fill('2999-12-31');
      await save(made);
      await closed(made, 'putting a page first');
      await row('openingstijden')
        .getByText(/^Contact comes first, from .*2026, until .*2999$/)
        .waitFor();
      await until(async () => (await found('openingstijden'))[0], 'Contact');
    });

    it('are narrowed by kind, changed, and removed after a question', async () => {
      await choose(button(/Kind of rule/), 'Page comes first');
      await button('Remove filter Kind: Page comes first').waitFor();
      await until(terms, ['openingstijden']);
      expect(new URL(page.url()).search).to.equal('?kind=promoted');
      await pressAt(page, button('openingstijden'));
      const changed = panel('openingstijden');
      await pressAt(page, button('Remove the rule', changed));
      const question = page.getByRole('alertdialog', { name: 'Remove the rule for “openingstijden”?' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await pressAt(page, button('Remove the rule', changed));
      await pressAt(page, button('Remove the rule', question));
      await notice('The rule was removed.');
      await changed.waitFor({ state: 'detached' });
      await page.getByText('No results').first().waitFor();
      await until(async () => (await found('openingstijden'))[0] === 'Contact', false);
    });
  });

  describe('of searches', () => {
    const gone = 'quetzal';
    const cells = (name: string): Promise<string[]> => row(name).getByRole('cell').allInnerTexts();
    /** The numbers of the last week, in the table that stands for the bars. */
    const lastWeek = (): Promise<string[]> =>
      page.getByRole('table', { name: 'Searches by week' }).getByRole('row').last().getByRole('cell').allTextContents();

    it('list what visitors searched for three times, with the week in bars and in a table', async () => {
      for (let time = 0; time < 3; time += 1) await found(gone);
      for (let time = 0; time < 4; time += 1) await found('Orgel');
      await found('anna@example.com');
      await found('maar eens');
      await pressAt(page, page.getByRole('link', { name: 'Searches', exact: true }));
      await page.getByRole('heading', { name: 'Searches', level: 1 }).waitFor();
      await row('orgel').waitFor();
      await eventually(async () => (await cells('orgel'))[0]).to.equal('4');
      await eventually(async () => (await cells(gone)).slice(0, 2)).to.deep.equal(['3', 'None']);
      await eventually(terms)
        .to.include.members(['orgel', gone])
        .and.not.include.members(['maar eens'])
        .and.not.include.members(['anna@example.com']);
      const [searches = '', fruitless = ''] = await lastWeek();
      expect(Number(fruitless)).to.be.at.least(3).and.below(Number(searches));
      const bars = page.locator('.site-search-bars');
      await bars.getByText(searches, { exact: true }).waitFor();
      // Both parts of the bar are drawn, each in its colour.
      for (const part of ['found', 'fruitless']) await bars.locator(`.site-search-${part}`).last().waitFor({ state: 'visible' });
      await expectNoBarriers();
    });

    it('are narrowed to those without a result, and to a language and a time in the address', async () => {
      await tabTo(page, page.getByRole('radio', { name: 'All' }));
      await page.keyboard.press('ArrowRight');
      await until(async () => (await terms()).includes('orgel'), false);
      await eventually(terms).to.include(gone);
      await choose(button(/Period/), 'Last 90 days');
      await until(async () => (await page.getByRole('table', { name: 'Searches by week' }).getByRole('row').count()) > 12, true);
      await choose(button(/Language/), 'German (Germany)');
      await page.getByText('No results').first().waitFor();
      expect(new URL(page.url()).search).to.equal('?outcome=none&period=90&locale=de-DE');
      await pressAt(page, button('Remove filter Language: German (Germany)'));
      await row(gone).waitFor();
    });

    it('lead to the results as a visitor sees them, which counts as no search', async () => {
      const link = row(gone).getByRole('link', { name: `Show as visitor: ${gone} (new tab)` });
      const shown = page.context().waitForEvent('page');
      await pressAt(page, link);
      const visited = await shown;
      await visited.getByText(`0 resultaten voor ‘${gone}’`).waitFor();
      await visited.close();
      await page.reload();
      await row(gone).waitFor();
      await eventually(async () => (await cells(gone))[0]).to.equal('3');
    });

    it('become synonyms in the panel of words, and then find something', async () => {
      await pressAt(page, button(`Add synonym for ${gone}`));
      const made = panel('New rule');
      await made.waitFor();
      await eventually(() => field(/^Word or words/, made).inputValue()).to.equal(gone);
      await eventually(async () => (await expectFocus(page, 'opening the panel')).name).to.equal('INPUT');
      await page.keyboard.type('orgel');
      await eventually(() => field(/^Other words/, made).inputValue()).to.equal('orgel');
      await page.keyboard.press('Enter');
      await notice('Saved. It holds within seconds.');
      await closed(made, 'adding a synonym');
      await until(async () => (await found(gone)).length > 0, true);
      await page.reload();
      await page.getByText('No search was without a result.').or(page.getByRole('rowheader').first()).first().waitFor();
      await eventually(terms).to.not.include(gone);
    });
  });
});
