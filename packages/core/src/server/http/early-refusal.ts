import { once } from 'node:events';
// Waits: a client that was refused may still be sending, for ever.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';

/** Milliseconds that a client may go on to send what was refused. */
const patience = 2000;

async function dropRest({ req, res }: Context): Promise<void> {
  if (req.complete || req.destroyed) return;
  req.resume();
  const isOver = new AbortController();
  const rest = Promise.race([once(req, 'close'), once(req, 'end')]).catch(() => undefined);
  const limit = sleep(patience, undefined, { signal: isOver.signal, ref: false }).catch(() => undefined);
  const dropping = Promise.race([rest, limit]).finally(() => isOver.abort());
  // Node closes such a connection with the answer's last byte.
  if (!res.shouldKeepAlive) return dropping as Promise<void>;
  void dropping.then(() => {
    if (req.complete) return;
    if (res.writableFinished) req.destroy();
    else res.once('finish', () => req.destroy());
  });
}

/**
 * Lets a client whose body was answered before its end read the answer, whoever refused it: what it still sends is taken and
 * dropped for a moment, because a connection that is closed upon unread bytes takes the answer with it.
 */
export const refuseEarly: Middleware = async (ctx, next) => {
  await next();
  await dropRest(ctx);
};
