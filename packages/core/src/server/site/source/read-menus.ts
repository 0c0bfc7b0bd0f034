import { languageOf } from '#contract/locale.ts';
import type { LinkTarget } from '#contract/content.ts';
import type { SiteMenuItem } from '#site/define-site.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import type { MenuEntry } from '../menu-reader.ts';
import type { Tagged } from '../page-view.ts';

/** The address of a public page, with what links to it show. */
export interface PageAddress {
  readonly path: string;
  readonly title: string;
  readonly locale: string;
  /** The anchor points that links may lead to. */
  readonly anchors: readonly string[];
}

/** A path with the place on its page; the page as a whole where there is no such place (any more). */
export const withAnchor = (path: string, anchor: string | undefined, anchors: readonly string[] | undefined): string =>
  anchor && anchors?.includes(anchor) ? `${path}#${anchor}` : path;

/** Ids of the pages that a menu leads to. */
export const pagesOfMenu = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [...(to && 'page' in to ? [to.page] : []), ...pagesOfMenu(children)]);

function hrefOf(to: LinkTarget, addresses: ReadonlyMap<string, PageAddress>): string | undefined {
  if ('href' in to) return to.href;
  if ('file' in to) return undefined;
  const page = addresses.get(to.page);
  return page && withAnchor(page.path, to.anchor, page.anchors);
}

interface Drawing {
  readonly addresses: ReadonlyMap<string, PageAddress>;
  /** Of the page around the menu. */
  readonly locale: string;
}

/** The items of a menu as layouts draw them. One that leads to what is not public is left out, and so is what stands below it. */
const drawnMenu = (entries: readonly MenuEntry[], drawing: Drawing): SiteMenuItem[] =>
  entries.flatMap(({ id, label, to, children }) => {
    const { addresses, locale } = drawing;
    const href = to && hrefOf(to, addresses);
    if (to && href === undefined) return [];
    const page = to && 'page' in to ? addresses.get(to.page) : undefined;
    const language = page && languageOf(page.locale) !== languageOf(locale) ? { lang: languageOf(page.locale) } : {};
    return [{ id, label: label ?? page?.title ?? '', href, ...language, children: drawnMenu(children, drawing) }];
  });

/**
 * A menu as a page sees it, with its tags: of itself, and where its pages stand and how they are called. Made once it is read, which a page
 * does not whose layout is drawn already.
 */
export function menuOfView(menu: Tagged<readonly MenuEntry[]>, drawing: Drawing): Tagged<readonly SiteMenuItem[]> {
  let drawn: readonly SiteMenuItem[] | undefined;
  return {
    get value() {
      return (drawn ??= drawnMenu(menu.value, drawing));
    },
    get tags() {
      const pages = new Set(pagesOfMenu(menu.value));
      return [...menu.tags, ...[...pages].flatMap((id) => [cacheTags.link(id), cacheTags.listed(id, 'title')])];
    },
  };
}
