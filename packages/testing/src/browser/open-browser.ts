import type { BrowserContext, Page } from 'playwright-core';
import { expectNone } from '../expect/expect-none.ts';
import { lookOften } from './look-often.ts';
import { shareBrowser } from './share-browser.ts';
import { watchPage } from './watch-page.ts';

export interface NewPageOptions {
  /** Addresses may then be given without it, and only its requests are watched. */
  readonly origin?: string;
  /** Default: true. */
  readonly javaScript?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether the visitor still has to choose about cookies, where the site asks. Default: false. */
  readonly isAsked?: boolean;
  /** Pixels. Default: 1280. */
  readonly width?: number;
  /** What the browser speaks: `nl-NL`. Default: American English. */
  readonly locale?: string;
  /** Complaints that the test provokes, by a part of their text. */
  readonly allow?: readonly (string | RegExp)[];
}

/** A page in a context of its own: no cookies, no cache of another test. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The problems of the page so far. */
  problems(): readonly string[];
  /** Fails where the page complained about anything. */
  expectClean(): void;
  /** Closes the page, and fails where it complained about anything. */
  close(): Promise<void>;
}

export interface TestBrowser {
  newPage(options?: NewPageOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** Opens a headless Chromium. Throws with advice where there is none. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await shareBrowser();
  const contexts: BrowserContext[] = [];
  return {
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      browser.release();
    },
    async newPage({ origin, javaScript = true, colorScheme = 'light', width = 1280, locale, isAsked = false, allow = [] } = {}) {
      const context = await browser.newContext({
        javaScriptEnabled: javaScript,
        colorScheme,
        // What moves on its way takes time, and every frame of it is drawn by the processor.
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        ...(origin === undefined ? {} : { baseURL: origin }),
        ...(locale === undefined ? {} : { locale }),
      });
      contexts.push(context);
      // By it compilers of tests name the functions that are handed to a page.
      await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
      if (origin !== undefined && !isAsked) await context.addCookies([{ name: 'consent', value: 'necessary', url: origin }]);
      const page = await context.newPage();
      lookOften(page);
      const heard: string[] = [];
      await watchPage(page, heard, origin);
      const isAllowed = (problem: string): boolean =>
        allow.some((part) => (typeof part === 'string' ? problem.includes(part) : part.test(problem)));
      const problems = (): readonly string[] => heard.filter((problem) => !isAllowed(problem));
      const expectClean = (): void => {
        expectNone(problems(), `What ${page.url()} complained about`);
      };
      return {
        page,
        context,
        problems,
        expectClean,
        async close() {
          await context.close();
          expectClean();
        },
      };
    },
  };
}
