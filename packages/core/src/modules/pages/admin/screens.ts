import { FilePlus2, Files } from 'lucide-react';
import type { CoreScreen } from '../../../admin/shell/screens.ts';
import { PageOverviewScreen } from './page-overview.screen.tsx';

/** The screens about pages. */
export const pageScreens: readonly CoreScreen[] = [
  {
    path: '',
    screen: PageOverviewScreen,
    item: { group: 'site', label: 'nav.pageOverview', icon: Files, order: 10 },
  },
  // Type ids hold a slash, which proxies decode: the rest of the path, whatever it looks like, is the id.
  { path: 'page-overview/*', screen: PageOverviewScreen },
  {
    path: 'new-page',
    permission: 'create-page',
    texts: 'content',
    lazy: () => import('./new-page.screen.tsx'),
    item: { group: 'site', label: 'nav.newPage', icon: FilePlus2, order: 30 },
  },
  { path: 'pages/:pageID', texts: 'content', lazy: () => import('./editor/page-editor.screen.tsx') },
];
