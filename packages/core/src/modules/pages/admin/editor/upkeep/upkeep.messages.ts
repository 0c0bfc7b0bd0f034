/** Messages of pages that are looked at again from time to time. */
export const upkeepMessages = {
  'upkeep.title': 'Looking at it again',
  'upkeep.every': 'To be looked at again',
  'upkeep.everyHelp': 'So long after its publication, or after somebody said that it is still correct.',
  'upkeep.asType': 'As its page type says: {{interval}}',
  'upkeep.never': 'never',
  'upkeep.neverChoice': 'Never',
  'upkeep.days_one': 'after {{count}} day',
  'upkeep.days_other': 'after {{count}} days',
  'upkeep.daysChoice_one': 'After {{count}} day',
  'upkeep.daysChoice_other': 'After {{count}} days',
  'upkeep.owner': 'Owner',
  'upkeep.ownerHelp': 'Gets the mail when it is to be looked at again.',
  'upkeep.nobody': 'Nobody: who published it last is told',
  'upkeep.saved': 'Saved.',
  'upkeep.published': 'Published: {{at}}.',
  'upkeep.publishedBy': 'Published: {{at}}, by {{name}}.',
  'upkeep.confirmed': 'Said to be still correct: {{at}}.',
  'upkeep.confirmedBy': 'Said to be still correct: {{at}}, by {{name}}.',
  'upkeep.dueAt': 'To be looked at again on {{at}}.',
  'upkeep.dueSince': 'To be looked at again since {{at}}.',
  'upkeep.notDue': 'It is not asked for.',
  'upkeep.notLive': 'The days count from its publication.',
  'upkeep.bar': 'Look at this page again',
  'upkeep.ask': 'Is what visitors read here still correct? Since {{at}} it is to be looked at again.',
  'upkeep.view': 'View it on the site',
  'upkeep.confirm': 'Still correct',
  'upkeep.edit': 'Edit the page',
  'upkeep.thanks': 'Noted as still correct.',
  'upkeep.thanksUntil': 'Noted as still correct. It is asked again on {{at}}.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly upkeepMessages: typeof upkeepMessages;
  }
}
