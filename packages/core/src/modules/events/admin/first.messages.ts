/** Titles in the navigation. */
export const firstEventMessages = {
  'nav.events': 'Events',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstEventMessages: typeof firstEventMessages;
  }
}
