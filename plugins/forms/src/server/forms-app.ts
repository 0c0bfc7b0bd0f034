import { dayIn, languageOf } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import type { FormDefinition } from '../definition/definition.types.ts';
import type { FormsOptions } from '../options.ts';

/** The application as the routes and commands of forms get it, whose types do not know the options. */
export const optionsOf = ({ options }: Pick<PluginApp, 'options'>): FormsOptions => options as FormsOptions;

/** A form of the site as it is asked now; undefined where there is none. */
export const formOf = (app: Pick<PluginApp, 'options'>, id: string): FormDefinition | undefined =>
  optionsOf(app).forms.find((form) => form.id === id);

/** The language of a form for a page in this locale: `nl-NL`. */
export function formLanguage({ languages }: FormDefinition, locale: string): string {
  const language = languageOf(locale);
  return languages.includes(language) ? language : languages[0];
}

/** The day of a moment where the site is: `2026-11-27`. */
export const dayOf = ({ site }: Pick<PluginApp, 'site'>, moment: Date): string => dayIn(site.timeZone, moment);
