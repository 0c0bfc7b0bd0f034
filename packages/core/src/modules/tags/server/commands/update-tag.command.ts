import { defineCommand } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Tag as PresentedTag, TagChanges } from '../../tags.schema.ts';
import { fail } from '../fail.ts';
import { livingTag, lockTags, synonymsOf, writeNames } from '../tag-names.ts';

interface UpdateTagInput extends TagChanges {
  readonly id: string;
}

/** Renames a tag, shows or hides it, or gives it other names. What shows it is made anew; nothing that has it is written. */
export const updateTag = defineCommand<UpdateTagInput, PresentedTag>('tag.update', async (context, input) => {
  const { em, now, authorize, audit, invalidate, emit } = context;
  authorize('manage-tags');
  await lockTags(em);
  const tag = await livingTag(em, input.id);
  if (input.revision !== tag.revision) fail('outdated');
  const { term = tag.term, isPrivate = tag.isPrivate } = input;
  const former = await synonymsOf(em, tag.id);
  const synonyms = input.synonyms ?? former;
  await writeNames(em, tag.id, { term, synonyms });
  const changes = {
    ...(term === tag.term ? {} : { from: tag.term, to: term }),
    ...(isPrivate === tag.isPrivate ? {} : { isPrivate }),
    ...(input.synonyms ? { synonyms: [...input.synonyms] } : {}),
  };
  const isShownAnew = term !== tag.term || isPrivate !== tag.isPrivate;
  em.assign(tag, { term, isPrivate, revision: tag.revision + 1, updatedAt: now });
  await em.flush();
  audit({ entity: 'tag', entityID: tag.id, changes });
  if (isShownAnew) {
    invalidate(cacheTags.tag(tag.id));
    emit('tag.changed', { tagID: tag.id });
  }
  return { id: tag.id, term, isPrivate };
});
