import { LayoutDashboard } from 'lucide-react';
import type { AdminModule } from '../define-admin.ts';

/** The screen after a login. */
export const dashboard: AdminModule = {
  screens: [
    {
      path: 'dashboard',
      messages: [() => import('./dashboard.messages.ts')],
      screen: () => import('./dashboard.screen.tsx'),
      item: { group: 'site', label: 'nav.dashboard', icon: LayoutDashboard, order: 0 },
    },
  ],
};
