import type { Context } from 'koa';
import type { Logger } from '../kernel/logger.ts';

/** Lines a minute; more are counted, and told of in the first line of the next. */
const linesPerMinute = 20;

/** Codes of connections that their client ended or broke, and of what is no HTTP. */
const isOfClient = (code: unknown): code is string =>
  typeof code === 'string' &&
  (code.startsWith('HPE_') || ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code));

interface Broken {
  readonly code: string;
  readonly remote: string | undefined;
}

/**
 * Logs what went wrong beside an answer. Of a call that its client broke off or garbled: the code and where it came from,
 * because the rest is what strangers sent, and only so many a minute.
 */
export function logBrokenCalls(log: Logger, now: () => number = Date.now): (error: unknown, ctx?: Context) => void {
  let minute = 0;
  let lines = 0;
  const tell = (broken: Broken): void => {
    const current = Math.floor(now() / 60_000);
    const unsaid = Math.max(0, lines - linesPerMinute);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines > linesPerMinute) return;
    log.info({ ...broken, ...(lines === 1 && unsaid > 0 ? { unsaid } : {}) }, 'a call was broken off');
  };
  return (error, ctx) => {
    const code = (error as { readonly code?: unknown } | undefined)?.code;
    if (isOfClient(code)) tell({ code, remote: ctx?.ip });
    else log.error({ err: error }, 'a request failed');
  };
}
