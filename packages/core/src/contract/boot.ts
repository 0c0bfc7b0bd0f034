import type { AdminLanguage } from './admin-language.ts';
import type { ErrorEntry } from './errors.ts';
import type { FieldEditor } from './fields/field.ts';
import type { List } from './list.ts';
import type { LocaleSettings } from './locale.ts';
import type { GrantedPermission } from './permissions.ts';
import type { PageTypeSort } from './page-type.ts';
import type { ImporterEntry, MenuItem } from './plugin.ts';
import type { SlugPrefix } from './slug.ts';

/** The user as the shell of the admin knows them; `ID` 0 means that nobody is signed in. */
export interface BootUser {
  readonly ID: number;
  readonly email: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Address of the profile image. */
  readonly image: string | null;
  /** The language in which they read the admin. */
  readonly language: AdminLanguage;
  readonly role: { readonly ID: string; readonly name: string; readonly permissions: readonly GrantedPermission[] };
}

/** A column of a page type's own data. */
export interface OwnColumn extends Pick<FieldEditor, 'label' | 'control' | 'options'> {
  /** Name of the field. */
  readonly name: string;
}

/** A page type as the navigation and the lists need it: no fields, no schema. */
export interface PageTypeSummary {
  /** `plugin-id/name`. */
  readonly type: string;
  readonly label: string;
  readonly icon: string;
  /** False leaves it out of the navigation. */
  readonly listed: boolean;
  readonly slugPrefix?: SlugPrefix;
  /** Of its own data, in the list of its pages. */
  readonly columns?: readonly OwnColumn[];
  readonly sort?: PageTypeSort;
}

/** A menu item with the id of the plugin that adds it. */
export interface PluginMenuItem extends MenuItem {
  readonly plugin: string;
}

/** A kind of file that becomes a page, with the plugin that reads it. */
export interface Importer extends ImporterEntry {
  readonly plugin: string;
  /** Its name in the plugin. */
  readonly name: string;
}

/** The part of the boot data that modules fill. */
export interface ModuleBoot {
  readonly user: BootUser;
  /** The first rows of the list that opens, and the query that they answer. The screen of the list knows their type. */
  readonly list: { readonly query: object; readonly data: List<object> } | undefined;
  /** The page of the editor that opens, with its latest version. The editor knows their types. */
  readonly draft: { readonly page: object; readonly version: object } | undefined;
  /** The site has a machine translator. */
  readonly canTranslate: boolean;
}

/** Data in the HTML of the admin, as JSON, so that the first screen needs no further call. */
export interface Boot extends ModuleBoot {
  readonly apiPath: string;
  readonly csrfToken: string;
  readonly siteName: string;
  /** Between the title of a page and the name of the site. */
  readonly titleSeparator: string;
  readonly locales: LocaleSettings & { readonly customSlugLocales: readonly string[] };
  readonly pageTypes: readonly PageTypeSummary[];
  /** Texts of every error code, the plugins' too. */
  readonly errors: Readonly<Record<string, Pick<ErrorEntry, 'text'>>>;
  readonly menu: readonly PluginMenuItem[];
  readonly importers: readonly Importer[];
  readonly inactivityMinutes: number;
  /** The site's locales by their names in the user's language. */
  readonly localeNames: Readonly<Record<string, string>>;
  /** When this was written, ISO 8601, and the time zone in which the server drew moments: an IANA name. */
  readonly now: string;
  readonly timeZone: string;
  /** The time zone in which the site's visitors read dates, and in which its days begin. */
  readonly siteTimeZone: string;
  /** The request came from an Apple device, whose keyboards have a command key. */
  readonly isApple: boolean;
}
