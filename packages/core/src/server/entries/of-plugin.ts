import { isBytes } from '../../contract/call.ts';
import type { Context } from 'koa';
import { clientAddress } from '../http/client-address.ts';
import type { RouteDefinition } from '../http/route.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { limiter } from '../kernel/limiter.ts';
import type { ComposeContext, MailTemplate } from '../kernel/mailer.ts';
import type { PersonalData } from '../kernel/personal-data.ts';
import type { ProvidedService } from '../kernel/service.ts';
import { createPluginApp } from '../plugin/create-plugin-app.ts';
import type { BoundPlugin } from '../plugin/create-plugin-app.ts';
import { pluginManager } from '../plugin/plugin-em.ts';
import type { PluginCall, PluginRoute, RawAnswer } from '../plugin/plugin-route.ts';
import { bindHealth } from './bind-health.ts';
import { recordedName } from './contributions.ts';
import type { Contributions, Loader } from './contributions.ts';
import type { PageCheck } from '../server-entry.ts';
import type { OpenedPlugin } from './open-entries.ts';
import type { BlockPost } from '../plugin/plugin-post.ts';
import type { PostOutcome, PostRoute } from '../site/visits/post.ts';
import { answerCache } from '../site/answer-cache.ts';
import type { KeptAnswer } from '../site/answer-cache.ts';
import type { EntityDefinition } from '../database/orm.ts';

type Bind = (app: Lectern) => BoundPlugin;

function writeRaw(ctx: Context, { status = 200, type, headers = {}, body }: RawAnswer): void {
  ctx.set(headers);
  ctx.status = status;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = typeof body === 'string' ? body : Buffer.from(body);
}

const keptAnswer = ({ type, headers = {}, body }: RawAnswer, tags: ReadonlySet<string>): KeptAnswer => ({
  type,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  body,
  tags,
});

/** Counts calls for the network that they come from. */
const limitOf =
  (app: Lectern, id: string, ctx: Context): PluginCall<never, never, never>['limit'] =>
  (name, rule) =>
    app.service(limiter).take(`${id}:${name}`, clientAddress(ctx), rule);

/** A route whose handler is given the plugin's own application, and neither request nor response. */
const bindRoute =
  (bind: Bind, id: string) =>
  (route: PluginRoute): RouteDefinition => ({
    ...route,
    async run(call) {
      const { app, ctx, run: _, ...rest } = call as typeof call & { readonly actor: never; readonly origin: never };
      const { app: pluginApp, execute } = bind(app);
      const tags = new Set(route.cache?.tags);
      const asked = {
        ...rest,
        app: pluginApp,
        tag: (...names: string[]) => {
          for (const name of names) tags.add(name);
        },
        limit: limitOf(app, id, ctx),
        run: ((command, input) => execute(command, input, call.actor, call.origin)) satisfies PluginCall<
          never,
          never,
          never
        >['run'],
      } as never;
      if (route.cache)
        return app.service(answerCache).serve(ctx, async () => keptAnswer((await route.run(asked)) as RawAnswer, tags));
      const answer = await route.run(asked);
      if (!isBytes(route.answer)) return answer;
      writeRaw(ctx, answer as RawAnswer);
      return undefined;
    },
  });

const bindMail =
  (bind: Bind, id: string, entities: readonly EntityDefinition[]) =>
  (template: MailTemplate<never>): MailTemplate => {
    const bindContext = (context: Pick<ComposeContext, 'app' | 'em'>) =>
      ({ ...context, app: bind(context.app).app, em: pluginManager(context.em, id, entities) }) as never;
    const { findRecipient } = template;
    return {
      name: recordedName(id, template.name),
      compose: (context) => template.compose(bindContext(context)),
      ...(findRecipient ? { findRecipient: (context) => findRecipient.call(template, bindContext(context)) } : {}),
    };
  };

const bindPersonalData = (bind: Bind, own: PersonalData<never, never>): PersonalData => ({
  find: (person, app) => own.find(person, bind(app).app as never),
  export: (person, app) => own.export(person, bind(app).app as never),
  erase: (person, context) => own.erase(person, bind(context.app).contextOf(context) as never),
});

/** A handler of posts that is given the plugin's own application. */
const bindPost =
  (bind: Bind, id: string, run: (post: never) => Promise<PostOutcome>): PostRoute['run'] =>
  (post) => {
    const { app, execute } = bind(post.app);
    const own: Pick<BlockPost<unknown>, 'app' | 'limit' | 'run'> = {
      app,
      limit: (name, rule) => post.limit(`${id}:${name}`, rule),
      run: (command, input) => execute(command, input, post.actor, post.origin),
    };
    return run({ ...post, ...own } as never);
  };

const bindService =
  (bind: Bind) =>
  ({ create, ...service }: ProvidedService<never>): ProvidedService<Lectern> => ({
    ...service,
    create: (app) => create(bind(app).app as never),
  });

interface Runnable<Given> {
  readonly run: (given: Given, app: never) => Promise<void>;
}

/** The listeners or jobs of an entry, each given the plugin's own application. */
const bindEach = <Given, Definition extends Runnable<Given>>(
  definitions: Readonly<Record<string, Definition>> = {},
  bind: Bind,
): Record<string, Definition & { readonly run: (given: Given, app: Lectern) => Promise<void> }> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      { ...definition, run: (given: Given, app: Lectern) => definition.run(given, bind(app).app as never) },
    ]),
  );

/** Everything that a plugin brings to the server. Whatever runs of it gets its own application and nothing else. */
export function contributionsOfPlugin({ plugin, entry }: OpenedPlugin): Contributions {
  const { manifest, options } = plugin;
  const { id } = manifest;
  const entities = entry.entities ?? [];
  const bound = new WeakMap<Lectern, BoundPlugin>();
  const bind: Bind = (app) => {
    const known = bound.get(app) ?? createPluginApp({ app, plugin, entities, derived: entry.leftOutOfBackups ?? [] });
    bound.set(app, known);
    return known;
  };
  const routes = typeof entry.routes === 'function' ? entry.routes(options as never) : (entry.routes ?? []);
  return {
    id,
    owner: manifest.name,
    isPlugin: true,
    entities,
    routes: routes.map(bindRoute(bind, id)),
    mails: (entry.mails ?? []).map(bindMail(bind, id, entities)),
    services: (entry.services ?? []).map(bindService(bind)),
    heads: entry.head ? [(page, app) => entry.head?.(page, bind(app).app as never) ?? []] : [],
    listeners: bindEach(entry.listeners, bind),
    jobs: bindEach(entry.jobs, bind),
    loaders: new Map(
      Object.entries((entry.loaders ?? {}) as Readonly<Record<string, Loader>>).map(([name, load]) => [
        `${id}/${name}`,
        (props, context) => load(props, { ...context, app: bind(context.app).app } as never),
      ]),
    ),
    posts: new Map(
      Object.entries((entry.posts ?? {}) as Readonly<Record<string, (post: never) => Promise<PostOutcome>>>).map(
        ([name, run]) => [`${id}/${name}`, bindPost(bind, id, run)],
      ),
    ),
    checks: Object.fromEntries(
      Object.entries((entry.checks ?? {}) as Readonly<Record<string, PageCheck>>).map(([name, check]) => [
        name,
        (page, app) => check(page, bind(app).app),
      ]),
    ),
    health: bindHealth(entry.health, bind),
    ...(entry.needs ? { needs: entry.needs } : {}),
    ...(entry.migrations ? { migrations: entry.migrations } : {}),
    ...(entry.sealed ? { sealed: entry.sealed } : {}),
    ...(entry.leftOutOfBackups ? { leftOutOfBackups: entry.leftOutOfBackups } : {}),
    ...(entry.personalData ? { personalData: bindPersonalData(bind, entry.personalData) } : {}),
    ...(entry.commands ? { commands: entry.commands } : {}),
    auditSubjects: Object.fromEntries(
      Object.entries(entry.auditSubjects ?? {}).map(([name, subject]) => [recordedName(id, name), subject]),
    ),
  };
}
