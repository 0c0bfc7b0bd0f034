import { Mails } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';

/** The screens about mail. */
export const mailScreens: readonly CoreScreen[] = [
  {
    path: 'mails',
    permission: 'manage-settings',
    texts: 'accounts',
    lazy: () => import('./mails.screen.tsx'),
    item: { group: 'administration', label: 'nav.mails', icon: Mails, order: 60 },
  },
];
