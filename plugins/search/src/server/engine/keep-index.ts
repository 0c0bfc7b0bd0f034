import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DerivedTables, SearchDocument, SearchEngine } from '@lectern/core/server';
import { filesOfPage } from '../files/page-files.ts';
import type { Analyzers } from './analyzers.ts';
import { readPage } from './read-page.ts';
import type { IndexedPage } from './read-page.ts';
import type { PageToRead } from './read-pages.program.ts';
import { createReadingThread } from './reading-thread.ts';
import { lockState, readState, writeState } from './state.ts';
import { createSteps } from './steps.ts';
import { leftBehind, stillLive } from './still-live.ts';
import { otherSide, tablesOf } from './tables.ts';
import type { Side } from './tables.ts';
import { countAllWords, emptySide, fillPages, replacePages, takeInNew } from './write-pages.ts';

/** Pages that are filled before the indexes begin to take them in, while more are read. */
const mostHeldBack = 2500;
/** Pages that are filled in one transaction. */
const together = 50;
/** Pages that are read where visitors are answered: a thread of their own is there after half a second. */
const few = 25;

interface Options {
  readonly derived: DerivedTables;
  readonly analyzers: Analyzers;
  readonly now: () => Date;
  /** Has files read that pages wait for. */
  readonly askForReading: () => Promise<void>;
  /** Whether anybody searches at this moment. */
  readonly isSearched: () => boolean;
}

/** What of an engine writes. */
type Keeper = Pick<SearchEngine, 'write' | 'held' | 'forget' | 'clear' | 'begin' | 'fill' | 'finish'>;

/** Keeps the two indexes. Pages are read before a transaction, in which the embedded database lets nobody else read. */
export function createKeeper({ derived, analyzers, now, askForReading, isSearched }: Options): Keeper {
  const readInThread = createReadingThread();
  const step = createSteps(isSearched);
  /** A few here, page by page, so that whoever searches meanwhile gets a turn after each. */
  async function read(documents: readonly SearchDocument[]): Promise<readonly IndexedPage[]> {
    const given: PageToRead[] = [];
    for (const document of documents) given.push({ document, files: await filesOfPage(derived, document, now()) });
    if (given.length > few) {
      const locales = new Set(documents.map(({ locale }) => locale));
      return readInThread(given, await Promise.all([...locales].map((locale) => analyzers.sourceOf(locale))));
    }
    const pages: IndexedPage[] = [];
    for (const { document, files } of given) {
      pages.push(await readPage(document, await analyzers.of(document.locale), files));
      await nextTurn();
    }
    return pages;
  }
  function readSome(documents: readonly SearchDocument[], from: number): Promise<readonly IndexedPage[]> {
    const pages = step(() => read(documents.slice(from, from + together)));
    // Whoever gave up before it was their turn does not care what became of them.
    pages.catch(() => undefined);
    return pages;
  }
  const isToRead = (pages: readonly IndexedPage[]): boolean => pages.some(({ unread }) => unread.length > 0);
  /** Changes that are being read or written. */
  let underWay = 0;
  async function replace(pages: readonly IndexedPage[], gone: readonly string[]): Promise<Side> {
    return derived.transaction(async (queries) => {
      const { live, isFilling } = await lockState(queries);
      const current = await stillLive(queries, pages);
      for (const side of isFilling ? [live, otherSide(live)] : [live])
        await replacePages(queries, side, { pages: current, gone: await leftBehind(queries, side, gone) });
      return live;
    });
  }
  async function change(documents: readonly SearchDocument[], gone: readonly string[]): Promise<void> {
    if (documents.length + gone.length === 0) return;
    underWay += 1;
    const { pages, live } = await read(documents)
      .then(async (pages) => ({ pages, live: await replace(pages, gone) }))
      .finally(() => (underWay -= 1));
    // The last of many takes in what those before it wrote.
    if (underWay === 0) await takeInNew(derived, live);
    // Once the pages are written, so that they are there for what is read.
    if (isToRead(pages)) await askForReading();
  }
  const put = (run: string, pages: readonly IndexedPage[]): Promise<boolean> =>
    step(() =>
      derived.transaction(async (queries) => {
        const state = await lockState(queries);
        if (state.run !== run) return false;
        if (state.isFilling) await fillPages(queries, otherSide(state.live), await stillLive(queries, pages));
        return true;
      }),
    );
  let heldBack = 0;
  let takingIn = Promise.resolve();
  /** Has the indexes take in what was filled, once there is much of it, in the time of what is read next. */
  async function takeInMany(filled: number): Promise<void> {
    heldBack += filled;
    if (heldBack < mostHeldBack) return;
    heldBack = 0;
    await takingIn;
    // Where it fails, the end of the run takes everything in.
    takingIn = step(async () => takeInNew(derived, otherSide((await readState(derived)).live))).catch(() => undefined);
  }
  return {
    write: (documents) => change(documents, []),
    async held(pageIDs) {
      const { live, isFilling } = await readState(derived);
      const sides = isFilling ? [live, otherSide(live)] : [live];
      const rows = await derived.query<{ readonly id: string }>(
        sides.map((side) => `select page_id as id from ${tablesOf(side).page} where page_id = any($1::uuid[])`).join(' union '),
        [pageIDs],
      );
      return rows.map(({ id }) => id);
    },
    forget: (pageIDs) => change([], pageIDs),
    clear: () =>
      derived.transaction(async (queries) => {
        const { live } = await lockState(queries);
        await emptySide(queries, live);
      }),
    async begin(run) {
      analyzers.renew();
      await derived.transaction(async (queries) => {
        const state = await lockState(queries);
        if (state.run === run) return;
        await emptySide(queries, otherSide(state.live));
        await writeState(queries, { ...state, run, isFilling: true });
      });
    },
    async fill(run, documents) {
      if (!(await put(run, []))) return false;
      let hasMore = false;
      // The database writes some while the next are read.
      let written = Promise.resolve(true);
      let next = readSome(documents, 0);
      for (let from = 0; from < documents.length; from += together) {
        const pages = await next;
        next = readSome(documents, from + together);
        if (!(await written)) return false;
        hasMore ||= isToRead(pages);
        written = put(run, pages);
        written.catch(() => undefined);
      }
      if (!(await written)) return false;
      await takeInMany(documents.length);
      if (hasMore) await askForReading();
      return true;
    },
    async finish(run) {
      await takingIn;
      const isOwn = await derived.transaction(async (queries) => {
        const { live, ...state } = await lockState(queries);
        if (state.run !== run) return false;
        if (!state.isFilling) return true;
        await countAllWords(queries, otherSide(live));
        await takeInNew(queries, otherSide(live));
        await writeState(queries, { run, live: otherSide(live), isFilling: false, hasCorpus: true });
        return true;
      });
      analyzers.renew();
      return isOwn;
    },
  };
}
