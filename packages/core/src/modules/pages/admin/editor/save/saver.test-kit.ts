import { createStore } from '#admin/ui/store/create-store.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Failure } from '#client/result.ts';
import { mergesNothing } from '#modules/pages/edits/merge-of.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { createEditorStore } from '../state/editor.store.ts';
import type { FindProblems } from '../state/find-problems.ts';
import { createFakeServer } from './fake-server.test-kit.ts';
import type { Weather } from './fake-server.test-kit.ts';
import type { FieldKeeper, KeptField } from './kept-fields.ts';
import { createPageSaver } from './page-saver.ts';
import { startEdits } from './sent-edits.ts';

// Waits: the saver is slow, or waits itself, for as long.
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Options extends Weather {
  /** Milliseconds. Default: 15. */
  readonly autosaveDelay?: number;
  /** Refusals of the next edits, in their order. */
  readonly answers?: (Failure | undefined)[];
  /** The browser keeps nothing. */
  readonly isForgetful?: boolean;
  readonly blocks?: EditorDocument['blocks'];
}

/** A device that remembers. */
function memory(isForgetful: boolean): FieldKeeper & { readonly kept: Map<string, KeptField> } {
  const kept = new Map<string, KeptField>();
  return {
    kept,
    read: async () => [...kept.values()],
    async keep(fields, forgotten) {
      if (isForgetful) return false;
      for (const path of forgotten) kept.delete(path);
      for (const field of fields) kept.set(field.path, field);
      return true;
    },
  };
}

const findProblems: FindProblems = ({ title }) => (title.length > 255 ? [{ property: 'title', code: 'V_14' }] : []);

export const block = (key: string, props: object): StoredBlock => ({
  type: 'basic/text',
  key,
  version: 1,
  props: { ...props },
  anchorPoint: '',
  __images: {},
  __files: {},
});

/** The editor of a page, with a server of its own. */
export function editor({
  answers = [],
  isForgetful = false,
  blocks = {},
  autosaveDelay = 15,
  mergeOf = mergesNothing,
  ...weather
}: Options = {}) {
  const keeper = memory(isForgetful);
  let asked = 0;
  const start: EditorDocument = {
    title: 'A',
    slug: '/a',
    typeData: {},
    seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
    blocks,
    order: Object.keys(blocks),
  };
  const { slug: _slug, ...content } = start;
  const server = createFakeServer(content, {
    live: { publishedVersionID: 'v0', publishedID: 'p0', livePath: '/a', hasUnpublishedChanges: false },
    ...weather,
    mergeOf,
    before(address, body) {
      if (address === pageCalls.edit) asked += 1;
      return (address === pageCalls.edit ? answers.shift() : undefined) ?? weather.before?.(address, body);
    },
  });
  const store = createEditorStore(start);
  const saver = createPageSaver({
    client: server.client,
    load: server.load,
    store,
    pageID: 'p',
    keeper,
    findProblems,
    edits: startEdits(),
    journal: { note: () => {}, flush: () => Promise.resolve(), trouble: createStore(false), close: () => {} },
    start: {
      pageVersionID: 'v1',
      revision: 1,
      livePath: '/a',
      hasUnpublishedChanges: false,
      published: { publishedVersionID: 'v0', publishedID: 'p0' },
      liveID: 'p0',
      held: [],
      conflicts: [],
    },
    mergeOf,
    autosaveDelay,
    retryDelay: 15,
  });
  const stop = saver.watch();
  const title = (value: string) => store.dispatch({ type: 'title', value });
  /** Somebody else's edit. */
  let count = 0;
  const other = (...operations: Operation[]) =>
    server.edit({ revision: server.revision(), client: 'other', sequence: (count += 1), operations });
  return { ...server, server, store, saver, asked: () => asked, title, stop, kept: keeper.kept, other };
}

export const setTitle = (value: string): Operation => ({ op: 'set', of: 'title', value });
/** The values that were sent, in order. */
export const titles = (sent: readonly { readonly operations: readonly Operation[] }[]): unknown[] =>
  sent.flatMap(({ operations }) => operations.map((operation) => ('value' in operation ? operation.value : operation.op)));
