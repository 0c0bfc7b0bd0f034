/** Messages about a translation in its editor. */
export const sourceMessages = {
  'source.bar': 'Changes of the source',
  'source.behind_one': '{{count}} block differs from the source.',
  'source.behind_other': '{{count}} blocks differ from the source.',
  'source.moved_one': '{{count}} block stands elsewhere in the source.',
  'source.moved_other': '{{count}} blocks stand elsewhere in the source.',
  'source.openPage': 'Open the source',
  'source.show': 'Show',
  'source.hide': 'Hide',
  'source.all': 'All are up to date',
  'source.kind.changed': 'Other words',
  'source.kind.came': 'New',
  'source.kind.went': 'Gone',
  'source.kind.moved': 'Moved',
  'source.nothing': 'No text',
  'source.openBlock': 'Open',
  'source.do.came': 'Put in',
  'source.do.went': 'Take out',
  'source.do.moved': 'Move too',
  'source.done.came': 'Leave out',
  'source.done.went': 'Keep',
  'source.done.changed': 'Up to date',
  'source.named': '{{what}}: {{block}}',
  'source.noted': 'Noted',
  'source.applied': 'Done in this translation',
  'source.unsaved': 'That could not be done: what you wrote could not be stored first.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly sourceMessages: typeof sourceMessages;
  }
}
