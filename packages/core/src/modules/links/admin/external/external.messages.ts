/** Messages of the screen of links to other sites. */
export const externalMessages = {
  'external.title': 'Links to other sites',
  'external.count_one': '{{count}} address',
  'external.count_other': '{{count}} addresses',
  'external.intro': 'Looked at once a week. Broken is what could not be opened on two days.',
  'external.search': 'Search addresses',
  'external.empty': 'No links to other sites',
  'external.emptyText': 'No live page, menu or setting that you may change leads to another site.',
  'external.state': 'State',
  'external.allStates': 'All states',
  'external.filter': 'State: {{name}}',
  'external.address': 'Address',
  'external.since': 'Since',
  'external.lastGood': 'Last good',
  'external.checked': 'Looked at',
  'external.where': 'Where',
  'external.never': 'Never',
  'external.more_one': 'and {{count}} more',
  'external.more_other': 'and {{count}} more',
  'external.elsewhere_one': '{{count}} menu or setting',
  'external.elsewhere_other': '{{count}} menus and settings',
  'external.untitled': 'Untitled',

  'external.unchecked': 'Not looked at yet',
  'external.good': 'Good',
  'external.moved': 'Moved for good',
  'external.closed': 'Closed to machines',
  'external.failing': 'Failed once',
  'external.broken': 'Broken',

  'external.reason.status': 'The other site answers with {{status}}.',
  'external.reason.name': 'Its name is not known on the internet.',
  'external.reason.private': 'It lies within a network, where visitors do not get.',
  'external.reason.time': 'It did not answer within ten seconds.',
  'external.reason.secure': 'Its encryption is not valid, so that browsers warn of it.',
  'external.reason.circle': 'It leads on and on.',
  'external.reason.connection': 'It does not answer.',
  'external.reason.scheme': 'It leads to something that is no web address.',
  'external.closedText': 'It answers with {{status}}: people may well be let in. Look for yourself.',
  'external.failingText': 'It counts as broken if it fails again a day later.',
  'external.movedTo': 'Leads to',

  'external.open': 'Open in a new tab',
  'external.check': 'Check now',
  'external.checkedNow': 'Looked at: {{state}}',
  'external.facts': 'What is known',
  'external.next': 'Next look',
  'external.sources': 'Where it stands',
  'external.sourcesFailed': 'Where it stands could not be loaded.',
  'external.mend': 'Mend',
  'external.newAddress': 'New address',
  'external.newHelp':
    'Takes its place in the drafts and menus that you may change. What is live of a page follows with its next publication.',
  'external.same': 'Write another address first.',
  'external.replace': 'Replace in drafts',
  'external.replaced': 'Replaced. Pages: {{pages}}, menus: {{menus}}',
  'external.skipped': 'Left as they are, because you may not change them here:',
  'external.command': 'Links to other sites',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly externalMessages: typeof externalMessages;
  }
}
