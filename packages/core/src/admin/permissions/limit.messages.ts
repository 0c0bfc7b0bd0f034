/** Messages of the limits of a permission. */
export const limitMessages = {
  'grant.types': 'the page types {{names}}',
  'grant.locales': 'the languages {{names}}',
  'grant.underPage': 'one part of the site',
  'grant.own': 'own pages',
} as const;

declare module '../messages/message-key.ts' {
  interface MessageCatalogues {
    readonly limitMessages: typeof limitMessages;
  }
}
