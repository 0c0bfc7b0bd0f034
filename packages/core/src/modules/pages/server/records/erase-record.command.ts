import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { openErasureLog } from '#server/kernel/erasure-log.ts';
import { fail } from '../page/fail.ts';
import { removeUnusedParts } from './record-parts.ts';

/** Erases what visitors read. That it was live, when, and who erased it, stays, and so does its seal. */
export const eraseRecord = defineCommand<{ readonly id: string }, undefined>(
  'page.erase-record',
  async ({ app, em, actor, now, authorize, audit, afterCommit }, { id }) => {
    authorize('erase-publications');
    const [row] = await em.execute<{ pageID: string; isErased: boolean }[]>(
      `select page_id as "pageID", erased_at is not null as "isErased" from lectern_publication_record
       where publication_id = ? for update`,
      [id],
    );
    if (!row) return fail('noPage');
    if (row.isErased) return undefined;
    await em.execute('update lectern_publication_record set html = null, erased_at = ?, erased_by = ? where publication_id = ?', [
      now,
      userIDOf(actor),
      id,
    ]);
    await em.execute('delete from lectern_record_part_use where publication_id = ?', [id]);
    await removeUnusedParts(em);
    audit({ entity: 'page', entityID: row.pageID, changes: { publication: id, isErased: true } });
    afterCommit(() => openErasureLog(app.environment, app.now).note('publication', id));
    return undefined;
  },
);
