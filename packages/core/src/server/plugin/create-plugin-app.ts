import type { Actor } from '../kernel/actor.ts';
import { defineCommand } from '../kernel/command.ts';
import type { Command, CommandContext } from '../kernel/command.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import type { Lectern } from '../kernel/lectern.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import { limiter } from '../kernel/limiter.ts';
import { mailer } from '../kernel/mailer.ts';
import type { Origin } from '../kernel/origin.ts';
import { pageReader } from '../kernel/page-reader.ts';
import { can } from '../kernel/policy.ts';
import { privateFiles } from '../kernel/private-files.ts';
import { recordPictures } from '../site/record-pictures.ts';
import type { ServiceKey } from '../kernel/service.ts';
import { settingsReader } from '../kernel/settings/settings-reader.ts';
import { signedLinks } from '../kernel/signed-links.ts';
import { siteSearch } from '../kernel/site-search.ts';
import { userReader } from '../kernel/user-reader.ts';
import { vault } from '../kernel/vault.ts';
import type { PluginApp } from './plugin-app.ts';
import type { PluginCommand, PluginCommandContext } from './plugin-command.ts';
import { derivedTables } from './derived-tables.ts';
import { pluginManager } from './plugin-em.ts';
import type { EntityDefinition } from '../database/orm.ts';

/** A plugin's application, and what runs its commands for a call from a known place. */
export interface BoundPlugin {
  readonly app: PluginApp;
  /** The context of a command, cut down to what is the plugin's. */
  readonly contextOf: (context: CommandContext) => PluginCommandContext;
  readonly execute: <Input, Output>(
    command: PluginCommand<Input, Output>,
    input: Input,
    actor: Actor,
    origin: Origin,
  ) => Promise<Output>;
}

interface Options {
  readonly app: Lectern;
  readonly plugin: InstalledPlugin;
  readonly entities: readonly EntityDefinition[];
  /** Tables of the plugin that are made of the rest. */
  readonly derived: readonly string[];
}

/** Services of core lead to all that core holds; a plugin reaches those of plugins, whose names begin with their ids. */
function assertOfPlugin({ site }: Lectern, plugin: string, { name }: ServiceKey<unknown>): void {
  const [owner] = name.split('/');
  if (!site.plugins.some(({ manifest }) => manifest.id === owner))
    throw new Error(`The plugin ${plugin} asks for the service "${name}", and no plugin "${owner}" is installed.`);
}

/** Listeners believe that an event tells what its owner did. */
function assertOwnEvent(plugin: string, event: string): void {
  if (!event.startsWith(`${plugin}.`)) throw new Error(`The plugin ${plugin} emits the event "${event}", which is not its own.`);
}

/** Makes the application that a plugin works with, of the whole one. */
export function createPluginApp({ app, plugin, entities, derived }: Options): BoundPlugin {
  const { id } = plugin.manifest;

  // The transaction itself leads to every table, so it stays out.
  const contextOf = ({ database: _database, undoable: _undoable, em, ...context }: CommandContext): PluginCommandContext => ({
    ...context,
    app: pluginApp,
    em: pluginManager(em, id, entities),
    createLink(link) {
      if (!link.purpose.startsWith(`${id}:`)) throw new Error(`The purpose of a link of ${id} begins with ${id}:.`);
      return app.service(signedLinks).create(em, link);
    },
    endLink: (link) => app.service(signedLinks).end(em, link.id),
    enqueue: (job, payload, options) => context.enqueue(`${id}:${job}`, payload, options),
    emit(event, payload) {
      assertOwnEvent(id, event);
      context.emit(event, payload);
    },
  });
  /** The command as the kernel runs it: its context is cut down to what is the plugin's. */
  const asCommand = <Input, Output>({ name, run, conflicts }: PluginCommand<Input, Output>): Command<Input, Output> =>
    defineCommand<Input, Output>(name, (context, input) => run(contextOf(context), input), { conflicts });
  const execute: BoundPlugin['execute'] = (command, input, actor, origin) =>
    app.execute(asCommand(command), input, actor, origin);

  const pluginApp: PluginApp = Object.freeze({
    options: plugin.options,
    site: app.settings,
    settings: (manifest, tag) => app.service(settingsReader).read(manifest, tag),
    origin: app.environment.origin,
    apiPath: app.apiPath,
    log: app.log.child({ plugin: id }),
    now: app.now,
    em: () => pluginManager(app.em(), id, entities),
    // The audit log tells what the listeners and jobs of plugins changed from what core's own did.
    execute: (command, input, actor) => execute(command, input, actor, 'plugin'),
    can,
    async enqueue(job, payload, options) {
      await app.jobs.prepare();
      await app.em().transactional((em) => app.jobs.enqueue(em as never, `${id}:${job}`, payload, options));
      app.jobs.wake();
    },
    cacheTags,
    derived: derivedTables(app, id, derived),
    get pages() {
      return app.service(pageReader);
    },
    get search() {
      return app.service(siteSearch);
    },
    get users() {
      return app.service(userReader);
    },
    get mail() {
      return app.service(mailer).of(id);
    },
    get pictures() {
      return app.service(recordPictures).of(id);
    },
    get privateFiles() {
      return app.service(privateFiles).of(id);
    },
    get vault() {
      return app.service(vault).of(id);
    },
    limit: (name, subject, rule) => app.service(limiter).take(`${id}:${name}`, subject, rule),
    adapter: (key) => {
      assertOfPlugin(app, id, key);
      return app.adapter(key);
    },
    service: (key) => {
      assertOfPlugin(app, id, key);
      return app.service(key);
    },
  });
  return { app: pluginApp, execute, contextOf };
}
