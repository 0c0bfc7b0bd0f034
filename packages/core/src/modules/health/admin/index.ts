import { HeartPulse } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { health } from '../health.manifest.ts';
import { firstHealthMessages } from './first.messages.ts';

const messages = [() => import('./health.messages.ts')];
const permission = 'edit-page';

/** The admin entry of site health. */
export default defineAdmin<typeof health>({
  firstMessages: firstHealthMessages,
  screens: [
    {
      path: 'site-health',
      permission,
      messages,
      screen: () => import('./health.screen.tsx'),
      item: { group: 'site', label: 'nav.health', icon: HeartPulse, order: 70, covers: ['external-links'] },
    },
    { path: 'site-health/:owner/:name', permission, messages, screen: () => import('./health-list.screen.tsx') },
  ],
  widgets: [{ key: 'health', title: 'nav.health', permission, order: 15, messages, widget: () => import('./health.widget.tsx') }],
});
