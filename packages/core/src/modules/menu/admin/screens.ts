import { Blocks, FolderOpen, ListTree, MessageSquareQuote } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';

/** The places of what is worked on beside pages. */
export const structureScreens: readonly CoreScreen[] = [
  {
    path: 'menu-structure',
    permission: 'manage-menu',
    texts: 'content',
    lazy: () => import('./menu-structure.screen.tsx'),
    item: { group: 'site', label: 'nav.menuStructure', icon: ListTree, order: 20 },
  },
  {
    path: 'medialibrary',
    texts: 'media',
    lazy: () => import('../../media/admin/library/media-library.screen.tsx'),
    item: { group: 'general', label: 'nav.mediaLibrary', icon: FolderOpen, order: 10 },
  },
  {
    path: 'page-types',
    texts: 'content',
    lazy: () => import('../../pages/admin/page-types.screen.tsx'),
    item: { group: 'administration', label: 'nav.pageTypes', icon: Blocks, order: 10 },
  },
  {
    path: 'publication-requests',
    permission: 'review-publication',
    texts: 'content',
    lazy: () => import('../../pages/admin/publication-requests.screen.tsx'),
    item: { group: 'administration', label: 'nav.publicationRequests', icon: MessageSquareQuote, order: 20 },
  },
];
