/** Messages of the widget with which to begin. */
export const startWidgetMessages = {
  'dashboard.newPage': 'Make a new page',
  'dashboard.newPageText': 'Give it a title, then build it of blocks.',
  'dashboard.pages': 'Look through all pages',
  'dashboard.pagesText': 'Find one by title, type or language.',
  'dashboard.you': 'Set up your account',
  'dashboard.youText': 'Picture, password, second factor, theme.',
} as const;

declare module '../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly startWidgetMessages: typeof startWidgetMessages;
  }
}
