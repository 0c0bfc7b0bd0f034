import { ShieldCheck } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';

/** The screens about roles. */
export const roleScreens: readonly CoreScreen[] = [
  {
    path: 'roles',
    permission: 'manage-roles',
    texts: 'accounts',
    lazy: () => import('./roles.screen.tsx'),
    item: { group: 'administration', label: 'nav.roles', icon: ShieldCheck, order: 40 },
  },
  { path: 'roles/:roleID', permission: 'manage-roles', texts: 'accounts', lazy: () => import('./role.screen.tsx') },
];
