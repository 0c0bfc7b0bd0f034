import { publicPath } from '#contract/locale.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import type { Page } from '../page/page.entity.ts';
import { authorizeMove, authorizePage } from '../rights/page.policy.ts';
import { findParent, idsBelow, lockTree } from '../page/page-tree.ts';
import { moveAddresses } from './move-addresses.ts';
import { newSlugBelow } from './new-slug-below.ts';
import { nextAmong, rankAmong } from './rank-among.ts';
import { withTranslations } from './shared-slug.ts';
import { tellMove, undoableMove } from './undo-move.ts';
import type { FormerPlace } from './undo-move.ts';

export interface MovePageInput {
  readonly id: string;
  /** The page below which it is to stand; null for none. */
  readonly parentID: string | null;
  /** The page there before which it is to stand; null for the last place, which is the default below another page. */
  readonly beforeID?: string | null | undefined;
  /** Whether its address, and those of what lies below it, follow the page above. */
  readonly addresses: 'follow' | 'keep';
  /** As `SavePageInput`. */
  readonly shouldUpdateLinks?: boolean | undefined;
  readonly seen?: string | undefined;
}

export interface MovedPage {
  readonly slug: string;
  /** The wanted address. */
  readonly path: string;
  /** The pages whose wanted addresses changed. */
  readonly changedPages: number;
  /** Takes the move back; null where nothing moved, or no person moved it. */
  readonly undoID: string | null;
}

type Place = Pick<MovePageInput, 'parentID' | 'beforeID'>;

/** The page below which another is to stand: V_12 where it is none of its locale, V_07 where it is below that one itself. */
async function parentOf({ em }: CommandContext, page: Page, { parentID }: Place): Promise<Page | null> {
  if (parentID === null) return null;
  const parent = (await findParent(em, parentID, page.locale)) ?? fail('invalid', 'parentID');
  return [page.id, ...(await idsBelow(em, [page.id]))].includes(parent.id) ? fail('notNow', 'parentID') : parent;
}

/** Gives a page its place in the tree, and answers with the one that it had; undefined where it stays. */
async function place(context: CommandContext, page: Page, { parentID, beforeID }: Place): Promise<FormerPlace | undefined> {
  const { em, now, database } = context;
  const { locale, rank: formerRank } = page;
  const formerParent = page.parentID ?? null;
  if (beforeID === page.id || (formerParent === parentID && beforeID === undefined)) return undefined;
  const next = await nextAmong(database, { parentID: formerParent, locale }, page.id);
  if (formerParent === parentID && next === (beforeID ?? null)) return undefined;
  const level = { parentID, locale };
  const rank = await rankAmong(database, level, { id: page.id, beforeID: beforeID ?? null });
  em.assign(page, { parentID, rank, formerParentID: null, updatedAt: now });
  await em.flush();
  return { parentID: formerParent, rank: formerRank, beforeID: next };
}

/**
 * Puts a page, with those below it, below another of its locale and among those there. Addresses that follow the page above
 * are wanted elsewhere from then on; what is live stays where it is until it is published.
 */
export const movePage = defineCommand<MovePageInput, MovedPage>(
  'page.move',
  async (context, input) => {
    const { app, em, database } = context;
    await lockTree(em, 'exclusive');
    const page = await lockPageRow(em, input.id);
    await authorizePage(em, context, { permission: 'edit-page', page });
    const { locale, slug: from } = page;
    const parent = await parentOf(context, page, input);
    await authorizeMove(em, context, { page, parent });
    const slug = input.addresses === 'keep' ? from : await newSlugBelow(em, page, parent);
    // Before the page moves: what may be edited is asked of where it stands.
    const roots = await withTranslations(app, database, page, slug);
    const { shouldUpdateLinks = false, seen } = input;
    const moved = await moveAddresses(context, { roots, shouldUpdateLinks, seen });
    const former = await place(context, page, input);
    // Nobody puts a page out of their own reach.
    await authorizePage(em, context, { permission: 'edit-page', page });
    const answer = { slug, path: publicPath(slug, locale, app.settings), changedPages: moved.length };
    if (!former) return { ...answer, undoID: null };
    tellMove(context, { page, from, to: slug, addresses: moved.length });
    return { ...answer, undoID: undoableMove(context, { page, former, moved, roots }) };
  },
  { conflicts: { lectern_page_slug_unique: { property: 'slug', code: 'V_06' } } },
);
