/** Messages of the button of what is planned, which each editor shows. */
export const planButtonMessages = {
  'plan.none': 'Plan when it goes live or leaves the site',
  'plan.publishAt': 'Live {{at}}',
  'plan.unpublishAt': 'Off {{at}}',
  'plan.failed.publish': 'Was not published',
  'plan.failed.unpublish': 'Did not leave the site',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly planButtonMessages: typeof planButtonMessages;
  }
}
