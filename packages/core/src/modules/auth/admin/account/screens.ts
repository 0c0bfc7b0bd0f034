import { Settings } from 'lucide-react';
import type { CoreScreen } from '../../../../admin/shell/screens.ts';

/** The screens about oneself. */
export const accountScreens: readonly CoreScreen[] = [
  {
    path: 'user/settings',
    texts: 'accounts',
    lazy: () => import('./settings.screen.tsx'),
    item: { group: 'general', label: 'nav.settings', icon: Settings, order: 30 },
  },
];
