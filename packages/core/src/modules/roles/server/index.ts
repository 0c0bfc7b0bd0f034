import { defineModuleServer } from '#server/define-server.ts';
import { takeUpPermissions } from './commands/grant-new-permissions.command.ts';
import { migrations } from './migrations/index.ts';
import { Role } from './role.entity.ts';
import { roleUse } from './role-use.ts';
import { roleRoutes } from './role.routes.ts';

/** The server entry of roles. */
export default defineModuleServer({
  routes: roleRoutes,
  entities: [Role],
  migrations,
  needs: [roleUse],
  auditSubjects: { role: { table: 'lectern_role', name: 'name' } },
  startUp: { prepare: takeUpPermissions },
});
