/** Messages of tags in the first download: the navigation and the filter of lists. */
export const firstTagsMessages = {
  'nav.tags': 'Tags',
  'tags.filter': 'Tag: {{name}}',
  'tags.filterLabel': 'Tag',
  'tags.filterAll': 'All tags',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstTagsMessages: typeof firstTagsMessages;
  }
}
