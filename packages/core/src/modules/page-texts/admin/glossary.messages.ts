/** Messages of the glossary of machine translation. */
export const glossaryMessages = {
  'glossary.intro':
    'How words of the site are translated, and which stay as they are. A machine translation is given the terms that its texts hold.',
  'glossary.none': 'This site has no machine translator',
  'glossary.noneText': 'A plugin brings one. Until then nothing is translated by a machine.',
  'glossary.single': 'There is no other language to translate to.',
  'glossary.from': 'From',
  'glossary.to': 'Into',
  'glossary.source': 'Term',
  'glossary.target': 'Translation',
  'glossary.keep': 'Stays as it is',
  'glossary.kept': 'stays as it is',
  'glossary.add': 'Add term',
  'glossary.change': 'Change term',
  'glossary.new': 'New term',
  'glossary.edit': 'Change “{{term}}”',
  'glossary.remove': 'Remove “{{term}}”',
  'glossary.actions': 'Actions',
  'glossary.saved': '“{{term}}” is in the glossary',
  'glossary.removed': '“{{term}}” was removed',
  'glossary.search': 'Narrow the list',
  'glossary.terms': 'Terms',
  'glossary.count_one': '{{count}} term',
  'glossary.count_other': '{{count}} terms',
  'glossary.more_one': 'And {{count}} more: narrow the list to see it.',
  'glossary.more_other': 'And {{count}} more: narrow the list to see them.',
  'glossary.empty': 'No terms yet',
  'glossary.emptyText': 'Begin with the name of your organisation, your products and the words of your trade.',
  'glossary.failed': 'The glossary could not be loaded.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly glossaryMessages: typeof glossaryMessages;
  }
}
