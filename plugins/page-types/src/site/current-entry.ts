/** How an entry of the navigation relates to the page: the page itself, or the section in which it lies. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  const target = href.split(/[?#]/, 1)[0] ?? href;
  if (target === path) return 'page';
  return target !== '/' && target !== '' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
