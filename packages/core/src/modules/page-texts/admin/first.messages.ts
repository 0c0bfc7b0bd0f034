/** Its titles in the navigation. */
export const firstPageTextsMessages = {
  'nav.findReplace': 'Find and replace',
  'nav.glossary': 'Glossary',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstPageTextsMessages: typeof firstPageTextsMessages;
  }
}
