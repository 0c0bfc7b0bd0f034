import { LayoutDashboard } from 'lucide-react';
import type { CoreScreen } from '../shell/screens.ts';

/** The screen after a login. */
export const dashboardScreens: readonly CoreScreen[] = [
  {
    path: 'dashboard',
    texts: 'accounts',
    lazy: () => import('./dashboard.screen.tsx'),
    item: { group: 'administration', label: 'nav.dashboard', icon: LayoutDashboard, order: 30 },
  },
];
