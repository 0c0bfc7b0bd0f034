import { publicPath } from '#contract/locale.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { isMoved, isTooLong, planAddresses, printOf } from './plan-addresses.ts';
import type { NewSlug, PlannedAddress } from './plan-addresses.ts';

interface AddressMove {
  readonly roots: readonly NewSlug[];
  /** With the publications that move live addresses, also rewrites links that were typed as text. */
  readonly shouldUpdateLinks: boolean;
  /** The print of the plan that somebody was shown. Another one is not carried out (G_49). */
  readonly seen?: string | undefined;
}

/** Refuses a plan as a whole: where a page of it may not be edited, where an address is taken or too long. */
function refuseWrong({ app }: Pick<CommandContext, 'app'>, moved: readonly PlannedAddress[], rootIDs: ReadonlySet<string>): void {
  if (moved.some(({ mayEdit }) => !mayEdit)) fail('forbidden');
  const named = (page: PlannedAddress) => (rootIDs.has(page.id) ? {} : { path: publicPath(page.to, page.locale, app.settings) });
  const taken = moved.find(({ isTaken }) => isTaken);
  if (taken) fail('taken', 'slug', named(taken));
  const tooLong = moved.find((page) => isTooLong(app, page));
  if (tooLong) fail('tooLong', 'slug', named(tooLong));
}

/**
 * Gives pages other wanted addresses, with what lies below them, in one statement. What is live stays where it is until its
 * publication. Only for who holds the tree alone; asks whether each page that changes may be edited.
 *
 * @returns the pages whose addresses changed, those of `roots` first
 */
export async function moveAddresses(
  context: Pick<CommandContext, 'app' | 'actor' | 'database' | 'now'>,
  { roots, shouldUpdateLinks, seen }: AddressMove,
): Promise<readonly PlannedAddress[]> {
  const { app, actor, database, now } = context;
  const plan = await planAddresses(app, database, { actor, roots });
  if (seen !== undefined && seen !== printOf(plan)) fail('movedMeanwhile');
  const rootIDs = new Set(roots.map(({ id }) => id));
  const moved = plan.filter(isMoved);
  refuseWrong(context, moved, rootIDs);
  if (moved.length === 0) return [];
  const isWaiting = ({ to, locale, livePath }: PlannedAddress): boolean =>
    livePath !== null && livePath !== publicPath(to, locale, app.settings);
  await database.query({
    text: `update lectern_page page set slug = moved.slug, should_update_links = moved.should_update_links,
        updated_at = case when moved.is_root then $5::timestamptz else page.updated_at end
      from unnest($1::uuid[], $2::text[], $3::boolean[], $4::boolean[]) as moved (id, slug, should_update_links, is_root)
      where page.id = moved.id`,
    values: [
      moved.map(({ id }) => id),
      moved.map(({ to }) => to),
      moved.map((page) => shouldUpdateLinks && isWaiting(page)),
      moved.map(({ id }) => rootIDs.has(id)),
      now,
    ],
  });
  return moved.toSorted((one, other) => Number(rootIDs.has(other.id)) - Number(rootIDs.has(one.id)));
}
