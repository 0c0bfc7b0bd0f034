import { defineModule } from '../../contract/module.ts';
import { definePageType } from '../../contract/page-type.ts';
import { pageEvents } from './pages.events.ts';

/** Pages with their versions, blocks and publication. */
export const pages = defineModule({
  id: 'pages',
  permissions: {
    'view-page': {
      label: 'Read drafts and their history',
      scope: 'content',
      firstRoles: ['publisher', 'editor', 'translator', 'viewer'],
    },
    'create-page': { label: 'Create pages', scope: 'content', firstRoles: ['publisher', 'editor', 'translator'] },
    'edit-page': {
      label: 'Edit pages',
      scope: 'content',
      implies: ['view-page'],
      firstRoles: ['publisher', 'editor', 'translator'],
    },
    'publish-page': {
      label: 'Publish and unpublish pages',
      scope: 'content',
      implies: ['view-page'],
      firstRoles: ['publisher'],
    },
    'review-publication': {
      label: 'Review publication requests',
      scope: 'content',
      implies: ['view-page'],
      firstRoles: ['publisher'],
    },
    'delete-page': { label: 'Delete pages', scope: 'content', firstRoles: ['publisher'] },
    'self-approve': { label: 'Approve own publication requests' },
    'erase-publications': { label: 'Erase what visitors read' },
    'manage-redirects': { label: 'Manage redirects' },
  },
  errors: {
    PM_01: { status: 404, text: 'Failed to get the page from the database.' },
    G_46: { status: 409, text: 'cannot be restored: the plugin that made it is not installed, or older than it.' },
    G_47: { status: 409, text: 'cannot be restored: a file that it shows is no longer in the library.' },
    G_48: { status: 410, text: 'What visitors read then was erased.' },
    V_18: { status: 409, text: 'already exists on this page.' },
  },
  events: pageEvents,
  pageTypes: {
    // Without header, footer or data of its own; left out of the admin's menu.
    'lectern/blank': definePageType({
      label: 'Blank page',
      description: 'Blocks alone, without header and footer.',
      listed: false,
    }),
  },
});
