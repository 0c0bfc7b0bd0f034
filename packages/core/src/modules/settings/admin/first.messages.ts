/** Titles in the navigation. */
export const firstSettingsMessages = {
  'nav.siteSettings': 'Site settings',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstSettingsMessages: typeof firstSettingsMessages;
  }
}
