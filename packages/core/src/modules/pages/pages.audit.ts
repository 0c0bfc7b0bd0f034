import type { AuditWords } from '../../contract/audit-words.ts';

/** Words for what the audit log holds of pages. */
export const pageAudit = {
  actions: {
    'page.confirm': 'Confirm that a page is still correct',
    'page.copy-tree': 'Copy a page with all below it',
    'page.create': 'Create a page',
    'page.create-translation': 'Create a translation of a page',
    'page.delete': 'Move a page to the trash',
    'page.duplicate': 'Duplicate a page',
    'page.edit': 'Edit a page',
    'page.empty-trash': 'Empty the trash of pages',
    'page.erase-record': 'Erase what visitors read',
    'page.fold': 'Put edits into the version',
    'page.move': 'Move a page',
    'page.pin-version': 'Keep a version, or let it go',
    'page.presence': 'Be seen on a page',
    'page.publish': 'Publish a page',
    'page.publish-again': 'Put a page back on the site',
    'page.purge': 'Delete a page for good',
    'page.record': 'Keep what visitors read',
    'page.restore': 'Restore a page from the trash',
    'page.restore-version': 'Restore a version of a page',
    'page.revoke-preview': 'Withdraw a link to a preview',
    'page.save': 'Change the slug of a page',
    'page.set-upkeep': 'Set who looks at a page again, and when',
    'page.share-preview': 'Make a link to a preview',
    'page.store': 'Save a page',
    'page.tell-keepers': 'Mail about pages to look at again',
    'page.thin-versions': 'Thin out old versions',
    'page.unpublish': 'Unpublish a page',
  },
  subjects: {
    page: 'Page',
  },
  fields: {
    locale: 'Language',
    published: 'Published version',
    type: 'Page type',
  },
} satisfies AuditWords;
