/** Titles in the navigation and on the dashboard. */
export const firstMailMessages = {
  'nav.mails': 'Mails',
  'dashboard.mails': 'Mail',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstMailMessages: typeof firstMailMessages;
  }
}
