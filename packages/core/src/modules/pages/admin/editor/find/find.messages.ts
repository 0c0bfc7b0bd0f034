/** Messages of the search in a page. */
export const findMessages = {
  'find.label': 'Find',
  'find.replaceWith': 'Replace with',
  'find.capitals': 'Capitals matter',
  'find.noTerm': 'No term',
  'find.none': 'Not found',
  'find.count_one': '{{count}} found',
  'find.count_other': '{{count}} found',
  'find.place': '{{number}} of {{total}}',
  'find.previous': 'Previous',
  'find.next': 'Next',
  'find.close': 'Close',
  'find.replace': 'Replace',
  'find.replaceAll': 'Replace all',
  'find.replaced_one': '{{count}} replaced',
  'find.replaced_other': '{{count}} replaced',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly findMessages: typeof findMessages;
  }
}
