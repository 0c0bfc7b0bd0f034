/** Titles in the navigation and on the dashboard. */
export const firstAuthMessages = {
  'nav.settings': 'Settings',
  'dashboard.sessions': 'Where you are logged in',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstAuthMessages: typeof firstAuthMessages;
  }
}
