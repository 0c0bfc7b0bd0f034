import { defineModuleServer } from '#server/define-server.ts';
import { provide } from '#server/kernel/service.ts';
import { addressCounts, createAddressCounts } from './address-counts.ts';
import { addressReader } from './address-reader.ts';
import { missingMeasure } from './missing.measure.ts';
import { importUndo } from './commands/import-rules.command.ts';
import { migrations } from './migrations/index.ts';
import { createPatternBook, patternBook } from './pattern-book.ts';
import { redirectRoutes } from './redirects.routes.ts';

/** The server entry of redirects. */
export default defineModuleServer({
  routes: redirectRoutes,
  migrations,
  services: [
    provide(patternBook, createPatternBook),
    provide(addressCounts, createAddressCounts, [], (counts) => counts.write()),
  ],
  needs: [addressReader],
  health: { missing: missingMeasure },
  undo: { 'redirect.import': importUndo },
  auditSubjects: { redirect: { table: 'lectern_redirect_rule', name: 'path' } },
});
