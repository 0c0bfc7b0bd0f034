import { eventually, expectAccessible, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { FrameLocator, Page } from 'playwright-core';
import { clickWord, wordAtCaret } from './test-kit/clicked-words.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import type { DraftBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { setStage } from './test-kit/stage.ts';
import { showPreview } from './test-kit/show-preview.ts';

interface Opened {
  readonly page: Page;
  readonly editor: Editor;
  readonly frame: FrameLocator;
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const longText: DraftBlock = {
  type: 'basic/text',
  props: {
    title: 'Lang',
    body: {
      kind: 'richtext',
      version: 1,
      children: Array.from({ length: 80 }, (_, index) => paragraph(`Regel ${index} van een lange tekst.`)),
    },
    tone: 'paper',
    layout: 'column',
  },
};
const quote: DraftBlock = { type: 'basic/quote', props: { quote: 'Een woord' } };

describe('the preview beside what is written', function () {
  this.timeout(120_000);
  const stage = setStage();

  /** `asKept`: shown or not, as the editor has it by itself. */
  async function openPage(pageID: string, { asKept = false } = {}): Promise<Opened> {
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    const editor = await openEditor(page, pageID);
    if (!asKept) {
      await showPreview(page);
      await page.locator('.lc-preview[data-state=current]').waitFor();
    }
    return { page, editor, frame: page.frameLocator('iframe.lc-preview__frame') };
  }
  const open = async (blocks: readonly DraftBlock[]): Promise<Opened> =>
    openPage(await makePage(stage.api, 'Een pagina om te lezen', blocks));

  it('shows the title of the page where its layout does', async () => {
    const { frame, page } = await open([textBlock('Stuk')]);
    await page.getByRole('tab', { name: 'Page Settings' }).click();
    await page.getByLabel('Title *').first().fill('Een andere naam');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await until(() => frame.locator('h1').textContent(), 'Een andere naam');
    stage.expectClean();
  });

  it('puts the caret into the title of the page, where somebody clicks on it', async () => {
    const { frame, page } = await open([textBlock('Stuk')]);
    await clickWord(frame, 'pagina');
    await until(() => wordAtCaret(page), 'pag|ina');
    await until(() => page.getByRole('tab', { name: 'Page Settings' }).getAttribute('aria-selected'), 'true');
    await page.keyboard.type('_');
    await eventually(() => page.getByLabel('Title *').first().inputValue()).to.equal('Een pag_ina om te lezen');
    stage.expectClean();
  });

  it('puts it into the own data of a news item: its title, its summary', async () => {
    const { pageID } = await stage.api.post<{ pageID: string }>('/page/create', {
      title: 'Torenklok hersteld',
      slug: '/nieuws/torenklok-hersteld',
      type: 'news/article',
      locale: 'nl-NL',
      typeData: { date: '2026-11-20', summary: 'De klok luidt zaterdag weer.' },
      content: { stuk: { version: 1, ...textBlock('Stuk') } },
    });
    const { frame, page } = await openPage(pageID);
    await clickWord(frame, 'zaterdag');
    await until(() => wordAtCaret(page), 'zate|rdag');
    await page.keyboard.type('_');
    await frame.getByText('zate_rdag').waitFor();
    await clickWord(frame, 'hersteld');
    await until(() => wordAtCaret(page), 'hers|teld');
    stage.expectClean();
  });

  /** Whether a line of the page is in the window of the preview. */
  const isInSight = (frame: FrameLocator, text: string): Promise<boolean> =>
    frame.getByText(text).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });

  it('keeps the words in sight that somebody writes in a long text, unless they scrolled away themselves', async () => {
    const { editor, frame, page } = await open([longText]);
    const line = (index: number) => editor.field('Text').getByText(`Regel ${index} van`);
    await line(70).click();
    await until(() => isInSight(frame, 'Regel 70 van'), true);
    await page.keyboard.press('End');
    await page.keyboard.type(' Erbij');
    await frame.getByText('Regel 70 van een lange tekst. Erbij').waitFor();
    await until(() => isInSight(frame, 'Regel 70 van'), true);
    // Somebody looks at what stands at the top.
    await page.locator('iframe.lc-preview__frame').hover();
    await page.mouse.wheel(0, -20_000);
    await until(() => isInSight(frame, 'Regel 0 van'), true);
    await page.keyboard.type(' en nog meer');
    await frame.getByText('Erbij en nog meer').waitFor();
    // Once: what was drawn has been seen above.
    expect(await isInSight(frame, 'Regel 0 van')).to.equal(true);
    stage.expectClean();
  });

  it('brings a block that was just added into sight: in the outline, in its form and in the preview', async () => {
    const { editor, frame, page } = await open(Array.from({ length: 30 }, (_, index) => textBlock(`Stuk ${index}`)));
    await editor.add('Quote');
    await page.keyboard.type('Nieuwe woorden');
    await frame.getByText('Nieuwe woorden').waitFor();
    await until(() => isInSight(frame, 'Nieuwe woorden'), true);
    const isInPane = (selector: string): Promise<boolean> =>
      page.locator(selector).evaluate((element) => {
        const pane = element.closest('.lc-workbench > *')?.getBoundingClientRect();
        const { top, bottom } = element.getBoundingClientRect();
        return pane !== undefined && top >= pane.top - 1 && bottom <= pane.bottom + 1;
      });
    await until(() => isInPane('.lc-block--selected'), true);
    await until(() => isInPane(':focus'), true);
    stage.expectClean();
  });

  it('is there at first beside what is more than a text, and then as somebody chose', async () => {
    const toggled = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true }).getAttribute('aria-pressed');
    const text = await makePage(stage.api, 'Tekst', [longText]);
    const { page } = await openPage(text, { asKept: true });
    await eventually(() => toggled(page)).to.equal('false');
    const picture = await makePage(stage.api, 'Meer', [quote]);
    await openEditor(page, picture);
    await eventually(() => toggled(page)).to.equal('true');
    await openEditor(page, text);
    await showPreview(page);
    await openEditor(page, text);
    await eventually(() => toggled(page)).to.equal('true');
    stage.expectClean();
  });

  it('shows the place of a block of which nothing is seen, with its name, and visitors nothing of it', async () => {
    const { frame, page, editor } = await open([
      textBlock('Boven'),
      { type: 'basic/gallery', props: {} },
      { type: 'basic/video', props: {} },
      { type: 'basic/cards', props: {} },
    ]);
    const notes = () => frame.locator('lectern-note strong').allInnerTexts();
    await eventually(notes).to.deep.equal(['Gallery', 'Video', 'Cards']);
    await frame.locator('lectern-note').nth(1).click();
    await page.getByRole('heading', { name: 'Video', level: 2, exact: true }).waitFor();
    await editor.select('Cards');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Nu wel');
    await frame.getByText('Nu wel').waitFor();
    await eventually(notes).to.deep.equal(['Gallery', 'Video']);
    stage.expectClean();
  });

  it('looks as visitors prefer it, light or dark, also the next time', async () => {
    const { frame, page } = await open([quote]);
    const isDark = () => frame.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    // What is emulated holds in every frame, whatever its element looks like.
    await page.emulateMedia({ colorScheme: null });
    await eventually(isDark).to.equal(false);
    await page.getByRole('button', { name: /Look that visitors prefer/ }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await eventually(isDark).to.equal(true);
    await page.reload();
    await page.locator('.lc-preview[data-state=current]').waitFor();
    await eventually(isDark).to.equal(true);
    await expectAccessible(page);
  });

  it('leaves the outline its room: the panel of the page is a line that opens', async () => {
    const { page } = await open(Array.from({ length: 30 }, (_, index) => textBlock(`Stuk ${index}`)));
    const heightOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    const fold = page.getByRole('button', { name: 'Page', exact: true });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => heightOf('.lc-workbench__side')).to.be.below(60);
      await eventually(() => page.getByRole('region', { name: 'Page' }).getByText('State', { exact: true }).isVisible()).to.equal(
        false,
      );
    }
    await eventually(() => heightOf('.lc-workbench__outline')).to.be.above(600);
    await fold.press('Enter');
    await eventually(() => fold.getAttribute('aria-expanded')).to.equal('true');
    await eventually(() => heightOf('.lc-workbench__side')).to.be.above(200);
    await expectAccessible(page);
    await showPreview(page, false);
    await eventually(() => fold.count(), 'with room of its own it needs no button').to.equal(0);
  });
});
