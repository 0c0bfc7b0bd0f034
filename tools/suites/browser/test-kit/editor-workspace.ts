import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import type { Api } from './api.ts';
import { openEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { listenTo } from './heard.ts';
import type { Heard } from './heard.ts';
import type { Stage } from './stage.ts';
import type { RunningSite } from './start-site.ts';

/** A block as a test writes it down. */
export interface DraftBlock {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly string[]>>;
}

export const textBlock = (title: string): DraftBlock => ({
  type: 'basic/text',
  props: {
    title,
    body: { kind: 'richtext', version: 1, children: [{ type: 'paragraph', children: [{ text: `Over ${title}` }] }] },
    tone: 'paper',
    layout: 'column',
  },
});

let count = 0;

/** Makes a page with blocks and answers with its id. */
export async function makePage(api: Api, title: string, blocks: readonly DraftBlock[] = []): Promise<string> {
  count += 1;
  const { pageID } = await api.post<{ pageID: string }>('/page/create', {
    title,
    slug: `/proef-${count}`,
    type: 'page-types/page',
    locale: 'nl-NL',
    content: Object.fromEntries(blocks.map((block, index) => [`b${index}proef`, { version: 1, ...block }])),
  });
  return pageID;
}

/** The latest version of a page as the server has it. */
export async function storedVersion(api: Api, pageID: string) {
  const { data: page } = await api.get<{ data: { pageVersionID: string; revision: number } }>(`/page/${pageID}`);
  const { data } = await api.get<{
    data: { blocks: Record<string, DraftBlock & { key: string }>; blockOrder: string[]; title: string; seoSettings: object };
  }>(`/page/version/fetch/${page.pageVersionID}`);
  return { ...data, revision: page.revision, versionID: page.pageVersionID };
}

/** Somebody who is signed in and has the editor of a page before them. */
export interface EditorWorkspace {
  readonly watched: WatchedPage;
  readonly editor: Editor;
  readonly heard: Heard;
}

export async function openWorkspace(
  place: { readonly browser: Pick<TestBrowser, 'newPage'>; readonly site: RunningSite; readonly api: Api },
  pageID: string,
  allow: readonly (string | RegExp)[] = [],
): Promise<EditorWorkspace> {
  const watched = await place.browser.newPage({ origin: place.site.origin, allow });
  const heard = await listenTo(watched.page);
  await place.api.signIn(watched.page);
  return { watched, heard, editor: await openEditor(watched.page, pageID) };
}

/** The same on a stage, until the test ends. */
export const openWorkspaceOn = (
  { site, api, open }: Stage,
  pageID: string,
  allow: readonly (string | RegExp)[] = [],
): Promise<EditorWorkspace> => openWorkspace({ site, api, browser: { newPage: open } }, pageID, allow);
