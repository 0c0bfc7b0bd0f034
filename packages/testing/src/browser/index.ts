export { expectAccessible } from './expect-accessible.ts';
export { findBrowser } from './find-browser.ts';
export { openBrowser } from './open-browser.ts';
export type { NewPageOptions, TestBrowser, WatchedPage } from './open-browser.ts';
