import { findBrowser } from '@lectern/testing/browser';
import type { ReactBuild } from './admin-server.test-kit.ts';
import { openEditorBrowser } from './editor-page.test-kit.ts';
import type { EditorBrowser } from './editor-page.test-kit.ts';

/** Opens an editorBrowser before the tests of a suite and closes it after them; without a browser the suite is skipped, and says so. */
export function withEditorBrowser(react?: ReactBuild): () => EditorBrowser {
  let editorBrowser: EditorBrowser | undefined;
  before(async function () {
    if (findBrowser() === undefined) {
      console.warn('Skipped: there is no Chromium. CHROMIUM_PATH names one.');
      return this.skip();
    }
    editorBrowser = await openEditorBrowser(react);
  });
  after(() => editorBrowser?.browser.close());
  return () => {
    if (!editorBrowser) throw new Error('The browser did not start.');
    return editorBrowser;
  };
}
