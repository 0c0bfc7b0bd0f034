import { SlidersHorizontal } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import { pageFieldLoaders } from '../../pages/admin/public.ts';
import type { settings } from '../settings.manifest.ts';
import { firstSettingsMessages } from './first.messages.ts';

const own = () => import('./settings.messages.ts');

/** The admin entry of settings. */
export default defineAdmin<typeof settings>({
  firstMessages: firstSettingsMessages,
  screens: [
    {
      path: 'site-settings',
      permission: 'manage-settings',
      messages: [own],
      screen: () => import('./site-settings.screen.tsx'),
      item: { group: 'administration', label: 'nav.siteSettings', icon: SlidersHorizontal, order: 30 },
    },
    {
      path: 'site-settings/:owner',
      permission: 'manage-settings',
      messages: [own, ...pageFieldLoaders],
      screen: () => import('./owned-settings.screen.tsx'),
    },
  ],
  auditSubjects: {
    settings: { isAlwaysThere: true, open: ({ id }) => ({ to: `/site-settings/${id}`, permission: 'manage-settings' }) },
  },
});
