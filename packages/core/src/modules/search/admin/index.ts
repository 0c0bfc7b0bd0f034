import { Search } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { search } from '../search.manifest.ts';
import { firstSearchMessages } from './first.messages.ts';

/** The admin entry of search. */
export default defineAdmin<typeof search>({
  firstMessages: firstSearchMessages,
  screens: [
    {
      path: 'search',
      permission: 'manage-search',
      messages: [() => import('./search.messages.ts')],
      screen: () => import('./search.screen.tsx'),
      item: { group: 'administration', label: 'nav.search', icon: Search, order: 35 },
    },
  ],
});
