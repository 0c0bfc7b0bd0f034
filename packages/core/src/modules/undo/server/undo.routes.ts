import { route } from '#server/http/route.ts';
import { undoCalls } from '../undo.calls.ts';
import { takeBack } from './commands/take-back.command.ts';
import { listChanges } from './list-changes.query.ts';

export const undoRoutes = [
  route(undoCalls.list, async ({ app, actor, query }) => ({ data: await listChanges(app, actor, query) })),
  route(undoCalls.takeBack, ({ run, params }) => run(takeBack, { id: params.id })),
];
