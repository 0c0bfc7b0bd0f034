import { ShieldCheck } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { roles } from '../roles.manifest.ts';
import { firstRolesMessages } from './first.messages.ts';

const messages = [() => import('./roles.messages.ts')];

/** The admin entry of roles. */
export default defineAdmin<typeof roles>({
  firstMessages: firstRolesMessages,
  screens: [
    {
      path: 'roles',
      permission: 'manage-roles',
      messages,
      screen: () => import('./roles.screen.tsx'),
      item: { group: 'administration', label: 'nav.roles', icon: ShieldCheck, order: 40 },
    },
    { path: 'roles/:roleID', permission: 'manage-roles', messages, screen: () => import('./role.screen.tsx') },
  ],
  auditSubjects: { role: { open: ({ id }) => ({ to: `/roles/${id}`, permission: 'manage-roles' }) } },
});
