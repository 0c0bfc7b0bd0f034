import { defineServer, provide, searchEngine } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { search } from '../manifest.ts';
import { createEngine } from './engine/create-engine.ts';
import { ownEngine } from './engine/own-engine.ts';
import { derivedTables } from './engine/tables.ts';
import { forgetSearches } from './insight/insight.queries.ts';
import { insightRoutes } from './insight/insight.routes.ts';
import { createSearchCounts, searchCounts } from './insight/search-counts.ts';
import { explainRoutes } from './explain.routes.ts';
import { fileRoutes } from './files/file.routes.ts';
import { askForReading } from './files/page-files.ts';
import { readFilesJob } from './files/read-files.job.ts';
import { unreadMeasure } from './files/unread.measure.ts';
import { loadResults } from './load-results.ts';
import { createReadRules } from './words/read-rules.ts';
import { RuleSchema } from './words/rule.entity.ts';
import { ruleRoutes } from './words/rule.routes.ts';

/** The server entry of search. */
export default defineServer<typeof search>({
  routes: [...ruleRoutes, ...insightRoutes, ...explainRoutes, ...fileRoutes],
  entities: [RuleSchema],
  migrations: {
    '0001-index': () => import('./migrations/0001-index.ts'),
    '0002-words': () => import('./migrations/0002-words.ts'),
    '0003-insight': () => import('./migrations/0003-insight.ts'),
    '0004-files': () => import('./migrations/0004-files.ts'),
    '0005-run': () => import('./migrations/0005-run.ts'),
    '0006-quick-index': () => import('./migrations/0006-quick-index.ts'),
    '0007-plain-words': () => import('./migrations/0007-plain-words.ts'),
    '0008-light-sections': () => import('./migrations/0008-light-sections.ts'),
    '0009-word-order': () => import('./migrations/0009-word-order.ts'),
    '0010-roomy-words': () => import('./migrations/0010-roomy-words.ts'),
    '0011-slim-matches': () => import('./migrations/0011-slim-matches.ts'),
  },
  // What was counted is nobody's work, and gone in weeks: a restore begins to count anew.
  leftOutOfBackups: [...derivedTables, 'site_search_count'],
  health: { unread: unreadMeasure },
  jobs: { 'read-files': readFilesJob(), 'forget-searches': { cron: '47 2 * * *', run: (_, app) => forgetSearches(app) } },
  loaders: { results: (_, context) => loadResults(context) },
  services: [
    provide(ownEngine, (app: PluginApp) =>
      createEngine({
        derived: app.derived,
        locales: app.site.availableLocales,
        rulesOf: createReadRules(app),
        now: app.now,
        timeZone: app.site.timeZone,
        askForReading: () => askForReading(app),
      }),
    ),
    provide(searchCounts, createSearchCounts, [], (counts) => counts.write()),
    provide(searchEngine, (app: PluginApp) => app.service(ownEngine), [ownEngine]),
  ],
  auditSubjects: { rule: { table: 'site_search_rule', name: 'term' } },
});
