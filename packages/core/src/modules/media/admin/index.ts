import { FolderOpen } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { media } from '../media.manifest.ts';
import { firstMediaMessages } from './first.messages.ts';
import { libraryLoaders, mediaFieldLoaders } from './message-loaders.ts';
import { libraryShortcuts } from './shortcuts.ts';

const place = (query: Readonly<Record<string, string>>): string => `/medialibrary?${new URLSearchParams(query)}`;
const trash = { to: place({ view: 'trash' }), permission: 'manage-media' } as const;

/** The admin entry of the media library. */
export default defineAdmin<typeof media>({
  firstMessages: firstMediaMessages,
  componentMessages: mediaFieldLoaders,
  screens: [
    {
      path: 'medialibrary',
      messages: libraryLoaders,
      screen: () => import('./library/media-library.screen.tsx'),
      item: { group: 'general', label: 'nav.mediaLibrary', icon: FolderOpen, order: 10 },
    },
  ],
  shortcuts: [
    {
      title: 'shortcuts.library',
      order: 20,
      messages: [() => import('./shortcut.messages.ts')],
      members: Object.values(libraryShortcuts),
    },
  ],
  auditSubjects: {
    'media-folder': { open: ({ name, isInTrash }) => (isInTrash ? trash : { to: place({ folder: name }) }) },
    'media-file': {
      open: ({ name, folder = '/', isInTrash }) => (isInTrash ? trash : { to: place({ folder, q: name }) }),
    },
  },
});
