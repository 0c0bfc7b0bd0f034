import { UserPlus, Users } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { users } from '../users.manifest.ts';
import { firstUsersMessages } from './first.messages.ts';
import { userLoaders } from './message-loaders.ts';

/** The admin entry of users. */
export default defineAdmin<typeof users>({
  firstMessages: firstUsersMessages,
  screens: [
    {
      path: 'users',
      permission: 'manage-users',
      messages: [...userLoaders, () => import('#admin/permissions/limit.messages.ts')],
      screen: () => import('./users.screen.tsx'),
      item: { group: 'general', label: 'nav.users', icon: Users, order: 20 },
    },
  ],
  widgets: [
    {
      key: 'users',
      title: 'dashboard.users',
      permission: 'manage-users',
      order: 20,
      messages: userLoaders,
      widget: () => import('./users.widget.tsx'),
    },
    {
      key: 'invitations',
      title: 'dashboard.invitations',
      permission: 'manage-users',
      order: 30,
      messages: userLoaders,
      widget: () => import('./invitations.widget.tsx'),
    },
  ],
  commands: [
    {
      key: 'add-user',
      title: 'users.add',
      icon: UserPlus,
      permission: 'manage-users',
      messages: userLoaders,
      run: ({ navigate }) => navigate('/users', { isAdding: true }),
    },
  ],
  auditSubjects: {
    user: { open: ({ name }) => ({ to: `/users?${new URLSearchParams({ q: name })}`, permission: 'manage-users' }) },
  },
});
