import { ListTree } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import { pageFieldLoaders } from '../../pages/admin/public.ts';
import { undoLoaders } from '../../undo/admin/public.ts';
import type { menu } from '../menu.manifest.ts';
import { firstMenuMessages } from './first.messages.ts';

/** The admin entry of the menu. */
export default defineAdmin<typeof menu>({
  firstMessages: firstMenuMessages,
  screens: [
    {
      path: 'menu-structure',
      permission: 'manage-menu',
      messages: [() => import('./menu.messages.ts'), ...pageFieldLoaders, ...undoLoaders],
      screen: () => import('./menu-structure.screen.tsx'),
      item: { group: 'site', label: 'nav.menuStructure', icon: ListTree, order: 20 },
    },
  ],
});
