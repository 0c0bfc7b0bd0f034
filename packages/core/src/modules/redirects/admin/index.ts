import { Signpost } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import { undoLoaders } from '../../undo/admin/public.ts';
import type { redirects } from '../redirects.manifest.ts';
import { firstRedirectsMessages } from './first.messages.ts';

const permission = 'manage-redirects';
const messages = [() => import('./redirects.messages.ts')];
const fileMessages = [...messages, () => import('./moving.messages.ts'), ...undoLoaders];

/** The admin entry of redirects. */
export default defineAdmin<typeof redirects>({
  firstMessages: firstRedirectsMessages,
  screens: [
    {
      path: 'redirects',
      permission,
      messages,
      screen: () => import('./redirects.screen.tsx'),
      item: { group: 'site', label: 'nav.redirects', icon: Signpost, order: 50 },
    },
    { path: 'redirects/missing', permission, messages, screen: () => import('./missing.screen.tsx') },
    { path: 'redirects/import', permission, messages: fileMessages, screen: () => import('./import.screen.tsx') },
    { path: 'redirects/moving-in', permission, messages: fileMessages, screen: () => import('./moving-in.screen.tsx') },
  ],
  auditSubjects: {
    redirect: { open: ({ name }) => ({ to: `/redirects?${new URLSearchParams({ q: name })}`, permission }) },
  },
});
