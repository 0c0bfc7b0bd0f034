/** Its title in the navigation. */
export const firstMediaMessages = {
  'nav.mediaLibrary': 'Media Library',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstMediaMessages: typeof firstMediaMessages;
  }
}
