import { defineAdmin } from '@lectern/core/admin';
import type { forms } from '../manifest.ts';

const permission = 'forms:view-submissions';

export default defineAdmin<typeof forms>({
  screens: [
    { path: '', permission, screen: () => import('./inbox.screen.tsx') },
    { path: 'inbox', permission, screen: () => import('./inbox.screen.tsx') },
    { path: 'funnel', permission, screen: () => import('./funnel.screen.tsx') },
    { path: 'texts', permission: 'forms:edit-texts', screen: () => import('./texts.screen.tsx') },
    { path: 'texts/:form', permission: 'forms:edit-texts', screen: () => import('./form-texts.screen.tsx') },
    { path: 'inbox/:id', permission, screen: () => import('./submission.screen.tsx') },
  ],
  auditSubjects: {
    'forms:submission': { open: ({ id }) => ({ to: `/forms/inbox/${id}`, permission }) },
  },
});
