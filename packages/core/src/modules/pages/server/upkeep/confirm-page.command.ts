import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { Upkeep } from '../../upkeep.calls.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { readUpkeep } from './read-upkeep.query.ts';

/** Writes down that what visitors read is still correct. */
export const confirmPage = defineCommand<{ readonly id: string }, Upkeep>('page.confirm', async (context, { id }) => {
  const { app, em, actor, now, audit } = context;
  const page = await lockPageRow(em, id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  if (!page.publicationID) return fail('notLive');
  await em.execute(
    `insert into lectern_page_upkeep (page_id, confirmed_at, confirmed_by) values (?, ?, ?)
     on conflict (page_id) do update set confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by`,
    [id, now, userIDOf(actor) ?? null],
  );
  audit({ entity: 'page', entityID: id, changes: { stillCorrect: page.publicationID } });
  return readUpkeep(app, em, id);
});
