/** Messages of translating by machine, and of what it wrote. */
export const machineMessages = {
  'machine.title': 'Machine translation',
  'machine.text':
    'Goes into the draft of the translation, which is added where there is none. Every block that was translated so is marked until somebody changes it or says that it is right.',
  'machine.only': 'Translate',
  'machine.changed': 'Untranslated and changed',
  'machine.all': 'Everything, also by people',
  'machine.run': 'Translate by machine',
  'machine.stop': 'Stop',
  'machine.progress': '{{done}} of {{total}} pages',
  'machine.working': 'Being translated…',
  'machine.texts_one': '{{count}} text translated',
  'machine.texts_other': '{{count}} texts translated',
  'machine.none': 'Nothing to translate: it is up to date',
  'machine.new': 'added',
  'machine.pages_one': '{{count}} page translated',
  'machine.pages_other': '{{count}} pages translated',
  'machine.failed_one': '{{count}} page was not translated',
  'machine.failed_other': '{{count}} pages were not translated',
  'machine.results': 'What became of them',
  'machine.left': 'Left out',
  'machine.refused.changed': 'the original was changed meanwhile',
  'machine.refused.edited': 'the translation was changed meanwhile',
  'machine.refused.missing': 'not in the translation',
  'machine.refused.invalid': 'one text came back without its links or marks',
  'machine.notDone': 'Not translated',
  'machine.glossary': 'Glossary',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly machineMessages: typeof machineMessages;
  }
}
