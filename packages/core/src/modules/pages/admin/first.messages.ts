/** Messages of the page overview, with which a visit begins, and of the navigation. */
export const firstPagesMessages = {
  'nav.pageOverview': 'Page overview',
  'nav.newPage': 'New page',
  'nav.pageTypes': 'Page Types',
  'nav.publicationRequests': 'Publication Requests',

  'status.draft': 'Draft',
  'status.live': 'Live',
  'status.changed': 'Unpublished changes',

  'pages.title': 'Page overview',
  'pages.count_one': '{{count}} page',
  'pages.count_other': '{{count}} pages',

  'editor.untitled': 'Untitled page',

  'pages.new': 'New page',

  'import.button': 'Import {{label}}',
  'import.drop': 'Drop it here to make a page of it',

  'column.slug': 'Slug',
  'column.type': 'Type',
  'column.locale': 'Language',
  'column.status': 'Status',
  'pages.allTypes': 'All types',
  'pages.allLocales': 'All languages',
  'pages.filter.type': 'Type: {{name}}',
  'pages.filter.locale': 'Language: {{name}}',
  'pages.view': 'View {{title}} on the site',
  'pages.search': 'Search title and slug',
  'pages.empty.title': 'No pages yet',
  'pages.empty.text': 'Pages hold everything that visitors read. Start with one.',
  'pages.unknownType': 'This page type is not installed',
  'pages.unknownTypeText': 'No plugin of this site registers “{{type}}”.',
  'dashboard.start': 'To begin with',
} as const;

declare module '../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstPagesMessages: typeof firstPagesMessages;
  }
}
