import { Radio } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { events } from '../events.manifest.ts';
import { firstEventMessages } from './first.messages.ts';

/** The admin entry of events. */
export default defineAdmin<typeof events>({
  firstMessages: firstEventMessages,
  screens: [
    {
      path: 'events',
      permission: 'manage-settings',
      messages: [() => import('./events.messages.ts')],
      screen: () => import('./events.screen.tsx'),
      item: { group: 'administration', label: 'nav.events', icon: Radio, order: 70 },
    },
  ],
  auditSubjects: { 'set-aside-event': { open: () => ({ to: '/events', permission: 'manage-settings' }) } },
});
