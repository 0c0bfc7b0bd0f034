import type { RequestListener } from 'node:http';
import type { WiredApp } from '../app.ts';

/** Answers every request to an application: what is ready for visitors at once, everything else through Koa. */
export function requestListener({
  app: { koa },
  siteServer,
}: {
  readonly app: Pick<WiredApp['app'], 'koa'>;
  readonly siteServer: Pick<WiredApp['siteServer'], 'sendKept'>;
}): RequestListener {
  const answer = koa.callback();
  return (request, response) => {
    try {
      if (siteServer.sendKept(request, response)) return;
    } catch (error) {
      koa.emit('error', error);
      if (response.headersSent) return void response.destroy();
    }
    void answer(request, response);
  };
}
