/** Names in the navigation and on the dashboard. */
export const firstPublicationMessages = {
  'nav.publicationRequests': 'Publication Requests',
  'dashboard.toReview': 'To review',
  'dashboard.ownRequests': 'Your publication requests',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstPublicationMessages: typeof firstPublicationMessages;
  }
}
