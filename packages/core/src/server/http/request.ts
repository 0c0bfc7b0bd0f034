import type { Middleware } from 'koa';
import type { Lectern } from '../kernel/lectern.ts';
import { LecternError } from '../../contract/errors.ts';
import { answerFailure } from './answer.ts';
import { securityHeaders } from './security-headers.ts';

const allowedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

type RequestParts = Pick<Lectern, 'apiPath' | 'environment' | 'errorCatalogue' | 'log' | 'metrics'>;

type Kind = 'page' | 'api' | 'admin' | 'asset' | 'other';

/** Around every request: an id, headers, one log line, a count, and an answer where something threw. */
export function requestMiddleware(app: RequestParts, createID: () => string): Middleware {
  const headers = {
    site: securityHeaders('site', app.environment),
    api: securityHeaders('api', app.environment),
    admin: securityHeaders('admin', app.environment),
  };
  const headersFor = (path: string) =>
    path.startsWith(`${app.apiPath}/`) ? headers.api : path.startsWith('/cmsadmin') ? headers.admin : headers.site;
  return async (ctx, next) => {
    const started = performance.now();
    ctx.state.requestID = createID();
    ctx.set(headersFor(ctx.path));
    try {
      if (!allowedMethods.has(ctx.method)) {
        ctx.set('allow', [...allowedMethods].join(', '));
        throw new LecternError({ code: 'G_10' });
      }
      await next();
    } catch (error) {
      answerFailure(ctx, error, { catalogue: app.errorCatalogue, log: app.log });
    }
    const kind: Kind = (ctx.state.kind as Kind | undefined) ?? (ctx.path.startsWith(`${app.apiPath}/`) ? 'api' : 'other');
    const seconds = (performance.now() - started) / 1000;
    app.metrics?.observe(kind, ctx.status, seconds);
    if (kind === 'asset') return;
    if (!ctx.headerSent) ctx.set('x-request-id', String(ctx.state.requestID));
    // The route's pattern and not the address, which may hold what a person typed.
    const route: unknown = kind === 'api' ? (ctx as { _matchedRoute?: unknown })._matchedRoute : undefined;
    // Somebody who develops reads the terminal; a line for each request would bury what matters there.
    app.log[app.environment.isProduction ? 'info' : 'debug'](
      {
        requestID: String(ctx.state.requestID),
        method: ctx.method,
        kind,
        route,
        status: ctx.status,
        ms: Math.round(seconds * 1e4) / 10,
      },
      'request',
    );
  };
}
