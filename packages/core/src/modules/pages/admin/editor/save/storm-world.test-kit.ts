import { createStore } from '#admin/ui/store/create-store.ts';
import type { Client } from '#client/create-client.ts';
import { fields } from '#contract/fields/fields.ts';
import { mergesOf } from '#modules/pages/edits/merge-of.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { documentOf } from '../state/editor-state.ts';
import { createEditorStore } from '../state/editor.store.ts';
import type { LoadPage } from './edited-page.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { createPageSaver } from './page-saver.ts';
import { recoverPage, withRecovered } from './recover.ts';
import { startEdits } from './sent-edits.ts';

/**
 * What becomes of the next calls: they get through, never arrive, or their answers are lost; nobody is signed in; the server
 * dies over the first of them, and another one comes up; or the database ends every connection to it meanwhile.
 */
export type Weather = 'fine' | 'lost' | 'unheard' | 'signedOut' | 'killed' | 'severed';

/** A server with one page, and what lies between it and its three tabs, of which the last is another person's. */
export interface StormServer {
  readonly pageID: string;
  /** The calls of a tab. */
  readonly client: (tab: number) => Pick<Client, 'call'>;
  /** Reads the page as a tab does that has it open. */
  readonly load: (tab: number) => LoadPage;
  /** Reads it whatever the weather: whoever can open a page has a connection. */
  readonly open: (tab: number) => LoadPage;
  /** A connection that nothing befalls. */
  readonly calm: (tab: number) => Pick<Client, 'call'>;
  readonly setWeather: (next: Weather) => void;
  /** What the server has. */
  readonly present: () => Promise<PageContent>;
}

/** Every word of a page: nobody types one twice. */
export const wordsOf = (value: unknown): string[] => JSON.stringify(value)?.match(/w\d+/g) ?? [];

/** The texts of the blocks in a storm are made of words. */
export const mergeOf = mergesOf({
  blockOf: () => ({ version: 1, fields: { title: fields.text({ label: 'Title' }), body: fields.textarea({ label: 'Text' }) } }),
  own: undefined,
});

/** Two people with three tabs on one page, of whom one has two. `without` a journal, a tab that dies takes its words along. */
export function createWorld(server: StormServer, without: { readonly journal?: boolean } = {}) {
  /** The journals of the two devices. */
  const devices = [new Map<string, JournalEntry>(), new Map<string, JournalEntry>()] as const;
  const deviceOf = (tab: number) => devices[tab === 2 ? 1 : 0];
  const living = new Set<string>();
  /** Words that somebody chose to do without. */
  const dropped = new Set<string>();
  const drop = (words: readonly string[], kept: unknown): void => {
    const left = new Set(wordsOf(kept));
    for (const word of words) if (!left.has(word)) dropped.add(word);
  };

  async function open(tab: number) {
    const device = deviceOf(tab);
    const { left } = await recoverPage(server.calm(tab), {
      read: async () => [...device.values()].filter(({ client }) => !living.has(client)),
      forget: async (client) => void device.delete(client),
    });
    const loaded = await server.open(tab)();
    if (!loaded.ok) throw new Error('The page cannot be read.');
    const { document, pageVersionID, revision } = loaded.data;
    const store = createEditorStore(document);
    const recovered = left && withRecovered(document, left, mergeOf);
    if (recovered) store.dispatch({ type: 'replace', document: recovered.document });
    const edits = startEdits();
    let entryOf: (() => JournalEntry | undefined) | undefined;
    const flush = (): void => {
      if (without.journal) return;
      const entry = entryOf?.();
      device.delete(edits.client);
      if (entry) device.set(edits.client, structuredClone(entry));
    };
    const journal: Journal = {
      note(next) {
        entryOf = next;
        // At the end of the step: what happens in between belongs together.
        queueMicrotask(flush);
      },
      flush: async () => flush(),
      trouble: createStore(false),
      close: () => {},
    };
    living.add(edits.client);
    const saver = createPageSaver({
      client: server.client(tab),
      load: server.load(tab),
      store,
      pageID: server.pageID,
      keeper: { read: async () => [], keep: async () => true },
      findProblems: () => [],
      edits,
      journal,
      start: {
        pageVersionID,
        revision,
        livePath: null,
        hasUnpublishedChanges: false,
        published: { publishedVersionID: null, publishedID: null },
        liveID: null,
        held: [],
        conflicts: recovered?.conflicts ?? [],
      },
      mergeOf,
      autosaveDelay: 1e8,
      retryDelay: 1e8,
    });
    const stop = saver.watch();
    saver.noteNow();
    await journal.flush();
    if (left) device.delete(left.client);
    return { store, saver, edits, stop };
  }

  /** Somebody decides about everything that both changed. */
  async function resolve({ store, saver }: Awaited<ReturnType<typeof open>>, takesTheirs: boolean): Promise<void> {
    for (const { property } of saver.get().conflicts) {
      const [mine, theirs] = [wordsOf(documentOf(store.get())), wordsOf(store.get().saved)];
      const saving = saver.choose(property, takesTheirs ? 'theirs' : 'mine');
      drop(takesTheirs ? mine : theirs, documentOf(store.get()));
      await saving;
    }
  }

  return { open, resolve, living, dropped, drop, isAnythingLeft: () => devices.some(({ size }) => size > 0) };
}

/** A tab in which the page is open. */
export type StormTab = Awaited<ReturnType<ReturnType<typeof createWorld>['open']>>;
