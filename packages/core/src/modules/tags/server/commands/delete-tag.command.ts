import { LecternError } from '#contract/errors.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { livingTag, lockTags } from '../tag-names.ts';
import { countUses } from '../tag-uses.query.ts';

/** Deletes a tag that nothing has; its names are free then. Its row stays, for the old versions of pages that had it. */
export const deleteTag = defineCommand<{ readonly id: string }, void>('tag.delete', async (context, { id }) => {
  const { em, now, authorize, audit } = context;
  authorize('manage-tags');
  await lockTags(em);
  const tag = await livingTag(em, id);
  const { pages, files, others } = await countUses(em, id);
  if (pages + files + others > 0) throw new LecternError({ code: 'G_65', params: { pages, files, others } });
  await em.execute('delete from lectern_tag_name where tag_id = ?', [id]);
  em.assign(tag, { deletedAt: now, revision: tag.revision + 1, updatedAt: now });
  audit({ entity: 'tag', entityID: id, changes: { term: tag.term } });
});
