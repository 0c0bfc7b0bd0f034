import { publicPath } from '#contract/locale.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { defineUndo } from '#server/kernel/undo-log.ts';
import { refuseChanged } from '#modules/undo/server/public.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { findParent, idsBelow, lockTree } from '../page/page-tree.ts';
import type { Page } from '../page/page.entity.ts';
import { authorizeMove, authorizePage } from '../rights/page.policy.ts';
import { moveAddresses } from './move-addresses.ts';
import { isMoved, planAddresses } from './plan-addresses.ts';
import type { NewSlug, PlannedAddress } from './plan-addresses.ts';
import { rankAmong } from './rank-among.ts';

/** Where a page stood among others. */
export interface FormerPlace {
  readonly parentID: string | null;
  readonly rank: number;
  /** The page there before which it stood; null where it was the last. */
  readonly beforeID: string | null;
}

/** What takes a move back: where the page stood, where the move put it, and what became of addresses. */
interface FormerMove {
  readonly id: string;
  /** As people call the page. */
  readonly name: string;
  readonly locale: string;
  readonly from: FormerPlace;
  readonly to: Pick<FormerPlace, 'parentID' | 'rank'>;
  readonly addresses: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  /** Ids of those that the others follow: the page, and translations that share its slug. */
  readonly roots: readonly string[];
}

interface Standing extends Pick<Page, 'id' | 'title' | 'slug' | 'locale' | 'rank'> {
  readonly parentID: string | null;
  readonly isGone: boolean;
  readonly mayEdit: boolean;
}

interface Moved {
  readonly page: Page;
  readonly former: FormerPlace;
  readonly moved: readonly PlannedAddress[];
  readonly roots: readonly NewSlug[];
}

type Named = Pick<Page, 'title' | 'slug' | 'locale'>;
const nameOf = ({ app }: Pick<CommandContext, 'app'>, { title, slug, locale }: Named): string =>
  title || publicPath(slug, locale, app.settings);

/** Says in the audit log and to listeners that a page moved. */
export function tellMove(
  { audit, emit }: CommandContext,
  { page, from, to, addresses }: { readonly page: Page; readonly from: string; readonly to: string; readonly addresses: number },
): void {
  const address = addresses > 0 ? { from, to, addresses } : {};
  audit({ entity: 'page', entityID: page.id, changes: { parent: page.parentID ?? null, ...address } });
  emit('page.moved', { pageID: page.id });
}

/** Keeps what takes a move back, and answers with the id of that; null where no person moved the page. */
export function undoableMove(context: CommandContext, { page, former, moved, roots }: Moved): string | null {
  const { id, locale, rank } = page;
  const name = nameOf(context, page);
  const changed = new Set(moved.map((each) => each.id));
  const data: FormerMove = {
    id,
    name,
    locale,
    from: former,
    to: { parentID: page.parentID ?? null, rank },
    addresses: moved.map(({ id: each, from, to }) => ({ id: each, from, to })),
    roots: roots.map((root) => root.id).filter((each) => changed.has(each)),
  };
  return context.undoable({ subject: `${name} (${locale})`, data });
}

/** How pages stand by now, those in the trash too. */
async function standingOf({ database, actor }: CommandContext, ids: readonly string[]): Promise<Map<string, Standing>> {
  const values: unknown[] = [ids];
  const covered = coveredPages(actor, 'edit-page', (value) => `$${values.push(value)}`);
  const rows = await database.query<Standing>({
    text: `select id, title, slug, locale, rank, parent_id as "parentID", deleted_at is not null as "isGone",
        id in (select id from lectern_page where ${covered}) as "mayEdit"
      from lectern_page where id = any($1::uuid[]) order by slug, id`,
    values,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Refuses with the names of what does not stand as the move left it, and where the place of before is gone. */
async function refuseOther(context: CommandContext, { id, name, locale, from, to, addresses }: FormerMove): Promise<void> {
  const { em, app } = context;
  const parents = from.parentID === null ? [] : [from.parentID];
  const standing = await standingOf(context, [id, ...addresses.map((each) => each.id), ...parents]);
  const slugs = new Map(addresses.map((each) => [each.id, each.to]));
  if ([id, ...slugs.keys()].some((each) => standing.get(each)?.mayEdit === false)) fail('forbidden');
  const changed: string[] = [];
  for (const each of new Set([id, ...slugs.keys()])) {
    const page = standing.get(each);
    const slug = slugs.get(each) ?? page?.slug;
    const isElsewhere = each === id && page?.parentID !== to.parentID;
    const isReordered = each === id && from.parentID === to.parentID && page?.rank !== to.rank;
    if (!page) changed.push(each === id ? name : publicPath(slug ?? '', locale, app.settings));
    else if (page.isGone || page.slug !== slug || isElsewhere || isReordered) changed.push(nameOf(context, page));
  }
  if (changed.length === 0 && from.parentID !== null) {
    const parent = standing.get(from.parentID);
    const isBelow = (await idsBelow(em, [id])).includes(from.parentID);
    if (!parent || parent.isGone || parent.locale !== locale || isBelow)
      changed.push(parent ? nameOf(context, parent) : from.parentID);
  }
  if (changed.length > 0) refuseChanged(changed);
}

/** Gives pages the addresses of before; refuses with those that others have by now. */
async function takeAddressesBack(context: CommandContext, { addresses, roots }: FormerMove): Promise<number> {
  const { app, actor, database } = context;
  if (addresses.length === 0) return 0;
  const slugs = new Map(addresses.map((each) => [each.id, each.from]));
  const wanted: readonly NewSlug[] = roots.map((each) => ({ id: each, slug: slugs.get(each) ?? '' }));
  const plan = await planAddresses(app, database, { actor, roots: wanted });
  const pathOf = ({ to, locale }: PlannedAddress): string => publicPath(to, locale, app.settings);
  const taken = plan.filter((each) => isMoved(each) && each.isTaken);
  if (taken.length > 0) refuseChanged(taken.map(pathOf));
  try {
    return (await moveAddresses(context, { roots: wanted, shouldUpdateLinks: false })).length;
  } catch (error) {
    // Somebody made a page at one of them in this moment.
    if ((error as { constraint?: unknown }).constraint !== 'lectern_page_slug_unique') throw error;
    return refuseChanged(plan.filter(isMoved).map(pathOf));
  }
}

/** The rank with which a page stands where it stood: before the one that followed it, where that is still there. */
async function formerRank(context: CommandContext, { id, locale, from }: FormerMove): Promise<number> {
  const { parentID, beforeID, rank } = from;
  const next = beforeID === null ? undefined : (await standingOf(context, [beforeID])).get(beforeID);
  const isThere = beforeID === null || (next !== undefined && !next.isGone && next.parentID === parentID);
  return isThere ? rankAmong(context.database, { parentID, locale }, { id, beforeID, wanted: rank }) : rank;
}

/** Takes a move back: the page stands where it stood, at the address that it had, and so do those below. What is live waits for its publication. */
export const moveUndo = defineUndo<FormerMove>({
  permission: 'edit-page',
  async takeBack(context, former) {
    const { em, now } = context;
    const { id, from } = former;
    await lockTree(em, 'exclusive');
    await refuseOther(context, former);
    const page = await lockPageRow(em, id);
    await authorizePage(em, context, { permission: 'edit-page', page });
    const parent = from.parentID === null ? undefined : await findParent(em, from.parentID, page.locale);
    await authorizeMove(em, context, { page, parent: parent ?? null });
    const { slug: left } = page;
    const addresses = await takeAddressesBack(context, former);
    await em.refresh(page);
    em.assign(page, { parentID: from.parentID, rank: await formerRank(context, former), updatedAt: now });
    await em.flush();
    await authorizePage(em, context, { permission: 'edit-page', page });
    tellMove(context, { page, from: left, to: page.slug, addresses });
  },
});
