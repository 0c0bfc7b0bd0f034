/** Messages of sending pages to translators and taking them in. */
export const translatingMessages = {
  'translating.title': 'Translators',
  'translating.text':
    'An XLIFF 2 file holds the texts of the page for a translator’s program, and what is translated already. What comes back goes into the draft of the translation.',
  'translating.to': 'Into',
  'translating.out': 'Download XLIFF',
  'translating.in': 'Take a translated file in…',
  'translating.single': 'There is no other language to translate to.',
  'translating.several': 'These pages are of several languages. Choose pages of one.',
  'translating.tooMany': 'At most {{count}} pages go into one file.',
  'translating.taken_one': '{{count}} text taken in',
  'translating.taken_other': '{{count}} texts taken in',
  'translating.nothing': 'Nothing was taken in',
  'translating.refused': 'Not taken in',
  'translating.changed': 'the original says something else by now',
  'translating.unknown': 'not in the original',
  'translating.missing': 'not in the translation',
  'translating.invalid': 'its marks or links are not those of the original',
  'translating.gone': 'not there any more',
  'translating.untranslated': 'there is no translation yet: add it first',
  'translating.forbidden': 'not yours to change',
  'translating.pagePart': 'Page',
  'translating.goneName': 'A page',
  'translating.failed': 'The file could not be read.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly translatingMessages: typeof translatingMessages;
  }
}
