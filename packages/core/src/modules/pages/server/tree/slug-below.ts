import { canonicalSlug } from '#contract/slug.ts';

/** The part of a slug that is the page's own, below the page above it; undefined where it does not follow that one. */
function ownPart(slug: string, above: string | undefined): string | undefined {
  if (slug === '/') return undefined;
  // The home page lends no part of its address to what stands below it.
  if (above === undefined || above === '/') return slug.lastIndexOf('/') === 0 ? slug : undefined;
  return slug.startsWith(`${above}/`) ? slug.slice(above.length) : undefined;
}

interface Placement {
  readonly slug: string;
  /** Slugs of the pages above, before and after; undefined where there is none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The slug of a page that is put below another: it follows that one where it followed the former one; else it keeps its own. */
export function slugBelow({ slug, from, to }: Placement): string {
  const own = ownPart(slug, from);
  return own === undefined ? slug : (canonicalSlug(to === undefined || to === '/' ? own : `${to}${own}`) ?? slug);
}
