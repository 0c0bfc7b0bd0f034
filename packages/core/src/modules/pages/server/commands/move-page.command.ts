import { defineCommand } from '../../../../server/kernel/command.ts';
import { fail } from '../fail.ts';
import { lockPageRow } from '../find-page.ts';
import { authorizePage } from '../page.policy.ts';
import { findParent, idsBelow, lockTree } from '../page-tree.ts';

export interface MovePageInput {
  readonly id: string;
  /** The page below which it is to stand; null for none. */
  readonly parentID: string | null;
}

/** Puts a page, with those below it, below another of its locale. Its address stays. */
export const movePage = defineCommand<MovePageInput, undefined>('page.move', async (context, { id, parentID }) => {
  const { em, now, audit, emit } = context;
  await lockTree(em, 'exclusive');
  const page = await lockPageRow(em, id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  const parent = parentID === null ? null : ((await findParent(em, parentID, page.locale)) ?? fail('V_12', 'parentID'));
  if (parent && [id, ...(await idsBelow(em, [id]))].includes(parent.id)) fail('V_07', 'parentID');
  if ((page.parentID ?? null) === (parent?.id ?? null)) return undefined;
  em.assign(page, { parentID: parent?.id ?? null, updatedAt: now });
  await em.flush();
  // Nobody moves a page to where they could not have made it.
  await authorizePage(em, context, { permission: 'edit-page', page });
  audit({ entity: 'page', entityID: id, changes: { parent: parent?.id ?? null } });
  emit('page.moved', { pageID: id });
  return undefined;
});
