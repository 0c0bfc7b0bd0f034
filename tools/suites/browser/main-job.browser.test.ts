import { eventually, openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { editorOn } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { expectFocus } from './test-kit/focus.ts';
import { listenTo } from './test-kit/heard.ts';
import type { Heard } from './test-kit/heard.ts';
import { picture } from './test-kit/library.ts';
import { logIn } from './test-kit/log-in.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';
import { visitWithoutScript } from './test-kit/visit-without-script.ts';

const path = '/onderhoud-van-het-orgel';

// One job from beginning to end: each test goes on where the one before it stopped.
describe('an editor makes a page', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let heard: Heard;
  let editor: Editor;
  let hasFailed = false;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    watched = await browser.newPage({
      origin: site.origin,
      // Provoked: the wrong password, and publishing with a field that is empty.
      allow: [/api\/auth\/login/, /\/publish\b/],
    });
    page = watched.page;
    // Listened to from the beginning: begun with the click, it may come too late.
    page.on('filechooser', () => undefined);
    heard = await listenTo(page);
    editor = editorOn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  beforeEach(function () {
    if (hasFailed) this.skip();
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === 'failed';
    watched.expectClean();
  });

  const visit = <Value>(address: string, status: number, read: (page: Page) => Promise<Value>): Promise<Value> =>
    visitWithoutScript({ browser, origin: site.origin, address, status, read });

  /** Presses a key on a handle, and waits until a screen reader says so and the next key can come. */
  async function press(key: string, words: string): Promise<void> {
    await page.keyboard.press(key);
    await until(async () => (await heard.all()).at(-1), words);
    // The list is measured with the frames after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  it('is refused with a wrong password, in words', async () => {
    await page.goto('/cmsadmin');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await logIn(page, 'not the password');
    await page.getByRole('alert').getByText('These credentials do not match our records.').waitFor();
    await expectFocus(page, 'a refused login');
    await eventually(() => page.locator(':focus').getAttribute('name')).to.equal('password');
    await until(() => page.getByRole('textbox', { name: 'E-mail address' }).inputValue(), 'admin@example.com');
  });

  it('logs in, lands on the dashboard and goes on to the page overview', async () => {
    await logIn(page);
    await page.getByRole('heading', { name: 'CMS Dashboard', level: 1 }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Page overview', exact: true }).click();
    await page.getByRole('heading', { name: 'Page overview', level: 1 }).waitFor();
    await page.getByRole('table', { name: 'Page overview' }).getByRole('rowheader').first().waitFor();
    expect(page.url()).to.match(/\/cmsadmin\/?$/);
  });

  it('makes a page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'New page' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    const slug = page.getByRole('textbox', { name: 'Slug' });
    await title.fill('Onderhoud van het orgel');
    await eventually(() => slug.inputValue()).to.equal(path);
    await page.getByRole('main').getByText('This slug is free.').waitFor();
    await page.getByRole('radio', { name: 'Page', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).waitFor();
    await until(() => page.locator('h1').innerText(), 'Onderhoud van het orgel');
    await until(editor.status, 'Concept');
  });

  it('writes text with bold and a list', async () => {
    await editor.add('Text');
    await until(async () => (await expectFocus(page, 'adding a block')).name.endsWith('.title'), true);
    await page.keyboard.type('Elk jaar stemmen');
    await editor.field('Text').click();
    await page.keyboard.type('Een orgel ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('leeft');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' met het gebouw.\n- Stof\nVocht');
    await until(() => editor.field('Text').locator('strong').allInnerTexts(), ['leeft']);
    await until(() => editor.field('Text').locator('li').allInnerTexts(), ['Stof', 'Vocht']);
  });

  it('adds cards with two items', async () => {
    await editor.add('Cards');
    await page.keyboard.type('Lees verder');
    for (const [index, title] of ['Stemmen', 'Schoonmaken'].entries()) {
      await page.getByRole('button', { name: /^Add card$/i }).click();
      await until(async () => (await expectFocus(page, 'adding a card')).name.endsWith(`cards.${index}.title`), true);
      await page.keyboard.type(title);
    }
    await page.getByRole('button', { name: '2 Schoonmaken' }).waitFor();
  });

  it('uploads an image and describes it', async () => {
    await editor.add('Image');
    const image = page.getByRole('group', { name: 'Image' });
    await image.getByRole('button', { name: 'Choose from the library' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose an image' });
    await picker.locator('input[type=file]').setInputFiles(await picture('orgelfront.jpg'));
    const upload = page.getByRole('dialog', { name: 'Upload 1 file' });
    await upload.getByRole('textbox', { name: 'Alternative text' }).fill('Het front van het orgel in de kerk');
    await upload.locator('.lc-button--orange:not(:has(.lc-spinner))').click();
    await until(() => picker.getByRole('option', { name: /^orgelfront\.jpg / }).getAttribute('aria-selected'), 'true');
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await picker.waitFor({ state: 'detached' });
    await expectFocus(page, 'choosing an image');
    const alt = image.getByRole('textbox', { name: 'Alternative text' });
    await until(() => alt.inputValue(), 'Het front van het orgel in de kerk');
    await until(editor.order, ['Text', 'Cards', 'Image']);
  });

  it('moves a block with the mouse', async () => {
    await heard.forget();
    const from = await editor.row('Text').locator('.lc-block__handle').boundingBox();
    const to = await editor.row('Image').boundingBox();
    if (!from || !to) throw new Error('The rows of the outline have no place on screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.locator('.lc-block__chip', { hasText: 'Text' }).waitFor();
    await until(async () => (await heard.all()).at(-1), 'Text is now at position 3 of 3.');
    await page.mouse.up();
    await until(editor.order, ['Cards', 'Image', 'Text']);
    await until(async () => (await heard.all()).at(-1), 'Text dropped at position 3 of 3.');
    await eventually(async () => (await heard.all())[0]).to.equal('Text picked up. It is at position 1 of 3.');
    await eventually(async () => (await expectFocus(page, 'a drag')).name).to.match(/-handle$/);
  });

  it('moves a block with the handle and the keyboard', async () => {
    await heard.forget();
    await editor.row('Image').locator('.lc-block__handle').focus();
    await press('Space', 'Image picked up. It is at position 2 of 3.');
    await press('ArrowUp', 'Image is now at position 1 of 3.');
    await press('Space', 'Image dropped at position 1 of 3.');
    await until(editor.order, ['Image', 'Cards', 'Text']);
    await eventually(async () => (await expectFocus(page, 'a move by keyboard')).name).to.match(/-handle$/);
    await press('Space', 'Image picked up. It is at position 1 of 3.');
    await press('ArrowDown', 'Image is now at position 2 of 3.');
    await press('Escape', 'Moving was cancelled. Image is back at position 1 of 3.');
    await until(editor.order, ['Image', 'Cards', 'Text']);
  });

  it('moves a block with Alt and an arrow, said once', async () => {
    await editor.select('Text');
    await heard.forget();
    await page.keyboard.press('Alt+ArrowUp');
    await until(editor.order, ['Image', 'Text', 'Cards']);
    await page.keyboard.press('Alt+ArrowUp');
    await until(editor.order, ['Text', 'Image', 'Cards']);
    await until(heard.all, ['Block Text moved to position 2 of 3', 'Block Text moved to position 1 of 3']);
    await eventually(async () => (await expectFocus(page, 'Alt+Up')).name).to.match(/^block-row-/);
  });

  it('undoes and redoes across the whole page', async () => {
    await page.keyboard.press('Control+z');
    await until(editor.order, ['Image', 'Text', 'Cards']);
    await page.keyboard.press('Control+z');
    await until(editor.order, ['Image', 'Cards', 'Text']);
    for (let step = 0; step < 200; step += 1) {
      if (await page.getByRole('button', { name: 'Undo', disabled: true }).count()) break;
      await page.keyboard.press('Control+z');
    }
    await until(() => editor.rows.count(), 0);
    for (let step = 0; step < 200; step += 1) {
      if (await page.getByRole('button', { name: 'Redo', disabled: true }).count()) break;
      await page.keyboard.press('Control+Shift+z');
    }
    await until(editor.order, ['Text', 'Image', 'Cards']);
    await editor.select('Text');
    await until(() => editor.field('Title').inputValue(), 'Elk jaar stemmen');
    await until(() => editor.field('Text').locator('li').allInnerTexts(), ['Stof', 'Vocht']);
    await editor.select('Cards');
    await page.getByRole('button', { name: '2 Schoonmaken' }).waitFor();
  });

  it('describes the page for search engines and saves with Ctrl+S', async () => {
    await page.getByRole('tab', { name: 'SEO Settings' }).click();
    await editor.field('SEO title').fill('Orgelonderhoud');
    await editor.field('SEO description').fill('Wat een orgel nodig heeft, jaar na jaar.');
    await heard.forget();
    await editor.save();
    await until(async () => (await heard.all()).includes('Saved'), true);
    await eventually(() => editor.saved()).to.match(/^Saved \d/);
  });

  it('is led to what is missing when it publishes', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await editor.select('Cards');
    await page.getByRole('group', { name: 'Cards' }).getByRole('textbox', { name: 'Title' }).nth(1).fill('');
    await editor.select('Text');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: '1 problem keeps this page from being published' }).waitFor();
    // Nothing is sent that would be refused, and the editor counts the same.
    await until(() => panel.getByRole('button', { name: 'Publish', exact: true }).getAttribute('aria-disabled'), 'true');
    await panel.getByRole('button', { name: 'Go to first' }).press('Enter');
    await page.getByRole('region', { name: '1 problem', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Cards', level: 2 }).waitFor();
    await until(async () => (await expectFocus(page, 'going to a problem')).name.replace(/^.*?(?=cards)/, ''), 'cards.1.title');
    await eventually(() => page.locator(':focus').getAttribute('aria-invalid')).to.equal('true');
    await until(editor.status, 'Concept');
    await page.keyboard.type('Schoonmaken');
  });

  it('publishes', async () => {
    await editor.publish();
    const notice = page.getByRole('region', { name: 'Notifications' });
    await until(() => notice.innerText(), 'Saved and published\nView');
    await eventually(() => notice.getByRole('link', { name: 'View' }).getAttribute('href')).to.equal(path);
    await page.getByRole('region', { name: /problem/ }).waitFor({ state: 'detached' });
  });

  it('is read by a visitor without JavaScript', async () => {
    await visit(path, 200, async (visitor) => {
      await eventually(() => visitor.title()).to.equal('Orgelonderhoud | Sluitsteen');
      await eventually(() => visitor.getByRole('heading', { level: 1 }).allInnerTexts()).to.deep.equal([
        'Onderhoud van het orgel',
      ]);
      const head = (selector: string) => visitor.locator(selector).getAttribute('content');
      await eventually(() => head('meta[name=description]')).to.equal('Wat een orgel nodig heeft, jaar na jaar.');
      await eventually(() => head('meta[property="og:title"]')).to.equal('Orgelonderhoud');
      await eventually(() => visitor.locator('html').getAttribute('lang')).to.equal('nl-NL');
      await eventually(() => visitor.locator('main strong').allInnerTexts()).to.deep.equal(['leeft']);
      await eventually(() => visitor.locator('main li', { hasText: /^(Stof|Vocht)$/ }).allInnerTexts()).to.deep.equal([
        'Stof',
        'Vocht',
      ]);
      const image = visitor.getByRole('img', { name: 'Het front van het orgel in de kerk' });
      const served = await visitor.request.get((await image.getAttribute('src')) ?? '');
      expect([served.status(), served.headers()['content-type']?.split('/')[0]]).to.deep.equal([200, 'image']);
      // From top to bottom: text, image, cards.
      const html = await visitor.locator('main').innerHTML();
      const places = ['Elk jaar stemmen', 'Het front van het orgel', 'Lees verder', 'Stemmen', 'Schoonmaken'].map((text) =>
        html.indexOf(text),
      );
      expect(places, html).to.not.include(-1);
      expect(places).to.deep.equal(places.toSorted((one, other) => one - other));
      // What search engines are told runs nowhere.
      await eventually(() => visitor.locator('script:not([type="application/ld+json"])').count()).to.equal(0);
    });
  });

  it('finds everything again after a reload', async () => {
    await page.reload();
    await until(editor.order, ['Text', 'Image', 'Cards']);
    await until(editor.status, 'Live');
    await editor.select('Text');
    await until(() => editor.field('Title').inputValue(), 'Elk jaar stemmen');
    await until(() => editor.field('Text').innerText(), 'Een orgel leeft met het gebouw.\n\nStof\nVocht');
    await editor.select('Image');
    await until(() => editor.field('Alternative text').inputValue(), 'Het front van het orgel in de kerk');
  });

  it('changes the page, while visitors still read what was published', async () => {
    await editor.select('Text');
    await editor.field('Title').fill('Twee keer per jaar stemmen');
    await editor.save();
    await until(editor.status, 'Unpublished changes');
    const read = (visitor: Page) => visitor.locator('main').innerText();
    expect(await visit(path, 200, read))
      .to.contain('Elk jaar stemmen')
      .and.not.contain('Twee keer');
    await editor.publish();
    expect(await visit(path, 200, read))
      .to.contain('Twee keer per jaar stemmen')
      .and.not.contain('Elk jaar');
  });

  it('takes the page back: visitors get the page of the site for what is not there', async () => {
    await page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unpublish this page?' });
    await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await until(editor.status, 'Concept');
    await expectFocus(page, 'unpublishing');
    await visit(path, 404, async (visitor) => {
      await eventually(() => visitor.locator('meta[name=robots]').getAttribute('content')).to.equal('noindex');
      await eventually(() => visitor.getByRole('heading', { level: 1 }).innerText()).to.not.match(/^404$/);
      await eventually(() => visitor.getByRole('contentinfo').innerText()).to.contain('Sluitsteen');
    });
  });
});
