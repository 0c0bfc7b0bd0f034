import type { Actor } from '../kernel/actor.ts';
import type { EnqueueOptions } from '../kernel/jobs.ts';
import type { cacheTags } from '../kernel/invalidations.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Mailer } from '../kernel/mailer.ts';
import type { PageReader } from '../kernel/page-reader.ts';
import type { ContentSubject } from '../kernel/policy.ts';
import type { ServiceKey } from '../kernel/service.ts';
import type { PluginCommand } from './plugin-command.ts';
import type { PluginEntityManager } from './plugin-em.ts';

/**
 * The application as a plugin works with it, the same object in its routes, loaders, listeners, jobs, mails and services.
 * It reaches no connection, no secret and no entity but the plugin's own.
 */
export interface PluginApp<Options = unknown> {
  /** As `lectern.config.ts` gives them, parsed by the manifest. */
  readonly options: Options;
  readonly settings: SiteSettings;
  /** Scheme, host and port of the public site, without a slash at the end. */
  readonly origin: string;
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
  readonly pages: PageReader;
  readonly mail: Mailer;
  /** The service of a key that a plugin exports, this one or another; throws where nobody provides it. */
  readonly service: <Service>(key: ServiceKey<Service>) => Service;
}
