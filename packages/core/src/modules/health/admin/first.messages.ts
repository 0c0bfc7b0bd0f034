/** Messages of site health in the first download: the navigation. */
export const firstHealthMessages = {
  'nav.health': 'Site health',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstHealthMessages: typeof firstHealthMessages;
  }
}
