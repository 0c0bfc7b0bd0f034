import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
// Waits: a client that was refused may still be sending, for ever.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';

/** Milliseconds that a client may go on to send what was refused. */
const patience = 2000;

/** Takes what is still sent and drops it, until it ends or for a moment. */
async function drop(req: IncomingMessage): Promise<void> {
  req.resume();
  if (req.complete) return;
  const isOver = new AbortController();
  const rest = Promise.race([once(req, 'close'), once(req, 'end')]).catch(() => undefined);
  const limit = sleep(patience, undefined, { signal: isOver.signal, ref: false }).catch(() => undefined);
  await Promise.race([rest, limit]).finally(() => isOver.abort());
}

async function dropRest({ req, res }: Context): Promise<void> {
  if (req.destroyed) return;
  // Node closes such a connection with the answer's last byte.
  if (req.complete || !res.shouldKeepAlive) return drop(req);
  const dropAfter = async (): Promise<void> => {
    await drop(req);
    if (!req.complete) req.destroy();
  };
  // Until the answer is out, nothing more is taken.
  if (res.writableFinished) void dropAfter();
  else res.once('finish', () => void dropAfter());
}

/**
 * Lets a client whose body was answered before its end read the answer, whoever refused it: what it still sends is taken and
 * dropped for a moment, because a connection that is closed upon unread bytes takes the answer with it.
 */
export const refuseEarly: Middleware = async (ctx, next) => {
  await next();
  await dropRest(ctx);
};
