/** Messages of importing redirects and of moving in. */
export const movingMessages = {
  'import.title': 'Import redirects',
  'import.file': 'File',
  'import.help':
    'CSV with the columns from and to: an address of this site, an https address, or 410 for what was removed. The first line names the columns, 100,000 may follow. What the export of this site gives can be imported.',
  'import.choose': 'Choose a file…',
  'import.dryRun': 'Nothing is written yet.',
  'import.created_one': '{{count}} new redirect',
  'import.created_other': '{{count}} new redirects',
  'import.changed_one': '{{count}} changed',
  'import.changed_other': '{{count}} changed',
  'import.unchanged_one': '{{count}} as it is',
  'import.unchanged_other': '{{count}} as they are',
  'import.run_one': 'Import {{count}} redirect',
  'import.run_other': 'Import {{count}} redirects',
  'import.imported_one': '{{count}} redirect imported',
  'import.imported_other': '{{count}} redirects imported',
  'import.refused_one':
    '{{count}} line is not right. Mend it in the file and choose that again: all of it is imported, or nothing.',
  'import.refused_other':
    '{{count}} lines are not right. Mend them in the file and choose that again: all of it is imported, or nothing.',
  'import.wrongLines': 'Lines that are not right',
  'import.line': 'Line {{line}}',
  'import.to': 'Target',
  'import.more_one': 'and {{count}} more',
  'import.more_other': 'and {{count}} more',

  'moving.title': 'Moving in',
  'moving.intro':
    'Give the addresses of the former site, and a page of this one is proposed for each, by paths and by words of titles. Nothing is fetched, and nothing is written before you accept it.',
  'moving.addresses': 'Addresses of the former site',
  'moving.fromFile': 'From a file',
  'moving.fromList': 'From a list',
  'moving.fileHelp': 'Its sitemap.xml, or a text with an address a line. At most 50,000 addresses.',
  'moving.choose': 'Choose a file…',
  'moving.list': 'Addresses',
  'moving.listHelp': 'One a line, with or without the name of the site.',
  'moving.listName': 'List',
  'moving.nothingTyped': 'Paste some addresses first',
  'moving.propose': 'Propose redirects',
  'moving.found_one': '{{count}} redirect proposed',
  'moving.found_other': '{{count}} redirects proposed',
  'moving.notFound_one': '{{count}} address without a proposal',
  'moving.notFound_other': '{{count}} addresses without a proposal',
  'moving.withoutQuery_one':
    '{{count}} was taken without its query, what follows the question mark: redirects do not tell such addresses apart.',
  'moving.withoutQuery_other':
    '{{count}} were taken without their query, what follows the question mark: redirects do not tell such addresses apart.',
  'moving.impossible': 'No redirect can stand here',
  'moving.known_one': '{{count}} leads somewhere already',
  'moving.known_other': '{{count}} lead somewhere already',
  'moving.index': 'An index of several sitemaps',
  'moving.indexText': 'This is an index. Download the sitemaps that it names, and choose one after the other:',
  'moving.threshold': 'Accept',
  'moving.from100': 'those with the same path (100%)',
  'moving.from85': 'the sure ones (from 85%)',
  'moving.from60': 'the likely ones too (from 60%)',
  'moving.from0': 'all',
  'moving.fromNone': 'none',
  'moving.run_one': 'Make {{count}} redirect',
  'moving.run_other': 'Make {{count}} redirects',
  'moving.noneAccepted': 'Accept one first',
  'moving.outdated_one': '{{count}} of them cannot be made any more, because the site changed. Propose them again.',
  'moving.outdated_other': '{{count}} of them cannot be made any more, because the site changed. Propose them again.',
  'moving.proposals': 'Proposed redirects',
  'moving.accept': 'Accept',
  'moving.acceptNamed': 'Accept {{path}}',
  'moving.search': 'Search proposals',
  'moving.score': 'How sure',
  'moving.percent': '{{score}}%',
  'moving.unmatched': 'Without a proposal',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly movingMessages: typeof movingMessages;
  }
}
