/** Messages of the widgets of pages. */
export const startWidgetMessages = {
  'dashboard.elsewhere': 'What would stand here stands in another card, where more is to be done.',
  'dashboard.noRecent': 'Pages that you work on appear here.',
  'dashboard.noWaiting': 'Everything that is live is up to date.',
  'dashboard.allWaiting_one': '{{count}} page with unpublished changes',
  'dashboard.allWaiting_other': 'All {{count}} pages with unpublished changes',
  'dashboard.noDrafts': 'There are no concepts.',
  'dashboard.allDrafts_one': '{{count}} concept',
  'dashboard.allDrafts_other': 'All {{count}} concepts',
  'dashboard.noDue': 'Nothing has to be looked at again now.',
  'dashboard.allDue_one': '{{count}} page to look at again',
  'dashboard.allDue_other': 'All {{count}} pages to look at again',
  'dashboard.newPage': 'Make a new page',
  'dashboard.pages': 'Look through all pages',
  'dashboard.pagesText': 'Find one by title, type or language.',
  'dashboard.you': 'Set up your account',
  'dashboard.youText': 'Picture, password, second factor, theme.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly startWidgetMessages: typeof startWidgetMessages;
  }
}
