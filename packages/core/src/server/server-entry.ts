import type { ModuleBoot } from '../contract/boot.ts';
import type { Middleware } from 'koa';
import type Koa from 'koa';
import type { CheckedPage, CheckFinding } from '../contract/check.ts';
import type { SeoSettings } from '../contract/content.ts';
import type { ErrorCodeOf, GeneralErrorCode } from '../contract/errors.ts';
import type { SiblingPage } from '../site/define-site.ts';
import type { ReadPages } from './kernel/page-reader.ts';
import type { DataOf, PropsOf } from '../contract/block.ts';
import type { LoadedData, VisitorData } from '../contract/loaded-data.ts';
import type { PostDeclaration, Posted } from '../contract/post.ts';
import type { SettingsOf, SettingsOwner } from '../contract/settings.ts';
import type { BlockPost, PostAnswer } from './plugin/plugin-post.ts';
import type { BlocksOf, HeadElement, OptionsOf, PageTypesOf, PermissionOf, PluginManifest } from '../contract/plugin.ts';
import type { CliCommand, PluginCliContext } from './cli-command.ts';
import type { AuditSubject } from './kernel/audit-subject.ts';
import type { HealthMeasure } from './kernel/health/health-measure.ts';
import type { BackupPart } from './database/backup/backup-part.ts';
import type { WatchRestore } from './database/backup/watch-restore.ts';
import type { EntityDefinition, LazyMigration } from './database/orm.ts';
import type { RouteDefinition } from './http/route.ts';
import type { Actor } from './kernel/actor.ts';
import type { ListenerDefinition } from './kernel/events/listener.ts';
import type { JobDefinition } from './kernel/jobs.ts';
import type { Environment } from './kernel/environment.ts';
import type { Lectern } from './kernel/lectern.ts';
import type { MailTemplate } from './kernel/mailer.ts';
import type { PersonalData } from './kernel/personal-data.ts';
import type { ProvidedService, ServiceKey } from './kernel/service.ts';
import type { UndoKind } from './kernel/undo-log.ts';
import type { SealedColumns } from './kernel/vault.ts';
import type { PluginApp } from './plugin/plugin-app.ts';
import type { PluginCommandContext } from './plugin/plugin-command.ts';
import type { PluginRoute } from './plugin/plugin-route.ts';

/** A loader's view of the page that it loads for. */
export interface LoaderContext<App = PluginApp> {
  readonly pageID: string;
  readonly locale: string;
  readonly app: App;
  /** Pages as they are looked at: live ones for visitors. What is read is tagged by itself. */
  readonly pages: ReadPages;
  /** The settings of the plugin, or of another whose manifest it can import. What is read is tagged by itself. */
  readonly settings: <Owner extends SettingsOwner>(manifest: Owner) => Promise<SettingsOf<Owner>>;
  /** The moment for which the page is made. */
  readonly now: Date;
  /** Ends the loader: there is no page for what was asked (404). */
  readonly missing: () => never;
  /** Asks search engines to leave this page out. */
  readonly noIndex: () => void;
  /**
   * Titles the document for what the address asks for, in place of the page's own title and the one for search engines: a
   * text of the plugin's site texts, in the page's language. Of several blocks the first on the page has it.
   */
  readonly title: (key: string, values?: Readonly<Record<string, string | number>>) => void;
  /** Names what else the data depends on; a change of it drops the cached block. See `cacheTags`. */
  readonly tag: (...tags: string[]) => void;
  /** The values of the query string, of the names and patterns that the block declares in `query`. */
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the loader's time is up. */
  readonly signal: AbortSignal;
}

/** A loader's view of the visitor for whom it loads, where its block is made for each anew. */
export interface VisitorContext<App = PluginApp> extends LoaderContext<App> {
  /** Whoever looks at the page: a visitor, or a user who is signed in. */
  readonly actor: Actor;
  /** The value of the block's own cookie. */
  readonly cookie: string | undefined;
  /** What became of a post to this block, where the page is shown again for it. */
  readonly posted: Posted | undefined;
  /**
   * Says that the view draws the same of this data for everybody for whom the same text is said, but for what their forms
   * need: it is drawn once and kept, as far as the page is, until a tag of it is dropped. All that the view reads of the data
   * must be named by the text.
   */
  readonly alike: (text: string) => void;
  /**
   * Says that of the page's blocks only the one around this is drawn, or this itself: what else stands there asks for what
   * was done. Header, title and footer stay.
   */
  readonly alone: () => void;
  /**
   * A value that is the same for every visitor, kept under a name of the plugin's until one of the tags is dropped: `await
   * keep('regions', ['planner:regions'], readRegions)`. Nobody changes it.
   */
  readonly keep: <Value>(name: string, tags: readonly string[], make: () => Promise<Value>) => Promise<Value>;
}

/** The page to whose head elements are added. */
export interface HeadPage {
  readonly pageID: string;
  readonly type: string;
  readonly locale: string;
  readonly path: string;
  readonly title: string;
  readonly seo: Omit<SeoSettings, 'seoImage'>;
  /** The page's own data (`typeData`) at the version of the code. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Its live translations. */
  readonly siblings: readonly SiblingPage[];
  /** The public path of a slug in the page's locale. */
  readonly publicPath: (slug: string) => string;
}

/** Elements for the head of a page, such as the address of a feed. The same for the same page, because pages are cached. */
export type PageHead<App = PluginApp> = (page: HeadPage, app: App) => readonly HeadElement[];

/** A kind of contribution that modules of core and plugins have alike. `App` is what its handlers are given. */
interface SharedParts<App> {
  /** Classes of entities or their schemas. */
  readonly entities?: readonly EntityDefinition[];
  /** In order. Recorded as `{id}:{name}`, so that two owners may use the same name. */
  readonly migrations?: Readonly<Record<string, LazyMigration>>;
  /** Made by `listen`. Recorded as `{id}:{name}`: under this name each keeps its place in the log of events. */
  readonly listeners?: Readonly<Record<string, ListenerDefinition<App>>>;
  /** Recorded as `{id}:{name}`; one with `cron` also runs by itself. */
  readonly jobs?: Readonly<Record<string, JobDefinition<App>>>;
  readonly services?: readonly ProvidedService<App>[];
  /** Services of others that its handlers ask for; one that nobody provides stops the start. */
  readonly needs?: readonly ServiceKey<unknown>[];
  /** The names of subjects of audit entries, by the `entity` of the entries. */
  readonly auditSubjects?: Readonly<Record<string, AuditSubject>>;
  /** Every column that holds what the vault sealed: it seals for no other. */
  readonly sealed?: readonly SealedColumns[];
  /** Tables of its own whose rows no backup holds: what a restore must not revive, and what is made anew of the rest. */
  readonly leftOutOfBackups?: readonly string[];
  readonly head?: PageHead<App>;
}

type BlocksWithData<M extends PluginManifest> = {
  [K in keyof BlocksOf<M>]: BlocksOf<M>[K] extends { readonly load: LoadedData<unknown> } ? K : never;
}[keyof BlocksOf<M>];

type PageTypesWithData<M extends PluginManifest> = {
  [K in keyof PageTypesOf<M>]: PageTypesOf<M>[K] extends { readonly load: LoadedData<unknown> } ? K : never;
}[keyof PageTypesOf<M>];

type LoadersOf<M extends PluginManifest, App> = {
  readonly [K in BlocksWithData<M>]: (
    props: PropsOf<BlocksOf<M>[K]>,
    context: BlocksOf<M>[K] extends { readonly load: VisitorData<unknown> } ? VisitorContext<App> : LoaderContext<App>,
  ) => Promise<DataOf<BlocksOf<M>[K]>>;
} & {
  readonly [K in PageTypesWithData<M>]: (
    data: PropsOf<PageTypesOf<M>[K]>,
    context: LoaderContext<App>,
  ) => Promise<DataOf<PageTypesOf<M>[K]>>;
};

type BlocksWithPosts<M extends PluginManifest> = {
  [K in keyof BlocksOf<M>]: BlocksOf<M>[K] extends { readonly post: PostDeclaration } ? K : never;
}[keyof BlocksOf<M>];

type PostsOf<M extends PluginManifest, App> = {
  readonly [K in BlocksWithPosts<M>]: (post: BlockPost<BlocksOf<M>[K], App>) => Promise<PostAnswer<BlocksOf<M>[K]>>;
};

/** Looks at a page before it goes live. One that throws has found that it could not look. */
export type PageCheck<App = PluginApp, Code extends string = string> = (
  page: CheckedPage,
  app: App,
) => readonly CheckFinding<Code>[] | Promise<readonly CheckFinding<Code>[]>;

type ChecksOf<M extends PluginManifest> = M['checks'] extends object ? M['checks'] : Record<never, never>;

type HealthOf<M extends PluginManifest> = M['health'] extends object ? M['health'] : Record<never, never>;

/** The server entry of a plugin: all that it brings to the server. */
export type ServerEntry<M extends PluginManifest = PluginManifest, App = PluginApp<OptionsOf<M>>> = SharedParts<App> & {
  /** A function where paths depend on the plugin's options. */
  readonly routes?:
    readonly PluginRoute<PermissionOf<M>>[] | ((options: OptionsOf<M>) => readonly PluginRoute<PermissionOf<M>>[]);
  /** Kinds of mail, by name; recorded in the outbox as `{plugin id}:{name}`. */
  readonly mails?: readonly MailTemplate<App>[];
  /** Commands of the `lectern` program: `lectern {id} {name}`. */
  readonly commands?: Readonly<Record<string, CliCommand<PluginCliContext>>>;
  /** Finds, exports and erases what the plugin keeps of a person. */
  readonly personalData?: PersonalData<App, PluginCommandContext<OptionsOf<M>>>;
} & ([BlocksWithData<M> | PageTypesWithData<M>] extends [never]
    ? { readonly loaders?: Readonly<Record<string, never>> }
    : {
        /** One for each block and each page type that declares `load`. */
        readonly loaders: LoadersOf<M, App>;
      }) &
  ([BlocksWithPosts<M>] extends [never]
    ? { readonly posts?: Readonly<Record<string, never>> }
    : {
        /** One for each block that declares `post`. */
        readonly posts: PostsOf<M, App>;
      }) &
  ([keyof ChecksOf<M>] extends [never]
    ? { readonly checks?: Readonly<Record<string, never>> }
    : {
        /** One for each check that the manifest declares. */
        readonly checks: { readonly [K in keyof ChecksOf<M>]: PageCheck<App, ErrorCodeOf<M> | GeneralErrorCode> };
      }) &
  ([keyof HealthOf<M>] extends [never]
    ? { readonly health?: Readonly<Record<string, never>> }
    : {
        /** One for each count of site health that the manifest declares. */
        readonly health: { readonly [K in keyof HealthOf<M>]: HealthMeasure<App> };
      });

/** A place in the chain of middleware: before sessions are read, or as what reads them. */
export interface ModuleMiddleware {
  readonly place: 'before-sessions' | 'sessions';
  readonly create: (app: Lectern, koa: Koa) => readonly Middleware[];
}

/** A moment of the start at which a module does something, in the order of the modules. */
export interface StartUp {
  /** Before the database is opened: refuses what the environment says wrong, by a `StartupError`. */
  readonly check?: (environment: Environment) => Promise<void>;
  /** After the migrations, before anything else; also in tests. */
  readonly prepare?: (app: Lectern, announce: Announce) => Promise<void>;
  /** Before the server listens. */
  readonly beforeListening?: (app: Lectern) => Promise<void>;
}

/** The first administrator, told once: the password is nowhere else. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
  readonly isGenerated: boolean;
}

export type Announce = (administrator: FirstAdministrator) => void;

/** The user who opens the admin, and the place. */
export interface BootRequest {
  readonly app: Lectern;
  readonly actor: Actor;
  /** Path below `/cmsadmin`, decoded, and the query with its question mark. */
  readonly path: string;
  readonly search: string;
}

/** Checks and counts that there are only with a service, by their names in the manifest. */
export interface OnlyWith {
  readonly service: ServiceKey<unknown>;
  readonly checks: readonly string[];
  readonly health: readonly string[];
}

/** The server entry of a module of core: the parts of a plugin's, and those that belong to core alone. */
export interface ModuleEntry extends SharedParts<Lectern> {
  readonly routes?: readonly RouteDefinition[];
  readonly mails?: readonly MailTemplate<Lectern>[];
  /** Commands of the `lectern` program: `lectern {id} {name}`. */
  readonly commands?: Readonly<Record<string, CliCommand>>;
  /** Finds, exports and erases what the module keeps of a person. */
  readonly personalData?: PersonalData;
  /** One for each check that its manifest declares. */
  readonly checks?: Readonly<Record<string, PageCheck<Lectern>>>;
  /** One for each count of site health that its manifest declares. */
  readonly health?: Readonly<Record<string, HealthMeasure<Lectern>>>;
  /** How what its commands did to the structure is taken back, by the names of the commands. */
  readonly undo?: Readonly<Record<string, UndoKind>>;
  /** What of its checks and counts there is only where a plugin provides a service: without it, nobody is told of them. */
  readonly onlyWith?: readonly OnlyWith[];
  readonly middleware?: readonly ModuleMiddleware[];
  readonly startUp?: StartUp;
  /** First data of the admin, by name; they stand in the shell's HTML. */
  readonly boot?: Readonly<Record<string, (request: BootRequest) => Promise<unknown>>> & {
    readonly [Name in keyof ModuleBoot]?: (request: BootRequest) => Promise<ModuleBoot[Name]>;
  };
  /** Rejects where the storage that the module needs cannot be used. */
  readonly checkStorage?: (app: Lectern) => Promise<void>;
  /** Files that a backup takes beside the database. */
  readonly backup?: readonly BackupPart[];
  /** What it looks at, changes and tells when a backup is restored; those that build on others come before them. */
  readonly watchRestore?: WatchRestore;
}
