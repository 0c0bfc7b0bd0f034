import { route } from '#server/http/route.ts';
import { permissionCalls } from '#modules/users/permission.calls.ts';
import { explainPermission } from './explain-permission.ts';

export const explainPermissionRoutes = [
  route(permissionCalls.explain, async ({ app, actor, params, body }) => ({
    data: await explainPermission(app, actor, { id: params.id, ...body }),
  })),
];
