/** Messages of the dashboard itself. */
export const dashboardMessages = {
  'dashboard.welcome': 'Welcome, {{name}}',
  'dashboard.cardFailed': 'This card could not be shown.',
} as const;

declare module '../messages/message-key.ts' {
  interface MessageCatalogues {
    readonly dashboardMessages: typeof dashboardMessages;
  }
}
