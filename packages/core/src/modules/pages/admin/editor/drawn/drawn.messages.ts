/** Messages of two versions that are drawn beside each other. */
export const drawnMessages = {
  'drawn.view': 'How the comparison is shown',
  'drawn.view.drawn': 'Drawn',
  'drawn.view.words': 'In words',
  'drawn.title': 'Both versions as visitors see them',
  'drawn.changes': 'Changes',
  'drawn.count_one': '{{count}} change',
  'drawn.count_other': '{{count}} changes',
  'drawn.none': 'No block differs.',
  'drawn.at': 'Change {{number}} of {{total}}',
  'drawn.said': 'Change {{number}} of {{total}}: {{kind}}, {{name}}',
  'drawn.previous': 'Previous change',
  'drawn.next': 'Next change',
  'drawn.kind.added': 'Added',
  'drawn.kind.removed': 'Removed',
  'drawn.kind.changed': 'Changed',
  'drawn.kind.moved': 'Moved',
  'drawn.kind.movedChanged': 'Moved and changed',
  'drawn.looksSame': 'Looks the same. What differs: {{fields}}',
  'drawn.looksSameAlone': 'Looks the same.',
  'drawn.detail': 'What differs in the chosen block',
  'drawn.frame': 'Page of {{version}}',
  'drawn.before': 'Before',
  'drawn.nothing': 'Visitors see nothing here yet.',
  'drawn.loading': 'The page is being drawn.',
  'drawn.failed': 'This version could not be drawn.',
  'drawn.failedText': 'What differs can be read in words all the same.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly drawnMessages: typeof drawnMessages;
  }
}
