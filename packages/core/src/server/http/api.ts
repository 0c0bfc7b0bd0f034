import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type * as z from 'zod';
import { LecternError } from '../../contract/errors.ts';
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
import { assertCsrf, csrfToken } from './csrf.ts';
import { assertPlainJson, readJsonBody } from './json-body.ts';
import { readForm } from './form-body.ts';
import { requestOrigin } from './request-origin.ts';
import { routePath } from './route.ts';
import { uploadFolder } from './upload-folder.ts';
import type { Call, RouteDefinition } from './route.ts';

const defaultBodySize = 1_000_000;

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks parameters, query and body against the route's schemas; every failure is reported at once. */
function checkInput(route: RouteDefinition, parts: Parts): Parts {
  const errors: FieldError[] = [];
  const check = (schema: z.ZodObject | undefined, input: unknown): unknown => {
    if (!schema) {
      if (Object.keys(input as object).length > 0)
        errors.push(...Object.keys(input as object).map((property) => ({ property, code: 'V_12' })));
      return {};
    }
    const result = validate(schema, input);
    if (result.errors) errors.push(...result.errors);
    return result.value;
  };
  const checked = {
    params: check(route.params, parts.params),
    query: check(route.query, parts.query),
    body: check(route.body, parts.body),
  };
  if (errors.length > 0) throw new LecternError(errors);
  return checked;
}

async function readInput(ctx: Context, route: RouteDefinition, app: Lectern) {
  if (route.method === 'GET' || route.readsBody) return { body: {}, files: {}, dispose: undefined };
  if (route.form) {
    if (!ctx.is('multipart/form-data', 'application/x-www-form-urlencoded')) throw new LecternError({ code: 'G_05' });
    return readForm(ctx.req, route.form, app.service(uploadFolder));
  }
  const hasBody = ctx.request.length !== undefined ? ctx.request.length > 0 : ctx.get('transfer-encoding') !== '';
  if (hasBody && !ctx.is('application/json')) throw new LecternError({ code: 'G_05' });
  return { body: await readJsonBody(ctx.req, route.maxBody ?? defaultBodySize), files: {}, dispose: undefined };
}

/** The caller as they are once the body is here, which may have taken long: let in again, or refused. */
async function readAgain(app: Lectern, route: RouteDefinition, caller: Actor): Promise<Actor> {
  const actor = await app.service(actorReader).read(app.em(), caller);
  assertActor(route, actor);
  return actor;
}

/** Answers a call; a refusal by the policy is recorded, wherever on the way it was said. */
function handlerOf(app: Lectern, route: RouteDefinition): Middleware {
  const answer = answerOf(app, route);
  return async (ctx) => {
    const actor = (ctx.state.actor as Actor | undefined) ?? visitor;
    const origin = requestOrigin(ctx, actor);
    ctx.state.isQuiet = route.isQuiet === true;
    try {
      await answer(ctx, actor, origin);
    } catch (error) {
      const entityID = `${route.method} ${route.path}`;
      await app.service(recorder).recordRefusal(error, { actor, origin, action: 'route.call', entity: 'route', entityID });
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
      const actor = route.method === 'GET' ? caller : await readAgain(app, route, caller);
      const query = { ...ctx.query };
      assertPlainJson(query);
      assertPlainJson(ctx.params);
      const call: Call<unknown, unknown, unknown> = {
        app,
        actor,
        origin,
        ...checkInput(route, { params: ctx.params, query, body: input.body }),
        files: input.files,
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
      ctx.body = { Success: true, Errors: [], ...(result as object | undefined) };
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

const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The API: every route, from its declaration. Failures of all kinds leave in the API's shape. */
export function createApi(app: Lectern, routes: readonly RouteDefinition[]): Middleware {
  // An address has one spelling: another would be the API’s and not have its headers.
  const router = new Router({ sensitive: true });
  for (const route of routes.toSorted(bySpecificity)) {
    router.register(toRouterPath(routePath(route, app.apiPath)), [route.method], handlerOf(app, route));
  }
  const dispatch = router.routes();
  const hasSiteRoutes = routes.some(({ place }) => place === 'site');
  const options = { catalogue: app.errorCatalogue, log: app.log };
  return async (ctx, next) => {
    const isApi = ctx.path === app.apiPath || ctx.path.startsWith(`${app.apiPath}/`);
    // Elsewhere on the site any other address is a page's.
    if (!isApi && !(hasSiteRoutes && router.match(ctx.path, ctx.method).route)) return next();
    try {
      await dispatch(ctx as never, async () => {
        const methods = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
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
