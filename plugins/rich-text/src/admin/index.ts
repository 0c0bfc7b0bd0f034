import { defineAdmin } from '@lectern/core/admin';
import manifest from '../manifest.ts';

export default defineAdmin(manifest, {
  controls: { editor: () => import('./rich-text-control.tsx') },
  importers: { word: () => import('./docx/import-word-file.ts') },
});
