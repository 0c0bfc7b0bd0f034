import { defineRoute, registeredRoutes } from './route.ts';

/** The route that describes all routes. */
export const openApiRoute = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This description.',
  respond: 'raw',
  async run({ app, ctx }) {
    const { describeApi } = await import('./openapi.ts');
    ctx.body = describeApi(app.service(registeredRoutes), {
      apiPath: app.apiPath,
      title: app.settings.name,
      version: app.version,
    });
  },
});
