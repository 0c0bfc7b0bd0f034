import type { ReactNode } from 'react';
import type { NavigationGroup } from '../contributions.ts';

/** An entry of the navigation, ready to be drawn. */
export interface NavigationItem {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Path below `/cmsadmin`. */
  readonly to: string;
  /** Further paths that belong to its screen, with all below them. */
  readonly covers?: readonly string[];
  /** A click action of a plugin, run instead of going anywhere. */
  readonly onPress?: () => void;
  readonly items?: readonly NavigationItem[];
}

export interface NavigationSection {
  readonly group: NavigationGroup;
  readonly items: readonly NavigationItem[];
}

/** The path of a page type's overview: the id lower-cased and encoded. */
export const pageTypePath = (type: string): string => `/page-overview/${encodeURIComponent(type.toLowerCase())}`;

const normal = (path: string): string => {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: compare it as it stands.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
};

/** Whether an item leads to the path at hand, however a proxy wrote it. */
export const isCurrent = (item: Pick<NavigationItem, 'to'>, pathname: string): boolean => normal(item.to) === normal(pathname);

/** How much of a path at hand lies at or below another one, in characters; 0 where it does not. Everything lies below the first. */
function depthBelow(path: string, pathname: string): number {
  const [place, at] = [normal(path), normal(pathname)];
  return at === place || (place !== '/' && at.startsWith(`${place}/`)) ? place.length : 0;
}

/** The item that leads to the path at hand, or else the nearest one to whose screen it belongs; of two that lead there the lower. */
export function currentItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const all = items.flatMap((item) => [item, ...(item.items ?? [])]);
  const depthOf = ({ to, covers = [] }: NavigationItem): number =>
    Math.max(...[to, ...covers].map((path) => depthBelow(path, pathname)));
  const nearest = all.reduce((best, item) => Math.max(best, depthOf(item)), 0);
  return nearest === 0 ? undefined : all.findLast((item) => depthOf(item) === nearest);
}
