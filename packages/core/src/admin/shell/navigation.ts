import type { ReactNode } from 'react';
import type { NavigationGroup } from '../contributions.ts';

/** An entry of the navigation, ready to be drawn. */
export interface NavigationItem {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Path below `/cmsadmin`. */
  readonly to: string;
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
