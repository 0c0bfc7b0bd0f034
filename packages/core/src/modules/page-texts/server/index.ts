import { defineModuleServer } from '#server/define-server.ts';
import { machineTranslator } from '#server/kernel/machine-translator.ts';
import { countPages } from '../../pages/server/public.ts';
import { replacementUndo } from './commands/replace-texts.command.ts';
import { standingListener } from './machine/standing.listener.ts';
import { checkUnread } from './machine/unread.check.ts';
import { migrations } from './migrations/index.ts';
import { pageTextRoutes } from './page-text.routes.ts';

/** Pages whose latest version says what a machine wrote and nobody has read. */
const unread = countPages(
  () => `exists (select from lectern_machine_text written
    where written.page_id = lectern_page.id and written.is_standing and written.read_at is null)`,
);

/** The server entry of what pages say. */
export default defineModuleServer({
  routes: pageTextRoutes,
  migrations,
  undo: { 'page-texts.replace': replacementUndo },
  auditSubjects: { 'glossary-term': { table: 'lectern_glossary_term', name: 'source' } },
  listeners: { 'machine-texts': standingListener },
  checks: { unread: checkUnread },
  health: { unread },
  onlyWith: [{ service: machineTranslator, checks: ['unread'], health: ['unread'] }],
  boot: { canTranslate: async ({ app }) => app.adapter(machineTranslator) !== undefined },
});
