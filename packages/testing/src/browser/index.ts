export { expectAccessible } from './expect-accessible.ts';
export { findBrowser } from './find-browser.ts';
export { openBrowser } from './open-browser.ts';
export { runBlocksInBrowser } from './run-blocks-in-browser.ts';
export type { BlocksInBrowserOptions } from './run-blocks-in-browser.ts';
export type { NewPageOptions, TestBrowser, WatchedPage } from './open-browser.ts';
export { until, untilFine } from '../expect/until.ts';
