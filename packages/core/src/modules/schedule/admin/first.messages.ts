/** Titles in the navigation and on the dashboard. */
export const firstScheduleMessages = {
  'nav.schedule': 'Calendar',
  'dashboard.planned': 'Planned',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstScheduleMessages: typeof firstScheduleMessages;
  }
}
