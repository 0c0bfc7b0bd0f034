import type { EntitySchema } from '@mikro-orm/core';
import type { LazyMigration } from './database/orm.ts';
import type { Logger } from 'pino';
import type { DataOf, LoadedData, PropsOf } from '../contract/block.ts';
import type { BlocksOf, ErrorCodeOf, HeadElement, OptionsOf, PermissionOf, PluginManifest } from '../contract/plugin.ts';
import type { CoreErrorCode } from '../contract/errors.ts';
import type { MailTemplate } from '../modules/mail/server/mail-template.ts';
import type { Lectern } from './app.ts';
import type { RouteDefinition } from './http/route.ts';
import type { EventMap } from './kernel/events.ts';

/** What a loader knows of the page that it loads for. */
export interface LoaderContext {
  readonly pageID: string;
  readonly locale: string;
  readonly app: Lectern;
  /** Names what the data depends on; a change of it drops the cached block. See `cacheTags`. */
  readonly tag: (...tags: string[]) => void;
  /** What the address says after the question mark, of the names and patterns that the block declares in `query`. */
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the loader's time is up. */
  readonly signal: AbortSignal;
}

/** Elements for the head of a page, such as the address of a feed. The same for the same page, because pages are cached. */
export type PageHead = (page: {
  readonly pageID: string;
  readonly type: string;
  readonly locale: string;
  readonly path: string;
  /** The public path of a slug in the page's locale. */
  readonly publicPath: (slug: string) => string;
}) => readonly HeadElement[];

type BlocksWithData<M extends PluginManifest> = {
  [K in keyof BlocksOf<M>]: BlocksOf<M>[K] extends { readonly load: LoadedData<unknown> } ? K : never;
}[keyof BlocksOf<M>];

type LoadersOf<M extends PluginManifest> = {
  readonly [K in BlocksWithData<M>]: (props: PropsOf<BlocksOf<M>[K]>, context: LoaderContext) => Promise<DataOf<BlocksOf<M>[K]>>;
};

/** What a function returns may hold more than its type says; a loader that nothing would call is a mistake. */
type NoOtherLoaders<M extends PluginManifest, Door> = Door extends { readonly loaders: infer Loaders }
  ? { readonly loaders: { readonly [K in Exclude<keyof Loaders, BlocksWithData<M>>]: never } }
  : unknown;

interface DoorParts<M extends PluginManifest> {
  readonly routes?: readonly RouteDefinition<PermissionOf<M>>[];
  readonly entities?: readonly EntitySchema[];
  /** In order. Recorded as `{plugin id}:{name}`, so that two plugins may use the same name. */
  readonly migrations?: Readonly<Record<string, LazyMigration>>;
  /** Run after the commit, each as a job with retries. */
  readonly listeners?: { readonly [E in keyof EventMap]?: (payload: EventMap[E], app: Lectern) => Promise<void> };
  /** Recorded in the outbox as `{plugin id}:{name}`. */
  readonly mails?: readonly MailTemplate[];
  readonly jobs?: Readonly<Record<string, (payload: never, app: Lectern) => Promise<void>>>;
  readonly head?: PageHead;
}

/** What a plugin brings to the server. */
export type ServerDoor<M extends PluginManifest> = DoorParts<M> &
  ([BlocksWithData<M>] extends [never]
    ? { readonly loaders?: Record<never, never> }
    : {
        /** One for each block that declares `load`. */
        readonly loaders: LoadersOf<M>;
      });

/** All that a plugin sees of the server while it registers. */
export interface ServerScope<M extends PluginManifest> {
  readonly options: OptionsOf<M>;
  readonly log: Logger;
  /** Throws a refusal with a code of the plugin or of core. */
  readonly fail: (code: ErrorCodeOf<M> | CoreErrorCode, property?: string) => never;
}

/** The server door of a plugin, checked against its manifest. */
export const defineServer = <M extends PluginManifest, Door extends ServerDoor<NoInfer<M>>>(
  manifest: M,
  register: (scope: ServerScope<NoInfer<M>>) => Door & NoOtherLoaders<NoInfer<M>, Door>,
): { readonly manifest: M; readonly register: (scope: ServerScope<M>) => ServerDoor<M> } => ({ manifest, register });
