import { defineModule } from '../../contract/module.ts';
import { pageAudit } from './pages.audit.ts';
import { definePageType } from '../../contract/page-type.ts';
import { pageEvents } from './pages.events.ts';

/** Pages with their versions, blocks and publication. */
export const pages = defineModule({
  id: 'pages',
  health: {
    unlinked: {
      label: 'Pages nobody links to',
      help: 'Live pages to which no other page, no menu and no list leads: visitors hardly find them.',
    },
    undescribed: {
      label: 'Pages without a description',
      help: 'Live pages of which search engines choose words themselves. Write a description in the page settings.',
    },
    outdated: {
      label: 'Translations that are behind',
      help: 'Live translations whose original was published since. Look at what changed, and publish them again.',
    },
    untranslated: {
      label: 'Pages that are not translated everywhere',
      help: 'Live pages that visitors do not find in every language of the site.',
    },
    due: {
      label: 'Pages to look at again',
      help: 'Live pages that nobody has looked at for too long. Say that they are still correct, or change them.',
      permission: 'view-page',
    },
  },
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
    'delete-page': { label: 'Delete pages', scope: 'content', firstRoles: ['publisher', { role: 'editor', own: true }] },
    'self-approve': { label: 'Approve own publication requests' },
    'erase-publications': { label: 'Erase what visitors read' },
  },
  errors: {
    PM_01: { status: 404, text: 'Failed to get the page from the database.' },
    G_49: { status: 409, text: 'Addresses or places of these pages changed in the meantime. Look at them again.' },
    G_50: { status: 400, text: 'These are too many pages to be copied at once.' },
    G_46: { status: 409, text: 'cannot be restored: the plugin that made it is not installed, or older than it.' },
    G_47: { status: 409, text: 'cannot be restored: a file that it shows is no longer in the library.' },
    G_70: { status: 410, text: 'This preview has ended, or was withdrawn.' },
    G_71: { status: 404, text: 'This link has ended already.' },
    G_48: { status: 410, text: 'What visitors read then was erased.' },
    G_96: { status: 400, text: 'is no path of this site, and no address that begins with https.' },
    G_97: { status: 409, text: 'cannot own this page: may not edit it, or cannot sign in.' },
    G_98: { status: 409, text: 'This page is not live: there is nothing to confirm.' },
    G_29: { status: 400, text: 'stands too deep. Blocks may stand in each other on eight levels.' },
    G_30: {
      status: 400,
      text: 'is, or holds, something of a type that is not installed here. That can only stay as it is stored, or be deleted.',
    },
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
  audit: pageAudit,
});
