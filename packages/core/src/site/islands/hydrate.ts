import { createElement } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '../../contract/locale.ts';
import { safeHref } from '../../contract/url.ts';
import type { SiteContext, SiteTag } from '../define-site.ts';
import { formatDate } from '../format-date.ts';
import { islandTexts } from './island-texts.ts';

interface IslandData {
  readonly site: Omit<SiteContext, 'link' | 't' | 'formatDate' | 'settings' | 'tags'> & {
    /** By the id of their owner. */
    readonly settings: Readonly<Record<string, unknown>>;
    readonly links: Readonly<Record<string, string>>;
    /** The anchor points of the pages that it links to. */
    readonly anchors: Readonly<Record<string, readonly string[]>>;
    readonly fileLinks: Readonly<Record<string, string>>;
    /** Those that its view read, by the ids under which they are held. */
    readonly tags: Readonly<Record<string, SiteTag>>;
    readonly ownTags: readonly string[];
    readonly texts: Readonly<Record<string, string>>;
    readonly timeZone: string;
  };
}

/** The context of a view, again in the browser, from the plain data that came with the HTML. */
function siteContext({
  links,
  anchors,
  fileLinks,
  tags,
  ownTags,
  texts,
  timeZone,
  settings,
  ...facts
}: IslandData['site']): SiteContext {
  return {
    ...facts,
    settings({ id }) {
      if (!Object.hasOwn(settings, id))
        throw new Error(`The settings of "${id}" did not come with the island: read them while it is drawn.`);
      return settings[id] as never;
    },
    link(target) {
      if ('href' in target) return safeHref(target.href) === undefined ? undefined : target.href;
      if ('file' in target) return fileLinks[target.file];
      const path = links[target.page];
      const hasAnchor = target.anchor && anchors[target.page]?.includes(target.anchor);
      return path === undefined || !hasAnchor ? path : `${path}#${target.anchor}`;
    },
    tags(ids = ownTags) {
      const found = ids.flatMap((id) => tags[id] ?? []);
      return [...new Map(found.map((tag) => [tag.id, tag])).values()];
    },
    t: islandTexts(texts, languageOf(facts.locale)),
    formatDate: (day) => formatDate(day, facts.locale, timeZone),
  };
}

/** Hydrates one island with the prefix that the server used, so that ids agree. The event `lectern:stop` on it ends it. */
export function hydrateIsland(element: HTMLElement, view: ComponentType<never>): void {
  const data = JSON.parse(element.dataset.state ?? '{}') as IslandData;
  const props = { ...data, site: siteContext(data.site) };
  const root = hydrateRoot(element, createElement(view as ComponentType<typeof props>, props), {
    identifierPrefix: `${element.dataset.key ?? ''}-`,
  });
  element.addEventListener('lectern:stop', () => root.unmount(), { once: true });
}
