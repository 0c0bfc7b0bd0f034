/** Messages of the list of pages by language. */
export const matrixMessages = {
  'matrix.count_one': '{{count}} page',
  'matrix.count_other': '{{count}} pages',
  'matrix.search': 'Search titles',
  'matrix.page': 'Page',
  'matrix.untitled': 'Untitled',
  'matrix.type': 'Type',
  'matrix.language': 'Language',
  'matrix.state': 'State',
  'matrix.allTypes': 'All types',
  'matrix.allLanguages': 'All languages',
  'matrix.allStates': 'All states',
  'matrix.missing': 'Missing',
  'matrix.outdated': 'Behind',
  'matrix.outdatedBy_one': '{{count}} block behind',
  'matrix.outdatedBy_other': '{{count}} blocks behind',
  'matrix.draft': 'Draft',
  'matrix.requested': 'Requested',
  'matrix.live': 'Live',
  'matrix.hidden': 'You may not see this page',
  'matrix.cell': '{{title}}, {{language}}: {{state}}',
  'matrix.none': 'There are no pages yet',
  'matrix.noneMissing': 'No translation is missing',
  'matrix.noneOutdated': 'No translation is behind',
  'matrix.filter': '{{label}}: {{value}}',
  'matrix.choose': 'Choose',
  'matrix.chooseOne': 'Choose {{title}}',
  'matrix.chooseAll': 'Choose all in view',
  'matrix.chosen_one': '{{count}} page chosen',
  'matrix.chosen_other': '{{count}} pages chosen',
  'matrix.actions': 'Translate the chosen pages',
  'matrix.to': 'To',
  'matrix.create': 'Make translations',
  'matrix.clear': 'Choose none',
  'matrix.tooMany': 'At most {{count}} pages at once.',
  'matrix.made_one': '{{count}} translation made, as a draft',
  'matrix.made_other': '{{count}} translations made, as drafts',
  'matrix.result': '{{made}} made, {{leftOut}} left out',
  'matrix.leftOutText': 'For these pages no translation was made:',
  'matrix.close': 'Close',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly matrixMessages: typeof matrixMessages;
  }
}
