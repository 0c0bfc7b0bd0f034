import { splitPublicPath } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { withConsent } from './consent/consent-part.ts';
import type { RenderedPage } from './page-parts.ts';
import { csrfPlaceholder } from './sendable-page.ts';
import type { SiteApp } from './site-app.ts';

/** The site's own page for failures (`/500`), made while all is well: nothing can be made at the moment it is needed. */
export interface FailureCopies {
  /** The page in the locale of a path, as it was last made; undefined where there is none. */
  of(path: string): string | undefined;
  /** Makes the page of a path's locale anew where it may have changed. Never rejects. */
  refresh(path: string): Promise<void>;
}

interface Copy {
  readonly html: string | undefined;
  readonly tags: ReadonlySet<string>;
}

interface Options extends Pick<SiteApp, 'invalidations' | 'log'> {
  readonly settings: SiteSettings;
  /** Draws the page of a path's locale, with all that it depends on; undefined where there is none. */
  readonly draw: (path: string) => Promise<{ readonly page: RenderedPage | undefined; readonly tags: ReadonlySet<string> }>;
}

export function createFailureCopies({ settings, invalidations, log, draw }: Options): FailureCopies {
  const copies = new Map<string, Copy>();
  /** Locales whose copy holds, or is being made. */
  const current = new Set<string>();
  /** How often something was dropped: what is drawn meanwhile may be outdated already. */
  let drops = 0;
  const localeOf = (path: string): string => splitPublicPath(path, settings).locale;
  invalidations.subscribe((dropped) => {
    drops += 1;
    const isAll = dropped.includes(cacheTags.everything);
    for (const [locale, { tags }] of copies) if (isAll || dropped.some((tag) => tags.has(tag))) current.delete(locale);
  });
  async function make(locale: string, path: string): Promise<void> {
    const before = drops;
    const { page, tags } = await draw(path);
    if (drops !== before) current.delete(locale);
    // What is drawn for each visitor cannot be drawn then either.
    const html = page && !page.isForVisitor ? withConsent(page.html, false).replaceAll(csrfPlaceholder, '') : undefined;
    copies.set(locale, { html, tags });
  }
  return {
    of: (path) => copies.get(localeOf(path))?.html,
    async refresh(path) {
      const locale = localeOf(path);
      if (current.has(locale)) return;
      current.add(locale);
      await make(locale, path).catch((error: unknown) => {
        current.delete(locale);
        log.warn({ err: error, locale }, 'the page for failures could not be made');
      });
    },
  };
}
