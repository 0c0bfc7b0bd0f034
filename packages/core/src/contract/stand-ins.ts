import { publicPath } from './locale.ts';
import type { LocaleSettings } from './locale.ts';

/** Slugs of the pages that stand in for what is not there, and for what failed: nobody looks for them. */
export const standIns = ['/404', '/500'] as const;

/** The public paths of the pages that stand in for others, in all locales. */
export const standInPaths = (settings: LocaleSettings): readonly string[] =>
  settings.availableLocales.flatMap((locale) => standIns.map((slug) => publicPath(slug, locale, settings)));
