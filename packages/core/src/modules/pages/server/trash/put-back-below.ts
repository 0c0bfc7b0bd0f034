import type { CommandContext } from '#server/kernel/command.ts';
import { idsBelow } from '../page/page-tree.ts';

/**
 * Puts pages that came back before the one above them did to where they stood, now that it is there too. Those that were moved
 * meanwhile stay, and so does one below which it stands itself by now.
 */
export async function putBackBelow({ em, now, audit, emit }: CommandContext, parentID: string): Promise<void> {
  const waiting = await em.execute<{ id: string }[]>(
    `select p.id from lectern_page p join lectern_page parent on parent.id = p.former_parent_id and parent.locale = p.locale
     where p.former_parent_id = ?::uuid and p.deleted_at is null order by p.id for update of p`,
    [parentID],
  );
  for (const { id } of waiting) {
    if ((await idsBelow(em, [id])).includes(parentID)) continue;
    await em.execute(
      'update lectern_page set parent_id = former_parent_id, former_parent_id = null, updated_at = ? where id = ?',
      [now, id],
    );
    audit({ entity: 'page', entityID: id, changes: { parent: parentID } });
    emit('page.moved', { pageID: id });
  }
}
