import { findBrowser } from '@lectern/testing/browser';
import { openEditorBrowser } from './editor-page.test-kit.ts';
import type { EditorBrowser } from './editor-page.test-kit.ts';

/** Opens a editorBrowser before the tests of a suite and closes it after them; without a browser the suite is skipped, and says so. */
export function withEditorBrowser(): () => EditorBrowser {
  let editorBrowser: EditorBrowser | undefined;
  before(async function () {
    if (findBrowser() === undefined) {
      console.warn('Skipped: there is no Chromium. CHROMIUM_PATH names one.');
      return this.skip();
    }
    editorBrowser = await openEditorBrowser();
  });
  after(() => editorBrowser?.browser.close());
  return () => {
    if (!editorBrowser) throw new Error('The browser did not start.');
    return editorBrowser;
  };
}
