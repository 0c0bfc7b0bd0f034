import { defineAdmin } from '@lectern/core/admin';
import type { probe } from '../manifest.ts';

export default defineAdmin<typeof probe>({
  screens: [
    { path: 'notes', permission: 'probe:look', screen: () => import('./notes.screen.tsx') },
    { path: 'notes/:id', permission: 'probe:look', screen: () => import('./note.screen.tsx') },
  ],
  actions: {
    jump: ({ can, navigate, path }) => navigate(can('probe:look') ? `/probe/notes/from${path.replaceAll('/', '-')}` : '/'),
  },
  widgets: [{ key: 'notes', title: 'Probe', permission: 'probe:look', widget: () => import('./notes.widget.tsx') }],
  commands: [{ key: 'open', title: 'Open the notes', icon: 'radar', run: ({ navigate }) => navigate('/probe/notes') }],
  controls: { shade: () => import('./shade.control.tsx') },
  importers: { plain: () => import('./plain.importer.ts') },
  auditSubjects: { 'probe:note': { open: () => ({ to: '/probe/notes', permission: 'probe:look' }) } },
});
