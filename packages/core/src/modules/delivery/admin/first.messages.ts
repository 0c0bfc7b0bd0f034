/** Titles in the navigation. */
export const firstDeliveryMessages = {
  'nav.delivery': 'Delivery',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstDeliveryMessages: typeof firstDeliveryMessages;
  }
}
