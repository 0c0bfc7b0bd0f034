import i18next from 'i18next';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '../../contract/locale.ts';
import { safeHref } from '../../contract/url.ts';
import type { SiteContext } from '../define-site.ts';
import { formatDate } from '../format-date.ts';

interface IslandData {
  readonly site: Omit<SiteContext, 'link' | 't' | 'formatDate' | 'settings'> & {
    /** By the id of their owner. */
    readonly settings: Readonly<Record<string, unknown>>;
    readonly links: Readonly<Record<string, string>>;
    readonly fileLinks: Readonly<Record<string, string>>;
    readonly texts: Readonly<Record<string, string>>;
    readonly timeZone: string;
  };
}

/** The context of a view, again in the browser, from the plain data that came with the HTML. */
function siteContext({ links, fileLinks, texts, timeZone, settings, ...facts }: IslandData['site']): SiteContext {
  const language = languageOf(facts.locale);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { texts } },
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
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
      return path === undefined ? undefined : path + (target.anchor ? `#${target.anchor}` : '');
    },
    t: instance.t as SiteContext['t'],
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
