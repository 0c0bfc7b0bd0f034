import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type * as z from 'zod';
import { isLecternError, LecternError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/errors.ts';
import { isBytes } from '../../contract/call.ts';
import { validate } from '../../contract/validation.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { recorder } from '../kernel/recorder.ts';
import { actorReader } from '../kernel/actor-reader.ts';
import { visitor } from '../kernel/actor.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Origin } from '../kernel/origin.ts';
import { answerFailure } from './answer.ts';
import { assertAccess, assertActor } from './assert-access.ts';
import { assertAnswer } from './assert-answer.ts';
import { bodyLimit } from './body-limit.ts';
import { assertCsrf, csrfToken } from './csrf.ts';
import { assertPlainJson, readJsonBody } from './json-body.ts';
import { readForm } from './form-body.ts';
import { requestOrigin } from './request-origin.ts';
import { ignoresQuery, routePath } from './route.ts';
import { uploadFolder } from './upload-folder.ts';
import { watchRefusals } from './watch-refusals.ts';
import { writeLongJSON } from './write-json.ts';
import type { Call, RouteDefinition } from './route.ts';

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks parameters, query and body against the route's schemas; every failure is reported at once. */
function checkInput(route: RouteDefinition, parts: Parts): Parts {
  const errors: FieldError[][] = [];
  const check = (schema: z.ZodObject | undefined, input: unknown): unknown => {
    if (!schema) {
      errors.push(Object.keys(input as object).map((property) => ({ property, code: 'V_12' })));
      return {};
    }
    const result = validate(schema, input);
    errors.push(result.errors ?? []);
    return result.value;
  };
  const checked = {
    params: check(route.params, parts.params),
    query: check(route.query, parts.query),
    body: check(route.body, parts.body),
  };
  const all = errors.flat();
  if (all.length > 0) throw new LecternError(all);
  return checked;
}

async function readInput(ctx: Context, route: RouteDefinition, app: Lectern) {
  if (route.method === 'GET' || route.readsBody) return { body: {}, files: {}, otherFiles: {}, dispose: undefined };
  if (route.form) {
    if (!ctx.is('multipart/form-data', 'application/x-www-form-urlencoded')) throw new LecternError({ code: 'G_05' });
    return readForm(ctx.req, route.form, app.service(uploadFolder));
  }
  const hasBody = ctx.request.length !== undefined ? ctx.request.length > 0 : ctx.get('transfer-encoding') !== '';
  if (hasBody && !ctx.is('application/json')) throw new LecternError({ code: 'G_05' });
  return { body: await readJsonBody(ctx.req, bodyLimit(route)), files: {}, otherFiles: {}, dispose: undefined };
}

/** The caller as they are once the body is here, which may have taken long: let in again, or refused. */
async function readAgain(app: Lectern, route: RouteDefinition, caller: Actor, ctx: Context): Promise<Actor> {
  if (route.method === 'GET' || ctx.state.wasBodyIn === true) return caller;
  const actor = await app.service(actorReader).read(app.database, caller);
  assertActor(route, actor);
  return actor;
}

/** Answers a call; a refusal by the policy is recorded, wherever on the way it was said. */
function handlerOf(app: Lectern, route: RouteDefinition): Middleware {
  const answer = answerOf(app, route);
  const watch = watchRefusals(app, route);
  return async (ctx) => {
    const actor = (ctx.state.actor as Actor | undefined) ?? visitor;
    const origin = requestOrigin(ctx, actor);
    ctx.state.isQuiet = route.isQuiet === true;
    try {
      await answer(ctx, actor, origin);
    } catch (error) {
      watch(error);
      const entityID = `${route.method} ${route.path}`;
      await app.service(recorder).recordRefusal(error, { actor, origin, action: 'route.call', entity: 'route', entityID });
      if (isLecternError(error) && route.refuse?.({ app, ctx, error })) return;
      throw error;
    }
  };
}

function answerOf(app: Lectern, route: RouteDefinition) {
  return async (ctx: Context, caller: Actor, origin: Origin): Promise<void> => {
    if (route.method !== 'GET') {
      assertCsrf(ctx, {
        signer: app.signer,
        sessionKey: ctx.state.sessionKey as string | undefined,
        isOwnOrigin: app.isOwnOrigin,
      });
    }
    const link = await assertAccess(app, route, caller, ctx.params);
    const input = await readInput(ctx, route, app);
    try {
      const actor = await readAgain(app, route, caller, ctx);
      const query = ignoresQuery(route) ? {} : { ...ctx.query };
      assertPlainJson(query);
      assertPlainJson(ctx.params);
      const call: Call<unknown, unknown, unknown> = {
        app,
        actor,
        origin,
        ...checkInput(route, { params: ctx.params, query, body: input.body }),
        files: input.files,
        otherFiles: input.otherFiles,
        link,
        ctx,
        run(command, commandInput, as = actor) {
          // Mail scanners open links as well as people.
          if (link && route.method === 'GET')
            throw new Error(`${route.path} runs ${command.name}: opening a link decides nothing.`);
          return app.execute(command, commandInput, as, origin);
        },
      };
      const result = await route.run(call as Call<never, never, never>);
      if (isBytes(route.answer)) return;
      if (app.environment.checksAnswers) assertAnswer(route, route.answer, result);
      ctx.set('cache-control', 'no-store');
      const said = { Success: true, Errors: [], ...(result as object | undefined) };
      ctx.body = (await writeLongJSON(said)) ?? said;
      ctx.type = 'json';
    } finally {
      await input.dispose?.();
    }
  };
}

/** Words before parameters, so that `/page/list` is never read as the page with the id `list`. */
const bySpecificity = (one: RouteDefinition, other: RouteDefinition): number => {
  const rank = ({ path }: RouteDefinition): string => path.replaceAll(/\{\w+\}/g, '\uffff');
  return rank(one) < rank(other) ? -1 : 1;
};

// An address has one spelling: another would be the API’s and not have its headers.
const createRouter = (): Router => new Router({ sensitive: true });

const noHandler: Middleware = () => undefined;

const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Whether a call goes to one of the routes that stand among the pages of the site: all others stand below the API's path. */
export function siteRoutes(routes: readonly RouteDefinition[]): (path: string, method: string) => boolean {
  const router = createRouter();
  for (const route of routes) if (route.place === 'site') router.register(toRouterPath(route.path), [route.method], noHandler);
  return (path, method) => router.match(path, method).route;
}

/** The part of a path below the API's that comes first: a module's or a plugin's own word, and never a parameter. */
const firstPart = (path: string): string => path.split('/', 2)[1] ?? '';

interface Branch {
  readonly router: Router;
  readonly dispatch: ReturnType<Router['routes']>;
}

/** The routes of the API by the first part of their paths, and those among the pages of the site: a call tries no others. */
function branchesOf(app: Lectern, routes: readonly RouteDefinition[]): (path: string) => Branch | undefined {
  const below = `${app.apiPath}/`;
  const keyOf = (path: string): string => (path.startsWith(below) ? `/${firstPart(path.slice(app.apiPath.length))}` : '');
  const routers = new Map<string, Router>();
  for (const route of routes.toSorted(bySpecificity)) {
    const path = routePath(route, app.apiPath);
    const router = routers.get(keyOf(path)) ?? createRouter();
    routers.set(keyOf(path), router);
    router.register(toRouterPath(path), [route.method], handlerOf(app, route));
  }
  const branches = new Map([...routers].map(([key, router]) => [key, { router, dispatch: router.routes() }]));
  return (path) => branches.get(keyOf(path));
}

/** The API: every route, from its declaration. Failures of all kinds leave in the API's shape. */
export function createApi(app: Lectern, routes: readonly RouteDefinition[]): Middleware {
  const branchOf = branchesOf(app, routes);
  const isSiteRoute = siteRoutes(routes);
  const options = { catalogue: app.errorCatalogue, log: app.log };
  return async (ctx, next) => {
    const isApi = ctx.path === app.apiPath || ctx.path.startsWith(`${app.apiPath}/`);
    // Elsewhere on the site any other address is a page's.
    if (!isApi && !isSiteRoute(ctx.path, ctx.method)) return next();
    const branch = branchOf(ctx.path);
    try {
      if (!branch) throw new LecternError({ code: 'G_04' });
      await branch.dispatch(ctx as never, async () => {
        const methods = branch.router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
        if (methods.length === 0) throw new LecternError({ code: 'G_04' });
        ctx.set('allow', [...new Set(methods)].toSorted().join(', '));
        throw new LecternError({ code: 'G_10' });
      });
    } catch (error) {
      answerFailure(ctx, error, options);
    }
    // Every GET hands out the token that the next call needs; what shared caches keep would hand it to others.
    const isShared = String(ctx.response.get('cache-control')).startsWith('public');
    if (ctx.method === 'GET' && !isShared)
      ctx.set('x-csrf-token', csrfToken(app.signer, ctx.state.sessionKey as string | undefined));
  };
}
