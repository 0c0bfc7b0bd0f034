/** Messages of a trash, whatever lies in it. */
export const trashMessages = {
  'trash.name': 'Name',
  'trash.title': 'Trash',
  'trash.search': 'Search the trash',
  'trash.deleted': 'Deleted',
  'trash.deletedBy': '{{when}} by {{name}}',
  'trash.goneAt': 'Days left',
  'trash.daysLeft_one': '{{count}} day',
  'trash.daysLeft_other': '{{count}} days',
  'trash.restore': 'Restore',
  'trash.restoreNamed': 'Restore {{name}}',
  'trash.purge': 'Delete for good',
  'trash.purgeNamed': 'Delete for good: {{name}}',
  'trash.purgeTitle': 'Delete {{name}} for good?',
  'trash.purged': '{{name}} is gone for good',
  'trash.empty': 'The trash is empty',
  'trash.emptyText': 'What is deleted stays here for 30 days.',
} as const;

declare module '../messages/message-key.ts' {
  interface MessageCatalogues {
    readonly trashMessages: typeof trashMessages;
  }
}
