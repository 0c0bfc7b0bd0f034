import { publicPath } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import { optionsOf } from '../planner-app.ts';

/** The page of the planner in a locale, with what a link of a mail asks of it. */
export function pagePath(
  app: Pick<PluginApp, 'options' | 'site'>,
  locale: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const asked = new URLSearchParams(query).toString();
  return publicPath(optionsOf(app).page, locale, app.site) + (asked === '' ? '' : `?${asked}`);
}
