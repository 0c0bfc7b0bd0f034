/** Titles in the navigation and on the dashboard. */
export const firstUsersMessages = {
  'nav.users': 'User Management',
  'dashboard.users': 'Users',
  'dashboard.invitations': 'Pending invitations',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstUsersMessages: typeof firstUsersMessages;
  }
}
