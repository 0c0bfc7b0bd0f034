/** Messages of site health. */
export const healthMessages = {
  'health.title': 'Site health',
  'health.intro': 'What wants attention on the site, of what you may change.',
  'health.failed': 'How the site is could not be loaded.',
  'health.uncounted': 'Could not be counted',
  'health.found_one': '{{count}} found',
  'health.found_other': '{{count}} found',
  'health.attention': 'Wants attention',
  'health.well': 'In order',
  'health.allWell': 'Everything that is counted is in order.',
  'health.show': 'Show all of site health',
  'health.back': 'Site health',
  'health.page': 'Title',
  'health.locale': 'Language',
  'health.detail': 'Where',
  'health.untitled': 'Untitled',
  'health.listNone': 'There is none any more.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly healthMessages: typeof healthMessages;
  }
}
