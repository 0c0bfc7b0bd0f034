import { userCalls } from '../../users/users.client.ts';
import { authCalls } from '../auth.client.ts';
import { Settings } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { auth } from '../auth.manifest.ts';
import { userLoaders } from '../../users/admin/public.ts';
import { firstAuthMessages } from './first.messages.ts';

const messages = [() => import('./auth.messages.ts'), ...userLoaders];

/** The admin entry of logging in and the own account. */
export default defineAdmin<typeof auth>({
  firstMessages: firstAuthMessages,
  publicScreens: [
    { path: 'login', messages, screen: () => import('./sign-in/login.screen.tsx') },
    { path: 'activate', messages, screen: () => import('./sign-in/activate.screen.tsx') },
    { path: 'forgot-password', messages, screen: () => import('./sign-in/forgot-password.screen.tsx') },
    { path: 'reset-password', messages, screen: () => import('./sign-in/reset-password.screen.tsx') },
  ],
  screens: [
    {
      path: 'user/settings',
      messages,
      screen: () => import('./account/settings.screen.tsx'),
      item: { group: 'general', label: 'nav.settings', icon: Settings, order: 30 },
    },
  ],
  widgets: [
    {
      key: 'sessions',
      title: 'dashboard.sessions',
      order: 50,
      messages,
      widget: () => import('./account/sessions.widget.tsx'),
    },
  ],
  session: {
    current: (client) => client.call(userCalls.current),
    refresh: (client) => client.call(authCalls.refreshSession),
    logOut: (client) => client.call(authCalls.logout),
  },
  loginDialog: { messages, dialog: () => import('./sign-in/relogin-dialog.tsx') },
});
