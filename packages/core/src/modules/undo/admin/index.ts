import { Undo2 } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { undo } from '../undo.manifest.ts';
import { firstUndoMessages } from './first.messages.ts';
import { undoLoaders } from './public.ts';

/** The admin entry of taking back. */
export default defineAdmin<typeof undo>({
  firstMessages: firstUndoMessages,
  screens: [
    {
      path: 'take-back',
      permission: 'edit-page',
      messages: undoLoaders,
      screen: () => import('./take-back.screen.tsx'),
      item: { group: 'site', label: 'nav.undo', icon: Undo2, order: 80 },
    },
  ],
});
