import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import type { NewTag, Tag as PresentedTag } from '../../tags.schema.ts';
import { tagCalls } from '../../tags.calls.ts';
import { lockTags, writeNames } from '../tag-names.ts';
import { Tag } from '../tag.entity.ts';

/** Makes a tag. V_06 where one is called so already. */
export const createTag = defineCommand<NewTag, PresentedTag>('tag.create', async (context, { term, isPrivate }) => {
  const { em, actor, now, authorize, audit } = context;
  authorize(tagCalls.create.access.find((permission) => can(actor, permission)) ?? 'manage-tags');
  await lockTags(em);
  const id = crypto.randomUUID();
  em.create(Tag, { id, term, isPrivate, revision: 1, createdBy: userIDOf(actor), createdAt: now, updatedAt: now });
  await em.flush();
  await writeNames(em, id, { term, synonyms: [] });
  audit({ entity: 'tag', entityID: id, changes: { term, isPrivate } });
  return { id, term, isPrivate };
});
