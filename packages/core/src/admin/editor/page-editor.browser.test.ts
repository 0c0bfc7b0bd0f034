import { build } from 'esbuild';
import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { origin, serveAdmin, strange } from './fake-api.test-kit.ts';
import type { FakeApi } from './fake-api.test-kit.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A browser page with what was said aloud on it, and what its console complained about. */
interface Session {
  readonly page: Page;
  readonly api: FakeApi;
  readonly complaints: string[];
}

const order = (page: Page) => page.locator('.lc-block__name').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const until = (page: Page, id: string) => page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
const heard = (page: Page) => page.locator('[data-live-announcer] p').allInnerTexts();
const title = (page: Page) => page.getByLabel('Title *').first();

describe('the admin in a browser', function () {
  this.timeout(90_000);
  let browser: Browser | undefined;
  let assets = { script: '', style: '' };
  let axe = '';

  before(async function () {
    if (!existsSync(executablePath)) {
      console.warn(`Skipped: there is no Chromium at ${executablePath}. CHROMIUM_PATH names another place.`);
      return this.skip();
    }
    const bundle = await build({
      entryPoints: [pathOf('./editor-page.test-kit.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      // React's development build: its warnings are complaints too.
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'error',
    });
    const css = await build({
      entryPoints: [pathOf('../admin.css')],
      bundle: true,
      write: false,
      loader: { '.woff2': 'dataurl' },
    });
    assets = { script: bundle.outputFiles[0]?.text ?? '', style: css.outputFiles[0]?.text ?? '' };
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    browser = await chromium.launch({ executablePath, args: flags });
  });
  after(() => browser?.close());

  async function open(path: string, options: { width?: number; colorScheme?: 'light' | 'dark' } = {}): Promise<Session> {
    if (!browser) throw new Error('There is no browser.');
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1280, height: 720 },
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      // An answer that refuses is reported by the browser itself.
      if (isComplaint && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
    });
    const api = await serveAdmin(page, assets);
    await page.goto(origin + path);
    await page.locator('h1').waitFor();
    return { page, api, complaints };
  }
  const openEditor = async (options = {}) => {
    const session = await open('/cmsadmin/pages/p0', options);
    await session.page.locator('.lc-block').first().waitFor();
    return session;
  };
  const expectFine = async (page: Page) => {
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { axe: engine } = window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
      };
      const { violations } = await engine.run();
      return violations.map((violation) => `${violation.id} (${violation.nodes.length})`);
    });
    expect(found).to.deep.equal([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.be.at.most(0);
  };
  /** One block of the page is of a plugin that is gone, of which the console is told once. */
  const isOfUnknown = (complaint: string) => complaint.startsWith('No installed plugin registers the block type "gone/map"');
  const close = async ({ page, complaints }: Session) => {
    expect(complaints.filter((complaint) => !isOfUnknown(complaint))).to.deep.equal([]);
    expect(complaints.filter(isOfUnknown).length).to.be.at.most(1);
    await page.context().close();
  };

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
    const session = await openEditor();
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
      await page.waitForTimeout(150);
    }
    expect((await order(page))[0]).to.equal('gone/map');
    await until(page, 'block-row-kmap-handle');
    await close(session);
  });

  describe('with blocks inside blocks', () => {
    const names = (page: Page) =>
      page
        .locator('.lc-block__name, .lc-slot__head > :first-child')
        .allInnerTexts()
        .then((all) => all.join(' '));
    const eventually = async (page: Page, wanted: string) => {
      for (let attempt = 0; attempt < 100 && (await names(page)) !== wanted; attempt += 1) await page.waitForTimeout(50);
      expect(await names(page)).to.equal(wanted);
    };
    const openNested = async (options = {}) => {
      const session = await open('/cmsadmin/pages/p1', options);
      await session.page.locator('.lc-block').first().waitFor();
      return session;
    };

    it('goes through the slots by shortcut, says where, and keeps out what is not allowed', async () => {
      const session = await openNested();
      const { page, api } = session;
      await eventually(page, 'Hero Columns Left Hero Right Image');
      await page.locator('#block-row-kone').focus();
      const places = [
        ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 1 of 2 in Left of Columns'],
        ['Columns Left Hero Hero Right Image', 'Block Hero moved to position 2 of 2 in Left of Columns'],
        ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 1 of 1 in Right of Columns'],
        ['Columns Left Hero Right Hero Image', 'Block Hero moved to position 2 of 3'],
      ];
      for (const [order, words] of places) {
        await page.keyboard.press('Alt+ArrowDown');
        await eventually(page, order ?? '');
        await page.waitForFunction(
          (said) => [...document.querySelectorAll('[data-live-announcer] p')].at(-1)?.textContent === said,
          words,
        );
        await until(page, 'block-row-kone');
      }
      // An image may not stand on the left, so from below it goes to the right, and from there above the columns.
      await page.locator('#block-row-kimg').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Alt+ArrowUp');
      await eventually(page, 'Columns Left Hero Right Image Hero');
      await page.keyboard.press('Alt+ArrowUp');
      await eventually(page, 'Image Columns Left Hero Right Hero');
      await page.keyboard.press('Control+s');
      await page.getByText(/^Saved \d/).waitFor();
      const stored = api.calls.filter((call) => call.name.endsWith('/store')).at(-1)?.body as {
        blockOrder: string[];
        blocks: Record<string, { slots?: object }>;
      };
      expect(stored.blockOrder).to.deep.equal(['kimg', 'kcol', 'kone']);
      expect(stored.blocks['kcol']?.slots).to.deep.equal({ left: ['ktwo'], right: [] });
      await close(session);
    });

    it('is dragged into a slot by keyboard and by pointer, past the places where it cannot land', async () => {
      const session = await openNested();
      const { page } = session;
      await page.locator('#block-row-kimg-handle').focus();
      const heardLast = (words: string) =>
        page.waitForFunction(
          (said) => [...document.querySelectorAll('[id^=DndLiveRegion]')].some((region) => region.textContent === said),
          words,
        );
      await page.keyboard.press('Space');
      await heardLast('Image picked up. It is at position 3 of 3.');
      // The sensor listens for arrows a moment after it has lifted: pressed until it does.
      const isWaiting = () => page.getByText('Image picked up. It is at position 3 of 3.').count();
      while ((await isWaiting()) > 0) {
        await page.keyboard.press('ArrowUp');
        for (let wait = 0; wait < 10 && (await isWaiting()) > 0; wait += 1) await page.waitForTimeout(50);
      }
      await heardLast('Image is now at position 1 of 1 in Right of Columns.');
      await page.keyboard.press('Space');
      await eventually(page, 'Hero Columns Left Hero Right Image');
      await until(page, 'block-row-kimg-handle');
      expect(await page.locator('.lc-slot .lc-block__name', { hasText: 'Image' }).count()).to.equal(1);

      const centre = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is not there`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const from = await centre('#block-row-kone-handle');
      const to = await centre('#block-row-ktwo');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 12, { steps: 4 });
      await page.mouse.move(from.x, to.y + 4, { steps: 12 });
      await page.locator('.lc-block__chip', { hasText: 'in Left of Columns' }).waitFor();
      await page.mouse.up();
      await eventually(page, 'Columns Left Hero Hero Right Image');
      await close(session);
    });

    it('is added to a slot, where only what is allowed is offered, and leaves with the block around it', async () => {
      const session = await openNested();
      const { page } = session;
      await page.getByRole('button', { name: 'Add a block to Left' }).click();
      expect(await page.getByRole('option').count()).to.equal(2);
      await page.keyboard.press('Enter');
      await eventually(page, 'Hero Columns Left Hero Hero Right Image');
      await page.getByText('Block 2 of 2 in Left of Columns').waitFor();
      await page.getByRole('button', { name: 'Add a block to Right' }).click();
      await page.keyboard.type('image');
      await page.keyboard.press('Enter');
      await eventually(page, 'Hero Columns Left Hero Hero Right Image Image');
      expect(await page.getByRole('button', { name: 'Add a block to Right' }).getAttribute('aria-disabled')).to.equal('true');
      await page.locator('#block-row-kcol').focus();
      await page.keyboard.press('Delete');
      await eventually(page, 'Hero Image');
      await page.keyboard.press('Control+z');
      await eventually(page, 'Hero Columns Left Hero Hero Right Image Image');
      await close(session);
    });

    for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { width: 320 }] as const) {
      it(`has no accessibility violation and nothing past the edge: ${JSON.stringify(look)}`, async () => {
        const session = await openNested(look);
        await expectFine(session.page);
        await session.page.locator('#block-row-ktwo').click();
        await expectFine(session.page);
        await close(session);
      });
    }
  });

  it('brings a deleted block back, and never leaves the focus on nothing', async () => {
    const session = await openEditor();
    const { page } = session;
    await page.locator('#block-row-kmap').focus();
    await page.keyboard.press('Delete');
    await until(page, 'block-row-kimg');
    expect(await order(page)).to.have.length(3);
    await page.locator('.lc-notice').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.lc-block').length === 4);
    await page.waitForTimeout(200);
    expect(await focused(page)).to.not.equal('BODY');
    await close(session);
  });

  it('keeps every letter and the focus while a slow save answers, and never touches what it does not know', async () => {
    const session = await openEditor();
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
    const stored = api.calls.filter((call) => call.name.endsWith('/store')).at(-1)?.body['blocks'] as Record<string, unknown>;
    expect(stored['kmap']).to.deep.equal(strange);
    expect(session.complaints.filter(isOfUnknown)).to.have.length(1);
    await page.keyboard.press('Control+z');
    expect(await title(page).inputValue()).to.not.equal('Blijft precies staan');
    await close(session);
  });

  it('leads from a refused publish to each field, and forgets what was repaired', async () => {
    const session = await openEditor();
    const { page, api } = session;
    api.problems = [
      { property: 'blocks.kone.items.0.text', code: 'V_01' },
      { property: 'seoSettings.seoTitle', code: 'V_14' },
    ];
    await page.locator('#block-row-ktwo').click();
    await title(page).fill('Two!');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await until(page, 'problems-first');
    await page.keyboard.press('Enter');
    await until(page, 'field-blocks.kone.items.0.text');
    await page.keyboard.type('filled');
    await page.getByRole('region', { name: '1 problem' }).waitFor();
    await page.locator('#problems-first').click();
    await until(page, 'field-seoSettings.seoTitle');
    await close(session);
  });

  it('asks when somebody else was faster, and overwrites only after a second word', async () => {
    const session = await openEditor();
    const { page, api } = session;
    api.hasConflict = true;
    await title(page).fill('Mine');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await page.getByText(/^Saved \d/).waitFor();
    const bases = api.calls.filter((call) => call.name.endsWith('/store')).map((call) => call.body['revision']);
    expect(bases).to.deep.equal([1, 20]);
    await close(session);
  });

  for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { width: 320 }] as const) {
    it(`has no accessibility violation and nothing past the edge: ${JSON.stringify(look)}`, async () => {
      const overview = await open('/cmsadmin/', look);
      await expectFine(overview.page);
      await close(overview);
      const editor = await openEditor(look);
      await expectFine(editor.page);
      await editor.page.locator('#block-row-kone').click();
      await expectFine(editor.page);
      await editor.page.getByRole('tab', { name: 'SEO Settings' }).click();
      await expectFine(editor.page);
      await close(editor);
    });
  }
});
