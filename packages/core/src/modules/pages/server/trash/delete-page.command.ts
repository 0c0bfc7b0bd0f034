import { LockMode } from '@mikro-orm/core';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { foldEdits } from '../edits/fold-edits.ts';
import { latestVersion, lockPageRow } from '../page/find-page.ts';
import { Page } from '../page/page.entity.ts';
import { wasLive } from '../page/was-live.ts';
import { authorizeMove, authorizePage } from '../rights/page.policy.ts';
import { findParent, idsBelow, lockTree } from '../page/page-tree.ts';
import { versionOwner, writeReferences } from '../content/references.ts';
import { settleRequest } from '../live/request-keeper.ts';
import type { LeavingAddress } from '../../page.schema.ts';
import { leaveSite } from '../live/leave-site.ts';

export interface DeletePageInput {
  readonly id: string;
  /** What becomes of the pages below it: they go along, or move up to where it stood. */
  readonly children: 'along' | 'up';
  /** What becomes of the addresses of those that are live. Default: `not-found`. */
  readonly address?: LeavingAddress | undefined;
}

export interface DeletedPage {
  /** The pages in the trash now, the one that was named first. */
  readonly deletedPages: readonly string[];
  /** The pages that moved up. */
  readonly movedPages: readonly string[];
  /** Those in the trash that visitors found until now. */
  readonly livePages: readonly string[];
}

/** Refuses (UM_01) whoever may not delete a page, and of one that was ever live who may not publish it. */
async function mayDelete(context: CommandContext, page: Page): Promise<void> {
  await authorizePage(context.em, context, { permission: 'delete-page', page });
  if (await wasLive(context.em, page)) await authorizePage(context.em, context, { permission: 'publish-page', page });
}

/** Moves the pages right below a page to where it stands itself. */
async function moveUp(context: CommandContext, { id, parentID, locale }: Page): Promise<readonly string[]> {
  const { em, now, audit, emit } = context;
  const children = await em.find(Page, { parentID: id }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  const parent = (parentID ? await findParent(em, parentID, locale) : undefined) ?? null;
  for (const child of children) {
    await authorizePage(em, context, { permission: 'edit-page', page: child });
    await authorizeMove(em, context, { page: child, parent });
    em.assign(child, { parentID: parentID ?? null, updatedAt: now });
    audit({ entity: 'page', entityID: child.id, changes: { parent: parentID ?? null } });
    emit('page.moved', { pageID: child.id });
  }
  await em.flush();
  return children.map((child) => child.id);
}

/** Puts a page into the trash: it is gone everywhere, and its address is free. Until its time there is over it can come back. */
export const deletePage = defineCommand<DeletePageInput, DeletedPage>('page.delete', async (context, input) => {
  const { id, children, address = 'not-found' } = input;
  const { app, em, actor, now, audit, emit } = context;
  await lockTree(em, 'exclusive');
  const page = await lockPageRow(em, id);
  await mayDelete(context, page);
  const movedPages = children === 'up' ? await moveUp(context, page) : [];
  const below = await em.find(
    Page,
    { id: { $in: await idsBelow(em, [id]) } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const one of below) await mayDelete(context, one);
  const livePages = [page, ...below].filter((one) => one.publishedVersionID).map((one) => one.id);
  await leaveSite(context, [page, ...below], address);
  for (const one of [page, ...below]) {
    await settleRequest(context, one.id, 'deleted');
    const version = await latestVersion(em, one);
    await foldEdits({ app, em }, one.type, version);
    await writeReferences(em, versionOwner(version), []);
    em.assign(one, { deletedAt: now, deletedBy: userIDOf(actor), trashID: id });
    audit({ entity: 'page', entityID: one.id, changes: { slug: one.slug, ...(one === page ? {} : { with: id }) } });
    emit('page.deleted', { pageID: one.id });
  }
  await em.flush();
  return { deletedPages: [id, ...below.map((one) => one.id)], movedPages, livePages };
});
