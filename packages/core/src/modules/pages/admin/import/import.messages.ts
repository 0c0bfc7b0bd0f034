/** Messages of pages that are made of files. */
export const importMessages = {
  'import.reading': 'Reading {{name}}…',
  'import.failed': 'This file could not be read.',
  'import.unknown': 'Only files of these kinds become pages: {{kinds}}.',
  'import.leftOut': 'What was left out, and why',
  'import.confirm': 'Make a draft',
  'import.uploading': 'Uploading {{done}} of {{total}}…',
  'import.creating': 'Making the draft…',
  'import.goOn': 'Go on without these',
  'import.tryAgain': 'Try again',
  'import.done': 'A draft was made of {{name}}.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly importMessages: typeof importMessages;
  }
}
