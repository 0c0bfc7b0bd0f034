import type { ComponentType } from 'react';
import type { TextKey } from '../messages/message-key.ts';
import type { CorePermission } from '../../core-modules.ts';

/** A card of core on the dashboard. A module adds its own by one entry; plugins bring theirs through `defineAdmin`. */
export interface CoreCard {
  readonly key: string;
  readonly title: TextKey;
  readonly permission?: CorePermission;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The cards of core in their order. Each is imported when the dashboard shows it. */
export const coreCards: readonly CoreCard[] = [
  { key: 'start', title: 'dashboard.start', load: () => import('../../modules/pages/admin/start.card.tsx') },
  {
    key: 'users',
    title: 'dashboard.users',
    permission: 'manage-users',
    load: () => import('../../modules/users/admin/users.card.tsx'),
  },
  {
    key: 'invitations',
    title: 'dashboard.invitations',
    permission: 'manage-users',
    load: () => import('../../modules/users/admin/invitations.card.tsx'),
  },
  {
    key: 'mails',
    title: 'dashboard.mails',
    permission: 'manage-settings',
    load: () => import('../../modules/mail/admin/mails.card.tsx'),
  },
  { key: 'sessions', title: 'dashboard.sessions', load: () => import('../../modules/auth/admin/account/sessions.card.tsx') },
];
