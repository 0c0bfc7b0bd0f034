import { upgradeProps } from '../../contract/block.ts';
import type { BlockDefinition } from '../../contract/block.ts';
import type { LinkTarget, StoredBlock } from '../../contract/content.ts';
import type { PageTypeViewProps, SiteContext } from '../../site/define-site.ts';
import { publicPath } from '../../contract/locale.ts';
import { formatDate } from '../../site/format-date.ts';
import { documentHead } from '../../site/render/document-head.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { renderView } from '../../site/render/render-view.ts';
import type { SiteTexts } from '../../site/render/site-texts.ts';
import { mediaUsesOf } from '../../modules/pages/server/resolve-media.ts';
import type { SiteApp } from './site-app.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { BuildManifest } from './build-manifest.ts';
import { loadData } from './load-data.ts';
import { fileLinksOf, pageMedia } from './page-media.ts';
import type { PageMedia } from './page-media.ts';
import { pageHeads } from './page-heads.ts';
import { hasBehaviour, nothing } from './page-parts.ts';
import { pagePaths } from './page-paths.ts';
import { pickQuery, writeQuery } from './page-query.ts';
import type { ReadableQuery } from './page-query.ts';
import type { Fragment, Frame, Part, RenderedPage } from './page-parts.ts';
import type { BlockView, SiteDoors } from './site-doors.ts';
import type { TagCache } from './tag-cache.ts';
import type { PublicPage } from './page-source.ts';

/** Stands where the CSRF token goes; no text of a page can contain it, because NUL never reaches the database. */
export const csrfPlaceholder = '\0csrf\0';

export interface PageRenderer {
  render(
    page: PublicPage,
    options?: { readonly isNotFound?: boolean; readonly query?: Readonly<Record<string, string>> },
  ): Promise<RenderedPage>;
}

interface Options {
  readonly app: SiteApp;
  readonly doors: SiteDoors;
  readonly texts: SiteTexts;
  readonly build: BuildManifest;
  readonly fragments: TagCache<Fragment>;
}

/** Everything that the pieces of one page share while it is rendered. */
interface Scene {
  readonly page: PublicPage;
  readonly paths: ReadonlyMap<string, string>;
  readonly media: PageMedia;
  readonly since: number;
  readonly query: Readonly<Record<string, string>>;
}

/** A block whose type and view are there. */
interface KnownBlock {
  readonly block: StoredBlock;
  readonly definition: BlockDefinition;
  readonly view: BlockView;
  readonly position: number;
}

/** Renders published pages: each block apart, with its own prefix and its own place in the cache of fragments. */
export function createPageRenderer({ app, doors, texts, build, fragments }: Options): PageRenderer {
  const warned = new Set<string>();
  const separator = app.settings.titleSeparator;

  function warnOnce(type: string, message: string): void {
    if (warned.has(type)) return;
    warned.add(type);
    app.log.warn({ type }, message);
  }

  function siteContext(
    scene: Scene,
    pluginID: string,
    used: Set<string>,
    files: Readonly<Record<string, string>> = {},
  ): SiteContext {
    const { page, paths } = scene;
    return {
      siteName: app.settings.name,
      locale: page.locale,
      pageID: page.pageID,
      path: page.path,
      title: page.document.title,
      home: publicPath('/', page.locale, app.settings),
      link(target: LinkTarget) {
        if ('href' in target) return target.href;
        if ('file' in target) return Object.hasOwn(files, target.file) ? files[target.file] : undefined;
        used.add(cacheTags.link(target.page));
        const path = paths.get(target.page);
        return path === undefined ? undefined : path + (target.anchor ? `#${target.anchor}` : '');
      },
      t: texts.translator(page.locale, pluginID) as SiteContext['t'],
      formatDate: (day) => formatDate(day, page.locale, app.settings.timeZone),
    };
  }

  async function renderBlock(scene: Scene, key: string, position: number): Promise<Part> {
    const { page } = scene;
    const block = page.document.blocks[key];
    if (!block) return nothing;
    const definition = app.blocks.get(block.type);
    // A block with others inside is as many blocks as they are.
    const search = writeQuery(block.slots ? scene.query : pickQuery(scene.query, definition?.query));
    const cacheKey = `${page.pageID}:${page.stamp}:${key}:${position === 0 ? 'first' : ''}${search}`;
    const cached = fragments.get(cacheKey);
    if (cached) return { ...cached, isComplete: true };
    let part: Part;
    try {
      const view = definition && (doors.loadedBlockView(block.type) ?? (await doors.blockView(block.type)));
      if (!definition || !view) {
        warnOnce(block.type, 'a block of this type is not registered and is left out');
        return nothing;
      }
      part = await renderKnownBlock(scene, { block, definition, view, position });
    } catch (error) {
      // One broken block must not take the page with it.
      const plugin = block.type.split('/', 1)[0];
      app.log.error({ err: error, plugin, type: block.type, key, pageID: page.pageID }, 'a block could not be rendered');
      return { ...nothing, isComplete: false };
    }
    if (part.isComplete) fragments.set(cacheKey, part, { tags: part.tags, size: part.html.length, since: scene.since });
    return part;
  }

  async function renderKnownBlock(scene: Scene, { block, definition, view, position }: KnownBlock): Promise<Part> {
    const { page } = scene;
    const tags = new Set([cacheTags.page(page.pageID)]);
    const pluginID = block.type.split('/', 1)[0] ?? '';
    const upgraded = upgradeProps(definition, block);
    const children = await renderSlots(scene, block, tags);
    const loader = app.loaders.get(block.type);
    const query = pickQuery(scene.query, definition.query);
    const loaded = loader
      ? await loadData({ app, loader, type: block.type, props: upgraded.props, page, query, tags })
      : undefined;
    const images = scene.media.withUrls(`block_images_${block.key}`, block.__images);
    const files = scene.media.withUrls(`block_files_${block.key}`, block.__files);
    const fileLinks = fileLinksOf(mediaUsesOf(definition, upgraded.props), files);
    const site = siteContext(scene, pluginID, tags, fileLinks);
    const props = {
      props: upgraded.props,
      data: loaded?.data,
      block: { type: block.type, key: block.key, anchorPoint: block.anchorPoint },
      images,
      files,
      slots: children.slots,
      site,
      position,
    };
    const island =
      definition.hydrate === 'none'
        ? undefined
        : {
            type: block.type,
            hydrate: definition.hydrate,
            state: {
              ...props,
              slots: undefined,
              site: { ...islandSite(scene, pluginID, definition, upgraded.props), fileLinks },
            },
          };
    let html = renderView(view, props as never, { key: block.key, island });
    if (block.anchorPoint) html = `<div id="${escapeHtml(block.anchorPoint)}">${html}</div>`;
    return {
      html,
      tags: [...tags],
      hasIsland: definition.hydrate !== 'none' || children.hasIsland || hasBehaviour(html),
      isComplete: loaded?.isFailed !== true && children.isComplete,
    };
  }

  /** What an island needs of the page, as plain data: the links that its own props use, and its plugin's texts. */
  function islandSite(scene: Scene, pluginID: string, definition: BlockDefinition, props: Record<string, unknown>) {
    const { page, paths } = scene;
    const own = definition.references(props).flatMap((reference) => {
      const path = reference.kind === 'page' ? paths.get(reference.id) : undefined;
      return path === undefined ? [] : [[reference.id, path]];
    });
    const { siteName, locale, pageID, path, title, home } = siteContext(scene, pluginID, new Set());
    return {
      siteName,
      locale,
      pageID,
      path,
      title,
      home,
      links: Object.fromEntries(own) as Record<string, string>,
      texts: texts.catalogue(page.locale, pluginID),
      timeZone: app.settings.timeZone,
    };
  }

  async function renderSlots(scene: Scene, block: StoredBlock, tags: Set<string>) {
    const slots: Record<string, unknown> = {};
    let hasIsland = false;
    let isComplete = true;
    for (const [name, keys] of Object.entries(block.slots ?? {})) {
      const parts = await Promise.all(keys.map((key) => renderBlock(scene, key, 1)));
      for (const part of parts) {
        hasIsland ||= part.hasIsland;
        isComplete &&= part.isComplete;
        for (const tag of part.tags) tags.add(tag);
      }
      const html = parts.map((part) => part.html).join('');
      slots[name] = createElement('div', { className: `slot slot-${name}`, dangerouslySetInnerHTML: { __html: html } });
    }
    return { slots, hasIsland, isComplete };
  }

  /** Header, intro and footer of the page's type, or of the type in whose frame it stands. */
  async function renderFrame(scene: Scene): Promise<Frame> {
    const { page } = scene;
    const cacheKey = `${page.pageID}:${page.stamp}:frame`;
    const cached = fragments.get(cacheKey);
    if (cached) return JSON.parse(cached.html) as Frame;
    const tags = new Set([cacheTags.page(page.pageID)]);
    const definition = app.pageTypes.get(page.type);
    const frameType = definition?.frame ?? page.type;
    const [own, frame] = await Promise.all([doors.pageTypeViews(page.type), doors.pageTypeViews(frameType)]);
    const typeData = definition
      ? upgradeProps(definition, { version: page.document.typeVersion, props: page.document.typeData }).props
      : {};
    const images = scene.media.withUrls('type', page.document.images.type);
    let isComplete = true;
    // Keys of blocks begin with a letter, so these are nobody else's.
    const draw = (key: string, type: string, view: ComponentType<PageTypeViewProps> | undefined): string => {
      if (!view) return '';
      const pluginID = type.split('/', 1)[0] ?? '';
      const options = app.site.plugins.find(({ manifest }) => manifest.id === pluginID)?.options;
      try {
        return renderView(view, { options, data: typeData, images, site: siteContext(scene, pluginID, tags) }, { key });
      } catch (error) {
        app.log.error({ err: error, plugin: pluginID, type, pageID: page.pageID }, 'the frame of a page could not be rendered');
        isComplete = false;
        return '';
      }
    };
    const parts = {
      header: draw('_header', frameType, frame.header),
      intro: draw('_intro', page.type, own.intro),
      footer: draw('_footer', frameType, frame.footer),
    };
    const result = { ...parts, isComplete };
    const html = JSON.stringify(result);
    if (isComplete)
      fragments.set(cacheKey, { html, tags: [...tags], hasIsland: false }, { tags, size: html.length, since: scene.since });
    return result;
  }

  return {
    async render(page, { isNotFound = false, query = {} } = {}) {
      const { document } = page;
      const keys = Object.keys(document.blocks);
      const scene: Scene = {
        page,
        paths: await pagePaths(app, page, keys),
        media: pageMedia(app, page.pageID),
        since: fragments.mark(),
        query,
      };
      const [frame, ...parts] = await Promise.all([
        renderFrame(scene),
        ...document.blockOrder.map((key, index) => renderBlock(scene, key, index)),
      ]);
      const tags = new Set([cacheTags.page(page.pageID), cacheTags.path(page.path)]);
      for (const part of parts) for (const tag of part.tags) tags.add(tag);
      const { origin } = app.environment;
      const head = documentHead({
        ...document.seo,
        title: document.title,
        image: scene.media.share(document.images.seo?.seoImage),
        url: origin + encodeURI(page.path) + writeQuery(query),
        siteName: app.settings.name,
        separator,
        stylesheets: build.siteStylesheets,
        elements: pageHeads(app, page),
        csrfPlaceholder,
        isIndexable: !isNotFound,
      });
      const script =
        build.islandsScript && (parts.some((part) => part.hasIsland) || Object.values(frame).some(hasBehaviour))
          ? `<script type="module" src="${build.islandsScript}"></script>`
          : '';
      const blocks = parts.map((part) => part.html).join('');
      const html = `<!doctype html><html lang="${escapeHtml(page.locale)}"><head>${head}</head><body>${frame.header}<main id="main" tabindex="-1">${frame.intro}${blocks}</main>${frame.footer}${script}</body></html>`;
      const readable: ReadableQuery = Object.assign(
        {},
        ...keys.map((key) => app.blocks.get(document.blocks[key]?.type ?? '')?.query),
      );
      return { html, tags, readable, isComplete: frame.isComplete && parts.every((part) => part.isComplete) };
    },
  };
}
