/** Its title in the navigation. */
export const firstRolesMessages = {
  'nav.roles': 'Roles',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstRolesMessages: typeof firstRolesMessages;
  }
}
