/** Messages of comments. */
export const commentsMessages = {
  'comments.title': 'Comments',
  'comments.close': 'Close comments',
  'comments.onPage': 'Comment on the page',
  'comments.show': 'Show',
  'comments.open': 'Open ({{count}})',
  'comments.resolved': 'Resolved ({{count}})',
  'comments.failed': 'The comments could not be read',
  'comments.none': 'No open comments',
  'comments.noneText': 'Select words in a field, or a block, and press “Comment”.',
  'comments.noneResolved': 'Nothing was resolved yet',
  'comments.gone': 'This comment does not exist (any more).',

  'comments.page': 'The page',
  'comments.quote': '“{{quote}}”',
  'comments.wordsGone': 'The words are gone: “{{quote}}”',
  'comments.fieldGone': 'The field is gone.',
  'comments.blockGone': 'The block is gone.',
  'comments.former': 'Former user',
  'comments.resolvedBy': 'Resolved by {{name}}',

  'comments.new': 'New comment',
  'comments.newOn': 'New comment on {{place}}',
  'comments.text': 'Comment',
  'comments.help': '@ mentions somebody, who gets a mail.',
  'comments.send': 'Comment',
  'comments.cancel': 'Cancel',
  'comments.reply': 'Reply',
  'comments.replyTo': 'Reply to {{name}}',
  'comments.sendReply': 'Reply',
  'comments.resolve': 'Resolve',
  'comments.resolveOf': 'Resolve the comment of {{name}}',
  'comments.reopen': 'Open again',
  'comments.reopenOf': 'Open again the comment of {{name}}',
  'comments.sent': 'Comment added',
  'comments.replied': 'Reply added',
  'comments.isResolved': 'Comment resolved',
  'comments.isOpen': 'Comment opened again',
  'comments.empty': 'Write something first.',
  'comments.notSent': 'That could not be sent',

  'comments.people': 'People who may be mentioned',
  'comments.peopleFound_one': '{{count}} person',
  'comments.peopleFound_other': '{{count}} people',
  'comments.mentioned': '{{name}} is mentioned',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly commentsMessages: typeof commentsMessages;
  }
}
