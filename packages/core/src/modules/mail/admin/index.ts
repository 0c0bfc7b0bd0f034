import { Mails } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { mail } from '../mail.manifest.ts';
import { firstMailMessages } from './first.messages.ts';

const messages = [() => import('./mail.messages.ts')];

/** The admin entry of mails. */
export default defineAdmin<typeof mail>({
  firstMessages: firstMailMessages,
  screens: [
    {
      path: 'mails',
      permission: 'manage-settings',
      messages,
      screen: () => import('./mails.screen.tsx'),
      item: { group: 'administration', label: 'nav.mails', icon: Mails, order: 60 },
    },
  ],
  widgets: [
    {
      key: 'mails',
      title: 'dashboard.mails',
      permission: 'manage-settings',
      order: 40,
      messages,
      widget: () => import('./mails.widget.tsx'),
    },
  ],
  auditSubjects: { mail: { isAlwaysThere: true, open: () => ({ to: '/mails', permission: 'manage-settings' }) } },
});
