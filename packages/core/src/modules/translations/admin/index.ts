import { Languages } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { translations } from '../translations.manifest.ts';
import { firstTranslationsMessages } from './first.messages.ts';

/** The admin entry of translations. */
export default defineAdmin<typeof translations>({
  firstMessages: firstTranslationsMessages,
  screens: [
    {
      path: 'translations',
      permission: 'view-page',
      messages: [() => import('./matrix.messages.ts')],
      screen: () => import('./matrix/matrix.screen.tsx'),
      item: {
        group: 'site',
        label: 'nav.translations',
        icon: Languages,
        order: 27,
        isShown: ({ locales }) => locales.availableLocales.length > 1,
      },
    },
  ],
  pageSource: { messages: [], part: () => import('./source/page-source.tsx') },
});
