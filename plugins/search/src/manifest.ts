import { definePlugin } from '@lectern/core';
import { auditWords } from './audit-words.ts';
import { results } from './blocks/results/results.block.ts';

export type { ResultFilter, ResultItem, ResultsData } from './results.types.ts';

/** Search: finds the words of pages, their inflections, and the parts of compounds. */
export const search = definePlugin({
  name: '@lectern/search',
  id: 'site-search',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { blocks: ['results'], admin: true },
  options: async () => (await import('./options.ts')).searchOptions,
  audit: auditWords,
  errors: {
    SS_01: { status: 409, text: 'has a rule of this kind already.' },
    SS_02: { status: 400, text: 'has to be one word.' },
    SS_03: { status: 400, text: 'has to be at least two words, one for each part.' },
    SS_04: { status: 400, text: 'is before the first day.' },
    SS_05: { status: 409, text: 'There are 2,000 rules already, and there may be no more.' },
    SS_06: { status: 400, text: 'is not live in this language, or not to be found by search.' },
  },
  menu: [
    { title: 'Search words', icon: 'spell-check', slug: 'words', permission: 'manage-search' },
    { title: 'Searches', icon: 'chart-column', slug: 'insight', permission: 'manage-search' },
    { title: 'Try a search', icon: 'search', slug: 'explain', permission: 'manage-search' },
  ],
  health: {
    unread: {
      label: 'Files whose words are not found',
      help: 'Files on live pages that search could not read, such as scans and files with a password. Put up one that holds text.',
      permission: 'manage-search',
    },
  },
  blocks: { results },
  behaviours: ['more', 'suggest'],
});

export { search as default };
