import { defineCommand } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Tag as PresentedTag } from '../../tags.schema.ts';
import { fail } from '../fail.ts';
import { livingTag, lockTags } from '../tag-names.ts';

interface MergeTagsInput {
  readonly id: string;
  readonly into: string;
}

/**
 * Puts another tag in the place of one. Its id leads to the other from now on, wherever it is stored, and its names are
 * synonyms of the other. Answers with the other.
 */
export const mergeTags = defineCommand<MergeTagsInput, PresentedTag>('tag.merge', async (context, { id, into }) => {
  const { em, now, authorize, audit, invalidate, emit } = context;
  authorize('manage-tags');
  await lockTags(em);
  const tag = await livingTag(em, id);
  if (id === into) fail('notNow', 'into');
  const other = await livingTag(em, into, 'into');
  // An id leads to its tag in one step, however often tags were merged.
  await em.execute('update lectern_tag set merged_into = ? where merged_into = ?', [into, id]);
  await em.execute('update lectern_tag_name set tag_id = ?, is_synonym = true where tag_id = ?', [into, id]);
  em.assign(tag, { mergedInto: into, revision: tag.revision + 1, updatedAt: now });
  em.assign(other, { revision: other.revision + 1, updatedAt: now });
  await em.flush();
  audit({ entity: 'tag', entityID: id, changes: { mergedInto: into, term: tag.term } });
  invalidate(cacheTags.tag(id), cacheTags.tag(into));
  emit('tag.changed', { tagID: id });
  return { id: other.id, term: other.term, isPrivate: other.isPrivate };
});
