import { openBrowser, untilFine } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { openApi } from './api.ts';
import type { Api } from './api.ts';
import { listenTo } from './heard.ts';
import { libraryOn } from './library.ts';
import type { Library } from './library.ts';
import { startSite } from './start-site.ts';
import type { RunningSite } from './start-site.ts';

/** A file as the API answers it. */
export interface StoredFile {
  readonly id: string;
  readonly fileName: string;
  readonly defaultAltText: string;
  readonly shared: boolean;
  readonly filesize: number;
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
}

/** Somebody who is signed in and works with the media library. */
export interface MediaWorkspace {
  readonly api: Api;
  readonly page: Page;
  readonly watched: WatchedPage;
  readonly library: Library;
  /** Opens a new page; what it may complain about is named. */
  open(allow?: readonly (string | RegExp)[]): Promise<void>;
  /** A folder that no other test uses. */
  folder(): Promise<string>;
  filesIn(path: string): Promise<readonly StoredFile[]>;
  namesIn(path: string): Promise<readonly string[]>;
  /** Waits until a screen reader was told so. */
  saidUntil(text: string): Promise<unknown>;
}

/** One site and one browser for the tests of a block. To be called inside it. */
export function mediaWorkspace(): MediaWorkspace {
  let site: RunningSite | undefined;
  let browser: TestBrowser | undefined;
  let number = 0;
  const state: Partial<{ api: Api; page: Page; watched: WatchedPage; library: Library; said: () => Promise<readonly string[]> }> =
    {};
  const get = <Key extends keyof typeof state>(key: Key): NonNullable<(typeof state)[Key]> => {
    const value = state[key];
    if (value === undefined) throw new Error(`There is no ${key} yet.`);
    return value as NonNullable<(typeof state)[Key]>;
  };
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    state.api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => state.watched?.context.close());

  const filesIn = async (path: string): Promise<readonly StoredFile[]> =>
    (await get('api').post<{ data: { files: StoredFile[] } }>('/medialib/get-dir', { path })).data.files;
  return {
    get api() {
      return get('api');
    },
    get page() {
      return get('page');
    },
    get watched() {
      return get('watched');
    },
    get library() {
      return get('library');
    },
    async open(allow = []) {
      if (!site || !browser) throw new Error('There is no site yet.');
      state.watched = await browser.newPage({ origin: site.origin, allow });
      state.page = state.watched.page;
      state.said = (await listenTo(state.page)).all;
      await get('api').signIn(state.page);
      state.library = libraryOn(state.page);
    },
    async folder() {
      number += 1;
      await get('api').post('/medialib/create-dir', { path: '/', folderName: `proef-${number}` });
      return `/proef-${number}`;
    },
    filesIn,
    namesIn: async (path) => (await filesIn(path)).map(({ fileName }) => fileName),
    saidUntil: (text) => untilFine(get('said'), (all) => all.some((line) => line.includes(text)), `what was said, for "${text}"`),
  };
}
