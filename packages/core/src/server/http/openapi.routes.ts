import { bytes } from '../../contract/call.ts';
import { registeredRoutes, route } from './route.ts';

/** The route that describes all routes. */
export const openApiRoute = route(
  {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This description.',
    answer: bytes('application/json'),
  },
  async ({ app, ctx }) => {
    const { describeApi } = await import('./openapi.ts');
    ctx.body = describeApi(app.service(registeredRoutes), {
      apiPath: app.apiPath,
      title: app.settings.name,
      version: app.version,
    });
  },
);
