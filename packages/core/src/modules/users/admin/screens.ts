import { Users } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';

/** The screens about people. */
export const userScreens: readonly CoreScreen[] = [
  {
    path: 'users',
    permission: 'manage-users',
    texts: 'accounts',
    lazy: () => import('./users.screen.tsx'),
    item: { group: 'general', label: 'nav.users', icon: Users, order: 20 },
  },
];
