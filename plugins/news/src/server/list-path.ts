import { publicPath } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import type { NewsOptions } from '../options.ts';

/** The public path of the page that lists the news of a locale, be it live or not. */
export function listPath({ options, site }: Pick<PluginApp<NewsOptions>, 'options' | 'site'>, locale: string): string {
  const { pages, path } = options.feed;
  return publicPath(pages[locale] ?? (path.slice(0, path.lastIndexOf('/')) || '/'), locale, site);
}
