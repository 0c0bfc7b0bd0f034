/** Messages of taking back. */
export const undoMessages = {
  'undo.intro':
    'What was saved of a menu, moved in the page tree, replaced in pages or imported as redirects can be taken back for 30 days. Each change is taken back as a whole, or not at all where something of it was changed since.',
  'undo.title': 'Changes of the structure',
  'undo.change': 'Change',
  'undo.who': 'Who',
  'undo.gone': 'Not there any more',
  'undo.when': 'When',
  'undo.until': 'Until',
  'undo.takeBack': 'Take back',
  'undo.takeBackName': 'Take back: {{action}}, {{subject}}',
  'undo.confirmTitle': 'Take this back?',
  'undo.confirm': '{{action}}: {{subject}}. What it changed is as it was before that.',
  'undo.taken': 'Taken back',
  'undo.done': 'Taken back.',
  'undo.cannot': 'This cannot be taken back',
  'undo.changed': 'Changed since:',
  'undo.more_one': 'and {{count}} more',
  'undo.more_other': 'and {{count}} more',
  'undo.empty': 'Nothing to take back',
  'undo.emptyText': 'Who saves a menu, moves pages, replaces texts or imports redirects finds it here.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly undoMessages: typeof undoMessages;
  }
}
