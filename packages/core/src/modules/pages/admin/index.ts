import { Blocks, FilePlus2, FileText, Files, Trash2 } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { pages } from '../pages.manifest.ts';
import { firstPagesMessages } from './first.messages.ts';
import { newPagePath, newPageText } from './new-page-text.ts';
import { pageFieldLoaders, pageLoaders as messages, treeLoaders, versionLoaders } from './message-loaders.ts';
import { PageOverviewScreen } from './page-overview.screen.tsx';
import { comparisonShortcuts, editorShortcuts, outlineShortcuts, treeShortcuts } from './shortcuts.ts';
import { pageCalls } from '../pages.client.ts';

const widgetMessages = [() => import('./start-widget.messages.ts')];
const shortcutMessages = [() => import('./shortcut.messages.ts')];

/** The admin entry of pages. */
export default defineAdmin<typeof pages>({
  firstMessages: firstPagesMessages,
  componentMessages: messages,
  screens: [
    {
      path: '',
      firstScreen: PageOverviewScreen,
      item: { group: 'site', label: 'nav.pageOverview', icon: Files, order: 10, covers: ['page-tree', 'pages'] },
    },
    // Type ids hold a slash, which proxies decode: the rest of the path, whatever it looks like, is the id.
    { path: 'page-overview/*', firstScreen: PageOverviewScreen },
    { path: 'page-tree', messages: treeLoaders, screen: () => import('./tree/page-tree.screen.tsx') },
    {
      path: 'new-page',
      permission: 'create-page',
      messages,
      screen: () => import('./new-page.screen.tsx'),
      item: { group: 'site', label: 'nav.newPage', icon: FilePlus2, order: 30 },
    },
    { path: 'pages/:pageID', messages, screen: () => import('./editor/page-editor.screen.tsx') },
    { path: 'pages/:pageID/versions', messages: versionLoaders, screen: () => import('./versions/page-versions.screen.tsx') },
    {
      path: 'trash',
      permission: 'delete-page',
      messages: [...messages, () => import('#admin/trash/trash.messages.ts')],
      screen: () => import('./trash/page-trash.screen.tsx'),
      item: { group: 'site', label: 'nav.trash', icon: Trash2, order: 60 },
    },
    {
      path: 'page-types',
      messages: [() => import('./page-types.messages.ts'), ...messages],
      screen: () => import('./page-types.screen.tsx'),
      item: { group: 'administration', label: 'nav.pageTypes', icon: Blocks, order: 10 },
    },
  ],
  widgets: [
    {
      key: 'recent',
      title: 'dashboard.recent',
      permission: 'edit-page',
      order: 1,
      messages: widgetMessages,
      widget: () => import('./recent.widget.tsx'),
    },
    {
      key: 'waiting',
      title: 'dashboard.waiting',
      permission: 'view-page',
      order: 2,
      messages: widgetMessages,
      widget: () => import('./waiting.widget.tsx'),
    },
    {
      key: 'drafts',
      title: 'dashboard.drafts',
      permission: 'view-page',
      order: 3,
      messages: widgetMessages,
      widget: () => import('./drafts.widget.tsx'),
    },
    {
      key: 'due',
      title: 'dashboard.due',
      permission: 'edit-page',
      order: 4,
      messages: widgetMessages,
      widget: () => import('./due.widget.tsx'),
    },
    {
      key: 'start',
      title: 'dashboard.start',
      order: 10,
      messages: widgetMessages,
      widget: () => import('./start.widget.tsx'),
    },
  ],
  actionsOf: ({ pageTypes }, t) =>
    pageTypes
      .filter(({ listed }) => listed)
      .map((type) => ({
        key: `new ${type.type}`,
        title: newPageText(t, type),
        icon: FilePlus2,
        permission: 'create-page',
        run: ({ navigate }) => navigate(newPagePath(type)),
      })),
  finders: [{ key: 'pages', title: 'nav.group.pages', icon: FileText, find: () => import('./find-pages.ts') }],
  shortcuts: [
    { title: 'shortcuts.editor', order: 10, messages: shortcutMessages, members: Object.values(editorShortcuts) },
    { title: 'shortcuts.outline', order: 30, messages: shortcutMessages, members: Object.values(outlineShortcuts) },
    { title: 'shortcuts.tree', order: 35, messages: shortcutMessages, members: Object.values(treeShortcuts) },
    { title: 'shortcuts.comparison', order: 40, messages: shortcutMessages, members: Object.values(comparisonShortcuts) },
  ],
  auditSubjects: { page: { open: ({ id }) => ({ to: `/pages/${id}` }) } },
  findPage: (client, id) => client.call(pageCalls.get, { params: { id } }),
  pagePicker: { messages: pageFieldLoaders, dialog: () => import('./fields/page-picker.dialog.tsx') },
});
