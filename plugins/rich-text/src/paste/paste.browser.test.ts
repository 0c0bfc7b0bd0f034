import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { eventually, expectAccessible, until } from '@lectern/testing/browser';
import { expect } from 'chai';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { livePage, origin, serveAdmin } from '../admin/testing/admin-server.test-kit.ts';
import { documentOf, paragraph } from '../admin/testing/editor-page.test-kit.ts';
import { withEditorBrowser } from '../admin/testing/with-editor-browser.test-kit.ts';
import { hostilePaste, seededRandom } from './hostile-html.test-kit.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const fileID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c';
const folder = new URL('corpus/', import.meta.url);

function corpus(name: string, part: 'html' | 'plain' | 'json' = 'html'): string {
  const file = new URL(part === 'json' ? `${name}.json` : `${name}.${part}.txt`, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const corpusNames = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.replace('.json', '')] : []));

/** Puts something on the real clipboard, as a program does it, and presses the keys that paste it. */
async function paste(page: Page, html: string, text = ''): Promise<void> {
  await page.evaluate(
    ([markup, plain]) => {
      document.addEventListener(
        'copy',
        (event) => {
          event.clipboardData?.setData('text/html', markup);
          if (plain) event.clipboardData?.setData('text/plain', plain);
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        { once: true, capture: true },
      );
    },
    [html, text] as const,
  );
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
}

interface Upload {
  readonly name: string;
}

/** Answers uploads: with files of the library, or with a refusal as long as `fails` says so. */
async function serveUploads(page: Page, state: { fails: boolean; readonly uploads: Upload[] }): Promise<void> {
  await page.route(`${origin}/api/medialib/add-file`, (route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '';
    if (state.fails) return route.fulfill({ status: 413, json: { Success: false, Errors: [{ property: 'f', code: 'ML_01' }] } });
    state.uploads.push({ name });
    return route.fulfill({ json: { Success: true, data: { id: fileID, fileName: name, duplicates: [] } } });
  });
  await page.route(`${origin}/api/medialib/edit-file`, (route) => route.fulfill({ json: { Success: true, data: {} } }));
}

/** The pipeline as a script for a page of its own: `readPaste` reads, `takePaste` also shows what came of it. */
async function bundlePipeline(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { readClipboard } from './read-clipboard.ts';
        import { parseHtml } from './inert-document.types.ts';
        import { placeImages } from './find-images.ts';
        import { documentOf } from './split-blocks.ts';
        import { toHtml } from '../site/to-html.ts';
        import { safeHref } from '@lectern/core';
        const site = { locale: 'nl-NL', link: (target) => safeHref(target.href ?? '') };
        globalThis.readPaste = ({ html, text }) => readClipboard({ own: '', html, text, files: [] }, parseHtml);
        globalThis.takePaste = async ({ html, text }) => {
          const { blocks } = await readClipboard({ own: '', html, text, files: [] }, parseHtml);
          document.querySelector('main').innerHTML = toHtml(documentOf(placeImages(blocks, new Map())), { name: 'b', images: {}, site });
          for (const link of document.querySelectorAll('main a')) link.click();
        };`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['lectern-source'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe('pasting in a browser', () => {
  const ready = withEditorBrowser();

  it('takes what Word copies from the real clipboard, and gives it back with one undo', async () => {
    const editor = await ready().open(undefined);
    await editor.page.click('#body');
    await paste(editor.page, corpus('word-report'));
    await until(
      async () => (await editor.page.evaluate(() => window.fixture.markdown)).split('\n')[0],
      '## Onderhoud van een monument',
    );
    await eventually(() => editor.page.evaluate(() => window.fixture.markdown))
      .to.contain('- Storm\n  - windkracht 7 en hoger')
      .and.to.contain('[monumenten.nl](https://www.monumenten.nl/onderhoud)');
    await editor.press('Control+z');
    await editor.stores('');
    await editor.watched.close();
  });

  it('takes Markdown, whose parser comes with it, and gives it back with one undo', async () => {
    const editor = await ready().open(documentOf(paragraph('a')));
    await editor.caretIn('a');
    await paste(editor.page, '', '## Kop\n\n- een\n  1. twee\n\n[x][y]\n\n[y]: https://a.nl');
    await editor.stores('a\n\n## Kop\n\n- een\n  1. twee\n\n[x](https://a.nl)');
    await editor.isBack();
    await editor.press('Control+z');
    await editor.stores('a');
    await editor.watched.close();
  });

  it('says what was left out and why, to be read and dismissed by keyboard', async () => {
    const editor = await ready().open(documentOf(paragraph('begin ')), {}, 320);
    await editor.caretIn('begin');
    await paste(
      editor.page,
      '<p>een</p><img src="https://elders.example/a.png" alt="Toren"><iframe src="https://elders.example/kaart"></iframe>',
    );
    await editor.stores('begin een');
    const note = editor.page.getByRole('group', { name: 'About what was pasted' });
    await note.getByText('1 image and 1 frame were left out.').waitFor();
    await until(
      () =>
        editor.page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('')),
      '1 image and 1 frame were left out.',
    );
    await note.locator('summary').focus();
    await editor.press('Enter');
    await note.getByText('Toren (https://elders.example/a.png)').waitFor();
    await expectAccessible(editor.page);
    await eventually(() => editor.page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(320);
    await editor.press('Tab', 'Enter');
    await note.waitFor({ state: 'detached' });
    await editor.isBack();
    await editor.watched.close();
  });

  it('asks what an image shows, uploads it, and puts it where it stood', async () => {
    const editor = await ready().open(undefined, {}, 320);
    const state = { fails: true, uploads: [] as Upload[] };
    await serveUploads(editor.page, state);
    await editor.page.click('#body');
    await paste(editor.page, `<h1>Kop</h1><p>voor</p><img src="${pixel}" alt="De toren"><p>na</p>`);
    const dialog = editor.page.getByRole('dialog', { name: 'An image is being pasted' });
    const field = dialog.getByRole('textbox', { name: 'What the image shows' });
    await until(() => field.inputValue(), 'De toren');
    await expectAccessible(editor.page);
    await field.fill('De toren in de steigers');
    await dialog.getByRole('button', { name: 'Upload and paste' }).click();
    await dialog.getByText('Error (code: ML_01)').waitFor();
    await eventually(() => editor.changes()).to.equal(0);
    state.fails = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await until(
      async () => ((await editor.value()) as { children: { type: string }[] }).children.map(({ type }) => type),
      ['heading', 'paragraph', 'image', 'paragraph'],
    );
    await eventually(async () => ((await editor.value()) as { children: unknown[] }).children[2]).to.eql({
      type: 'image',
      fileID,
      altText: 'De toren in de steigers',
    });
    expect(state.uploads.map(({ name }) => name.replace(/\d+/, '0'))).to.eql(['de-toren-in-de-steigers-0.png']);
    await editor.isBack();
    await eventually(() => editor.changes()).to.equal(1);
    await editor.press('Control+z');
    await editor.stores('');
    await editor.watched.context.close();
  });

  it('takes a picture that is alone on the clipboard, as a screenshot is', async () => {
    const editor = await ready().open(documentOf(paragraph('a')));
    const state = { fails: false, uploads: [] as Upload[] };
    await serveUploads(editor.page, state);
    // Only a page of a secure address may write pictures to the clipboard.
    const other = await editor.watched.context.newPage();
    await other.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' }),
    );
    await editor.watched.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: 'https://other.test' });
    await other.goto('https://other.test/');
    await other.evaluate(async (address) => {
      const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, pixel);
    await other.close();
    await editor.page.bringToFront();
    await editor.caretIn('a');
    await editor.press('Control+v');
    const dialog = editor.page.getByRole('dialog', { name: 'An image is being pasted' });
    await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
    await dialog.getByRole('button', { name: 'Upload and paste' }).click();
    await until(async () => ((await editor.value()) as { children: unknown[] }).children[1], {
      type: 'image',
      fileID,
      decorative: true,
    });
    await editor.watched.close();
  });

  it('goes on without images when that is wanted, and gives up a paste with Escape', async () => {
    const editor = await ready().open(documentOf(paragraph('a')));
    await editor.caretIn('a');
    const html = `<p>x</p><img src="${pixel}"><p>y</p>`;
    await paste(editor.page, html);
    await editor.page.getByRole('dialog').waitFor();
    await editor.press('Escape');
    await editor.isBack();
    await editor.stores('a');
    await paste(editor.page, html);
    await editor.page.getByRole('button', { name: 'Paste without images' }).click();
    await editor.stores('ax\n\ny');
    await editor.page.getByRole('group', { name: 'About what was pasted' }).getByText('1 image was left out.').waitFor();
    await editor.watched.close();
  });

  /** The page editor with an empty text as its only block. */
  const openPage = async (body: unknown) => {
    const watched = await ready().browser.newPage({ origin });
    const { page } = watched;
    await serveAdmin(page, ready().assets, body);
    await page.goto(`/cmsadmin/pages/${livePage}`);
    const text = page.locator('.rich-text-editor__text');
    await text.click();
    return { page, watched, text, rows: () => page.locator('.lc-outline [data-block-row], .lc-block-row').count() };
  };

  it('offers to make blocks of a long text, as one step of the history', async () => {
    const { page, watched, text } = await openPage(documentOf(paragraph('')));
    await paste(page, ['een', 'twee', 'drie', 'vier'].map((name) => `<h2>${name}</h2><p>tekst van ${name}</p>`).join(''));
    const offer = page.getByRole('button', { name: 'Split it into 4 blocks' });
    await offer.waitFor();
    await until(() => text.locator('h2').count(), 4);
    await offer.click();
    await until(() => text.locator('h2').allInnerTexts(), ['een']);
    await page.getByText('2 of 4').or(page.getByText('1 of 4')).first().waitFor();
    await text.click();
    await page.keyboard.press('Control+z');
    await until(() => text.locator('h2').count(), 4);
    await page.keyboard.press('Control+z');
    await until(() => text.locator('h2').count(), 0);
    await watched.context.close();
  });

  it('puts a text that is too long for one where the caret is, as blocks', async () => {
    const { page, watched, text } = await openPage(documentOf(paragraph('EINDE')));
    await page.keyboard.press('Home');
    await page.keyboard.type('START');
    await until(() => text.innerText(), 'STARTEINDE');
    const line = `<p>${'Een zin over daken en goten. '.repeat(200)}</p>`;
    await paste(page, ['een', 'twee'].map((name) => `<h2>${name}</h2>${line.repeat(20)}`).join(''));
    await page.getByRole('button', { name: 'Paste it as 4 blocks' }).click();
    await until(() => text.innerText(), 'START');
    await page.getByText('1 of 4').first().waitFor();
    await watched.context.close();
  });

  it('says so where the text is being read, however far down that is', async () => {
    const { page, watched, text } = await openPage(documentOf(paragraph('')));
    const part = `<p>${'Een zin over daken en goten. '.repeat(40)}</p>`.repeat(4);
    await paste(page, ['een', 'twee', 'drie', 'vier'].map((name) => `<h2>${name}</h2>${part}`).join(''));
    await until(() => text.locator('h2').count(), 4);
    await page.keyboard.type('!');
    await page.keyboard.press('Control+End');
    await until(
      () =>
        text
          .locator('p')
          .last()
          .evaluate((own) => own.getBoundingClientRect().bottom <= innerHeight + 1),
      true,
    );
    const offer = page.getByRole('button', { name: 'Split it into 4 blocks' });
    await until(
      () =>
        offer.evaluate((own) => {
          const { x, y, width, height } = own.getBoundingClientRect();
          return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      true,
    );
    await watched.context.close();
  });

  it('takes 200 pages of Word, as blocks', async () => {
    const { page, watched, text } = await openPage(documentOf(paragraph('')));
    const sentence = 'De verzekering dekt schade aan het gebouw die plotseling en onvoorzien is ontstaan. '.repeat(5);
    const [head = '', foot = ''] = corpus('word-words').split(/<span[\s\S]*<\/span>/);
    const line = `<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:11.0pt;mso-ansi-language:NL'>${sentence}<o:p></o:p></span></p>\n`;
    const body = Array.from({ length: 40 }, (_, index) => `<h1>Hoofdstuk ${index}<o:p></o:p></h1>\n${line.repeat(40)}`).join('');
    await paste(page, head + body + foot);
    const offer = page.getByRole('button', { name: 'Paste it as 40 blocks' });
    await offer.waitFor();
    await offer.click();
    await until(() => text.locator('h2').allInnerTexts(), ['Hoofdstuk 0']);
    await watched.context.close();
  });

  it('reads every clipboard of the corpus with its own parser as the tests do with theirs', async () => {
    const watched = await ready().browser.newPage();
    await watched.page.addScriptTag({ content: await bundlePipeline() });
    for (const name of corpusNames) {
      const clipboard = { html: corpus(name), text: corpus(name, 'plain') };
      const read = await watched.page.evaluate(
        async (given) =>
          JSON.stringify(await (globalThis as unknown as { readPaste: (given: unknown) => unknown }).readPaste(given)),
        clipboard,
      );
      const { source, dropped, blocks } = JSON.parse(read) as Record<string, unknown>;
      expect({ name, source, dropped, blocks }).to.eql({ name, ...(JSON.parse(corpus(name, 'json')) as object) });
    }
    await watched.context.close();
  });

  it('runs nothing of 1,000 hostile clipboards and asks nobody for anything', async () => {
    const script = await bundlePipeline();
    const watched = await ready().browser.newPage();
    const { page } = watched;
    const requests: string[] = [];
    // No policy of the page helps here: it may run and load whatever it wants.
    await page.route('**/*', (route) => {
      if (route.request().url() === `${origin}/`)
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' });
      requests.push(route.request().url());
      return route.abort();
    });
    await page.goto(origin);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.addScriptTag({ content: script });
    const random = seededRandom(42);
    for (let batch = 0; batch < 20; batch += 1) {
      const pastes = Array.from({ length: 50 }, () => hostilePaste(random));
      const thrown = await page.evaluate(async (all) => {
        const take = (globalThis as unknown as { takePaste: (paste: unknown) => Promise<void> }).takePaste;
        const found: string[] = [];
        for (const one of all) await take(one).catch((error: unknown) => found.push(`${String(error)}: ${one.html}`));
        return found;
      }, pastes);
      expect(thrown).to.eql([]);
    }
    await eventually(() => page.evaluate(() => (window as unknown as { tripped?: unknown }).tripped)).to.equal(undefined);
    expect(requests).to.eql([]);
    await watched.context.close();
  });
});
