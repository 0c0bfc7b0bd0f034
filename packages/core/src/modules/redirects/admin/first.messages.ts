/** Titles in the navigation. */
export const firstRedirectsMessages = {
  'nav.redirects': 'Redirects',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstRedirectsMessages: typeof firstRedirectsMessages;
  }
}
