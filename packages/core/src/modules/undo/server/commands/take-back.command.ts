import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { fail } from '../fail.ts';
import { keptSince } from '../undo-rows.ts';
import type { UndoRow } from '../undo-rows.ts';

/** Takes a change back, once. Its kind asks the policy; what was changed since makes it refuse. */
export const takeBack = defineCommand<{ readonly id: string }, void>('undo.take-back', async (context, { id }) => {
  const { app, database, actor, now, audit } = context;
  const [row] = await database.query<UndoRow>({
    text: 'select kind, data, made_at, taken_back_at from lectern_undo where id = $1 for update',
    values: [id],
  });
  const kind = row && row.made_at > keptSince(now) ? app.undoKinds.get(row.kind) : undefined;
  if (!row || !kind) return fail('gone');
  // Who may not do it is told that first, whatever became of the change.
  context.authorize(kind.permission);
  if (row.taken_back_at) fail('takenBack');
  await kind.takeBack(context, row.data);
  await database.query({
    text: 'update lectern_undo set taken_back_at = $2, taken_back_by = $3 where id = $1',
    values: [id, now, userIDOf(actor) ?? null],
  });
  audit({ entity: 'undo', entityID: id, changes: { kind: row.kind } });
});
