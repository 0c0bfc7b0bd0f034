import { BookA, Replace } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import { pageFieldLoaders } from '../../pages/admin/public.ts';
import { undoLoaders } from '../../undo/admin/public.ts';
import type { pageTexts } from '../page-texts.manifest.ts';
import { firstPageTextsMessages } from './first.messages.ts';

/** The admin entry of what pages say. */
export default defineAdmin<typeof pageTexts>({
  firstMessages: firstPageTextsMessages,
  pageTranslating: {
    messages: [() => import('./translating.messages.ts'), () => import('./machine.messages.ts')],
    part: () => import('./translating/page-translating.part.tsx'),
  },
  pageUnread: {
    messages: [() => import('./unread.messages.ts')],
    part: () => import('./unread/page-unread.part.tsx'),
  },
  screens: [
    {
      path: 'find-replace',
      permission: 'view-page',
      messages: [() => import('./page-texts.messages.ts'), ...pageFieldLoaders, ...undoLoaders],
      screen: () => import('./find-replace.screen.tsx'),
      item: { group: 'site', label: 'nav.findReplace', icon: Replace, order: 70 },
    },
    {
      path: 'glossary',
      permission: 'edit-page',
      messages: [() => import('./glossary.messages.ts')],
      screen: () => import('./glossary.screen.tsx'),
      item: { group: 'site', label: 'nav.glossary', icon: BookA, order: 75, isShown: ({ canTranslate }) => canTranslate },
    },
  ],
});
