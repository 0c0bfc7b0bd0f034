import type { Middleware } from 'koa';
import type { Lectern } from '../../../../server/app.ts';
import { sessionCookie } from '../../../../server/http/session.ts';
import { isFresh } from './send-media.ts';

/** Answers visitors without a session what others were sent before, without looking anything up. */
export function readyImages(app: Lectern): Middleware {
  const cookie = `${sessionCookie(app.environment.origin.startsWith('https:'))}=`;
  const prefix = `${app.apiPath}/medialib/get-page-file/`;
  return async (ctx, next) => {
    const { url } = ctx;
    if (!url.startsWith(prefix) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const image = ctx.req.headers.cookie?.includes(cookie) ? undefined : app.images.ready.get(url);
    if (!image) return next();
    ctx.state.kind = 'asset';
    if (!isFresh(ctx, image)) ctx.body = image.bytes;
  };
}
