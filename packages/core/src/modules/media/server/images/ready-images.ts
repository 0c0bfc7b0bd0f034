import type { Middleware } from 'koa';
import type { Lectern } from '#server/kernel/lectern.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { isFresh } from './send-media.ts';
import { images } from '../media.services.ts';

/** Answers visitors without a session what others were sent before, without looking anything up. */
export function readyImages(app: Lectern): Middleware {
  const cookie = `${sessionCookie(app.environment.origin.startsWith('https:'))}=`;
  const prefix = `${app.apiPath}/medialib/get-page-file/`;
  return async (ctx, next) => {
    const { url } = ctx;
    if (!url.startsWith(prefix) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const image = ctx.req.headers.cookie?.includes(cookie) ? undefined : app.service(images).ready.get(url);
    if (!image) return next();
    ctx.state.kind = 'asset';
    if (!isFresh(ctx, image)) ctx.body = image.bytes;
  };
}
