import type { Page } from 'playwright-core';
import { makePage, openWorkspaceOn } from './editor-workspace.ts';
import type { EditorWorkspace, DraftBlock } from './editor-workspace.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

interface EditorTests {
  readonly stage: Stage;
  /** A test that also fails where a page complained about anything. */
  readonly keeps: (title: string, run: () => Promise<void>) => void;
  /** Opens the editor of a page, until the test ends. */
  readonly open: (pageID: string, allow?: readonly (string | RegExp)[]) => Promise<EditorWorkspace & { readonly page: Page }>;
  /** Makes a page and answers with its id. */
  readonly make: (title: string, ...blocks: DraftBlock[]) => Promise<string>;
}

/** Calls that write down what was edited. */
export const editCalls = /\/api\/page\/version\/[^/]+\/edit$/;

/** Calls by which an editor hears of others. */
export const presenceCalls = /\/api\/page\/[^/]+\/presence$/;

/** Sets up a suite of the page editor. To be called in the suite. */
export function editorTests(): EditorTests {
  const stage = setStage();
  return {
    stage,
    keeps(title, run) {
      it(title, async () => {
        await run();
        stage.expectClean();
      });
    },
    async open(pageID, allow = []) {
      const workspace = await openWorkspaceOn(stage, pageID, allow);
      return { ...workspace, page: workspace.watched.page };
    },
    make: (title, ...blocks) => makePage(stage.api, title, blocks),
  };
}
