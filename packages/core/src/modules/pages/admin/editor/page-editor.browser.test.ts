import { eventually } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminBrowser, focused, isOfUnknown, until, heard, title } from './admin-browser.test-kit.ts';
import { strange } from './fake-api.test-kit.ts';

const order = (page: Page) => page.locator('.lc-block__name').allInnerTexts();

/** By the button in the top line, then by that of the panel. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
}

describe('the admin in a browser', () => {
  const { open, openEditor, expectFine, close } = adminBrowser();

  it('shows the first rows without a call, and steps back from a page that a search empties', async () => {
    const session = await open('/cmsadmin/');
    const { page, api } = session;
    await eventually(() => page.locator('tbody tr').count()).to.equal(25);
    expect(api.calls).to.deep.equal([]);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByRole('link', { name: 'Page 29', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Open search' }).click();
    await page.keyboard.type('Page 0');
    await page.getByRole('link', { name: 'Page 09', exact: true }).waitFor();
    const searched = api.calls.filter((call) => call.body['searchTerm'] === 'Page 0').map((call) => call.body['pageIndex']);
    expect(searched).to.deep.equal([1, 0]);
    await close(session);
  });

  it('brings a deleted block back, and never leaves the focus on nothing', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await page.locator('#block-row-kmap').focus();
    await page.keyboard.press('Delete');
    await until(page, 'block-row-kimg');
    await eventually(() => order(page)).to.have.length(3);
    await page.locator('.lc-notice').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 4);
    // Waits: for a focus that must not go.
    await page.waitForTimeout(200);
    // Once: a focus that went and came back is lost as well.
    expect(await focused(page)).to.not.equal('BODY');
    await close(session);
  });

  it('keeps every letter and the focus while a slow save answers, and never touches what it does not know', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    api.delay = 700;
    await title(page).fill('');
    for (const part of ['Blijft ', 'precies ', 'staan']) {
      await page.keyboard.type(part, { delay: 30 });
      await page.keyboard.press('Control+s');
    }
    await page.getByText(/^Saved \d/).waitFor();
    await eventually(() => title(page).inputValue()).to.equal('Blijft precies staan');
    await eventually(() => focused(page)).to.equal('field-blocks.kone.title');
    expect(api.content().blocks['kmap']).to.deep.equal(strange);
    expect(JSON.stringify(api.calls.filter((call) => call.name.endsWith('/edit')))).not.to.contain('kmap');
    expect(session.complaints.filter(isOfUnknown)).to.have.length(1);
    await page.keyboard.press('Control+z');
    await eventually(() => title(page).inputValue()).to.not.equal('Blijft precies staan');
    await close(session);
  });

  it('leads from a refused publish to each field, and forgets what was repaired', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    api.problems = [
      { property: 'blocks.kone.items.0.text', code: 'V_01' },
      { property: 'seoSettings.seoTitle', code: 'V_14' },
    ];
    await page.locator('#block-row-ktwo').click();
    await title(page).fill('Two!');
    await publish(page);
    await page.getByText('2 problems keep this page from being published').waitFor();
    await until(page, 'problems-first');
    // Counted where they are: at each tab, and at the block.
    for (const tab of ['Overview', 'SEO Settings'])
      await page.getByRole('tab', { name: new RegExp(`^${tab}.*1 problem$`) }).waitFor();
    await eventually(() => page.locator('.lc-block .lc-badge').allInnerTexts()).to.deep.equal(['1']);
    await eventually(() => page.locator('#block-row-kone .lc-badge').count()).to.equal(1);
    await page.keyboard.press('Enter');
    await until(page, 'field-blocks.kone.items.0.text');
    await page.keyboard.type('filled');
    await page.getByRole('region', { name: '1 problem' }).waitFor();
    await page.locator('#problems-first').click();
    await until(page, 'field-seoSettings.seoTitle');
    await close(session);
  });

  it('loses no word to a reload: neither what is too long, nor what cannot be stored at all', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    const intro = page.getByLabel('Introduction').first();
    const bad = 'half\0 a letter';
    api.refusalOf = ({ blocks }) =>
      JSON.stringify(blocks).includes(String.raw`half\u0000`) ? [{ property: 'blocks.ktwo.props.intro', code: 'V_12' }] : [];
    const reload = async () => {
      // Each visit is told once.
      session.complaints.splice(0, Infinity, ...session.complaints.filter((complaint) => !isOfUnknown(complaint)));
      await page.reload();
      await page.locator('.lc-block').first().waitFor();
    };
    const long = 'a'.repeat(120);
    await title(page).fill(long);
    await page.locator('#block-row-ktwo').click();
    await title(page).fill('Words beside it');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    await page.getByText('1 problem keeps this page from being published').waitFor();
    await reload();
    await eventually(() => title(page).inputValue()).to.equal(long);
    await page.getByText('1 problem keeps this page from being published').waitFor();
    await page.locator('#block-row-ktwo').click();
    await eventually(() => title(page).inputValue()).to.equal('Words beside it');

    await intro.fill(bad);
    await title(page).fill('More words');
    await page.keyboard.press('Control+s');
    const said = page.getByText('Hero – Introduction is kept on this device only. It holds characters that cannot be stored.');
    await said.waitFor();
    // It is said before everything else is stored.
    await page.locator('.lc-save').getByText('Saved, but 1 field is on this device only', { exact: true }).waitFor();
    await reload();
    await said.waitFor();
    await page.locator('#block-row-ktwo').click();
    await eventually(async () => [await title(page).inputValue(), await intro.inputValue()]).to.deep.equal(['More words', bad]);
    await publish(page);
    // What is merely missing too.
    await page.getByText('3 problems keep this page from being published').waitFor();
    expect(api.calls.some(({ name }) => name.endsWith('/publish'))).to.equal(false);

    await intro.fill('a whole letter');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    await said.waitFor({ state: 'detached' });
    await reload();
    await page.locator('#block-row-ktwo').click();
    await eventually(() => intro.inputValue()).to.equal('a whole letter');
    await close(session);
  });

  it('finds in all texts of the page, goes to each, replaces all as one step, and gives the focus back', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await title(page).fill('Tower');
    await page.locator('#block-row-ktwo').click();
    await title(page).fill('The tower and the tower');
    await page.keyboard.press('Control+f');
    await until(page, 'find-in-page');
    await page.keyboard.type('tower');
    const found = page.locator('.lc-find output');
    await page.getByText('3 found').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('1 of 3').waitFor();
    await page.waitForFunction(() => document.querySelector('[data-found]')?.id === 'field-blocks.kone.title');
    await page.keyboard.press('Shift+Enter');
    await page.getByText('3 of 3').waitFor();
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('input[data-found]');
      return field?.id === 'field-blocks.ktwo.title' && field.selectionStart === 18;
    });
    await expectFine(page);
    await page.getByLabel('Replace with').fill('church');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await page.waitForFunction(() => document.querySelector('.lc-find output')?.textContent === '3 replaced');
    await eventually(() => title(page).inputValue()).to.equal('The church and the church');
    await eventually(() => found.innerText(), 'and it stays to be seen').to.equal('3 replaced');
    await page.keyboard.press('Control+z');
    await eventually(() => title(page).inputValue()).to.equal('The tower and the tower');
    await until(page, 'find-in-page');
    await page.keyboard.press('Escape');
    await page.locator('.lc-find').waitFor({ state: 'detached' });
    await eventually(() => focused(page)).to.equal('field-blocks.ktwo.title');

    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Publish', exact: true }).waitFor();
    await page.keyboard.type('save');
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved \d/).waitFor();
    expect(api.calls.filter(({ name }) => name.endsWith('/edit'))).to.not.deep.equal([]);
    await close(session);
  });

  it('asks at the field where somebody else changed the same, takes no key and no focus, and goes on with what is chosen', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    const set = (key: string, field: string, value: string) => ({ op: 'set', of: 'props', key, field, value }) as const;
    api.meanwhile = [set('kone', 'title', 'Theirs'), set('ktwo', 'title', 'Also theirs')];
    await title(page).fill('Mine');
    await page.keyboard.press('Control+s');
    const bar = page.locator('.lc-conflict');
    await bar.waitFor();
    await page.keyboard.type(', longer');
    await eventually(() => title(page).inputValue()).to.equal('Mine, longer');
    await eventually(() => bar.locator('ins').innerText()).to.contain('Theirs');
    await eventually(() => bar.locator('del').innerText()).to.contain('Mine, longer');
    await page.getByRole('button', { name: '1 field waits for your choice' }).waitFor();
    await expectFine(page);
    await bar.getByRole('button', { name: 'Keep mine' }).click();
    await bar.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'field-blocks.kone.title');
    await page.getByText(/^Saved \d/).waitFor();
    const { kone, ktwo } = api.content().blocks;
    expect([kone?.props['title'], ktwo?.props['title']]).to.deep.equal(['Mine, longer', 'Also theirs']);
    const edits = api.calls
      .filter((call) => call.name.endsWith('/edit'))
      .map(({ body }) => [body['revision'], body['keepsFormer']]);
    expect(edits).to.deep.equal([
      [1, undefined],
      [2, true],
    ]);

    api.meanwhile = [set('kone', 'title', 'Theirs again')];
    await title(page).fill('Mine again');
    await page.keyboard.press('Control+s');
    await bar.getByRole('button', { name: 'Take theirs' }).click();
    await bar.waitFor({ state: 'detached' });
    await eventually(() => title(page).inputValue()).to.equal('Theirs again');
    await page.keyboard.press('Control+z');
    await eventually(() => title(page).inputValue()).to.equal('Mine again');
    await close(session);
  });

  it('adds a block by keyboard alone: found by a word, with a drawing, its first field ready for the next key', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    const editor = page.locator('.lc-editor');
    const options = page.getByRole('option');
    const add = async (word: string, names: readonly string[]) => {
      await page.keyboard.press('Control+Enter');
      await page.getByRole('combobox', { name: 'Search blocks' }).waitFor();
      await eventually(() => editor.getAttribute('data-activity')).to.equal('1');
      await page.keyboard.type(word);
      await page.waitForFunction((wanted) => document.querySelectorAll('[role=option]').length === wanted, names.length);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id.startsWith('field-blocks.'));
      await eventually(() => editor.getAttribute('data-activity')).to.equal('0');
    };
    await page.locator('#block-row-kone').focus();
    for (const round of [0, 1]) {
      await add('hero', ['Hero']);
      await eventually(async () => (await heard(page)).at(-1)).to.equal(
        `Block Hero added at position ${round + 2} of ${round + 5}`,
      );
      await page.keyboard.type('ready');
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === 'ready');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.id.startsWith('block-row-'));
    }

    await page.locator('.lc-block').nth(1).getByRole('button', { name: 'Add a block before Hero' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('hero');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 7);
    await eventually(async () => (await heard(page)).at(-1)).to.equal('Block Hero added at position 2 of 7');
    await page.locator('#block-row-kone').focus();

    await page.keyboard.press('Control+Shift+Enter');
    await options.first().waitFor();
    const most = page.getByRole('group', { name: 'What you use most' });
    await eventually(() => most.getByRole('option').allInnerTexts()).to.deep.equal(['Hero']);
    await eventually(() => options.first().innerText()).to.equal('Hero');
    const drawings = () => options.evaluateAll((all) => all.map((one) => one.querySelectorAll('svg.lc-drawing').length));
    await eventually(async () => new Set(await drawings()), 'each has a drawing').to.deep.equal(new Set([1]));
    await expectFine(page);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.id.startsWith('block-row-'));
    await close(session);
  });

  it('asks of a page that is due whether it is still correct: by keyboard, with the focus kept, and not again', async () => {
    const session = await openEditor('p1');
    const { page, api } = session;
    const bar = page.getByRole('region', { name: 'Look at this page again' });
    await eventually(() => bar.count()).to.equal(0);
    const person = { id: 1, name: 'Ada' };
    const upkeep = {
      everyDays: null,
      typeEveryDays: 100,
      owner: null as typeof person | null,
      dueAt: '2026-11-01T10:00:00.000Z',
    };
    const checked = { how: 'published', at: '2026-07-24T10:00:00.000Z', by: person };
    const read = api.standing['GET /page/p1']?.({}) as { data: object };
    api.answers = {
      'GET /page/p1': () => ({ data: { ...read.data, reviewDueAt: upkeep.dueAt } }),
      'GET /page/p1/upkeep': () => ({ data: { ...upkeep, checked } }),
      'GET /page/p1/upkeep/owners': () => ({ data: [person, { id: 2, name: 'Bea' }] }),
      'POST /page/p1/upkeep': ({ everyDays = null, ownerID }) => ({
        data: { ...upkeep, everyDays, owner: ownerID === 2 ? { id: 2, name: 'Bea' } : null, checked },
      }),
      'POST /page/p1/still-correct': () => ({
        data: { ...upkeep, dueAt: '2099-02-09T10:00:00.000Z', checked: { ...checked, how: 'confirmed' } },
      }),
    };
    await page.reload();
    await bar.waitFor();
    await expectFine(page);
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await page.getByText('Published: 24 Jul, by Ada. To be looked at again since').waitFor();
    await page.getByRole('button', { name: /Owner/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Bea' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Bea/ }).waitFor();
    await page.getByRole('button', { name: /As its page type says: after 100 days/ }).click();
    await page.getByRole('option', { name: 'After 365 days' }).click();
    await page.waitForFunction(() => document.body.textContent?.includes('After 365 days'));
    const sent = api.calls.filter(({ name }) => name === 'POST /page/p1/upkeep').map(({ body }) => body);
    expect(sent).to.deep.equal([{ ownerID: 2 }, { everyDays: 365 }]);
    await expectFine(page);

    await bar.getByRole('button', { name: 'Still correct' }).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await eventually(async () => (await heard(page)).at(-1)).to.equal('Noted as still correct. It is asked again on 9 Feb 2099.');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.getByText('Said to be still correct: 24 Jul, by Ada.').waitFor();
    await close(session);
  });

  it('tells how search engines and services that share the page will show it, as it is written', async () => {
    const session = await openEditor('p1');
    const { page } = session;
    await page.getByRole('tab', { name: 'SEO Settings' }).click();
    const [result, card] = [page.locator('.lc-sheet .lc-result-card'), page.locator('.lc-shared-card')];
    const field = page.getByLabel('SEO title');
    const told = () =>
      field.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.innerText);
    await result.getByText('Page 00 | Example', { exact: true }).waitFor();
    await eventually(told).to.contain('7 characters, 17 with the name of the site.');
    await field.fill('Verzekeringen voor kerken, kloosters en molens in Nederland');
    await result.getByText('Verzekeringen voor kerken, kloosters en molens in Nederland…', { exact: true }).waitFor();
    await card.getByText('Verzekeringen voor kerken, kloosters en molens in Nederland', { exact: true }).waitFor();
    await eventually(told).to.contain('which may be cut off');
    await field.press('End');
    await page.keyboard.type(' en België');
    await page.getByText('69 characters: search engines show about 60 and cut off the rest.').waitFor();
    await page.getByLabel('SEO description').fill('Voor elk gebouw.');
    await page.getByText('16 characters: there is room for about 160.').waitFor();
    await card.getByText('Voor elk gebouw.').waitFor();
    await card.getByText('No image: the page is shared without one.').waitFor();
    await page.getByText('http://lectern.test/page-1/with/a/rather/long/address').waitFor();
    await expectFine(page);

    const canonical = page.getByLabel('Canonical address');
    const note = page.locator('.lc-canonical');
    await canonical.fill('http://elders.example/kerken');
    await page.getByText('Canonical address is no path of this site, and no address that begins with https.').waitFor();
    await canonical.fill('/Kerken/');
    await canonical.press('Tab');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#field-seoSettings\\.canonical')?.value === '/kerken',
    );
    await note.getByText('http://lectern.test/kerken', { exact: true }).waitFor();
    await note.getByText('The sitemap leaves this page out.').waitFor();
    await expectFine(page);
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    expect(session.api.content().seo.canonical).to.equal('/kerken');
    await canonical.fill('');
    await note.getByText('http://lectern.test/page-1/with/a/rather/long/address').waitFor();
    await page.getByRole('checkbox', { name: 'Leave this page out of search engines' }).press('Space');
    await page.getByText('Search engines are asked to leave this page out: they show nothing of this.').waitFor();
    await eventually(() => result.count()).to.equal(0);
    await close(session);
  });

  for (const look of [{ width: 1280 }, { colorScheme: 'dark', width: 320 }] as const) {
    it(`has no accessibility violation and nothing past the edge: ${JSON.stringify(look)}`, async () => {
      const overview = await open('/cmsadmin/', look);
      await expectFine(overview.page);
      await close(overview);
      const editor = await openEditor('p0', look);
      await expectFine(editor.page);
      await editor.page.locator('#block-row-kone').click();
      await expectFine(editor.page);
      await editor.page.getByRole('tab', { name: 'SEO Settings' }).click();
      await expectFine(editor.page);
      await close(editor);
    });
  }
});
