/** Its title in the navigation. */
export const firstMenuMessages = {
  'nav.menuStructure': 'Menu structure',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstMenuMessages: typeof firstMenuMessages;
  }
}
