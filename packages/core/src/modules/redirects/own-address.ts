const site = /^https?:\/\/[^/?#\s]*/i;

/**
 * The path that an address of any site means, as it is typed or pasted: without the name of the site, and without a query and
 * a place on the page, which no redirect knows. Unchanged where it names anything but a path of a site.
 */
export function ownAddress(typed: string): string {
  const text = typed.trim();
  const host = site.exec(text)?.[0] ?? '';
  const path = text.slice(host.length).split(/[?#]/, 1)[0] ?? '';
  if (path === '') return host === '' && text === '' ? '' : '/';
  return path.startsWith('/') || path.includes(':') ? path : `/${path}`;
}

/** True where an address has a query, which says more than its path. */
export const hasQuery = (address: string): boolean => /^[^#]*\?./.test(address);
