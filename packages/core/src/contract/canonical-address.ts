import { canonicalSource, isPattern } from './source-address.ts';

/**
 * The form of an address that search engines are told in place of a page's own: a path of this site (`/kerken`), or one
 * that begins with https. An absolute address of this site, whose origin is given, is its path. Undefined for everything
 * else: other hosts without encryption, credentials, a place on a page.
 */
export function canonicalAddress(input: string, origin?: string): string | undefined {
  const written = input.trim();
  const text = origin !== undefined && written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
  if (text.startsWith('/')) return isPattern(text) ? undefined : canonicalSource(text);
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined;
  const { href, hostname, username, password, hash } = new URL(text);
  return hostname.includes('.') && username === '' && password === '' && hash === '' ? href : undefined;
}
