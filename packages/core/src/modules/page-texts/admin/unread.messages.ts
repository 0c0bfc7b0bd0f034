/** Messages of what a machine wrote in the page that is edited. */
export const unreadMessages = {
  'unread.bar': 'Machine translation',
  'unread.count_one': 'A machine translated {{count}} part of this page, and nobody has read it yet.',
  'unread.count_other': 'A machine translated {{count}} parts of this page, and nobody has read them yet.',
  'unread.next': 'Show the next',
  'unread.all': 'Everything looks right',
  'unread.mark': 'Translated by a machine, not read yet',
  'unread.note': 'Translated by a machine. Change it, or say that it is right.',
  'unread.right': 'Looks right',
  'unread.noted': 'Noted: it is right',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly unreadMessages: typeof unreadMessages;
  }
}
