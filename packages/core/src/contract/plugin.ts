import type { AccountsConfig } from './accounts.ts';
import type * as z from 'zod';
import type { AuditWords } from './audit-words.ts';
import { contractUrl } from './contract-url.ts';
import type { BlockDefinition } from './block.ts';
import type { CheckEntry, CheckLevel } from './check.ts';
import type { AdminLanguage } from './admin-language.ts';
import type { ErrorEntry } from './errors.ts';
import type { Fields, ValuesOf } from './fields/field.ts';
import type { EventSchemas } from './events.ts';
import type { HealthEntry } from './health.ts';
import type { PageTypeDefinition } from './page-type.ts';
import type { CorePermission } from '../core-modules.ts';
import type { PermissionEntry } from './permissions.ts';
import type { SettingsOf } from './settings.ts';
import type { siteFields } from './site-fields.ts';

/** An extra item of the admin's navigation. A click action, if any, lives in the admin entry under the same slug. */
export interface MenuItem<Permission extends string = string> {
  readonly title: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Below `/cmsadmin/{plugin id}/`. */
  readonly slug: string;
  readonly permission?: Permission;
  readonly submenu?: readonly { readonly title: string; readonly slug: string; readonly permission?: Permission }[];
}

/** A kind of file that a plugin makes pages of. What reads it lives in the admin entry under the same name. */
export interface ImporterEntry {
  /** The name that people have for such a file: `Word file`. */
  readonly label: string;
  /** Endings of its name in lower case, without the dot: `docx`. */
  readonly extensions: readonly string[];
}

/** A plugin as data. No React, no Node, no side effects: it is read by server, build, admin and tools alike. */
export interface PluginManifest {
  /** The npm package's name. */
  readonly name: string;
  /** Prefix of everything it registers; lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly version: string;
  /** Range of core versions that it works with. */
  readonly core: string;
  /** Which entries the package has: `./server`, `./admin`, `./site`. */
  readonly entries: { readonly server?: true; readonly admin?: true; readonly site?: true };
  /**
   * Has a stylesheet for the site, exported as `./site.css`, or for the admin, as `./admin.css`. `blocks` names blocks with a
   * stylesheet of their own, exported as `./blocks/{name}.css`: pages without such a block do not ask for it. `pageTypes` names page
   * types in the same way, exported as `./page-types/{name}.css`.
   */
  readonly css?: {
    readonly site?: true;
    readonly admin?: true;
    readonly blocks?: readonly string[];
    readonly pageTypes?: readonly string[];
  };
  /**
   * Languages other than English in which its words in the admin come: texts of its admin entry, labels and errors of this
   * manifest. Each is exported as `./translations/{language}`.
   */
  readonly translations?: readonly Exclude<AdminLanguage, 'en'>[];
  /** Other plugins by id, with their ranges. They start first. */
  readonly requires?: Readonly<Record<string, string>>;
  /** The schema of the options that a site gives it, or what loads that: browsers have no use for it, nor for what it checks with. */
  readonly options?: z.ZodType | (() => Promise<z.ZodType>);
  // oxlint-disable-next-line no-explicit-any -- blocks of every shape of fields
  readonly blocks?: Readonly<Record<string, BlockDefinition<any, any, any>>>;
  // oxlint-disable-next-line no-explicit-any -- page types of every shape of fields
  readonly pageTypes?: Readonly<Record<string, PageTypeDefinition<any>>>;
  readonly permissions?: Readonly<Record<string, PermissionEntry>>;
  readonly errors?: Readonly<Record<string, ErrorEntry>>;
  /** Events that its commands emit, with the schemas of their payloads; their names begin with its id and a dot. */
  readonly events?: EventSchemas;
  /** For what its commands write into the audit log; the names of its actions begin with its id and a dot. */
  readonly audit?: AuditWords;
  /** Made of each page before it goes live; the site says of each whether it warns or stands in the way. */
  readonly checks?: Readonly<Record<string, CheckEntry>>;
  /** Counted on the screen of site health, which leads to each. */
  readonly health?: Readonly<Record<string, HealthEntry>>;
  /** What people who manage the site set for it, in a form that the admin draws of these fields. No place for secrets. */
  readonly settings?: Fields;
  readonly menu?: readonly MenuItem[];
  /** Controls for fields that its admin entry supplies. */
  readonly controls?: readonly string[];
  /** Kinds of files that become pages when they are dropped on the page overview. */
  readonly importers?: Readonly<Record<string, ImporterEntry>>;
  /**
   * Small scripts that its site entry supplies. An element of the page with `data-behaviour="plugin-id/name"` gets one in
   * the browser: without a framework, for what works as HTML alone and works better with a script.
   */
  readonly behaviours?: readonly string[];
}

type Keys<T> = T extends object ? Extract<keyof T, string> : never;

/** Permissions that a plugin may name: its own, prefixed with its id, and those of core. */
export type PermissionOf<M extends PluginManifest> = CorePermission | `${M['id']}:${Keys<M['permissions']>}`;

export type BlocksOf<M extends PluginManifest> = M['blocks'] extends object ? M['blocks'] : Record<never, never>;
export type PageTypesOf<M extends PluginManifest> = M['pageTypes'] extends object ? M['pageTypes'] : Record<never, never>;
type SchemaOf<M extends PluginManifest> = M['options'] extends () => Promise<infer Schema> ? Schema : M['options'];
export type OptionsOf<M extends PluginManifest> = SchemaOf<M> extends z.ZodType ? z.output<SchemaOf<M>> : undefined;
type OptionsInput<M extends PluginManifest> = SchemaOf<M> extends z.ZodType ? z.input<SchemaOf<M>> : undefined;

const metadataKey = Symbol.for('lectern.manifest');

/** Where the copy of core that made a manifest lies; how a second copy is found and named. */
export interface ManifestMetadata {
  readonly url: string;
  readonly contract: number;
}

/** The blocks and page types of a manifest that have a stylesheet of their own. */
interface OwnStyles<M extends PluginManifest> {
  readonly blocks?: readonly Keys<M['blocks']>[];
  readonly pageTypes?: readonly Keys<M['pageTypes']>[];
}

/** The events of a manifest, whose names begin with its id. */
type OwnEvents<M extends PluginManifest> = {
  readonly [Name in keyof M['events']]: Name extends `${M['id']}.${string}` ? z.ZodType : never;
};

/** The words of a manifest for actions whose names begin with its id. */
interface OwnAudit<M extends PluginManifest> {
  readonly actions?: {
    readonly [Name in keyof NonNullable<M['audit']>['actions']]: Name extends `${M['id']}.${string}` ? string : never;
  };
}

/** Version of this contract. Raised only with a major version of core. */
export const contractVersion = 2;

/**
 * Defines a plugin. A menu item that names a permission which neither the plugin nor core declares does not
 * compile, nor does an event or an action whose name does not begin with the plugin's id, or a stylesheet of a block that is
 * not there.
 */
export function definePlugin<const M extends PluginManifest>(
  manifest: M & {
    readonly menu?: readonly MenuItem<NoInfer<PermissionOf<M>>>[];
    readonly events?: OwnEvents<NoInfer<M>>;
    readonly audit?: OwnAudit<NoInfer<M>>;
    readonly css?: OwnStyles<NoInfer<M>>;
  },
): M {
  Object.defineProperty(manifest, metadataKey, {
    value: { url: contractUrl, contract: contractVersion } satisfies ManifestMetadata,
  });
  return manifest;
}

/** The metadata of a manifest; undefined for an object that `definePlugin` did not make. */
export function metadataOf(manifest: object): ManifestMetadata | undefined {
  return (manifest as Record<symbol, ManifestMetadata | undefined>)[metadataKey];
}

/** A plugin with the options that a site gives it. */
export interface PluginUse<M extends PluginManifest = PluginManifest> {
  readonly manifest: M;
  readonly options: unknown;
}

/** Installs a plugin with options in `lectern.config.ts`: `use(forms, { sender: '…' })`. */
export function use<M extends PluginManifest>(
  manifest: M,
  ...options: undefined extends OptionsInput<M> ? [options?: OptionsInput<M>] : [options: OptionsInput<M>]
): PluginUse<M> {
  return { manifest, options: options[0] };
}

/** What a picture for social networks is drawn of. */
export interface SharedPage {
  readonly title: string;
  /** Public path. */
  readonly path: string;
  readonly locale: string;
  readonly siteName: string;
}

/** A site, as `lectern.config.ts` states it. The only registry: server, build and admin read this list. */
export interface SiteConfig {
  /** Name of the site, used after the separator in titles. Left out, people who manage the site set it. */
  readonly name?: string | undefined;
  readonly availableLocales: readonly string[];
  readonly defaultLocale: string;
  /** Locales whose translations have a slug of their own. Default: all but the default one. */
  readonly customSlugLocales?: readonly string[];
  /** Between the page's title and the name of the site. Left out, people who manage the site set it, from ` | `. */
  readonly titleSeparator?: string | undefined;
  /**
   * Name of the IANA time zone in which visitors read dates: `Europe/Amsterdam`. Default: `UTC`, and not that of the
   * machine, so that every server of a site and every browser writes the same day.
   */
  readonly timeZone?: string;
  /** Base path of the API. Default: `/api`. */
  readonly apiPath?: string;
  readonly plugins: readonly (PluginManifest | PluginUse)[];
  /** Values of settings by owner and field: whoever manages the site sees them, and cannot change them. */
  readonly settings?: StatedSettings;
  /** Stylesheet of the site's theme, relative to the config file. */
  readonly theme?: string;
  /** Folder of files served as they are below `/assets/site/` (fonts, icons), relative to the config file. */
  readonly assets?: string;
  /** Elements for the head of every page: preloads and icons. Paths are below `/assets/site/`. */
  readonly head?: readonly HeadElement[];
  /**
   * Draws what social networks show of a page that has no image, where the site's settings name none either: the text of an
   * SVG of 1200 by 630 pixels. There are no fonts where it becomes a PNG, so letters are outlines.
   */
  readonly shareImage?: (page: SharedPage) => string;
  /** Module with the demo content, relative to the config file; its default export gets the content API. */
  readonly content?: string;
  /** Minutes without activity after which the admin's inactivity callback fires. Default: 30. */
  readonly inactivityMinutes?: number;
  /** Locks, lifetimes of sessions and links, single sign-on. */
  readonly accounts?: AccountsConfig;
  /** Room of the media library. */
  readonly media?: MediaConfig;
  /** Room of what is kept of the public site in memory. */
  readonly cache?: CacheConfig;
}

/**
 * Room of what each process keeps of the public site: pages, their compressed copies, blocks, their data, and pages as they
 * are stored. Up to 64 million bytes of pages that are being edited lie beside it.
 */
export interface CacheConfig {
  /** Default: 160 million; at least a million. */
  readonly bytes?: number;
}

/** Bytes that the media library may hold, its trash included. Left out: as many as there is room for. */
export interface MediaConfig {
  readonly siteQuota?: number;
  /** Of the files that one user added. */
  readonly userQuota?: number;
}

/** Values of settings by the id of their owner, then by field. One that is undefined is not stated. */
export type StatedSettings = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

export interface HeadElement {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

type Installed = PluginManifest | PluginUse;

type ManifestOf<P> = P extends { readonly manifest: infer M extends PluginManifest } ? M : Extract<P, PluginManifest>;

type StatedOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** The settings of plugins, of the site itself, and of its checks before publication, that a config may state. */
type SettingsFor<Plugins extends readonly Installed[]> = {
  readonly site?: StatedOf<ValuesOf<typeof siteFields>>;
  /** By the setting of each check: `checksLinkTexts`, or `guestbookPromises` of a plugin. The start names one that there is not. */
  readonly checks?: Readonly<Record<string, CheckLevel>>;
} & {
  readonly [M in ManifestOf<Plugins[number]> as M['id']]?: StatedOf<SettingsOf<M>>;
};

/** Types a `lectern.config.ts`. Settings that no plugin of the list declares do not compile. */
export const defineConfig = <const Plugins extends readonly Installed[]>(
  config: Omit<SiteConfig, 'plugins' | 'settings'> & {
    readonly plugins: Plugins;
    readonly settings?: SettingsFor<NoInfer<Plugins>>;
  },
): SiteConfig => config;
