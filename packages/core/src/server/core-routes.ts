import { auditRoutes } from '../modules/audit/server/audit.routes.ts';
import { authRoutes } from '../modules/auth/server/auth.routes.ts';
import { mailRoutes } from '../modules/mail/server/mail.routes.ts';
import { pageFileRoutes } from '../modules/media/server/images/page-file.routes.ts';
import { previewRoutes } from '../modules/media/server/images/preview.routes.ts';
import { sharedFileRoutes } from '../modules/media/server/images/shared-file.routes.ts';
import { addFileRoutes } from '../modules/media/server/add-file.routes.ts';
import { mediaRoutes } from '../modules/media/server/media.routes.ts';
import { uploadRoutes } from '../modules/media/server/upload.routes.ts';
import { pageRoutes } from '../modules/pages/server/page.routes.ts';
import { roleRoutes } from '../modules/roles/server/role.routes.ts';
import { settingsRoutes } from '../modules/settings/server/settings.routes.ts';
import { userRoutes } from '../modules/users/server/user.routes.ts';
import type { RouteDefinition } from './http/route.ts';
import { defineRoute } from './http/route.ts';

const openApi = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This description.',
  respond: 'raw',
  async run({ app, ctx }) {
    const { describeApi } = await import('./http/openapi.ts');
    ctx.body = describeApi(app.routes, { apiPath: app.apiPath, title: app.settings.name, version: app.version });
  },
});

/** Every route of core. */
export const coreRoutes: readonly RouteDefinition[] = [
  openApi,
  ...authRoutes,
  ...settingsRoutes,
  ...pageRoutes,
  ...mediaRoutes,
  ...addFileRoutes,
  ...uploadRoutes,
  ...pageFileRoutes,
  ...previewRoutes,
  ...sharedFileRoutes,
  ...mailRoutes,
  ...auditRoutes,
  ...roleRoutes,
  ...userRoutes,
];
