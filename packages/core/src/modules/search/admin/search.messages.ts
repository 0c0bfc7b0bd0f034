/** Messages of the search index. */
export const searchMessages = {
  'search.none': 'No search engine is installed',
  'search.noneText':
    'Visitors cannot search this site. Whoever runs it installs a plugin that brings an engine, such as @lectern/search.',
  'search.pages': 'Pages that can be found',
  'search.pagesText': 'Visitors find what is live, a moment after it is published. What is taken off the site is gone at once.',
  'search.count_one': '{{count}} page can be found.',
  'search.count_other': '{{count}} pages can be found.',
  'search.finished': 'All pages were indexed last {{when}}.',
  'search.indexAll': 'Index all pages',
  'search.indexing': 'Indexing: {{done}} of {{total}} pages',
  'search.secondsLeft_one': 'about {{count}} second left',
  'search.secondsLeft_other': 'about {{count}} seconds left',
  'search.indexed': 'All pages are indexed.',
  'search.indexFailed': 'Not all pages could be indexed. What could be found before still can, and it is tried again by itself.',
  'search.stop': 'Stop indexing',
  'search.cancelled': 'Indexing was stopped. What could be found before still can.',
  'search.removeAll': 'Remove all pages',
  'search.removeTitle': 'Remove all pages from the search index?',
  'search.removeText': 'Visitors find nothing until all pages are indexed again. The pages themselves stay as they are.',
  'search.removed': 'The search index is empty: visitors find nothing. Index all pages to change that.',
  'search.removeFailed': 'The search index could not be emptied.',
  'search.failed': 'Pages that could not be indexed',
  'search.failedText':
    'Others do not wait for them. Each is tried again by itself, ever more seldom, at least every hour; publishing it anew tries it at once.',
  'search.failedCount_one': '{{count}} page could not be indexed.',
  'search.failedCount_other': '{{count}} pages could not be indexed.',
  'search.failedListed': 'These are the latest {{listed}} of them.',
  'search.try': 'Try a search',
  'search.tryText': 'What visitors find, the best first, in the language of your choice.',
  'search.term': 'Words',
  'search.locale': 'Language',
  'search.allLocales': 'All languages',
  'search.found_one': '{{count}} page for “{{term}}”',
  'search.found_other': '{{count}} pages for “{{term}}”',
  'search.corrected': 'Read as “{{term}}”.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly searchMessages: typeof searchMessages;
  }
}
