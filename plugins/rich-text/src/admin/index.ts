import { defineAdmin } from '@lectern/core/admin';
import type manifest from '../manifest.ts';

export default defineAdmin<typeof manifest>({
  controls: { editor: () => import('./rich-text-control.tsx') },
  importers: {
    word: () => import('./docx/import-word-file.ts'),
    text: () => import('./import/import-text-file.ts'),
  },
});
