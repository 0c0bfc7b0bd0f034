/** Messages of the button of the comments, which each editor shows. */
export const commentsButtonMessages = {
  'comments.button_one': 'Comments, {{count}} open',
  'comments.button_other': 'Comments, {{count}} open',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly commentsButtonMessages: typeof commentsButtonMessages;
  }
}
