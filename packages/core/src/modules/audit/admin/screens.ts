import { ScrollText } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';

/** The screens about what was done. */
export const auditScreens: readonly CoreScreen[] = [
  {
    path: 'audit-log',
    permission: 'view-audit-log',
    texts: 'audit',
    lazy: () => import('./audit-log.screen.tsx'),
    item: { group: 'administration', label: 'nav.auditLog', icon: ScrollText, order: 50 },
  },
];
