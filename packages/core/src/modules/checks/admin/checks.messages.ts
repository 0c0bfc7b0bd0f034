/** Messages of what checks found. */
export const checksMessages = {
  'checks.none': 'The checks find nothing.',
  'checks.off': 'This site makes no checks.',
  'checks.warns': 'Warning',
  'checks.blocks': 'Prevents publication',
  'checks.waived': 'Waived',
  'checks.waivedBy': '{{name}}, {{when}}: {{reason}}',
  'checks.somebody': 'Somebody',
  'checks.waive': 'Waive…',
  'checks.waiveOf': 'Waive “{{check}}”…',
  'checks.reason': 'Why that is no reason to wait',
  'checks.reasonHelp': 'Reviewers read it, and it stands in the history of the page.',
  'checks.waiveNow': 'Waive',
  'checks.waivedNotice': '“{{check}}” is waived as long as these fields stay as they are',
  'checks.waiveFailed': 'The check was not waived.',
  'checks.takeBack': 'Take back',
  'checks.about': '“{{text}}”',
  'checks.page': 'The page as a whole',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly checksMessages: typeof checksMessages;
  }
}
