const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// oxlint-disable-next-line no-control-regex -- browsers drop these characters inside a scheme, so they must not pass
const invisible = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/**
 * The address if a visitor may follow it, else undefined. Allowed are http, https, mailto, tel, a path of this
 * site (`/a`) and a place on the page (`#a`). `//host`, a backslash and every scheme in disguise are refused.
 */
export function safeHref(input: string): string | undefined {
  const value = input.trim();
  if (value === '' || value.includes('\\')) return undefined;
  const bare = value.replace(invisible, '');
  if (bare.startsWith('//')) return undefined;
  if (bare.startsWith('/') || bare.startsWith('#')) return bare;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(bare)) return undefined;
  let url: URL;
  try {
    url = new URL(bare);
  } catch {
    return undefined;
  }
  return allowedSchemes.has(url.protocol) ? bare : undefined;
}
