import type { Context } from 'koa';
import { csrfToken } from '../http/csrf.ts';
import type { Signer } from '../kernel/signer.ts';
import type { FoundPage, PageStore } from './page-store.ts';
import { chooseEncoding, sendableAnswer, sendablePage } from './sendable-page.ts';
import type { SendableAnswer } from './sendable-page.ts';

const redirectStatus = 308;

/** True if a list of ETags names this one. */
const names = (list: string, etag: string): boolean =>
  list.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

/** Writes an answer past Koa: a page that is ready to send needs nothing of it. */
function write(ctx: Context, { status }: FoundPage, sendable: SendableAnswer): void {
  ctx.respond = false;
  const { headers } = ctx.req;
  const wanted = headers['if-none-match'];
  if (status === 200 && wanted !== undefined && names(wanted, sendable.etag)) {
    const { 'content-length': _, 'content-type': __, ...rest } = sendable.answer('identity').headers;
    ctx.res.writeHead(304, rest).end();
    return;
  }
  const accepted = headers['accept-encoding'];
  const { body, headers: own } = sendable.answer(typeof accepted === 'string' ? chooseEncoding(accepted) : 'identity');
  ctx.res.writeHead(status, own);
  if (ctx.method === 'HEAD') ctx.res.end();
  else ctx.res.end(body);
}

/** The copy of an answer that every visitor gets within the hour. */
function publicCopy(store: PageStore, found: FoundPage, token: string): SendableAnswer {
  const { body, type, headers, sendable } = found;
  const isCurrent = sendable !== undefined && (type !== undefined || sendable.token === token);
  if (isCurrent) return sendable;
  store.grow(found, -(sendable?.size() ?? 0));
  const onGrow = (bytes: number): void => store.grow(found, bytes);
  found.sendable =
    type === undefined
      ? sendablePage(String(body), token, { headers, onGrow })
      : sendableAnswer(Buffer.from(body as Uint8Array), { type, headers, onGrow });
  return found.sendable;
}

/** Sends the copy that every visitor gets. */
export function createPublicSender(signer: Signer, store: PageStore): (ctx: Context, found: FoundPage) => void {
  let visitorToken = { hour: 0, token: '' };
  return (ctx, found) => {
    const hour = Math.floor(Date.now() / 3_600_000);
    if (visitorToken.hour !== hour) visitorToken = { hour, token: csrfToken(signer, undefined) };
    write(ctx, found, publicCopy(store, found, visitorToken.token));
  };
}

interface VisitCopy {
  readonly token: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface PrivateCopy {
  readonly signer: Signer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a page for one session: through Koa, because the session may have something to say in the headers too. */
export function sendPrivate(ctx: Context, found: FoundPage, { signer, headers: own }: PrivateCopy): void {
  const token = csrfToken(signer, ctx.state.sessionKey as string | undefined);
  const { body, headers } = sendablePage(String(found.body), token, { headers: own }).answer('identity');
  const { etag: _, ...rest } = headers;
  ctx.status = found.status;
  ctx.set(rest);
  ctx.body = Buffer.from(body);
}

/** Sends a page that was made for one visitor, in the encoding that is asked for. */
export function sendVisit(ctx: Context, html: string, { token, status, headers }: VisitCopy): void {
  const accepted = ctx.get('accept-encoding');
  // The token of a session is a secret beside which nothing is compressed.
  const encoding = ctx.state.sessionKey === undefined ? chooseEncoding(accepted) : 'identity';
  const { body, headers: own } = sendablePage(html, token, { headers }).answer(encoding);
  const { etag: _, ...rest } = own;
  ctx.status = status;
  ctx.set(rest);
  ctx.body = Buffer.from(body);
}

export function sendRedirect(ctx: Context, location: string, cacheControl: string): void {
  ctx.status = redirectStatus;
  ctx.set({ 'cache-control': cacheControl, location: encodeURI(location) + ctx.search });
  ctx.body = '';
}

export function refuseMethod(ctx: Context): void {
  ctx.status = 405;
  ctx.set('allow', 'GET, HEAD');
  ctx.body = '';
}
