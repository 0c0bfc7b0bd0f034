import { anchorPattern, safeHref } from '@lectern/core';
import type { LinkTarget } from '@lectern/core';
import { isCleanText } from './clean-text.ts';
import { isProperties } from './node-kinds.ts';
import { isUuid } from './uuid.ts';

const hasOnly = (value: object, count: number) => Object.keys(value).length === count;

const isHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && isCleanText(href) && safeHref(href) !== undefined;

/** Where a link leads: the value itself where it is sound, what can be kept of it, or undefined where it leads nowhere safe. */
export function repairTarget(value: unknown): LinkTarget | undefined {
  if (typeof value === 'string') return isHref(value) ? { href: value } : undefined;
  if (!isProperties(value)) return undefined;
  const { page, anchor, file, href } = value;
  if (isUuid(page)) {
    const hasAnchor = typeof anchor === 'string' && anchorPattern.test(anchor);
    if (hasOnly(value, hasAnchor ? 2 : 1)) return value as unknown as LinkTarget;
    return hasAnchor ? { page, anchor } : { page };
  }
  if (isUuid(file)) return hasOnly(value, 1) ? (value as unknown as LinkTarget) : { file };
  if (!isHref(href)) return undefined;
  return hasOnly(value, 1) ? (value as unknown as LinkTarget) : { href };
}
