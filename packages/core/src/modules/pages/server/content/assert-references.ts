import type { CommandContext } from '#server/kernel/command.ts';
import { assertUsable } from '#modules/media/server/public.ts';
import type { RestrictedFolder } from '#modules/media/server/public.ts';
import { assertTags } from '#modules/tags/server/public.ts';
import type { Page } from '../page/page.entity.ts';
import { tagsIn } from './references.ts';
import type { ContentReference } from './references.ts';

/**
 * Refuses what the content of a page may not refer to: files that its writer may not use (V_17), and what never was a tag
 * (G_64). Most content names neither, and then no entity manager is made. `folders`: those that are kept to some roles, where they
 * were asked for before.
 */
export async function assertReferences(
  context: Pick<CommandContext, 'actor' | 'em'>,
  page: Pick<Page, 'id'>,
  references: readonly ContentReference[],
  folders?: readonly RestrictedFolder[],
): Promise<void> {
  const tagIDs = tagsIn(references);
  if (references.some(([, { kind }]) => kind === 'media'))
    await assertUsable({ em: context.em, actor: context.actor, pageID: page.id, references, folders });
  if (tagIDs.length > 0) await assertTags(context.em, tagIDs);
}
