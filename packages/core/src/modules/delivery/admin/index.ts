import { Gauge } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { delivery } from '../delivery.manifest.ts';
import { firstDeliveryMessages } from './first.messages.ts';

const permission = 'manage-settings';

/** The admin entry of delivery. */
export default defineAdmin<typeof delivery>({
  firstMessages: firstDeliveryMessages,
  screens: [
    {
      path: 'delivery',
      permission,
      messages: [() => import('./delivery.messages.ts')],
      screen: () => import('./delivery.screen.tsx'),
      item: { group: 'administration', label: 'nav.delivery', icon: Gauge, order: 75 },
    },
  ],
  auditSubjects: { address: { open: () => ({ to: '/delivery', permission }) } },
});
