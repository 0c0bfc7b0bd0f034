/** The public paths above a page, from the home page of its locale down: those of `/de-de/a/b` are `/de-de` and `/de-de/a`. */
export function pathsAbove(path: string, home: string): string[] {
  if (path === home) return [];
  const base = home === '/' ? '' : home;
  const segments = path
    .slice(base.length + 1)
    .split('/')
    .slice(0, -1);
  return [home, ...segments.map((_, index) => `${base}/${segments.slice(0, index + 1).join('/')}`)];
}
