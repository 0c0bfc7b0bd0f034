import type { Actor } from '../kernel/actor.ts';
import type { EnqueueOptions } from '../kernel/jobs.ts';
import type { cacheTags } from '../kernel/invalidations.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { LimitRule } from '../kernel/limiter.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Mailer } from '../kernel/mailer.ts';
import type { PageReader } from '../kernel/page-reader.ts';
import type { ContentSubject } from '../kernel/policy.ts';
import type { PrivateFiles } from '../kernel/private-files.ts';
import type { AdapterKey, ServiceKey } from '../kernel/service.ts';
import type { ReadSettings } from '../kernel/settings/settings-reader.ts';
import type { SiteSearch } from '../kernel/site-search.ts';
import type { UserReader } from '../kernel/user-reader.ts';
import type { Vault } from '../kernel/vault.ts';
import type { RecordPictures } from '../site/record-pictures.ts';
import type { DerivedTables } from './derived-tables.ts';
import type { PluginCommand } from './plugin-command.ts';
import type { PluginEntityManager } from './plugin-em.ts';

/**
 * The application as a plugin works with it, the same object in its routes, loaders, listeners, jobs, mails and services.
 * It reaches no connection, no secret and no entity but the plugin's own.
 */
export interface PluginApp<Options = unknown> {
  /** As `lectern.config.ts` gives them, parsed by the manifest. */
  readonly options: Options;
  /** Name, locales and time zone of the site. */
  readonly site: SiteSettings;
  /**
   * The settings of the plugin, or of another whose manifest it can import, from memory: `await app.settings(guestbook)`.
   * What is kept longer than a moment gives a `tag`, or drops with `cacheTags.settings(id)`.
   */
  readonly settings: ReadSettings;
  /** Scheme, host and port of the public site, without a slash at the end. */
  readonly origin: string;
  /** Where the API begins: `/api`. */
  readonly apiPath: string;
  readonly log: Logger;
  /** The present moment. Tests set it. */
  readonly now: () => Date;
  /** An entity manager of one's own, for reading. What changes anything is a command. */
  readonly em: () => PluginEntityManager;
  /** Runs a command of the plugin on behalf of an actor. */
  readonly execute: <Input, Output>(command: PluginCommand<Input, Output>, input: Input, actor: Actor) => Promise<Output>;
  /** True if the actor holds the permission at all, or, with a subject, for this very one. */
  readonly can: (actor: Actor, permission: string, subject?: ContentSubject) => boolean;
  /**
   * Enqueues a job of the plugin, by its name in the server entry; with `at`, it runs at that time and not before. In a
   * command `context.enqueue` does, in its transaction.
   */
  readonly enqueue: (job: string, payload: object, options?: EnqueueOptions) => Promise<void>;
  readonly cacheTags: typeof cacheTags;
  /** SQL over the plugin's derived tables, such as an index. */
  readonly derived: DerivedTables;
  readonly pages: PageReader;
  readonly search: SiteSearch;
  /** Users by number: id and name of who has an active account. */
  readonly users: UserReader;
  readonly mail: Mailer;
  /** Seals values for the columns that the plugin declares under `sealed`, and hashes texts to search them by. */
  readonly vault: Vault;
  /** Pictures of the media library that its records show to everybody, such as portraits. */
  readonly pictures: RecordPictures;
  /** Files of the plugin that are no media, such as attachments of visitors. */
  readonly privateFiles: PrivateFiles;
  /**
   * Counts something for a subject of the plugin's own choice, in the database, for every process: `limit('remind', address, {
   * attempts: 3, minutes: 60 })`. Rejects with G_18 where that is one too many.
   */
  readonly limit: (name: string, subject: string, rule: LimitRule) => Promise<void>;
  /** The service of an adapter's key that a plugin exports; undefined where nobody supplies one. */
  readonly adapter: <Service>(key: AdapterKey<Service>) => Service | undefined;
  /** The service of a key that a plugin exports, this one or another; throws where nobody provides it. */
  readonly service: <Service>(key: ServiceKey<Service>) => Service;
}
