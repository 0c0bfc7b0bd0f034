import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';

export const origin = 'http://lectern.test';
export const livePage = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
export const draftPage = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0f';
export const fileID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
export const videoID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c';

export interface Assets {
  readonly script: string;
  readonly style: string;
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Which React the admin is built with: `development` complains of what is wrong, and takes three times as long. */
export type ReactBuild = 'development' | 'production';

const built = new Map<ReactBuild, Promise<Assets>>();
const usualReact: ReactBuild = process.env['TEST_THOROUGH'] ? 'development' : 'production';

/** The admin with this plugin, from its source. The suites of a process share it: building takes seconds. */
export function buildAdmin(react: ReactBuild = usualReact): Promise<Assets> {
  const building = built.get(react) ?? bundleAdmin(react);
  built.set(react, building);
  return building;
}

async function bundleAdmin(react: ReactBuild): Promise<Assets> {
  const common = {
    bundle: true,
    write: false as const,
    conditions: ['lectern-source'],
    logLevel: 'error',
    // Every page reads it anew. Names stay, so that a complaint says where it comes from.
    minifyWhitespace: true,
    legalComments: 'none',
  } satisfies BuildOptions;
  const [script, style] = await Promise.all([
    build({
      ...common,
      entryPoints: [pathOf('./start-admin.test-kit.ts')],
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': JSON.stringify(react) },
    }),
    build({
      ...common,
      stdin: {
        contents: `@import '@lectern/core/admin.css'; @import './admin.css';`,
        resolveDir: pathOf('..'),
        loader: 'css',
      },
      loader: { '.woff2': 'dataurl' },
    }),
  ]);
  return { script: script.outputFiles[0]?.text ?? '', style: style.outputFiles[0]?.text ?? '' };
}

const policies = { canEdit: true, canPublish: true, canDelete: true };
const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' };

const rows = [
  { id: livePage, title: 'Kerken verzekeren', slug: '/kerken', isLive: true },
  { id: draftPage, title: 'Nog niet openbaar', slug: '/concept', isLive: false },
].map(({ id, title, slug, isLive }) => ({
  ...{ id, title, slug, path: slug, type: 'test/page', locale: 'nl-NL', status: isLive ? 'live' : 'draft', policies, ...times },
  ...{ typeData: {}, parentID: null, publishedVersionID: isLive ? 'v' : null, pageVersionID: id, revision: 1 },
  ...{ livePath: isLive ? slug : null, publishedID: null, hasUnpublishedChanges: !isLive, hasPublicationRequest: false },
}));

const block = (type: string, key: string, props: unknown, anchorPoint = '') => ({
  ...{ type, key, version: 1, props, anchorPoint, __images: {}, __files: {} },
});

const version = (id: string, blocks: readonly ReturnType<typeof block>[]) => ({
  ...{ id, pageID: id, revision: 1, title: 'Kerken verzekeren', typeData: {}, policies, hasPublicationRequest: false },
  blocks: Object.fromEntries(blocks.map((entry) => [entry.key, entry])),
  blockOrder: blocks.map((entry) => entry.key),
  seoSettings: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
});

const boot = {
  ...{
    apiPath: '/api',
    csrfToken: 'token',
    siteName: 'Example',
    titleSeparator: ' | ',
    menu: [],
    errors: {},
    inactivityMinutes: 30,
  },
  user: {
    ...{ ID: 1, email: 'a@example.com', name: 'Ada', jobTitle: '', image: null, language: 'en' },
    role: { ID: 'editor', name: 'Editor', permissions: ['create-page', 'edit-page', 'publish-page'].map((name) => ({ name })) },
  },
  locales: { availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', customSlugLocales: [] },
  pageTypes: [{ type: 'test/page', label: 'Page', icon: 'file-text', listed: true }],
  ...{ localeNames: { 'nl-NL': 'Dutch (Netherlands)' }, now: times.updatedAt, timeZone: 'UTC', isApple: false },
  importers: [{ plugin: 'rich-text', name: 'word', label: 'Word file', extensions: ['docx'] }],
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#9fb8c8"/><path d="M0 9 5 4l3 3 4-5 4 7z" fill="#4d6270"/></svg>';

/** An operation as the editor sends it. */
type Sent =
  | { readonly op: 'set'; readonly of: string; readonly key: string; readonly field: string; readonly value?: unknown }
  | { readonly op: 'insert'; readonly block: { readonly key: string; readonly props: Record<string, unknown> } }
  | { readonly op: 'remove'; readonly key: string }
  | { readonly op: 'move' };

/** What the server has of the blocks of the live page. */
interface Stored {
  readonly blocks: Record<string, { props: Record<string, unknown> }>;
}

interface Served {
  /** After each edit, the last one last. */
  readonly stored: Stored[];
}

/** Serves the admin and an API to a page, without a network. `body` is the stored text of the live page's only block. */
export async function serveAdmin(page: Page, assets: Assets, body?: unknown): Promise<Served> {
  const stored: Stored[] = [];
  const common = {
    path: '/',
    hash: 'a',
    shared: false,
    focalPoint: null,
    policies: {},
    defaultAltTexts: {},
    earlierSizes: [],
    ...times,
  };
  const file = {
    ...{ ...common, id: fileID, fileName: 'toren.jpg', fileType: 'image', mimeType: 'image/jpeg', video: null },
    ...{ defaultAltText: 'Een toren', dimensions: { width: 1600, height: 900 }, filesize: 120_000 },
  };
  const film = {
    ...{ ...common, id: videoID, fileName: 'toren-film', fileType: 'video', mimeType: '', defaultAltText: '' },
    ...{ dimensions: null, filesize: 0 },
    video: { videoType: 'youtube', videoID: 'dQw4w9WgXcQ', link: 'https://youtu.be/dQw4w9WgXcQ', posterFileID: null },
  };
  const answers: Readonly<Record<string, (sent: Record<string, unknown>) => object>> = {
    'POST /page/list': ({ searchTerm = '' }) => {
      const items = rows.filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(String(searchTerm).toLowerCase()));
      return { data: { items, totalItems: items.length } };
    },
    [`GET /page/${livePage}`]: () => ({ data: rows[0] }),
    [`GET /page/${draftPage}`]: () => ({ data: rows[1] }),
    [`GET /page/${livePage}/latest-request`]: () => ({ data: null }),
    [`GET /page/${draftPage}/latest-request`]: () => ({ data: null }),
    [`GET /page/${livePage}/schedule`]: () => ({ data: [] }),
    [`GET /page/${livePage}/comments`]: () => ({ data: [] }),
    [`GET /page/${livePage}/source-changes`]: () => ({ data: { source: null, revision: 0, outdated: 0, changes: [] } }),
    [`GET /page/${draftPage}/schedule`]: () => ({ data: [] }),
    [`GET /page/${draftPage}/comments`]: () => ({ data: [] }),
    [`GET /page/${draftPage}/source-changes`]: () => ({ data: { source: null, revision: 0, outdated: 0, changes: [] } }),
    [`GET /page/version/fetch/${livePage}`]: () => ({
      data: version(livePage, [block('planner/text', 'kone', { body }, 'dekking')]),
    }),
    [`GET /page/version/fetch/${draftPage}`]: () => ({ data: version(draftPage, []) }),
    [`POST /page/version/${livePage}/edit`](sent) {
      const { operations } = sent as { operations: readonly Sent[] };
      const blocks = structuredClone(stored.at(-1)?.blocks ?? { kone: { props: { body } } });
      for (const operation of operations) {
        if (operation.op === 'insert') blocks[operation.block.key] = { props: operation.block.props };
        else if (operation.op === 'remove') delete blocks[operation.key];
        else if (operation.op === 'set' && operation.of === 'props')
          (blocks[operation.key] ?? { props: {} }).props[operation.field] = operation.value;
      }
      stored.push({ blocks });
      return { pageID: livePage, pageVersionID: livePage, revision: 1 + stored.length, operations: [], authors: [] };
    },
    [`POST /page/version/${livePage}/store`]: () => ({
      ...{ pageID: livePage, pageVersionID: livePage, revision: 1 + stored.length, warnings: [] },
    }),
    ...Object.fromEntries(
      [livePage, draftPage].map((id) => [
        `POST /page/${id}/presence`,
        () => ({
          ...{ people: [], pageVersionID: id, revision: 0, operations: [], authors: [] },
          live: rows.find((row) => row.id === id),
        }),
      ]),
    ),
    'POST /page/resolve-address': () => ({ data: null }),
    ...Object.fromEntries(
      [livePage, draftPage].map((id) => [`GET /links/to/${id}`, () => ({ data: { items: [], totalItems: 0 } })]),
    ),
    [`GET /medialib/file/${fileID}`]: () => ({ data: file }),
    [`GET /medialib/file/${videoID}`]: () => ({ data: film }),
  };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/api/medialib/preview-image') return route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    if (pathname.startsWith('/api')) {
      const sent = (request.postDataJSON() ?? {}) as Record<string, unknown>;
      const called = `${request.method()} ${pathname.slice(4)}`;
      // Generated texts link to any page: each of them is there.
      const reply = answers[called] ?? (/^GET \/page\/[0-9a-f-]{36}$/.test(called) ? () => ({ data: rows[0] }) : undefined);
      const { status, ...rest } = { status: reply ? 200 : 404, Errors: reply ? [] : [{ code: 'G_04' }], ...reply?.(sent) };
      return route.fulfill({ status, json: { Success: status === 200, ...rest } });
    }
    if (pathname === '/admin.js') return route.fulfill({ contentType: 'text/javascript', body: assets.script });
    if (pathname === '/admin.css') return route.fulfill({ contentType: 'text/css', body: assets.style });
    if (!pathname.startsWith('/cmsadmin')) return route.fulfill({ status: 204 });
    const data = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
    return route.fulfill({
      contentType: 'text/html',
      // As strict as the server's policy for the admin.
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self'; img-src 'self' data: blob:; font-src data:; style-src 'self' 'unsafe-inline'",
      },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Admin</title><link rel="stylesheet" href="/admin.css"></head><body><div id="lectern-admin"></div><script type="application/json" id="lectern-boot">${data}</script><script type="module" src="/admin.js"></script></body></html>`,
    });
  }
  await page.route(`${origin}/**`, answer);
  return { stored };
}
