import type { Page } from '../../pages/page.schema.ts';
import type { pageCalls as declaredPages } from '../../pages/pages.calls.ts';
import { pageCalls } from '../../pages/pages.client.ts';
import { noPublication } from '../../pages/publication-ids.ts';
import { publicationCalls } from '../publication.client.ts';
import type { InputOf } from '#client/call.ts';
import type { Client } from '#client/create-client.ts';
import type { Failure, Result } from '#client/result.ts';

/** What is stored of a version; the revision is that of the copy. */
export type VersionChanges = Omit<InputOf<(typeof declaredPages)['store']>['body'], 'revision'>;

/**
 * The client's own copy of a page, which moves on with the answers to what is done here. Taking the page off the site, with
 * or without storing first, and asking for its publication clear `publishedVersionID` and `publishedID` in it; what visitors
 * find is the server's to say, by `load`. What fails leaves the copy as it was.
 */
export interface PageCopy {
  /** Null until it was loaded. */
  readonly get: () => Page | null;
  /** Reads the page anew. */
  readonly load: () => Promise<Result<Page>>;
  readonly store: (changes: VersionChanges) => Promise<Failure | undefined>;
  /** Publishes the latest version. */
  readonly publish: () => Promise<Failure | undefined>;
  readonly storeAndPublish: (changes: VersionChanges) => Promise<Failure | undefined>;
  readonly unpublish: () => Promise<Failure | undefined>;
  readonly storeAndUnpublish: (changes: VersionChanges) => Promise<Failure | undefined>;
  /** Asks for the publication of the latest version. */
  readonly requestPublication: (comment?: string) => Promise<Failure | undefined>;
}

/** Keeps a copy of one page. `onChange` hears of every new state. */
export function createPageCopy(client: Pick<Client, 'call'>, id: string, onChange: (page: Page) => void = () => {}): PageCopy {
  let page: Page | null = null;
  const params = { id };
  const set = (change: Partial<Page>): void => {
    if (!page) return;
    page = { ...page, ...change };
    onChange(page);
  };

  async function load(): Promise<Result<Page>> {
    const result = await client.call(pageCalls.get, { params });
    if (result.ok) {
      page = result.data;
      onChange(page);
    }
    return result;
  }

  /** What is done is based on a revision, which a copy that was not loaded does not know. */
  const loaded = async (): Promise<Result<Page>> => (page ? { ok: true, data: page } : load());

  async function store(changes: VersionChanges): Promise<Failure | undefined> {
    const current = await loaded();
    if (!current.ok) return current;
    const { pageVersionID, revision } = current.data;
    const result = await client.call(pageCalls.store, { params: { id: pageVersionID }, body: { ...changes, revision } });
    if (!result.ok) return result;
    set({
      pageVersionID: result.data.pageVersionID,
      revision: result.data.revision,
      hasUnpublishedChanges: true,
      ...(changes.title === undefined ? {} : { title: changes.title }),
    });
    return undefined;
  }

  async function publish(): Promise<Failure | undefined> {
    const current = await loaded();
    if (!current.ok) return current;
    const { revision } = current.data;
    const result = await client.call(pageCalls.publish, { params, body: { revision } });
    if (!result.ok) return result;
    const { publishedVersionID, publishedID, path } = result.data;
    set({ publishedVersionID, publishedID, livePath: path, hasUnpublishedChanges: false, hasPublicationRequest: false });
    return undefined;
  }

  async function unpublish(): Promise<Failure | undefined> {
    const result = await client.call(pageCalls.unpublish, { params });
    if (!result.ok) return result;
    // A request ends with it, and what visitors do not find is not what is stored.
    set({ ...noPublication, livePath: null, hasUnpublishedChanges: true, hasPublicationRequest: false });
    return undefined;
  }

  async function requestPublication(comment = ''): Promise<Failure | undefined> {
    const current = await loaded();
    if (!current.ok) return current;
    const { revision } = current.data;
    const result = await client.call(publicationCalls.request, { params, body: { comment, revision } });
    if (!result.ok) return result;
    set({ ...noPublication, pageVersionID: result.data.pageVersionID, hasPublicationRequest: true });
    return undefined;
  }

  return {
    get: () => page,
    load,
    store,
    publish,
    storeAndPublish: async (changes) => (await store(changes)) ?? publish(),
    unpublish,
    storeAndUnpublish: async (changes) => (await store(changes)) ?? unpublish(),
    requestPublication,
  };
}
