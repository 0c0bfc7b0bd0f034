import { defineModule } from '../../contract/module.ts';

/** Roles and the permissions that they grant. */
export const roles = defineModule({
  id: 'roles',
  permissions: {
    'manage-roles': { label: 'Manage roles' },
  },
});
