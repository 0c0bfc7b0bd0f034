// Alone: its storms count on the pauses of the saver.
import { eventually, until, untilFine } from '@lectern/testing/browser';
import type { WatchedPage } from '@lectern/testing/browser';
import type { Page, Route } from 'playwright-core';
import { openEditor } from './test-kit/editor.ts';
import type { Editor } from './test-kit/editor.ts';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import { editCalls } from './test-kit/editor-tests.ts';
import { setStage } from './test-kit/stage.ts';

const runs = process.env['TEST_THOROUGH'] ? 1000 : 30;
/** Pages in a storm at once: what a storm does most is to wait. */
const sideBySide = 4;

/** Numbers that look random and are the same each time. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What becomes of a call: it gets through, never arrives, or its answer is lost. */
type Weather = 'fine' | 'lost' | 'unheard';

/** Whether a word is on the device that typed it: in its journal. */
const isInJournal = (word: string): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('lectern');
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('journal').objectStore('journal').getAll();
      all.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(all.result).includes(word));
      });
    });
  });

describe('saving in bad weather, in a browser', function () {
  this.timeout(runs * 10_000);
  const stage = setStage();
  /** One of two people on a page, each with a device and a field of their own. */
  interface Writer {
    readonly watched: WatchedPage;
    readonly pageID: string;
    readonly index: number;
    weather: Weather;
    page: Page;
    editor: Editor;
    words: string;
  }
  const pairs: (readonly Writer[])[] = [];
  const rough = ['ERR_FAILED', 'ERR_ABORTED', /edit/];

  const storedTitles = async ({ pageID }: Writer): Promise<unknown[]> => {
    const { blocks, blockOrder } = await storedVersion(stage.api, pageID);
    return blockOrder.map((key) => blocks[key]?.props['title']);
  };
  async function pass(route: Route, writer: Writer): Promise<void> {
    if (writer.weather === 'lost') return route.abort('failed');
    if (writer.weather === 'fine') return route.continue();
    await route.fetch().catch(() => {});
    return route.abort('failed').catch(() => {});
  }
  async function begin(writer: Writer, page: Page): Promise<void> {
    writer.page = page;
    writer.editor = await openEditor(page, writer.pageID);
    await writer.editor.rows.nth(writer.index).locator('.lc-block__main').click();
    await writer.editor.field('Title').waitFor();
  }
  async function type(writer: Writer, word: string): Promise<void> {
    const isAnew = writer.words.length > 80;
    writer.words = isAnew ? word.trim() : writer.words + word;
    await writer.editor.field('Title').focus();
    // What the outline shows of a block is short.
    await writer.page.keyboard.press(isAnew ? 'Control+a' : 'End');
    await writer.page.keyboard.type(isAnew ? word.trim() : word);
  }
  /** The tab dies without a word; the page is opened again on the same device. */
  async function crash(writer: Writer): Promise<void> {
    const next = await writer.watched.context.newPage();
    const { page } = writer;
    await untilFine(
      async () =>
        (await page.evaluate(isInJournal, writer.words.slice(-9))) || (await storedTitles(writer))[writer.index] === writer.words,
      Boolean,
      'the last word in the journal, or stored',
    );
    await page.close();
    // Whoever can open the page again has a connection.
    writer.weather = 'fine';
    await begin(writer, next);
  }
  async function calm(writer: Writer): Promise<void> {
    writer.weather = 'fine';
    await until(async () => {
      const again = writer.page.getByRole('button', { name: 'Not saved, safe on this device – Try again' });
      if (await again.isVisible()) await again.click().catch(() => {});
      return (await writer.editor.saved()).startsWith('Not saved') ? 'not saved' : (await storedTitles(writer))[writer.index];
    }, writer.words);
  }

  before(async () => {
    const open = async (pageID: string, index: number): Promise<Writer> => {
      const watched = await stage.browser.newPage({ origin: stage.site.origin, allow: rough });
      await stage.api.signIn(watched.page);
      const writer = {
        watched,
        pageID,
        index,
        weather: 'fine',
        page: watched.page,
        words: index === 0 ? 'Een' : 'Twee',
      } as Writer;
      await watched.context.route(editCalls, (route) => pass(route, writer));
      await begin(writer, watched.page);
      return writer;
    };
    for (let pair = 1; pair <= sideBySide; pair += 1) {
      const pageID = await makePage(stage.api, `Storm ${pair}`, [textBlock('Een'), textBlock('Twee')]);
      pairs.push([await open(pageID, 0), await open(pageID, 1)]);
    }
  });
  after(async () => {
    for (const { watched } of pairs.flat()) await watched.context.close();
  });

  const forbid = (): void => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
  };
  /** As a browser does that forbids a site to keep anything: it throws where it is only looked at. */
  const hide = (): void => {
    // By a method: a function that is given a name calls a helper of the compiler, which the page has not.
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError');
        },
      });
  };
  for (const kind of ['full', 'forbidden', 'unreadable'] as const)
    it(`goes on by the server where the room of this device is ${kind}, says so, and loses nothing`, async () => {
      const id = await makePage(stage.api, `Ruimte ${kind}`, [textBlock('Een')]);
      const { context, page } = await stage.browser.newPage({ origin: stage.site.origin, allow: rough });
      await stage.api.signIn(page);
      if (kind !== 'full') await page.addInitScript(kind === 'forbidden' ? forbid : hide);
      else {
        const chromium = await context.newCDPSession(page);
        await chromium.send('Storage.overrideQuotaForOrigin', { origin: stage.site.origin, quotaSize: 1 });
      }
      let isAway = false;
      await context.route(editCalls, (route) => (isAway ? route.abort('failed') : route.continue()));
      const titles = async () => Object.values((await storedVersion(stage.api, id)).blocks).map(({ props }) => props['title']);
      const editor = await openEditor(page, id);
      await editor.field('Title').fill('Gewoon opgeslagen');
      await page
        .locator('.lc-notice')
        .getByText(/^This device has no room for a copy of your work\./)
        .waitFor();
      await until(titles, ['Gewoon opgeslagen']);
      isAway = true;
      await editor.field('Title').fill('Even niet opgeslagen');
      const again = page.getByRole('button', { name: 'Not saved, in this window only – Try again' });
      await again.waitFor();
      await eventually(() => again.getAttribute('title')).to.contain('this device keeps no copy of your changes');
      isAway = false;
      await again.click();
      await until(titles, ['Even niet opgeslagen']);
      await page.reload();
      await until(() => editor.field('Title').inputValue(), 'Even niet opgeslagen');
      await context.close();
    });

  async function storm(writers: readonly Writer[], run: number): Promise<void> {
    const dice = createDice(run);
    for (let step = 0; step < 6; step += 1) {
      const writer = writers[dice(2)];
      if (!writer) continue;
      const kind = dice(8);
      if (kind < 2) writer.weather = (['fine', 'lost', 'unheard'] as const)[dice(3)] ?? 'fine';
      else if (kind < 7 || step < 2) await type(writer, ` s${String(run).padStart(4, '0')}t${String(step).padStart(3, '0')}`);
      else await crash(writer);
    }
    for (const writer of writers) await calm(writer);
    const titles = writers.map(({ words }) => words);
    for (const writer of writers) await until(() => storedTitles(writer), titles);
  }
  /** Both see what each of them typed. */
  async function expectEqual(writers: readonly Writer[]): Promise<void> {
    const titles = writers.map(({ words }) => words);
    for (const { editor } of writers) await until(() => editor.rows.locator('.lc-block__summary').allInnerTexts(), titles);
  }

  it(`loses no word in ${runs} storms of lost calls, lost answers and tabs that die, and both see the same page`, async () => {
    let next = 1;
    const weather = async (writers: readonly Writer[]): Promise<void> => {
      let count = 0;
      while (next <= runs) {
        const run = next;
        next += 1;
        count += 1;
        await storm(writers, run);
        // They hear of each other every five seconds.
        if (count % 5 === 0) await expectEqual(writers);
      }
      await expectEqual(writers);
    };
    await Promise.all(pairs.map(weather));
  });
});
