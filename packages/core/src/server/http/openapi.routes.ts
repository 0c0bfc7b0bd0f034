import { createHash } from 'node:crypto';
import { bytes } from '../../contract/call.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { postRoutes } from '../site/visits/post.ts';
import { registeredRoutes, route } from './route.ts';

interface Description {
  readonly body: Buffer;
  readonly etag: string;
}

/** Made at the first call and once: routes do not change while the application runs. */
const descriptions = new WeakMap<Lectern, Promise<Description>>();

async function describe(app: Lectern): Promise<Description> {
  const { describeApi } = await import('./openapi.ts');
  const { apiPath, settings, version, errorCatalogue: errors } = app;
  const body = Buffer.from(
    JSON.stringify(
      describeApi(app.service(registeredRoutes), {
        apiPath,
        title: settings.name,
        version,
        errors,
        posts: app.service(postRoutes),
      }),
    ),
  );
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/** The route that describes all routes. */
export const openApiRoute = route(
  {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This description.',
    refuses: {},
    answer: bytes('application/json'),
  },
  async ({ app, ctx }) => {
    const made = descriptions.get(app) ?? describe(app);
    descriptions.set(app, made);
    const { body, etag } = await made;
    ctx.set({ etag, 'cache-control': 'no-cache' });
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'application/json';
    ctx.body = body;
  },
);
