// Alone: a drag is a hand that moves in time.
import { expect } from 'chai';
import { eventually, until as untilEqual } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { adminBrowser, heard, title, until } from '../admin-browser.test-kit.ts';
import { strange } from '../fake-api.test-kit.ts';

const names = (page: Page) =>
  page
    .locator('.lc-block__name, .lc-slot__head > :first-child')
    .allInnerTexts()
    .then((all) => all.join(' '));
const shows = (page: Page, wanted: string) => untilEqual(() => names(page), wanted);
const said = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('[data-live-announcer] p, [id^=DndLiveRegion]')].at(-1)?.textContent === wanted,
    words,
  );
/** Where words are put that are to be heard. */
const spoken = '[data-live-announcer] p, [id^=DndLiveRegion]';
const saidAnywhere = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-live-announcer] p, [id^=DndLiveRegion]')].some(
        ({ textContent }) => textContent === wanted,
      ),
    words,
  );
const row = (page: Page, key: string) => page.locator(`#block-row-${key}`);
const marked = (page: Page) => page.locator('.lc-block--selected').count();
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Pastes something that was never copied here. */
const pasteThat = (page: Page, html: string, text = '') =>
  page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.text);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, text },
  );

describe('several blocks in the editor', () => {
  const { openEditor, expectFine, close } = adminBrowser();

  it('are selected by Shift with click and arrows, said and shown, moved as one, and are one again by Escape', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await row(page, 'kone').click();
    await row(page, 'kmap').click({ modifiers: ['Shift'] });
    await said(page, '3 blocks selected');
    await until(page, 'block-row-kmap');
    await eventually(() => marked(page)).to.equal(3);
    await page.keyboard.press('Shift+ArrowUp');
    await said(page, '2 blocks selected');
    await eventually(() => row(page, 'ktwo').innerText()).to.include('selected');
    await page.locator('.lc-outline__count').getByText('2 blocks selected').waitFor();
    await page.getByRole('heading', { name: '2 blocks selected' }).waitFor();
    await expectFine(page);

    await page.keyboard.press('Alt+ArrowDown');
    await shows(page, 'gone/map Hero Hero Image');
    await said(page, '2 blocks moved to positions 2 to 3 of 4');
    await until(page, 'block-row-ktwo');
    await page.getByRole('group', { name: 'With the selected blocks' }).getByRole('button', { name: 'Move down' }).click();
    await shows(page, 'gone/map Image Hero Hero');
    await said(page, '2 blocks moved to positions 3 to 4 of 4');
    await eventually(async () => (await heard(page)).filter((words) => words.includes('moved')), 'each said once').to.have.length(
      2,
    );
    await page.keyboard.press('Control+z');
    await shows(page, 'gone/map Hero Hero Image');
    await eventually(() => marked(page), 'and still selected').to.equal(2);
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Hero gone/map Image');

    await row(page, 'ktwo').focus();
    await page.keyboard.press('Escape');
    await said(page, 'Only block Hero is selected');
    await eventually(() => marked(page)).to.equal(1);
    await title(page).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d|No changes/).waitFor();
    expect(api.content().order).to.deep.equal(['kone', 'ktwo', 'kmap', 'kimg']);
    await close(session);
  });

  it('are dragged by the handle of any of them, with those nested in them, by keyboard and by pointer', async () => {
    const session = await openEditor('p1');
    const { page } = session;
    await row(page, 'kone').click();
    await page.keyboard.press('Shift+ArrowDown');
    await said(page, '2 blocks selected');
    await eventually(() => marked(page), 'the nested one too').to.equal(3);
    await page.locator('#block-row-kcol-handle').focus();
    await page.keyboard.press('Space');
    await saidAnywhere(page, 'A group of 2 blocks picked up. It is at position 1 of 3.');
    const hasGone = () => page.locator(spoken, { hasText: 'A group of 2 blocks is now at position 2 of 3.' }).count();
    while ((await hasGone()) === 0) {
      await page.keyboard.press('ArrowDown');
      for (let wait = 0; wait < 10 && (await hasGone()) === 0; wait += 1)
        // Waits: nothing tells that the drag listens; pressed again where it did not.
        await page.waitForTimeout(50);
    }
    await saidAnywhere(page, 'A group of 2 blocks is now at position 2 of 3.');
    await page.keyboard.press('Space');
    await shows(page, 'Image Hero Columns Left Hero Right');
    await saidAnywhere(page, 'A group of 2 blocks dropped at position 2 of 3.');
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Columns Left Hero Right Image');

    const box = await page.locator('#block-row-kone-handle').boundingBox();
    const below = await row(page, 'kimg').boundingBox();
    if (!box || !below) throw new Error('The outline is not there.');
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 4, box.y + 16, { steps: 4 });
    await page.locator('.lc-block__chip', { hasText: 'A group of 2 blocks' }).waitFor();
    await page.mouse.move(box.x + 4, below.y + below.height, { steps: 12 });
    await page.mouse.up();
    await shows(page, 'Image Hero Columns Left Hero Right');
    await close(session);
  });

  it('are all of the page by Ctrl+A twice in a text, and are duplicated and deleted as one step', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await title(page).click();
    await page.keyboard.press('Control+a');
    await eventually(() => page.evaluate(() => document.getSelection()?.toString()), 'the text first').to.equal('One');
    await page.keyboard.press('Control+a');
    await said(page, '4 blocks selected');
    await until(page, 'block-row-kone');
    await page.keyboard.press('Control+c');
    await notice(page).getByText('4 blocks copied').waitFor();
    await page.keyboard.press('Control+Shift+d');
    await shows(page, 'Hero Hero gone/map Image Hero Hero gone/map Image');
    await said(page, '4 blocks duplicated to positions 5 to 8 of 8');
    await page.keyboard.press('Delete');
    await shows(page, 'Hero Hero gone/map Image');
    await notice(page).getByText('4 blocks deleted').waitFor();
    await until(page, 'block-row-kimg');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await shows(page, 'Hero Hero gone/map Image Hero Hero gone/map Image');
    await eventually(() => marked(page), 'selected again').to.equal(4);
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    const { blocks, order } = api.content();
    const copy = blocks[order[6] ?? ''];
    expect(copy).to.deep.equal({ ...strange, key: copy?.key });
    await close(session);
  });

  it('are copied to another page with new keys, those nested in them too, as one step', async () => {
    const from = await openEditor('p1');
    await row(from.page, 'kcol').click();
    await row(from.page, 'kcol').focus();
    await from.page.keyboard.press('Control+c');
    await notice(from.page).getByText('1 block copied').waitFor();
    await close(from);

    const session = await openEditor('p0');
    const { page, api } = session;
    await row(page, 'kone').click();
    await page.keyboard.press('Control+v');
    await shows(page, 'Hero Columns Left Hero Right Hero gone/map Image');
    await said(page, 'Block Columns pasted at position 2 of 5');
    await untilEqual(() => page.evaluate(() => document.activeElement?.querySelector('.lc-block__name')?.textContent), 'Columns');
    await page.keyboard.press('Control+v');
    await shows(page, 'Hero Columns Left Hero Right Columns Left Hero Right Hero gone/map Image');
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Columns Left Hero Right Hero gone/map Image');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    const { blocks, order } = api.content();
    const pasted = blocks[order[1] ?? ''];
    const inner = blocks[pasted?.slots?.['left']?.[0] ?? ''];
    expect(Object.keys(blocks)).to.not.include.members(['kcol']);
    expect([inner?.props['title'], inner?.key === 'ktwo', inner?.type]).to.deep.equal(['Two', false, 'test/hero']);
    await close(session);
  });

  it('are cut and pasted, one of a plugin that is gone too; words that are written are the field’s own', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await row(page, 'ktwo').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+x');
    await shows(page, 'Hero Image');
    await notice(page).getByText('2 blocks cut').waitFor();
    await until(page, 'block-row-kimg');
    await page.keyboard.press('Control+v');
    await shows(page, 'Hero Image Hero gone/map');
    await said(page, '2 blocks pasted at positions 3 to 4 of 4');
    await page.keyboard.press('Escape');
    await page.locator('.lc-block', { hasText: 'gone/map' }).locator('.lc-block__main').click();
    await page.getByText('Block type gone/map is not installed').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved \d/).waitFor();
    const { blocks, order } = api.content();
    const map = blocks[order[3] ?? ''];
    expect(map).to.deep.equal({ ...strange, key: map?.key });
    expect(map?.key).to.not.equal('kmap');

    await row(page, 'kone').click();
    await title(page).selectText();
    await page.keyboard.press('Control+c');
    await page.getByLabel('Introduction').first().click();
    await page.keyboard.press('Control+v');
    await eventually(() => page.getByLabel('Introduction').first().inputValue()).to.equal('One');
    await shows(page, 'Hero Image Hero gone/map');
    await close(session);
  });

  it('are pasted where they may stand; of the others it is said why, and the clipboard is kept', async () => {
    const session = await openEditor('p1');
    const { page } = session;
    await row(page, 'kone').click();
    await page.keyboard.press('Control+a');
    await said(page, '3 blocks selected');
    await page.keyboard.press('Control+c');
    await row(page, 'ktwo').click();
    await page.keyboard.press('Control+v');
    await shows(page, 'Hero Columns Left Hero Hero Columns Left Hero Right Right Image');
    const reasons = notice(page).getByText('Not pasted: Image may not stand in Left of Columns.');
    await reasons.waitFor();
    await eventually(() => reasons.innerText()).to.include('2 blocks pasted at positions 2 to 3 of 3 in Left of Columns');
    await expectFine(page);
    await notice(page).getByRole('button', { name: 'Dismiss' }).last().click();
    await row(page, 'kimg').click();
    await page.keyboard.press('Control+v');
    await said(page, '3 blocks pasted at positions 4 to 6 of 6');
    await close(session);
  });

  it('are not made of a clipboard that is forged, too large, or of another program; nothing is changed', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    await row(page, 'ktwo').click();
    const carrying = (value: unknown, json = JSON.stringify(value)) =>
      `<div data-lectern-blocks="${Buffer.from(json).toString('base64')}"><script>document.title = 'run'</script></div>`;
    const hero = { type: 'test/hero', key: 'kone', version: 1, props: {}, anchorPoint: '' };
    const envelope = { kind: 'lectern-blocks', version: 1, blocks: { kone: hero }, order: ['kone'], files: {} };
    const cases = [
      [carrying({ ...envelope, version: 2 }), 'These blocks were copied in a newer version'],
      [
        carrying(undefined, JSON.stringify(envelope).replace('"props":{}', '"props":{"__proto__":{"x":1}}')),
        'The blocks on the clipboard are damaged',
      ],
      [carrying({ ...envelope, blocks: { kone: { ...hero, version: 9 } } }), 'Hero comes from a newer version of its plugin'],
      [
        carrying({ ...envelope, blocks: { kone: { ...hero, props: { title: [1] } } } }),
        'Hero holds values that its fields cannot keep',
      ],
      [`${'<p>a</p>'.repeat(2_500_000)}`, 'too large to be pasted at once'],
      ['<h1>Words</h1><script>document.title = "run"</script>', 'nothing on the clipboard that can become a block'],
    ] as const;
    for (const [html, words] of cases) {
      await pasteThat(page, html);
      await notice(page).getByText(words).waitFor();
      await eventually(() => names(page)).to.equal('Hero Hero gone/map Image');
    }
    await eventually(() => page.title()).to.not.equal('run');
    expect(api.calls.filter(({ name }) => name.endsWith('/edit'))).to.deep.equal([]);
    await close(session);
  });

  it('are copied and pasted by buttons where the browser allows it, and it is said where it does not', async () => {
    const session = await openEditor('p0', { origin: 'secure', permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, api } = session;
    api.answers = {
      'GET /medialib/file/7d1f3c5e-0000-4000-8000-000000000001': () => ({ status: 404, Errors: [{ code: 'G_15' }] }),
    };
    const choose = async (name: string) => {
      await page.locator('.lc-block__actions').getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await row(page, 'kone').click();
    await choose('Select the next one too');
    await said(page, '2 blocks selected');
    await choose('Copy');
    await notice(page).getByText('2 blocks copied').waitFor();
    await row(page, 'kimg').click();
    await choose('Paste after it');
    await shows(page, 'Hero Hero gone/map Image Hero Hero');
    await said(page, '2 blocks pasted at positions 5 to 6 of 6');
    await choose('Cut');
    await shows(page, 'Hero Hero gone/map Image');
    await row(page, 'kone').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByText('This page has no blocks yet').waitFor();
    await page.getByRole('button', { name: 'Paste blocks' }).click();
    await shows(page, 'Hero Hero');
    await said(page, '2 blocks pasted at positions 1 to 2 of 2');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await shows(page, 'Hero Hero gone/map Image');
    const image = { fileID: '7d1f3c5e-0000-4000-8000-000000000001', altText: 'A church' };
    const block = { type: 'test/image', key: 'kpic', version: 1, props: { image }, anchorPoint: '' };
    const files = { [image.fileID]: 'church.jpg' };
    const json = JSON.stringify({ kind: 'lectern-blocks', version: 1, blocks: { kpic: block }, order: ['kpic'], files });
    await pasteThat(page, `<div data-lectern-blocks="${Buffer.from(json).toString('base64')}">`);
    await notice(page).getByText('The media library does not have 1 file of it: church.jpg').waitFor();
    await close(session);

    const denied = await openEditor('p0');
    await row(denied.page, 'kone').click();
    for (const [name, words] of [
      ['Copy', 'does not let this button use the clipboard. Press Ctrl C instead.'],
      ['Paste after it', 'does not let this button read the clipboard. Press Ctrl V instead.'],
    ] as const) {
      await denied.page.locator('.lc-block__actions').getByRole('button', { name: 'More actions' }).click();
      await denied.page.getByRole('menuitem', { name }).click();
      await notice(denied.page).getByText(words).waitFor();
    }
    await close(denied);
  });

  for (const look of [{ colorScheme: 'dark' }, { width: 390 }] as const) {
    it(`have no accessibility violation and nothing past the edge: ${JSON.stringify(look)}`, async () => {
      const session = await openEditor('p1', look);
      const { page } = session;
      await row(page, 'kone').focus();
      await page.keyboard.press('Control+a');
      await said(page, '3 blocks selected');
      await expectFine(page);
      const fields = page.getByRole('radio', { name: 'Fields' });
      if (await fields.isVisible()) await fields.check({ force: true });
      await page.getByRole('heading', { name: '3 blocks selected' }).waitFor();
      await expectFine(page);
      await close(session);
    });
  }
});
