/** Titles in the navigation. */
export const firstUndoMessages = {
  'nav.undo': 'Take back',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstUndoMessages: typeof firstUndoMessages;
  }
}
