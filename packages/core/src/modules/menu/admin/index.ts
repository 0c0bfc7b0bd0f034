import { ListTree } from 'lucide-react';
import { defineAdmin } from '../../../admin/define-admin.ts';
import { firstMenuMessages } from './first.messages.ts';

export const menu = defineAdmin<{ readonly id: 'menu' }>({
  firstMessages: firstMenuMessages,
  screens: [
    {
      path: 'menu-structure',
      permission: 'manage-menu',
      messages: [() => import('./menu.messages.ts')],
      screen: () => import('./menu-structure.screen.tsx'),
      item: { group: 'site', label: 'nav.menuStructure', icon: ListTree, order: 20 },
    },
  ],
});
