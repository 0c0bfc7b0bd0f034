import type { ErrorEntry } from '../../contract/errors.ts';
import type { ImporterEntry, MenuItem } from '../../contract/plugin.ts';
import { isRecord } from '../../client/result.ts';
import type { Body } from '../../client/result.ts';
import type { List, PageListItem } from '../../client/page.ts';
import { readLocales } from '../../client/settings.calls.ts';
import type { Locales } from '../../client/settings.calls.ts';
import { readUser } from '../../client/user.ts';
import type { User } from '../../client/user.ts';

/** A page type as the navigation and the lists need it: no fields, no schema. */
export interface PageTypeSummary {
  /** `plugin-id/name`. */
  readonly type: string;
  readonly label: string;
  readonly icon: string;
  /** False leaves it out of the navigation. */
  readonly listed: boolean;
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

/** What the shell's HTML carries as JSON, so that the first screen needs no further call. */
export interface Boot {
  readonly apiPath: string;
  readonly csrfToken: string;
  readonly siteName: string;
  readonly user: User;
  readonly locales: Locales;
  readonly pageTypes: readonly PageTypeSummary[];
  /** Texts of every error code, the plugins' too. */
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly menu: readonly PluginMenuItem[];
  readonly importers: readonly Importer[];
  /** The first rows of the page overview and the query that they answer. */
  readonly list: { readonly query: Body; readonly data: List<PageListItem> } | undefined;
  readonly inactivityMinutes: number;
  /** What the site's locales are called in English. */
  readonly localeNames: Readonly<Record<string, string>>;
  /** When this was written, ISO 8601, and the time zone in which the server drew moments: an IANA name. */
  readonly now: string;
  readonly timeZone: string;
  /** The request came from an Apple device, whose keyboards have a command key. */
  readonly isApple: boolean;
}

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
const records = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const namesOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([locale, name]) => [locale, text(name, locale)]));

function errorsOf(value: unknown): Record<string, ErrorEntry> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([code, entry]) =>
      typeof entry === 'string'
        ? [[code, { status: 0, text: entry }]]
        : isRecord(entry)
          ? [[code, { status: 0, text: text(entry['text']) }]]
          : [],
    ),
  );
}

function listOf(value: unknown): Boot['list'] {
  if (!isRecord(value) || !isRecord(value['query']) || !isRecord(value['data'])) return undefined;
  const { items, totalItems } = value['data'];
  if (!Array.isArray(items) || typeof totalItems !== 'number') return undefined;
  return { query: value['query'], data: { items: items as PageListItem[], totalItems } };
}

/** Reads the boot data. What is missing gets a harmless value: a shell without data still shows its login. */
export function readBoot(json: string): Boot {
  const source: unknown = json.trim() === '' ? {} : JSON.parse(json);
  const boot: Body = isRecord(source) ? source : {};
  return {
    apiPath: text(boot['apiPath'], '/api'),
    csrfToken: text(boot['csrfToken']),
    siteName: text(boot['siteName']),
    user: readUser(boot['user']),
    locales: readLocales(boot['locales']),
    pageTypes: records(boot['pageTypes']).map((entry) => ({
      type: text(entry['type']),
      label: text(entry['label'], text(entry['type'])),
      icon: text(entry['icon'], 'file-text'),
      listed: entry['listed'] !== false,
    })),
    errors: errorsOf(boot['errors']),
    menu: records(boot['menu']).map((entry) => entry as unknown as PluginMenuItem),
    importers: records(boot['importers']).map((entry) => entry as unknown as Importer),
    list: listOf(boot['list']),
    inactivityMinutes: typeof boot['inactivityMinutes'] === 'number' ? boot['inactivityMinutes'] : 30,
    localeNames: namesOf(boot['localeNames']),
    now: text(boot['now'], new Date().toISOString()),
    timeZone: text(boot['timeZone'], 'UTC'),
    isApple: boot['isApple'] === true,
  };
}
