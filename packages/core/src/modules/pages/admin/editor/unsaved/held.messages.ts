/** Messages of the fields that could not be stored. */
export const heldMessages = {
  'held.field': '{{field}} is kept on this device only. {{why}}',
  'held.fieldHere': '{{field}} is in this window only, and this browser keeps nothing. {{why}}',
  'held.characters': 'It holds characters that cannot be stored.',
  'held.size': 'It is too large to be stored.',
  'held.depth': 'It is nested too deeply to be stored.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly heldMessages: typeof heldMessages;
  }
}
