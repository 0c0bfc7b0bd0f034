import { safeHref } from '@lectern/core';
import { isCleanText } from '../document/clean-text.ts';

/** Hosts that wrap an address to follow who clicks, and the parameter in which the address stands. */
const wrappers: readonly { readonly host: RegExp; readonly path: RegExp; readonly parameter: string }[] = [
  { host: /^www\.google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: 'url' },
  { host: /^l\.facebook\.com$/, path: /^\/l\.php$/, parameter: 'u' },
];

function unwrapped(href: string): string {
  if (!href.startsWith('http')) return href;
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return href;
  }
  const wrapper = wrappers.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const inner = wrapper && url.searchParams.get(wrapper.parameter);
  return inner && /^https?:/i.test(inner) ? inner : href;
}

const maxLength = 2000;

/**
 * Where a link of a clipboard leads; undefined where visitors cannot follow it: an address that is not allowed, a
 * file on somebody's computer, a place in the document that was copied.
 */
export function cleanHref(href: string): string | undefined {
  const safe = safeHref(href);
  if (!safe || safe.startsWith('#')) return undefined;
  const target = safeHref(unwrapped(safe));
  return target !== undefined && target.length <= maxLength && isCleanText(target) ? target : undefined;
}
