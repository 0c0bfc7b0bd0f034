import { build } from 'esbuild';
import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import type { EditorPage } from './editor-page.test-kit.tsx';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const fileID = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const document = (...children: unknown[]) => ({ kind: 'richtext', version: 1, children });

describe('the editor in a browser', function () {
  this.timeout(60_000);
  let browser: Browser | undefined;
  let script = '';
  let style = '';
  let axe = '';
  let complaints: string[] = [];

  before(async function () {
    if (!existsSync(executablePath)) {
      console.warn(`Skipped: there is no Chromium at ${executablePath}. CHROMIUM_PATH names another place.`);
      return this.skip();
    }
    const bundle = await build({
      entryPoints: [fileURLToPath(new URL('./editor-page.test-kit.tsx', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      conditions: ['lectern-source'],
      jsx: 'automatic',
      // React's development build: its warnings are complaints too.
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'error',
    });
    script = bundle.outputFiles[0]?.text ?? '';
    const css = await build({
      entryPoints: [fileURLToPath(new URL('./admin.css', import.meta.url))],
      bundle: true,
      write: false,
    });
    style = css.outputFiles[0]?.text ?? '';
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    browser = await chromium.launch({ executablePath, args: flags });
  });
  after(() => browser?.close());
  afterEach(() => {
    const found = complaints;
    complaints = [];
    expect(found).to.eql([]);
  });

  async function open(initial: unknown, more: Partial<EditorPage> = {}): Promise<Page> {
    if (!browser) throw new Error('The browser did not start.');
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Editor</title><style>${style}</style></head><body><div id="root"></div></body></html>`,
    );
    await page.evaluate(
      (values) => {
        window.editorPage = { value: undefined, markdown: '', changes: 0, ...values };
      },
      { initial, ...more },
    );
    await page.addScriptTag({ content: script });
    await page.waitForSelector('#body');
    return page;
  }

  /** Waits for a text, in the editor and in the stored value alike. */
  const reads = async (page: Page, text: string) => {
    const read = () =>
      page.evaluate(() => ({
        shown: window.document.querySelector<HTMLElement>('#body')?.innerText.replaceAll('\ufeff', '').trim(),
        stored: window.editorPage.markdown,
      }));
    const deadline = Date.now() + 2000;
    let now = await read();
    while ((now.shown !== text || now.stored !== text) && Date.now() < deadline) now = await read();
    expect(now).to.eql({ shown: text, stored: text });
  };
  const stores = async (page: Page, markdown: string) => {
    await page.waitForFunction((text) => window.editorPage.markdown === text, markdown, { timeout: 2000 }).catch(() => undefined);
    expect(await page.evaluate(() => window.editorPage.markdown)).to.equal(markdown);
  };
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focuses = async (page: Page, name: string) => {
    const read = () => {
      const element = window.document.activeElement as HTMLElement;
      return element.id || element.dataset['item'];
    };
    const deadline = Date.now() + 2000;
    let now = await page.evaluate(read);
    while (now !== name && Date.now() < deadline) now = await page.evaluate(read);
    expect(now).to.equal(name);
  };
  /** The text has the focus and the caret is in it. */
  const isBack = async (page: Page) => {
    await focuses(page, 'body');
    await page.waitForFunction(() => window.document.querySelector('#body')?.contains(window.getSelection()?.anchorNode ?? null));
    await page.waitForTimeout(120);
  };
  const problems = async (page: Page) => {
    await page.addScriptTag({ content: axe });
    return page.evaluate(async () => {
      type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      const { violations } = await (window as unknown as { axe: Axe }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    });
  };

  it('undoes and redoes with the history of the page, and typing goes on after it', async () => {
    const page = await open(document(paragraph('Kop')));
    await page.click('#body');
    await press(page, 'End');
    await page.keyboard.type('ABC');
    await reads(page, 'KopABC');
    await press(page, 'Control+z', 'Control+z');
    await reads(page, 'KopA');
    await press(page, 'Control+y', 'Control+Shift+z');
    await reads(page, 'KopABC');
    await page.keyboard.type('D');
    await reads(page, 'KopABCD');
    await page.evaluate(() =>
      window.document
        .querySelector('#body')
        ?.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })),
    );
    await reads(page, 'KopABC');
    await page.close();
  });

  it('takes a composed word as one step', async () => {
    const page = await open(document(paragraph('Kop ')));
    await page.click('#body');
    await press(page, 'End');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: '\u306b', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: '\u306b\u307b', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '\u65e5\u672c' });
    await reads(page, 'Kop \u65e5\u672c');
    expect(await page.evaluate(() => window.editorPage.changes)).to.equal(1);
    await press(page, 'Control+z');
    await stores(page, 'Kop ');
    await page.close();
  });

  it('leaves Tab to the page, except in a list, and there too after Escape', async () => {
    const page = await open(undefined);
    await page.click('#body');
    await press(page, 'Tab');
    await focuses(page, 'after');
    await press(page, 'Shift+Tab', 'Shift+Tab');
    await focuses(page, 'heading-2');
    await press(page, 'Shift+Tab');
    await focuses(page, 'before');
    await page.click('#body');
    await page.keyboard.type('- een\ntwee');
    await press(page, 'Tab');
    await stores(page, '- een\n  - twee');
    await press(page, 'Shift+Tab');
    await stores(page, '- een\n- twee');
    await press(page, 'Tab', 'Escape', 'Tab');
    await focuses(page, 'after');
    await page.close();
  });

  it('writes a page by keyboard alone', async () => {
    const page = await open(undefined);
    await page.click('#body');
    await page.keyboard.type('## Kop\n');
    await press(page, 'Control+b');
    await page.keyboard.type('vet');
    await press(page, 'Control+b');
    await page.keyboard.type(' niet\n1. een\ntwee\n\n> citaat\n\nlink');
    await press(page, 'Shift+Home', 'Control+k');
    await page.keyboard.type('javascript:alert(1)\n');
    await page.waitForSelector('[role=alert]');
    await press(page, 'Control+a');
    await page.keyboard.type('example.nl\n');
    await isBack(page);
    await press(page, 'End');
    await page.keyboard.type('!');
    const written = '## Kop\n\n**vet** niet\n\n1. een\n2. twee\n\n> citaat\n\n[link](https://example.nl)!';
    await stores(page, written);
    await press(page, 'ArrowLeft', 'ArrowLeft', 'Control+k', 'Tab', 'Tab', 'Tab', 'Enter');
    await stores(page, written.replace('[link](https://example.nl)', 'link'));
    await focuses(page, 'body');
    for (let count = 0; count < 60; count += 1) await press(page, 'Control+z');
    await stores(page, '');
    expect(await page.evaluate(() => window.editorPage.value === undefined)).to.equal(true);
    await page.close();
  });

  it('has a toolbar of one tab stop', async () => {
    const page = await open(document(paragraph('een')));
    await page.click('#body');
    await press(page, 'Control+a', 'Alt+F10', 'ArrowRight', 'ArrowRight');
    await focuses(page, 'bold');
    await press(page, 'Enter');
    await stores(page, '**een**');
    expect(await page.getAttribute('[data-item=bold]', 'aria-pressed')).to.equal('true');
    await press(page, 'End', 'Enter', 'ArrowRight');
    await focuses(page, 'paragraph');
    await press(page, 'Escape');
    await focuses(page, 'body');
    await press(page, 'Alt+F10');
    await focuses(page, 'paragraph');
    expect(await page.locator('[role=toolbar] [tabindex="0"]').count()).to.equal(1);
    expect(await problems(page)).to.eql([]);
    await page.click('[data-item=link]');
    expect(await problems(page)).to.eql([]);
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).to.be.at.most(320);
    await page.close();
  });

  it('repairs what it opens without changing it, and keeps what it does not know', async () => {
    const stored = [
      { text: 'los' },
      { type: 'planner/map', place: { zoom: 3 } },
      { type: 'image', fileID },
      { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] },
    ];
    const page = await open(stored, { errors: ['Text is not valid HTML.'] });
    expect(await problems(page)).to.eql([]);
    expect(await page.evaluate(() => window.editorPage.changes)).to.equal(0);
    await page.click('#body p');
    await press(page, 'Home');
    await page.keyboard.type('x');
    await page.waitForFunction(() => window.editorPage.changes === 1);
    expect(await page.evaluate(() => window.editorPage.value)).to.eql(
      document(paragraph('xlos'), ...stored.slice(1, 3), { type: 'paragraph', children: [{ type: 'people/mention', id: 7 }] }),
    );
    await press(page, 'ArrowDown', 'Backspace');
    await page.waitForFunction(() => window.editorPage.changes === 2);
    expect(await page.evaluate(() => JSON.stringify(window.editorPage.value))).to.not.contain('planner/map');
    await page.close();
  });

  it('shows a newer document and does not touch it', async () => {
    const page = await open({ kind: 'richtext', version: 3, children: [paragraph('nieuw')] });
    await page.click('#body');
    await page.keyboard.type('x');
    expect(await page.innerText('#body')).to.contain('nieuw');
    expect(await page.evaluate(() => window.editorPage.changes)).to.equal(0);
    expect(await problems(page)).to.eql([]);
    await page.close();
  });

  it('takes text from the clipboard, never HTML', async () => {
    const page = await open(document(paragraph('a')));
    await page.click('#body');
    await press(page, 'End');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 onclick="x">een</h1><img src=x onerror=alert(1)>');
      data.setData('text/plain', 'een\n\ntwee');
      window.document
        .querySelector('#body')
        ?.dispatchEvent(
          new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer: data, bubbles: true, cancelable: true }),
        );
    });
    await stores(page, 'aeen\n\ntwee');
    await page.close();
  });

  it('keeps the text readable when the editor fails', async () => {
    const page = await open(document(paragraph('blijft')), { field: null });
    expect(await page.innerText('#body')).to.equal('blijft');
    expect(await page.evaluate(() => window.editorPage.changes)).to.equal(0);
    expect(complaints.join()).to.contain('Cannot read properties of undefined');
    complaints = [];
    await page.close();
  });
});
