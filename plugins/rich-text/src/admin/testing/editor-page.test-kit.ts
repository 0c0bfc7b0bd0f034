import { openBrowser, until } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import type { Page } from 'playwright-core';
import { buildAdmin, origin, serveAdmin } from './admin-server.test-kit.ts';
import type { ReactBuild } from './admin-server.test-kit.ts';
import type { Assets } from './admin-server.test-kit.ts';
import type { FixtureState } from './fixture-screen.test-kit.tsx';

/** A text on a page with nothing else to edit, and what one does with it. */
export interface EditorPage {
  readonly page: Page;
  readonly watched: WatchedPage;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Puts the caret at the end of the line that has this text. */
  readonly caretIn: (text: string) => Promise<void>;
  readonly stores: (markdown: string) => Promise<void>;
  /** Waits for a text, in the editor and in the stored value alike. */
  readonly reads: (text: string) => Promise<void>;
  readonly value: () => Promise<unknown>;
  readonly changes: () => Promise<number>;
  /** Waits until what has the focus has this id, or this name among the buttons of the toolbar. */
  readonly focuses: (name: string) => Promise<void>;
  /** Waits until the text has the focus and the caret is in it. */
  readonly isBack: () => Promise<void>;
}

export interface EditorBrowser {
  readonly assets: Assets;
  readonly browser: TestBrowser;
  readonly open: (initial: unknown, more?: Partial<FixtureState>, width?: number) => Promise<EditorPage>;
}

const focusName = (): string => {
  const element = document.activeElement as HTMLElement;
  return element.id || (element.dataset['item'] ?? '');
};

function editorPageOn(watched: WatchedPage): EditorPage {
  const { page } = watched;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const stored = () => page.evaluate(() => window.fixture.markdown);
  const focuses = (name: string) => until(() => page.evaluate(focusName), name);
  return {
    page,
    watched,
    press,
    focuses,
    type: (text) => page.keyboard.type(text),
    async caretIn(text) {
      await page.locator('#body [data-slate-string]', { hasText: text }).first().click();
      await page.keyboard.press('End');
      await page.waitForFunction((wanted) => window.getSelection()?.anchorNode?.textContent?.includes(wanted) ?? false, text);
      // Waits: Slate hears of a selection a moment after the browser.
      await page.waitForTimeout(150);
    },
    stores: (markdown) => until(stored, markdown),
    async reads(text) {
      const shown = () =>
        page.evaluate(() => document.querySelector<HTMLElement>('#body')?.innerText.replaceAll('\ufeff', '').trim());
      await until(async () => ({ shown: await shown(), stored: await stored() }), { shown: text, stored: text });
    },
    value: () => page.evaluate(() => window.fixture.value),
    changes: () => page.evaluate(() => window.fixture.changes),
    async isBack() {
      await focuses('body');
      await page.waitForFunction(() => document.querySelector('#body')?.contains(window.getSelection()?.anchorNode ?? null));
      // Waits: Slate hears of a selection a moment after the browser.
      await page.waitForTimeout(150);
    },
  };
}

/** The admin, built once, and a browser to open it in. Throws where there is no browser. */
export async function openEditorBrowser(react?: ReactBuild): Promise<EditorBrowser> {
  const [assets, browser] = await Promise.all([buildAdmin(react), openBrowser()]);
  return {
    assets,
    browser,
    async open(initial, more = {}, width = 1280) {
      const watched = await browser.newPage({ origin, width });
      const { page } = watched;
      await page.addInitScript(
        (editor) => {
          window.fixture = { value: undefined, markdown: '', changes: 0, ...editor };
        },
        { initial, ...more },
      );
      await serveAdmin(page, assets);
      await page.goto('/cmsadmin/fixture/text');
      await page.locator('#body').waitFor();
      return editorPageOn(watched);
    },
  };
}

export const paragraph = (...texts: readonly (string | object)[]) => ({
  type: 'paragraph',
  children: texts.map((text) => (typeof text === 'string' ? { text } : text)),
});
export const documentOf = (...children: readonly unknown[]) => ({ kind: 'richtext', version: 1, children });
