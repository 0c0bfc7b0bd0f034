import { defineBlock, draw, fields, loads } from '@lectern/core';
import type { ResultsData } from '../../results.types.ts';

/** Results at a time. */
export const resultsAtATime = 10;
/** The most that are shown on one page. */
export const mostResults = 100;

export const results = defineBlock({
  label: 'Search',
  description: 'The field in which visitors search, and what they find.',
  icon: 'search',
  group: 'Navigation',
  preview: {
    ground: draw.bar(8, 8, 52, 9),
    accent: draw.bar(62, 8, 14, 9),
    text: draw.lines(8, 25, 68, 3) + draw.lines(8, 42, 68, 2),
  },
  version: 1,
  fields: {
    popular: fields.list({
      label: 'Pages for whoever finds nothing',
      itemLabel: 'Page',
      help: 'Often visited pages, shown below the field before a search, and where nothing is found.',
      max: 8,
      of: { link: fields.link({ label: 'Link', hasLabel: true, required: true }) },
    }),
  },
  load: loads<ResultsData>(),
  query: {
    q: { pattern: /.{1,200}/, kept: false },
    kind: { pattern: /[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*/, kept: false },
    language: { pattern: /[a-z]{2}-[A-Z]{2}/, kept: false },
    show: { pattern: /[2-9]0|100/, kept: false },
  },
  summary: () => '',
});
