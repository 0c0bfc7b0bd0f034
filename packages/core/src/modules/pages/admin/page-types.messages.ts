/** Messages of the list of page types. */
export const pageTypesMessages = {
  'structure.noTypes': 'No page types',
  'structure.noTypesText': 'Page types come with plugins.',
  'structure.typeCount_one': '{{count}} type',
  'structure.typeCount_other': '{{count}} types',
  'structure.typeID': 'Name in the code',
  'structure.inNavigation': 'In the navigation',
  'structure.listed': 'Listed',
  'structure.unlisted': 'Not listed',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly pageTypesMessages: typeof pageTypesMessages;
  }
}
