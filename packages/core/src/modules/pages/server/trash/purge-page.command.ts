import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { lockTree } from '../page/page-tree.ts';
import { deleteButRecords } from '../records/keep-records.ts';
import { trashDays, trashedPages } from './trash.ts';

async function removeForGood({ em, now, audit, emit }: CommandContext, pages: readonly Page[]): Promise<void> {
  const ids = `{${pages.map(({ id }) => id).join(',')}}`;
  // What was deleted before it, from below it, stays in the trash.
  await em.execute('update lectern_page set parent_id = null where parent_id = any(?::uuid[])', [ids]);
  for (const page of pages) {
    audit({ entity: 'page', entityID: page.id, changes: { type: page.type, locale: page.locale, slug: page.slug } });
    emit('page.purged', { pageID: page.id });
  }
  await deleteButRecords(
    em,
    pages.map(({ id }) => id),
    now,
  );
}

/** Deletes a page in the trash for good, with those that went along, all versions included. What visitors read of them stays. */
export const purgePage = defineCommand<{ readonly id: string }, undefined>('page.purge', async (context, { id }) => {
  const { em } = context;
  await lockTree(em, 'exclusive');
  const pages = await trashedPages(em, id);
  for (const page of pages) await authorizePage(em, context, { permission: 'delete-page', page });
  await removeForGood(context, pages);
  return undefined;
});

/** Deletes for good what has lain in the trash for its time, at most so many wholes at once. Answers with how many there were. */
export const emptyTrash = defineCommand<{ readonly limit: number }, number>('page.empty-trash', async (context, { limit }) => {
  const { em, now, authorize } = context;
  authorize('delete-page');
  await lockTree(em, 'exclusive');
  const rows = await em.execute<{ id: string }[]>(
    `select id from lectern_page where trash_id = id and deleted_at < ?::timestamptz - make_interval(days => ?)
     order by deleted_at, id limit ?`,
    [now, trashDays, limit],
  );
  for (const { id } of rows) await removeForGood(context, await trashedPages(em, id));
  return rows.length;
});
