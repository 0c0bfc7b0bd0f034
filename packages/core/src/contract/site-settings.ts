/** Settings of the site that the API, views and the renderer read. */
export interface SiteSettings {
  readonly name: string;
  readonly availableLocales: readonly string[];
  readonly defaultLocale: string;
  readonly customSlugLocales: readonly string[];
  readonly titleSeparator: string;
  /** IANA name of the time zone in which visitors read dates. */
  readonly timeZone: string;
}
