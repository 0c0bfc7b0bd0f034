/** Title in the navigation. */
export const firstTranslationsMessages = {
  'nav.translations': 'Translations',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstTranslationsMessages: typeof firstTranslationsMessages;
  }
}
