import { defineAdmin } from '@lectern/core/admin';
import type { search } from '../manifest.ts';
import { t } from './page-words-texts.ts';

export default defineAdmin<typeof search>({
  screens: [
    { path: 'words', permission: 'manage-search', screen: () => import('./words.screen.tsx') },
    { path: 'insight', permission: 'manage-search', screen: () => import('./insight.screen.tsx') },
    { path: 'files', permission: 'manage-search', screen: () => import('./files.screen.tsx') },
    { path: 'explain', permission: 'manage-search', screen: () => import('./explain.screen.tsx') },
  ],
  pageParts: [
    {
      key: 'words',
      title: () => t('page.title'),
      permission: 'manage-search',
      part: () => import('./page-words.part.tsx'),
    },
  ],
  auditSubjects: {
    'site-search:rule': {
      open: ({ name }) => ({ to: `/site-search/words?${new URLSearchParams({ q: name })}`, permission: 'manage-search' }),
    },
  },
});
