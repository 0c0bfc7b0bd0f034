import type { LinkTarget } from '../../../contract/content.ts';
import type { SiteMenuItem } from '../../../site/define-site.ts';
import type { MenuEntry } from '../menu-reader.ts';

/** The address and title of a public page. */
export interface PageAddress {
  readonly path: string;
  readonly title: string;
}

/** Ids of the pages that a menu leads to. */
export const pagesOfMenu = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [...(to && 'page' in to ? [to.page] : []), ...pagesOfMenu(children)]);

function hrefOf(to: LinkTarget, addresses: ReadonlyMap<string, PageAddress>): string | undefined {
  if ('href' in to) return to.href;
  if ('file' in to) return undefined;
  const path = addresses.get(to.page)?.path;
  return path === undefined ? undefined : path + (to.anchor ? `#${to.anchor}` : '');
}

/** The items of a menu as layouts draw them. One that leads to what is not public is left out, and so is what stands below it. */
export const drawnMenu = (entries: readonly MenuEntry[], addresses: ReadonlyMap<string, PageAddress>): SiteMenuItem[] =>
  entries.flatMap(({ id, label, to, children }) => {
    const href = to && hrefOf(to, addresses);
    if (to && href === undefined) return [];
    const title = to && 'page' in to ? addresses.get(to.page)?.title : undefined;
    return [{ id, label: label ?? title ?? '', href, children: drawnMenu(children, addresses) }];
  });
