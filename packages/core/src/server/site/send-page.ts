import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { csrfToken } from '../http/csrf.ts';
import type { Invalidations } from '../kernel/invalidations.ts';
import type { Signer } from '../kernel/signer.ts';
import { hasChosen } from './consent/consent-part.ts';
import type { FoundPage, PageStore } from './page-store.ts';
import { chooseEncoding, sendableAnswer, sendablePage } from './sendable-page.ts';
import type { Answer, SendableAnswer } from './sendable-page.ts';

const redirectStatus = 308;

/** What shared caches are told beside what browsers are told (RFC 9213). */
export const sharedCachingHeader = 'cdn-cache-control';

/** True if a list of ETags names this one. */
const names = (list: string, etag: string): boolean =>
  list.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

/** A request with its response, of Node or of Koa. */
interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

type ChangeHeaders = (headers: Answer['headers']) => Answer['headers'];

interface Sent {
  readonly status: number;
  readonly sendable: SendableAnswer;
  readonly change: ChangeHeaders;
}

/** Writes an answer past Koa: a page that is ready to send needs nothing of it. */
function write({ req, res }: Exchange, { status, sendable, change }: Sent): void {
  const { headers } = req;
  const wanted = headers['if-none-match'];
  if (status === 200 && wanted !== undefined && names(wanted, sendable.etag)) {
    res.writeHead(304, change(sendable.headers)).end();
    return;
  }
  const accepted = headers['accept-encoding'];
  const { body, headers: own } = sendable.answer(typeof accepted === 'string' ? chooseEncoding(accepted) : 'identity');
  res.writeHead(status, change(own));
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** The copy of an answer that every visitor gets within the hour; of a page that asks about cookies one of two. */
function publicCopy(store: PageStore, found: FoundPage, token: string, isAsked: boolean): SendableAnswer {
  const { type, headers, sendable } = found;
  const name = isAsked ? 'others' : 'chosen';
  const known = sendable[name];
  if (known !== undefined && (type !== undefined || known.token === token)) return known;
  store.grow(found, -(known?.size() ?? 0));
  const onGrow = (bytes: number): void => store.grow(found, bytes);
  const made =
    type === undefined
      ? sendablePage(() => String(found.body), token, { headers, isAsked, onGrow })
      : sendableAnswer(() => Buffer.from(found.body as Uint8Array), { type, headers, onGrow });
  sendable[name] = made;
  return made;
}

interface PublicSenderOptions {
  readonly signer: Signer;
  readonly store: PageStore;
  readonly invalidations: Pick<Invalidations, 'isCurrent'>;
  /** Said by a process that does not know what may be out of date: what it sends, shared caches keep for a moment only. */
  readonly briefCaching: string;
}

/** Sends the copy that every visitor gets, past Koa. */
export function createPublicSender({
  signer,
  store,
  invalidations,
  briefCaching,
}: PublicSenderOptions): (exchange: Exchange, found: FoundPage) => void {
  let visitorToken = { hour: 0, token: '' };
  const asIs: ChangeHeaders = (headers) => headers;
  const hesitant: ChangeHeaders = ({ [sharedCachingHeader]: shared, ...rest }) =>
    shared === undefined ? rest : { ...rest, 'cache-control': briefCaching };
  return (exchange, found) => {
    const hour = Math.floor(Date.now() / 3_600_000);
    if (visitorToken.hour !== hour) visitorToken = { hour, token: csrfToken(signer, undefined) };
    const isAsked = !found.asksConsent || !hasChosen(exchange.req);
    write(exchange, {
      status: found.status,
      sendable: publicCopy(store, found, visitorToken.token, isAsked),
      change: invalidations.isCurrent() ? asIs : hesitant,
    });
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
  const { body, headers } = sendablePage(() => String(found.body), token, { headers: own, isAsked: !hasChosen(ctx.req) }).answer(
    'identity',
  );
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
  const { body, headers: own } = sendablePage(() => html, token, { headers, isAsked: !hasChosen(ctx.req) }).answer(encoding);
  const { etag: _, ...rest } = own;
  ctx.status = status;
  ctx.set(rest);
  ctx.body = Buffer.from(body);
}

/** An address of this site with the query of the request, which other sites are not told. */
function withSearch(location: string, search: string): string {
  if (search === '' || !location.startsWith('/')) return location;
  const [path = '', anchor] = location.split('#', 2);
  return `${path}${path.includes('?') ? `&${search.slice(1)}` : search}${anchor === undefined ? '' : `#${anchor}`}`;
}

export function sendRedirect(ctx: Context, location: string, cacheControl: string): void {
  ctx.status = redirectStatus;
  ctx.set({ 'cache-control': cacheControl, location: withSearch(location, ctx.search) });
  ctx.body = '';
}

export function refuseMethod(ctx: Context): void {
  ctx.status = 405;
  ctx.set('allow', 'GET, HEAD');
  ctx.body = '';
}
