import { defineModule } from '../../contract/module.ts';

/** Roles and the permissions that they grant. */
export const roles = defineModule({
  id: 'roles',
  permissions: {
    'manage-roles': { label: 'Manage roles' },
  },
  audit: {
    actions: {
      'role.create': 'Create a role',
      'role.delete': 'Delete a role',
      'role.grant-new-permissions': 'Grant permissions that are new',
      'role.update': 'Change a role',
    },
    subjects: {
      role: 'Role',
    },
    fields: {
      granted: 'Permissions added',
      name: 'Name',
      permissions: 'Permissions',
      requiresSecondFactor: 'Asks for a second factor',
      role: 'Role',
    },
  },
});
