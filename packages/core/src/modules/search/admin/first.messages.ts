/** Titles in the navigation. */
export const firstSearchMessages = {
  'nav.search': 'Search index',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstSearchMessages: typeof firstSearchMessages;
  }
}
