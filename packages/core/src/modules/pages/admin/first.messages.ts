/** Messages of the page overview, with which a visit begins, and of the navigation. */
export const firstPagesMessages = {
  'nav.pageOverview': 'Page overview',
  'nav.newPage': 'New page',
  'nav.trash': 'Trash',
  'nav.pageTypes': 'Page Types',

  'status.draft': 'Concept',
  'status.live': 'Live',
  'status.changed': 'Unpublished changes',
  'status.requested': 'Publish request',
  'status.planned': 'Planned',
  'status.planFailed': 'Plan failed',
  'status.comments_one': '{{count}} comment',
  'status.comments_other': '{{count}} comments',
  'status.due': 'To look at again',

  'pages.title': 'Page overview',
  'pages.count_one': '{{count}} page',
  'pages.count_other': '{{count}} pages',

  'editor.untitled': 'Untitled page',

  'view.label': 'View',
  'view.list': 'List',
  'view.tree': 'Tree',

  'pages.new': 'New page',
  'pages.newOf': 'New {{name}}',

  'import.button': 'Import {{label}}',
  'import.drop': 'Drop it here to make a page of it',

  'column.slug': 'Slug',
  'column.type': 'Type',
  'column.locale': 'Language',
  'column.status': 'Status',
  'column.changedBy': 'Editor',
  'column.reviewDueAt': 'To look at since',
  'value.yes': 'Yes',
  'value.no': 'No',
  'pages.allTypes': 'All types',
  'pages.allStatuses': 'All pages',
  'pages.outstanding': 'Outstanding publication requests',
  'pages.check': 'Check page',
  'pages.checkOf': 'Check page {{title}}',
  'pages.allLocales': 'All languages',
  'pages.filter.type': 'Type: {{name}}',
  'pages.filter.status': 'Status: {{name}}',
  'pages.filter.locale': 'Language: {{name}}',
  'pages.none.draft': 'No concepts: every page has been published.',
  'pages.none.changed': 'Nothing waits for publication.',
  'pages.none.requested': 'Nothing waits for a review.',
  'pages.none.planned': 'Nothing is planned.',
  'pages.none.due': 'Nothing has to be looked at again.',
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
  'dashboard.drafts': 'Concepts',
  'dashboard.due': 'Pages to look at again',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstPagesMessages: typeof firstPagesMessages;
  }
}
