/** An address of the former site of Sluitsteen, or a pattern, and where it leads; null where what stood there is gone for good. */
export interface RedirectContent {
  readonly path: string;
  readonly href: string | null;
}

/** What visitors still have of the former site: bookmarks, printed leaflets, links of others. */
export const redirects: readonly RedirectContent[] = [
  { path: '/index.php', href: '/' },
  { path: '/contact.html', href: '/contact' },
  { path: '/producten/kerkverzekering.html', href: '/verzekeringen/religieuze-gebouwen' },
  { path: '/producten/monumenten.html', href: '/verzekeringen/monumenten' },
  { path: '/schade_melden.php', href: '/schade' },
  { path: '/downloads/jaarverslag-2014.pdf', href: null },
  { path: '/actueel/{jaar}/*', href: '/nieuws/*' },
];
