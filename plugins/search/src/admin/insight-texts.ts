import { defineMessages } from '@lectern/core/admin';
import manifest from '../manifest.ts';

/** The texts of the screen of searches. */
export const t = defineMessages(manifest, {
  'insight.title': 'Searches',
  'insight.count_one': '{{count}} term',
  'insight.count_other': '{{count}} terms',
  'insight.intro':
    'What visitors searched for, from the third time on. Nothing is kept of who searched, and nothing for longer than 90 days.',
  'insight.search': 'Search for a term',
  'insight.term': 'Term',
  'insight.searches': 'Searches',
  'insight.results': 'Pages found',
  'insight.none': 'None',
  'insight.locale': 'Language',
  'insight.allLocales': 'All languages',
  'insight.localeFilter': 'Language: {{name}}',
  'insight.next': 'What to do',
  'insight.addSynonym': 'Add synonym',
  'insight.addSynonymTo': 'Add synonym for {{term}}',
  'insight.show': 'Show as visitor',
  'insight.showTerm': 'Show as visitor: {{term}} (new tab)',
  'insight.empty': 'No searches yet',
  'insight.emptyText':
    'Here will stand what visitors type into the search field, how often, and what they do not find: each term once it was searched for three times.',
  'insight.goodNews': 'No search was without a result.',

  'outcome.label': 'Which searches',
  'outcome.all': 'All',
  'outcome.none': 'Without a result',

  'period.label': 'Period',
  'period.30': 'Last 30 days',
  'period.90': 'Last 90 days',

  'weeks.title': 'Searches by week',
  'weeks.week': 'Week from',
  'weeks.searches': 'Searches',
  'weeks.found': 'With a result',
  'weeks.fruitless': 'Without a result',
});
