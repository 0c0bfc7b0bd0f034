import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminBrowser, focused, isOfUnknown, until, heard, title } from './admin-browser.test-kit.ts';
import { strange } from './fake-api.test-kit.ts';

const order = (page: Page) => page.locator('.lc-block__name').allInnerTexts();

describe('the admin in a browser', () => {
  const { open, openEditor, expectFine, close } = adminBrowser();

  it('shows the first rows without a call, and steps back from a page that a search empties', async () => {
    const session = await open('/cmsadmin/');
    const { page, api } = session;
    expect(await page.locator('tbody tr').count()).to.equal(25);
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

  it('moves a block by shortcut, button and keyboard drag; each is said once and the focus stays', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await page.locator('#block-row-kone').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await until(page, 'block-row-kone');
    expect((await order(page)).slice(0, 3)).to.deep.equal(['Hero', 'Hero', 'gone/map']);
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('button', { name: 'Move up' }).click();
    await until(page, 'block-row-kone-up');
    expect(await heard(page)).to.deep.equal([
      'Block Hero moved to position 2 of 4',
      'Block Hero moved to position 3 of 4',
      'Block Hero moved to position 2 of 4',
    ]);
    await page.locator('#block-row-kmap-handle').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      // Waits: nothing tells that the sensor listens for the next key.
      await page.waitForTimeout(150);
    }
    expect((await order(page))[0]).to.equal('gone/map');
    await until(page, 'block-row-kmap-handle');
    await close(session);
  });

  it('brings a deleted block back, and never leaves the focus on nothing', async () => {
    const session = await openEditor('p0');
    const { page } = session;
    await page.locator('#block-row-kmap').focus();
    await page.keyboard.press('Delete');
    await until(page, 'block-row-kimg');
    expect(await order(page)).to.have.length(3);
    await page.locator('.lc-notice').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 4);
    // Waits: for a focus that must not go.
    await page.waitForTimeout(200);
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
    expect(await title(page).inputValue()).to.equal('Blijft precies staan');
    expect(await focused(page)).to.equal('field-blocks.kone.title');
    expect(api.content().blocks['kmap']).to.deep.equal(strange);
    expect(JSON.stringify(api.calls.filter((call) => call.name.endsWith('/edit')))).not.to.contain('kmap');
    expect(session.complaints.filter(isOfUnknown)).to.have.length(1);
    await page.keyboard.press('Control+z');
    expect(await title(page).inputValue()).to.not.equal('Blijft precies staan');
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
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('2 problems keep this page from being published').waitFor();
    await until(page, 'problems-first');
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
    expect(await title(page).inputValue()).to.equal(long);
    await page.getByText('1 problem keeps this page from being published').waitFor();
    await page.locator('#block-row-ktwo').click();
    expect(await title(page).inputValue()).to.equal('Words beside it');

    await intro.fill(bad);
    await title(page).fill('More words');
    await page.keyboard.press('Control+s');
    const said = page.getByText('Hero – Introduction is kept on this device only. It holds characters that cannot be stored.');
    await said.waitFor();
    expect(await page.locator('.lc-save').innerText()).to.equal('Saved, but 1 field is on this device only');
    await reload();
    await said.waitFor();
    await page.locator('#block-row-ktwo').click();
    expect([await title(page).inputValue(), await intro.inputValue()]).to.deep.equal(['More words', bad]);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // What is merely missing too.
    await page.getByText('3 problems keep this page from being published').waitFor();
    expect(api.calls.some(({ name }) => name.endsWith('/publish'))).to.equal(false);

    await intro.fill('a whole letter');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    await said.waitFor({ state: 'detached' });
    await reload();
    await page.locator('#block-row-ktwo').click();
    expect(await intro.inputValue()).to.equal('a whole letter');
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
    expect(await title(page).inputValue()).to.equal('The church and the church');
    expect(await found.innerText(), 'and it stays to be seen').to.equal('3 replaced');
    await page.keyboard.press('Control+z');
    expect(await title(page).inputValue()).to.equal('The tower and the tower');
    await until(page, 'find-in-page');
    await page.keyboard.press('Escape');
    await page.locator('.lc-find').waitFor({ state: 'detached' });
    expect(await focused(page)).to.equal('field-blocks.ktwo.title');

    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Publish', exact: true }).waitFor();
    await page.keyboard.type('save');
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved \d/).waitFor();
    expect(api.calls.filter(({ name }) => name.endsWith('/edit'))).to.not.deep.equal([]);
    await close(session);
  });

  it('asks where somebody else changed the same, shows both, and goes on with what is chosen', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    const set = (key: string, field: string, value: string) => ({ op: 'set', of: 'props', key, field, value }) as const;
    api.meanwhile = [set('kone', 'title', 'Theirs'), set('ktwo', 'title', 'Also theirs')];
    await title(page).fill('Mine');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radiogroup', { name: 'Hero – Title' }).waitFor();
    await dialog.getByText('Mine', { exact: true }).waitFor();
    await dialog.getByText('Theirs', { exact: true }).first().waitFor();
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(/^Saved \d/).waitFor();
    const { kone, ktwo } = api.content().blocks;
    expect([kone?.props['title'], ktwo?.props['title']]).to.deep.equal(['Mine', 'Also theirs']);
    const edits = api.calls
      .filter((call) => call.name.endsWith('/edit'))
      .map(({ body }) => [body['revision'], body['keepsFormer']]);
    expect(edits).to.deep.equal([
      [1, undefined],
      [2, true],
    ]);
    await dialog.waitFor({ state: 'detached' });

    api.meanwhile = [set('kone', 'title', 'Theirs again')];
    await title(page).fill('Mine again');
    await page.keyboard.press('Control+s');
    await dialog.getByRole('radio', { name: 'Take theirs' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).to.equal('Theirs again');
    await page.keyboard.press('Control+z');
    expect(await title(page).inputValue()).to.equal('Mine again');
    await close(session);
  });

  for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { width: 320 }] as const) {
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
