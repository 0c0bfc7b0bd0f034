import { eventually, expectAccessible, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { FrameLocator, Page } from 'playwright-core';
import { clickText, clickWord, sampleWords, wordAtCaret } from './test-kit/clicked-words.ts';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { DraftBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { showPreview } from './test-kit/show-preview.ts';
import { setStage } from './test-kit/stage.ts';

const partsCalls = /\/preview\/parts$/;
const frameName = 'iframe.lc-preview__frame';

interface Opened {
  readonly page: Page;
  readonly editor: Editor;
  readonly frame: FrameLocator;
}

const shown = (frame: FrameLocator, text: string): Promise<void> => frame.getByText(text, { exact: true }).first().waitFor();
const current = (page: Page): Promise<void> => page.locator('.lc-preview[data-state=current]').waitFor();
/** The name that stands on the block that is marked. */
const markedName = (frame: FrameLocator) => frame.locator('lectern-marker [data-kind=selected] span');
const focusedID = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const headings = (frame: FrameLocator): Promise<string[]> => frame.locator('main h2').allTextContents();

describe('the preview in the editor', function () {
  this.timeout(120_000);
  const stage = setStage();

  async function open(
    blocks: readonly DraftBlock[],
    { width = 1440, allow = [] }: { width?: number; allow?: readonly (string | RegExp)[] } = {},
  ): Promise<Opened> {
    const pageID = await makePage(stage.api, 'Voorbeeld', blocks);
    const { page } = await stage.open({ width, allow });
    await stage.api.signIn(page);
    const editor = await openEditor(page, pageID);
    // What these pages hold are texts, which open without it.
    if (width > 1400) await showPreview(page);
    return { page, editor, frame: page.frameLocator(frameName) };
  }
  const many = Array.from({ length: 12 }, (_, index) => textBlock(`Stuk ${index}`));
  /** Tells headings that were there from those that come. */
  const noteHeadings = (frame: FrameLocator): Promise<void> =>
    frame.locator('body').evaluate((body) => {
      for (const heading of body.querySelectorAll('h2')) Object.assign(heading, { isOld: true });
    });
  const newHeadings = (frame: FrameLocator): Promise<string[]> =>
    frame
      .locator('main h2')
      .evaluateAll((all) => all.flatMap((heading) => ('isOld' in heading ? [] : [heading.textContent ?? ''])));

  it('is shown by a link without an account, with a line that Escape hides, until it is withdrawn', async () => {
    const { page } = await open([textBlock('Gedeeld'), textBlock('Ook gedeeld')]);
    await page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share a preview…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).focus();
    await page.keyboard.press('Enter');
    const address = dialog.getByRole('textbox', { name: 'Link' });
    await address.waitFor();
    await dialog.getByText('Version 1, until').waitFor();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    const url = await address.inputValue();

    const { page: visitor } = await stage.open({ width: 390, allow: [/_preview/] });
    const answer = await visitor.goto(url);
    expect(answer?.headers()).to.include({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
    await visitor.getByRole('heading', { name: 'Ook gedeeld' }).waitFor();
    const line = visitor.locator('lectern-note');
    await line.getByText(/^Voorbeeld, nog niet openbaar. Deze link werkt tot /).waitFor();
    await expectAccessible(visitor);
    await visitor.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });

    await dialog.getByRole('button', { name: /^Withdraw the link to version 1/ }).click();
    await page.locator('.lc-notice', { hasText: 'The link no longer works' }).waitFor();
    expect((await visitor.reload())?.status()).to.equal(410);
    await visitor.getByRole('heading', { name: 'Dit voorbeeld is er niet meer' }).waitFor();
    await expectAccessible(visitor);
  });

  it('shows what is written after a pause, and draws nothing but that block', async () => {
    const { page, editor, frame } = await open(many);
    await shown(frame, 'Stuk 0');
    await noteHeadings(frame);
    await editor.field('Title').fill('Anders');
    await shown(frame, 'Anders');
    await eventually(() => newHeadings(frame)).to.deep.equal(['Anders']);
    await eventually(() => focusedID(page), 'the focus stays').to.match(/title$/);
    stage.expectClean();
  });

  it('stays where somebody looks, and keeps what they opened, while another block grows above', async () => {
    const details = { title: '', items: [{ title: 'Vraag', body: textBlock('Antwoord').props['body'] }] };
    const { editor, frame } = await open([...many, { type: 'basic/accordion', props: details }]);
    const question = frame.locator('details');
    await question.first().waitFor();
    await question.first().evaluate((element: HTMLDetailsElement) => (element.open = true));
    const last = frame.getByText('Stuk 11', { exact: true });
    const topOf = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await last.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const top = await topOf();
    await editor.field('Title').fill('Een titel die veel langer is en daarom over meer dan een regel loopt, en nog een');
    await frame.getByText(/^Een titel die veel langer is/).waitFor();
    await eventually(topOf).to.be.closeTo(top, 2);
    await eventually(() => question.first().evaluate((element: HTMLDetailsElement) => element.open)).to.equal(true);
  });

  it('marks the selected block and brings it into sight', async () => {
    const { editor, frame, page } = await open([...many, { type: 'basic/quote', props: { quote: 'Een woord' } }]);
    await current(page);
    await until(() => markedName(frame).textContent(), 'Text');
    await editor.select('Quote');
    await until(() => markedName(frame).textContent(), 'Quote');
    const isInSight = () =>
      frame.getByText('Een woord').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await until(isInSight, true);
  });

  it('selects the block that is clicked and goes to its first field', async () => {
    const { editor, frame, page } = await open(many.slice(0, 3));
    await frame.getByText('Stuk 2', { exact: true }).click();
    await until(() => editor.field('Title').inputValue(), 'Stuk 2');
    await until(async () => (await focusedID(page)).startsWith('field-blocks.b2proef.'), true);
    await page.keyboard.press('End');
    await page.keyboard.type(' erbij');
    await shown(frame, 'Stuk 2 erbij');
    stage.expectClean();
  });

  const lists = [
    textBlock('Een titel om te lezen'),
    {
      type: 'basic/accordion',
      props: {
        title: 'Vragen',
        items: ['Eerste', 'Tweede'].map((title) => ({ title, body: textBlock(`antwoord van ${title}`).props['body'] })),
      },
    },
    { type: 'basic/quote', props: { quote: 'Regen op leien,\n\nwind in de toren', name: 'De koster', role: '', tone: 'paper' } },
  ];
  /** Clicks in the middle of the first word that says this, and waits for the caret there. */
  async function clickOn({ frame, page }: Opened, word: string): Promise<void> {
    const middle = Math.floor(word.length / 2);
    await clickWord(frame, word);
    await until(() => wordAtCaret(page), `${word.slice(0, middle)}|${word.slice(middle)}`);
  }

  it('puts the caret where somebody clicks on words: in a line, in a long text, in rich text, in an item of a list', async () => {
    const opened = await open(lists);
    const { page, frame } = opened;
    await current(page);
    await frame.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
    for (const [word, typed] of [
      ['titel', 'ti_tel'],
      ['lezen', 'le_zen'],
      ['antwoord', 'antw_oord'],
      ['Tweede', 'Twe_ede'],
      ['wind', 'wi_nd'],
      ['koster', 'kos_ter'],
    ] as const) {
      await clickOn(opened, word);
      await page.keyboard.type('_');
      await frame.getByText(typed).first().waitFor();
    }
    stage.expectClean();
  });

  it('puts it there on a phone too, where the fields were hidden', async () => {
    const opened = await open(lists, { width: 390 });
    await opened.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await current(opened.page);
    await clickOn(opened, 'Over');
    await opened.page.keyboard.type('_');
    await opened.page.getByRole('radio', { name: 'Preview' }).click();
    await opened.frame.getByText('Ov_er Een titel om te lezen').waitFor();
    stage.expectClean();
  });

  it('finds the words of every block of the example site', async () => {
    const { data } = await stage.api.post<{ data: { items: readonly { id: string; path: string }[] } }>('/page/list', {
      pageSize: 100,
    });
    const paths = ['/', '/over-ons', '/advies', '/schade'];
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    const missed: string[] = [];
    let clicked = 0;
    for (const { id } of data.items.filter(({ path }) => paths.includes(path))) {
      const { blocks } = await storedVersion(stage.api, id);
      await openEditor(page, id);
      await showPreview(page);
      await current(page);
      const frame = page.frameLocator(frameName);
      for (const sampled of await sampleWords(frame, 7, 2)) {
        // Blocks show what they load too, which no field of theirs holds.
        const isOwn = JSON.stringify(blocks[sampled.block] ?? '').includes(sampled.line);
        if (!isOwn) continue;
        clicked += 1;
        await clickText(frame, sampled);
        const wanted = `${sampled.word.slice(0, sampled.inside)}|${sampled.word.slice(sampled.inside)}`;
        await until(() => wordAtCaret(page), wanted).catch(() => missed.push(`${wanted} in ${sampled.line}`));
      }
    }
    expect(missed).to.deep.equal([]);
    expect(clicked).to.be.at.least(20);
  });

  it('leads nowhere, whatever is clicked or pressed in it', async () => {
    const { frame, page } = await open(many.slice(0, 1));
    await shown(frame, 'Stuk 0');
    const link = frame.locator('header a[href^="/"]').first();
    await link.click();
    await link.press('Enter');
    await frame.locator('main h2').first().click();
    await shown(frame, 'Stuk 0');
    expect(page.frames().map((one) => new URL(one.url()).pathname)).to.have.length(2);
    expect(page.frames()[1]?.url()).to.match(/\/preview$/);
    stage.expectClean();
  });

  it('moves, adds and takes away blocks without drawing the others', async () => {
    const { editor, frame, page } = await open(many.slice(0, 4));
    await shown(frame, 'Stuk 3');
    await noteHeadings(frame);
    await editor.rows.nth(2).locator('.lc-block__main').click();
    await page.keyboard.press('Alt+ArrowDown');
    await until(() => headings(frame), ['Stuk 0', 'Stuk 1', 'Stuk 3', 'Stuk 2']);
    await eventually(() => newHeadings(frame)).to.deep.equal([]);
    await page.keyboard.press('Control+Shift+D');
    await until(() => headings(frame), ['Stuk 0', 'Stuk 1', 'Stuk 3', 'Stuk 2', 'Stuk 2']);
    await eventually(() => newHeadings(frame)).to.deep.equal(['Stuk 2']);
    await page.keyboard.press('Delete');
    await until(() => headings(frame), ['Stuk 0', 'Stuk 1', 'Stuk 3', 'Stuk 2']);
    await page.keyboard.press('Control+z');
    await until(() => headings(frame), ['Stuk 0', 'Stuk 1', 'Stuk 3', 'Stuk 2', 'Stuk 2']);
    stage.expectClean();
  });

  it('shows a block that was just added, before anything is saved', async () => {
    const { editor, frame, page } = await open(many.slice(0, 1));
    await current(page);
    await page.route(/\/(store|edit)$/, (route) => route.abort());
    await editor.add('Quote');
    await page.keyboard.type('Een wijs woord');
    await shown(frame, 'Een wijs woord');
    await until(() => markedName(frame).textContent(), 'Quote');
  });

  it('says that there is no connection, and shows the last change when there is one', async () => {
    const { editor, frame, page } = await open(many.slice(0, 1), { allow: [/ERR_/, /preview\/parts/] });
    await current(page);
    await page.route(partsCalls, (route) => route.abort('connectionfailed'));
    await editor.field('Title').fill('Buiten bereik');
    await page.getByText(/^No connection\. The preview shows/).waitFor();
    await eventually(() => frame.getByText('Buiten bereik').count()).to.equal(0);
    await page.unroute(partsCalls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(frame, 'Buiten bereik');
    await until(() => page.getByText(/^No connection\. The preview shows/).count(), 0);
  });

  it('says that it could not be loaded, and loads when it is asked again', async () => {
    const pageID = await makePage(stage.api, 'Weg', many.slice(0, 1));
    const { page } = await stage.open({ width: 1440, allow: [/preview/] });
    await stage.api.signIn(page);
    await page.route(/\/preview$/, (route) =>
      route.fulfill({ status: 503, json: { Success: false, Errors: [{ code: 'G_09' }] } }),
    );
    const editor = await openEditor(page, pageID);
    await showPreview(page);
    await page.getByRole('alert').getByText('The preview could not be loaded.').waitFor();
    await editor.field('Title').fill('Gewoon verder');
    await page.unroute(/\/preview$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page.frameLocator(frameName), 'Gewoon verder');
  });

  it('is shown and hidden by keyboard, in the width that somebody chose, also the next time', async () => {
    const { page, frame } = await open(many.slice(0, 1));
    await current(page);
    const widthOf = () => frame.locator('html').evaluate((html) => html.clientWidth);
    await until(widthOf, 768);
    await page.getByRole('radio', { name: 'Tablet' }).focus();
    await page.keyboard.press('ArrowLeft');
    await until(widthOf, 360);
    const toggle = page.getByRole('button', { name: 'Preview', exact: true });
    await toggle.press('Enter');
    await until(() => page.locator(frameName).count(), 0);
    await page.reload();
    await toggle.waitFor();
    await eventually(() => toggle.getAttribute('aria-pressed')).to.equal('false');
    await toggle.press('Enter');
    await current(page);
    await until(widthOf, 360);
    stage.expectClean();
  });

  it('is made wider and narrower by its edge, by keys and by pointer, tells its pixels, and keeps them', async () => {
    const { page, frame } = await open(many.slice(0, 1));
    await current(page);
    const widthOf = () => frame.locator('html').evaluate((html) => html.clientWidth);
    const edge = page.getByRole('separator', { name: 'Make the preview wider or narrower' });
    await edge.focus();
    for (const [key, width] of [
      ['ArrowRight', 778],
      ['Shift+ArrowLeft', 777],
      ['PageDown', 677],
      ['Home', 320],
    ] as const) {
      await page.keyboard.press(key);
      await until(widthOf, width);
      await eventually(() => edge.getAttribute('aria-valuetext')).to.equal(`${width} px`);
    }
    const { x = 0, y = 0, width = 0, height = 0 } = (await edge.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 40, y + height / 2, { steps: 4 });
    await until(widthOf, 400);
    await page.mouse.up();
    await eventually(() => page.getByLabel('Width of the preview').locator(':checked').count()).to.equal(0);
    await expectAccessible(page);
    await page.reload();
    await current(page);
    await until(widthOf, 400);
    await page.getByRole('radio', { name: 'Phone' }).press('Space');
    await until(widthOf, 360);
  });

  it('frames the block under the pointer, and hears nobody but the editor', async () => {
    const { frame } = await open(many.slice(0, 2));
    await frame.getByText('Stuk 1', { exact: true }).hover();
    await frame.locator('lectern-marker [data-kind=near]:not([hidden])').waitFor();
    const hasAnswered = await frame.locator('body').evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(true);
          addEventListener('message', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(false))));
          window.postMessage({ type: 'lectern-preview', notes: {} }, '*', [port2]);
        }),
    );
    expect(hasAnswered).to.equal(false);
  });

  it('gives the focus back by Escape, and passes the shortcuts of the editor on', async () => {
    const { editor, frame, page } = await open(many.slice(0, 2));
    await editor.field('Title').fill('Getypt');
    await shown(frame, 'Getypt');
    await frame.locator('header a[href]').first().focus();
    await page.keyboard.press('Control+z');
    await shown(frame, 'Stuk 0');
    await frame.locator('header a[href]').first().focus();
    await page.keyboard.press('Escape');
    await until(() => focusedID(page), 'block-row-b0proef');
    stage.expectClean();
  });

  it('is a pane of its own on a phone', async () => {
    const { page, frame } = await open(many.slice(0, 2), { width: 390 });
    await eventually(() => page.locator(frameName).count(), 'until somebody asks').to.equal(0);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await frame.getByText('Stuk 1', { exact: true }).click();
    await until(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue(), 'Stuk 1');
    await page.getByRole('radio', { name: 'Preview' }).click();
    await frame.getByText('Stuk 1', { exact: true }).waitFor();
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.be.at.most(0);
    stage.expectClean();
    await expectAccessible(page);
  });

  it('is accessible beside outline and fields', async () => {
    const { page } = await open(many.slice(0, 2));
    await current(page);
    await expectAccessible(page);
  });
});
