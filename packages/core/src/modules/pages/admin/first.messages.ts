/** Messages of the page overview, with which a visit begins, and of the navigation. */
export const firstPagesMessages = {
  'nav.pageOverview': 'Page overview',
  'nav.newPage': 'New page',
  'nav.trash': 'Trash',
  'nav.pageTypes': 'Page Types',

  'status.draft': 'Draft',
  'status.live': 'Live',
  'status.changed': 'Unpublished changes',
  'status.requested': 'Publication requested',

  'pages.title': 'Page overview',
  'pages.count_one': '{{count}} page',
  'pages.count_other': '{{count}} pages',

  'editor.untitled': 'Untitled page',

  'pages.new': 'New page',
  'pages.newOf': 'New {{name}}',

  'import.button': 'Import {{label}}',
  'import.drop': 'Drop it here to make a page of it',

  'column.slug': 'Slug',
  'column.type': 'Type',
  'column.locale': 'Language',
  'column.status': 'Status',
  'column.changedBy': 'Changed by',
  'value.yes': 'Yes',
  'value.no': 'No',
  'pages.allTypes': 'All types',
  'pages.allStatuses': 'All states',
  'pages.allLocales': 'All languages',
  'pages.filter.type': 'Type: {{name}}',
  'pages.filter.status': 'Status: {{name}}',
  'pages.filter.locale': 'Language: {{name}}',
  'pages.none.draft': 'No drafts: every page has been published.',
  'pages.none.changed': 'Nothing waits for publication.',
  'pages.none.requested': 'Nothing waits for a review.',
  'pages.choose': 'Choose {{title}}',
  'pages.chooseAll': 'Choose all pages in view',
  'column.chosen': 'Choose',
  'pages.savedLists': 'Saved filters',
  'pages.view': 'View {{title}} on the site',
  'pages.search': 'Search title and slug',
  'pages.empty.title': 'No pages yet',
  'pages.empty.text': 'Pages hold everything that visitors read. Start with one.',
  'pages.unknownType': 'This page type is not installed',
  'pages.unknownTypeText': 'No plugin of this site registers “{{type}}”.',
  'dashboard.start': 'To begin with',
  'dashboard.recent': 'Your recent work',
  'dashboard.waiting': 'Waiting for publication',
  'dashboard.drafts': 'Drafts',
} as const;

declare module '../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstPagesMessages: typeof firstPagesMessages;
  }
}
