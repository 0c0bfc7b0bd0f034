import { Blocks, FilePlus2, FileText, Files, MessageSquareQuote } from 'lucide-react';
import { defineAdmin } from '../../../admin/define-admin.ts';
import type { pages } from '../pages.manifest.ts';
import { firstPagesMessages } from './first.messages.ts';
import { pageFieldLoaders, pageLoaders as messages } from './message-loaders.ts';
import { PageOverviewScreen } from './page-overview.screen.tsx';
import { editorShortcuts, outlineShortcuts } from './shortcuts.ts';
import { pageCalls } from '../pages.client.ts';

const shortcutMessages = [() => import('./shortcut.messages.ts')];

/** The admin entry of pages. */
export default defineAdmin<typeof pages>({
  firstMessages: firstPagesMessages,
  componentMessages: messages,
  screens: [
    {
      path: '',
      firstScreen: PageOverviewScreen,
      item: { group: 'site', label: 'nav.pageOverview', icon: Files, order: 10 },
    },
    // Type ids hold a slash, which proxies decode: the rest of the path, whatever it looks like, is the id.
    { path: 'page-overview/*', firstScreen: PageOverviewScreen },
    {
      path: 'new-page',
      permission: 'create-page',
      messages,
      screen: () => import('./new-page.screen.tsx'),
      item: { group: 'site', label: 'nav.newPage', icon: FilePlus2, order: 30 },
    },
    { path: 'pages/:pageID', messages, screen: () => import('./editor/page-editor.screen.tsx') },
    {
      path: 'page-types',
      messages,
      screen: () => import('./page-types.screen.tsx'),
      item: { group: 'administration', label: 'nav.pageTypes', icon: Blocks, order: 10 },
    },
    {
      path: 'publication-requests',
      permission: 'review-publication',
      messages,
      screen: () => import('./publication-requests.screen.tsx'),
      item: { group: 'administration', label: 'nav.publicationRequests', icon: MessageSquareQuote, order: 20 },
    },
  ],
  widgets: [
    {
      key: 'start',
      title: 'dashboard.start',
      order: 10,
      messages: [() => import('./start-widget.messages.ts')],
      widget: () => import('./start.widget.tsx'),
    },
  ],
  finders: [{ key: 'pages', title: 'nav.group.pages', icon: FileText, find: () => import('./find-pages.ts') }],
  shortcuts: [
    { title: 'shortcuts.editor', order: 10, messages: shortcutMessages, members: Object.values(editorShortcuts) },
    { title: 'shortcuts.outline', order: 30, messages: shortcutMessages, members: Object.values(outlineShortcuts) },
  ],
  auditSubjects: { page: { open: ({ id }) => ({ to: `/pages/${id}` }) } },
  findPage: (client, id) => client.call(pageCalls.get, { params: { id } }),
  pagePicker: { messages: pageFieldLoaders, dialog: () => import('./fields/page-picker.dialog.tsx') },
});
