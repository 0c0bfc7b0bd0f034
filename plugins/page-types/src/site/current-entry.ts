interface CurrentInput {
  readonly href: string;
  /** Path of the page. */
  readonly path: string;
  /** Path of the home page, which is not the section of the pages below it. */
  readonly home: string;
}

/** The relation of an entry of the navigation to the page: the page itself, or the section in which it lies. */
export function currentOf({ href, path, home }: CurrentInput): 'page' | 'true' | undefined {
  const target = href.split(/[?#]/, 1)[0] ?? href;
  if (target === path) return 'page';
  return target !== '/' && target !== '' && target !== home && path.startsWith(`${target}/`) ? 'true' : undefined;
}
