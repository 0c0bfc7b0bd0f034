import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Context } from 'koa';

/** Headers that belong to one connection. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-connection']);

/** Milliseconds that the other process may be silent. */
const timeout = 60_000;

const withoutConnection = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** Who asked, for the process that answers: it has to trust this one (`TRUST_PROXY`). */
const forwarded = ({ req, protocol }: Context) => {
  const before = req.headers['x-forwarded-for'];
  const address = req.socket.remoteAddress ?? '';
  return {
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    'x-forwarded-proto': req.headers['x-forwarded-proto'] ?? protocol,
  };
};

/** Has a request answered by another process, as it came: cookies and tokens go to and fro. Rejects where that does not answer. */
export function passOn(ctx: Context, origin: string): Promise<void> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        protocol,
        hostname,
        port,
        method: ctx.method,
        path: ctx.req.url,
        headers: { ...withoutConnection(ctx.req.headers), ...forwarded(ctx) },
        timeout,
      },
      (answer) => {
        for (const name of Object.keys(ctx.response.headers)) ctx.remove(name);
        ctx.status = answer.statusCode ?? 502;
        for (const [name, value] of Object.entries(withoutConnection(answer.headers)))
          if (value !== undefined) ctx.set(name, value);
        ctx.body = answer;
        resolve();
      },
    );
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('The other process is silent.'), { code: 'ETIMEDOUT' })));
    asked.on('error', reject);
    ctx.req.on('error', () => asked.destroy());
    ctx.res.on('close', () => {
      if (!ctx.res.writableFinished) asked.destroy();
    });
    ctx.req.pipe(asked);
  });
}
