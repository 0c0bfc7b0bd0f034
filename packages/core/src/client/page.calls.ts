import type { Send } from './http.ts';
import type {
  List,
  NewPage,
  Page,
  PageListItem,
  PageListQuery,
  PageVersion,
  Publication,
  Rebased,
  StoredVersion,
  VersionContent,
} from './page.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';

export interface PageCalls {
  readonly create: (page: NewPage) => Promise<Result<{ readonly pageID: string; readonly pageVersionID: string }>>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<Result<Page>>;
  readonly fetchVersion: (versionID: string, signal?: AbortSignal) => Promise<Result<PageVersion>>;
  /** Stores a version on top of `revision`; 409 G_03 where that is no longer the latest. Go on with what it answers. */
  readonly store: (
    versionID: string,
    content: VersionContent & { readonly revision: number },
    signal?: AbortSignal,
  ) => Promise<Result<StoredVersion>>;
  /** Saves what belongs to the page and not to a version: its slug. */
  readonly save: (
    id: string,
    settings: { readonly slug: string; readonly shouldUpdateLinks: boolean },
  ) => Promise<Result<Rebased>>;
  /** Publishes the latest stored version. Every problem comes back at once, as a path and a code. */
  readonly publish: (id: string, revision: number) => Promise<Result<Publication & Rebased>>;
  readonly unpublish: (id: string) => Promise<Result<Rebased>>;
  readonly list: (query: PageListQuery, signal?: AbortSignal) => Promise<Result<List<PageListItem>>>;
  readonly slugAvailable: (
    input: { readonly slug: string; readonly locale: string; readonly pageID?: string },
    signal?: AbortSignal,
  ) => Promise<Result<boolean>>;
}

/** The revision that an answer names, to go on with. */
function rebasedOf(body: Body): Rebased {
  const { revision } = fieldsOf<Body>(body);
  return typeof revision === 'number' ? { revision } : {};
}

const dataOf = <Data>(body: Body): Data => body['data'] as Data;
/** Results stand under `data`, or beside it where the specification names their fields. */
const fieldsOf = <Data>(body: Body): Data => (isRecord(body['data']) ? body['data'] : body) as Data;
const aborting = (signal: AbortSignal | undefined): { signal?: AbortSignal } => (signal ? { signal } : {});

function availabilityOf(body: Body): boolean {
  const data = body['data'];
  return isRecord(data) ? data['available'] === true : data === true;
}

export const pageCalls = (send: Send): PageCalls => ({
  create: (page) =>
    send({ method: 'POST', path: '/page/create', body: { ...page }, pick: fieldsOf<{ pageID: string; pageVersionID: string }> }),
  get: (id, signal) => send({ path: `/page/${encodeURIComponent(id)}`, pick: dataOf<Page>, ...aborting(signal) }),
  fetchVersion: (id, signal) =>
    send({ path: `/page/version/fetch/${encodeURIComponent(id)}`, pick: dataOf<PageVersion>, ...aborting(signal) }),
  store: (id, content, signal) =>
    send({
      method: 'POST',
      path: `/page/version/${encodeURIComponent(id)}/store`,
      body: { ...content },
      pick: fieldsOf<StoredVersion>,
      ...aborting(signal),
    }),
  save: (id, settings) =>
    send({ method: 'PUT', path: `/page/${encodeURIComponent(id)}/save`, body: { id, ...settings }, pick: rebasedOf }),
  publish: (id, revision) =>
    send({
      method: 'POST',
      path: `/page/${encodeURIComponent(id)}/publish`,
      body: { revision },
      pick: (body) => ({ ...fieldsOf<Publication>(body), ...rebasedOf(body) }),
    }),
  unpublish: (id) => send({ method: 'POST', path: `/page/${encodeURIComponent(id)}/unpublish`, body: {}, pick: rebasedOf }),
  list: (query, signal) =>
    send({ method: 'POST', path: '/page/list', body: { ...query }, pick: dataOf<List<PageListItem>>, ...aborting(signal) }),
  slugAvailable: (input, signal) =>
    send({ method: 'POST', path: '/page/slug-available', body: { ...input }, pick: availabilityOf, ...aborting(signal) }),
});
