/** Messages of the field that holds tags. */
export const tagFieldMessages = {
  'tags.ofPage': 'Tags',
  'tags.ofPageHelp': 'They go live with the page. Visitors read the public ones.',
  'tags.add': 'Add a tag',
  'tags.chosen': 'Tags: {{name}}',
  'tags.suggestions': 'Tags that fit',
  'tags.suggestionCount_one': '{{count}} tag fits',
  'tags.suggestionCount_other': '{{count}} tags fit',
  'tags.noneFit': 'No tag is called “{{term}}”.',
  'tags.create': 'New tag “{{term}}”',
  'tags.createPrivate': 'New private tag “{{term}}”',
  'tags.private': 'Private',
  'tags.gone': 'A tag that is gone',
  'tags.removeNamed': 'Remove tag {{name}}',
  'tags.added': 'Tag {{name}} added',
  'tags.removed': 'Tag {{name}} removed',
  'tags.full_one': 'Only one tag fits here.',
  'tags.full_other': 'No more than {{count}} tags fit here.',
  'tags.none': 'No tags',
  'tags.failed': 'The tags could not be loaded.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly tagFieldMessages: typeof tagFieldMessages;
  }
}
