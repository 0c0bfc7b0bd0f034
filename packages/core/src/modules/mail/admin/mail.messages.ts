/** Messages of the mails and of their widget. */
export const mailMessages = {
  'mails.title': 'Mails',
  'mails.count_one': '{{count}} mail',
  'mails.count_other': '{{count}} mails',
  'mails.refresh': 'Refresh',
  'mails.search': 'Search recipient and kind',
  'mails.template': 'Mail',
  'mails.template.activation': 'Invitation',
  'mails.template.reset': 'New password',
  'mails.template.addressChanged': 'Another e-mail address',
  'mails.template.publicationRequested': 'Publication request',
  'mails.template.publicationDecided': 'Decision on a publication',
  'mails.recipient': 'Recipient',
  'mails.gone': 'Deleted user',
  'mails.state': 'State',
  'mails.allStates': 'All states',
  'mails.filter.state': 'State: {{name}}',
  'mails.waiting': 'Waiting',
  'mails.sending': 'Sending',
  'mails.sent': 'Sent',
  'mails.failed': 'Failed',
  'mails.obsolete': 'Not needed',
  'mails.attempts': 'Tries',
  'mails.queuedAt': 'Queued',
  'mails.lastError': 'Last problem',
  'mails.nextAttempt': 'Next try: {{time}}.',
  'mails.retry': 'Send “{{name}}” to {{recipient}} now',
  'mails.retried': 'The mail is sent again',
  'mails.empty': 'No mails yet',
  'mails.none.waiting': 'No mail waits: all have gone out.',
  'mails.none.failed': 'No mail has failed.',
  'mails.emptyText': 'Invitations and links for new passwords appear here. Their texts are kept nowhere.',
  'mails.toFiles': 'No mail server is set up (SMTP_URL). Mails are put as .eml files into the folder “mail” of the data folder.',
  'mails.nowhere': 'No mail server is set up (SMTP_URL). Mails wait until there is one.',

  'dashboard.noMails': 'No mail waits or failed',
  'dashboard.toMails': 'All mails',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly mailMessages: typeof mailMessages;
  }
}
