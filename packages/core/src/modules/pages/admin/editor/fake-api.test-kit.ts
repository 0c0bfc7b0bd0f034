import type { Page as BrowserPage, Route } from 'playwright-core';
import type { Boot } from '#contract/boot.ts';
import type { StoredBlock } from '#contract/content.ts';
import { applyOperations } from '../../edits/apply-operations.ts';
import { mergeOperations } from '../../edits/merge-operations.ts';
import type { Operation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { coreErrors } from '#core-modules.ts';

/** A call as the browser made it. */
export interface SeenCall {
  readonly name: string;
  readonly body: Record<string, unknown>;
}

/** By method and path. */
type Answers = Readonly<Record<string, (body: Record<string, unknown>) => object>>;

/** The state of the fake API, which a test may change while the browser runs. */
export interface FakeApi {
  readonly calls: SeenCall[];
  /** Milliseconds that every answer takes. */
  delay: number;
  /** Errors with which the next publish is refused. */
  problems: readonly { readonly property: string; readonly code: string }[];
  /** What somebody else does before the next edit comes in. */
  meanwhile: readonly Operation[];
  /** Errors with which an edit that leads to this content is refused. */
  refusalOf: (content: PageContent) => readonly { readonly property: string; readonly code: string }[];
  /** The page that was edited last, as the server has it. */
  content: () => PageContent;
  /** Answers of calls that only one suite makes, by method and path. */
  answers: Answers;
  /** Those of all others. */
  readonly standing: Answers;
}

/** `secure` is where browsers let a page use the clipboard. */
export const origins = { plain: 'http://lectern.test', secure: 'https://lectern.test' };
const policies = { canEdit: true, canPublish: true, canDelete: true };
const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' };

const block = (type: string, key: string, props: Readonly<Record<string, unknown>>, version = 1): StoredBlock => ({
  type,
  key,
  version,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
});

/** A block whose plugin is not there; it has to come back exactly like this. */
export const strange = block('gone/map', 'kmap', { deep: [{ a: null }, 1.5], text: 'é' }, 7);

const rows = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  title: `Page ${String(index).padStart(2, '0')}`,
  slug: `/page-${index}/with/a/rather/long/address`,
  path: `/page-${index}`,
  livePath: `/page-${index}`,
  type: 'test/page',
  locale: 'nl-NL',
  status: 'live',
  changedBy: { id: 1, name: 'Ada' },
  policies,
  ...times,
}));

function list({ searchTerm = '', pageIndex = 0, pageSize = 25 }: { searchTerm?: string; pageIndex?: number; pageSize?: number }) {
  const found = rows.filter((row) => row.title.includes(searchTerm));
  return { items: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), totalItems: found.length };
}

function boot(): Boot {
  const query = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };
  const permissions = ['create-page', 'edit-page', 'publish-page'].map((name) => ({ name }));
  return {
    apiPath: '/api',
    csrfToken: 'token',
    siteName: 'Example',
    titleSeparator: ' | ',
    user: {
      ID: 1,
      email: 'a@example.com',
      name: 'Ada',
      jobTitle: '',
      language: 'en',
      image: null,
      role: { ID: 'e', name: 'Editor', permissions },
    },
    locales: { availableLocales: ['nl-NL', 'de-DE'], defaultLocale: 'nl-NL', customSlugLocales: ['de-DE'] },
    pageTypes: [{ type: 'test/page', label: 'Page', icon: 'file-text', listed: true }],
    errors: coreErrors,
    menu: [],
    list: { query, data: list(query) },
    draft: undefined,
    canTranslate: false,
    inactivityMinutes: 30,
    importers: [],
    localeNames: { 'nl-NL': 'Dutch (Netherlands)', 'de-DE': 'German (Germany)' },
    now: '2026-11-02T10:00:00.000Z',
    timeZone: 'UTC',
    siteTimeZone: 'UTC',
    isApple: false,
  };
}

/** Serves the admin and an API with one page to a browser page, without a network. */
export async function serveAdmin(
  page: BrowserPage,
  assets: { readonly script: string; readonly style: string },
): Promise<FakeApi> {
  let revision = 1;
  const blocks = [
    block('test/hero', 'kone', { title: 'One', intro: '', side: 'left', items: [{ text: '', link: null }] }),
    block('test/hero', 'ktwo', { title: 'Two', intro: '', side: 'left', items: [] }),
    strange,
    block('test/image', 'kimg', { image: null }),
  ];
  const nested = [
    block('test/hero', 'kone', { title: 'One', intro: '', side: 'left', items: [] }),
    { ...block('test/columns', 'kcol', {}), slots: { left: ['ktwo'], right: [] } },
    block('test/hero', 'ktwo', { title: 'Two', intro: '', side: 'left', items: [] }),
    block('test/image', 'kimg', { image: null }),
  ];
  const long = Array.from({ length: 200 }, (_, index) =>
    block('test/hero', `k${index}`, { title: `Title ${index}`, intro: '', side: 'left', items: [] }),
  );
  const contentOf = (all: readonly StoredBlock[], order: readonly string[]): PageContent => ({
    title: 'Page 00',
    typeData: {},
    blocks: Object.fromEntries(all.map((entry) => [entry.key, entry])),
    order,
    seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  });
  /** By version. `w` is of a page whose second block has slots, `l` of one with two hundred blocks. */
  const contents = {
    v: contentOf(
      blocks,
      blocks.map((entry) => entry.key),
    ),
    w: contentOf(nested, ['kone', 'kcol', 'kimg']),
    l: contentOf(
      long,
      long.map((entry) => entry.key),
    ),
  };
  type Version = keyof typeof contents;
  const pageIDs = { v: 'p0', w: 'p1', l: 'p2' } as const;
  let last: Version = 'v';
  /** What others did, with the revision that it was written as. */
  const others: { readonly revision: number; readonly operations: readonly Operation[] }[] = [];
  const api: FakeApi = {
    calls: [],
    delay: 0,
    problems: [],
    meanwhile: [],
    refusalOf: () => [],
    answers: {},
    get standing() {
      return answers;
    },
    content: () => contents[last],
  };
  const versionOf = (id: Version) => {
    const { order: blockOrder, seo: seoSettings, ...rest } = contents[id];
    return { data: { id, pageID: pageIDs[id], revision, ...rest, blockOrder, seoSettings, policies } };
  };
  const edit = (id: Version) => (body: Record<string, unknown>) => {
    const { revision: base, operations } = body as { revision: number; operations: readonly Operation[] };
    last = id;
    if (api.meanwhile.length > 0) {
      contents[id] = applyOperations(contents[id], api.meanwhile);
      revision += 1;
      others.push({ revision, operations: api.meanwhile });
      api.meanwhile = [];
    }
    const theirs = others.filter((other) => other.revision > base).flatMap((other) => other.operations);
    const merge = mergeOperations(contents[id], { mine: operations, theirs });
    if (merge.kind === 'invalid') return { status: 400, Errors: [{ code: 'V_12', property: merge.property }] };
    if (merge.kind === 'conflict') return { status: 409, Errors: [{ code: 'G_03' }], data: { conflicts: merge.conflicts } };
    const refusal = api.refusalOf(merge.content);
    if (refusal.length > 0) return { status: 400, Errors: refusal };
    contents[id] = merge.content;
    revision += 1;
    const authors =
      theirs.length > 0 ? [{ by: null, at: new Date().toISOString(), isChoice: false, operations: theirs.length }] : [];
    return { pageID: 'p0', pageVersionID: id, revision, operations: theirs, authors };
  };
  const store = (id: Version) => () => {
    revision += 1;
    return { pageID: 'p0', pageVersionID: id, revision, warnings: [] };
  };
  /** Of the page that can be published here. */
  let publishedID: string | null = null;
  const publishedIDOf = (index: number) => (index === 0 ? publishedID : null);
  const presenceAt = (index: 0 | 1 | 2, pageVersionID: string) => () => ({
    ...{ people: [], pageVersionID, revision: 0, operations: [], authors: [] },
    live: {
      ...{ publishedVersionID: 'v', publishedID: publishedIDOf(index) },
      ...{ livePath: `/page-${index}`, hasUnpublishedChanges: false },
    },
  });
  const pageOf = (index: 0 | 1 | 2, pageVersionID: string) => ({
    data: {
      ...rows[index],
      publishedID: publishedIDOf(index),
      typeData: {},
      parentID: null,
      publishedVersionID: 'v',
      reviewDueAt: null,
      pageVersionID,
      revision,
      policies,
    },
  });
  const answers: Answers = {
    'POST /page/list': (body) => ({ data: list(body) }),
    'GET /page/p0': () => pageOf(0, 'v'),
    'GET /page/p0/latest-request': () => ({ data: null }),
    'GET /page/p0/schedule': () => ({ data: [] }),
    'GET /page/p0/comments': () => ({ data: [] }),
    'GET /page/p0/source-changes': () => ({ data: { source: null, revision: 0, outdated: 0, changes: [] } }),
    'GET /page/p1/latest-request': () => ({ data: null }),
    'GET /page/p1/schedule': () => ({ data: [] }),
    'GET /page/p1/comments': () => ({ data: [] }),
    'GET /page/p1/source-changes': () => ({ data: { source: null, revision: 0, outdated: 0, changes: [] } }),
    'GET /page/p0/publication-outlook': () => ({ data: { live: null, reviewers: [], totalReviewers: 0 } }),
    'GET /page/version/v/checks': () => ({ data: { revision, problems: [], checks: [], canWaive: false } }),
    'GET /page/version/fetch/v': () => versionOf('v'),
    'GET /page/p1': () => pageOf(1, 'w'),
    'GET /page/version/fetch/w': () => versionOf('w'),
    'GET /page/p2': () => pageOf(2, 'l'),
    'GET /page/p2/latest-request': () => ({ data: null }),
    'GET /page/p2/schedule': () => ({ data: [] }),
    'GET /page/p2/comments': () => ({ data: [] }),
    'GET /page/p2/source-changes': () => ({ data: { source: null, revision: 0, outdated: 0, changes: [] } }),
    'GET /page/version/fetch/l': () => versionOf('l'),
    'POST /page/version/l/edit': edit('l'),
    'POST /page/p2/presence': presenceAt(2, 'l'),
    'POST /page/version/v/edit': edit('v'),
    'POST /page/version/w/edit': edit('w'),
    'POST /page/version/v/store': store('v'),
    'POST /page/version/w/store': store('w'),
    'POST /page/p0/presence': presenceAt(0, 'v'),
    'POST /page/p1/presence': presenceAt(1, 'w'),
    'POST /page/p0/publish': () => {
      if (api.problems.length > 0) return { status: 400, Errors: api.problems };
      publishedID = 'x';
      return { publishedVersionID: 'v', publishedID, path: '/page-0', updatedPages: [] };
    },
  };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api')) return serve(route, pathname);
    const name = `${request.method()} ${pathname.slice(4)}`;
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    api.calls.push({ name, body });
    // Waits: the server is as slow as the test wants it.
    await new Promise((resolve) => setTimeout(resolve, api.delay));
    const { status = 200, ...rest } = ((api.answers[name] ?? answers[name])?.(body) ?? {
      status: 404,
      Errors: [{ code: 'G_04' }],
    }) as {
      status?: number;
    };
    return route.fulfill({ status, json: { Success: status === 200, Errors: [], ...rest } });
  }
  function serve(route: Route, pathname: string): Promise<void> {
    if (pathname === '/admin.js') return route.fulfill({ contentType: 'text/javascript', body: assets.script });
    if (pathname === '/admin.css') return route.fulfill({ contentType: 'text/css', body: assets.style });
    if (!pathname.startsWith('/cmsadmin')) return route.fulfill({ status: 204 });
    const data = JSON.stringify(boot()).replaceAll('<', String.raw`\u003c`);
    return route.fulfill({
      contentType: 'text/html',
      // As strict as the server's policy for the admin.
      headers: {
        'content-security-policy':
          "default-src 'self'; img-src 'self' data: blob:; font-src data:; style-src 'self' 'unsafe-inline'",
      },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Admin</title><link rel="stylesheet" href="/admin.css"></head><body><div id="lectern-admin"></div><script type="application/json" id="lectern-boot">${data}</script><script type="module" src="/admin.js"></script></body></html>`,
    });
  }
  for (const origin of Object.values(origins)) await page.route(`${origin}/**`, answer);
  return api;
}
