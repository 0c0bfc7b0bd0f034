import { ScrollText } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { audit } from '../audit.manifest.ts';
import { firstAuditMessages } from './first.messages.ts';

/** The admin entry of the audit log. */
export default defineAdmin<typeof audit>({
  firstMessages: firstAuditMessages,
  screens: [
    {
      path: 'audit-log',
      permission: 'view-audit-log',
      messages: [() => import('./audit.messages.ts'), () => import('#admin/permissions/limit.messages.ts')],
      screen: () => import('./audit-log.screen.tsx'),
      item: { group: 'administration', label: 'nav.auditLog', icon: ScrollText, order: 50 },
    },
  ],
});
