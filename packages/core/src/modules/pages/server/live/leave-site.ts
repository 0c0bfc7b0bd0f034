import type { CommandContext } from '#server/kernel/command.ts';
import { leaveAddress, refuseWithoutParent } from '#modules/redirects/server/public.ts';
import type { LeavingAddress } from '../../page.schema.ts';
import { liveAbove } from './live-above.query.ts';
import { livePathOf } from '../page/live-path.ts';
import type { Page } from '../page/page.entity.ts';
import { takeOffSite } from './take-off-site.ts';

async function leavingTo({ em }: CommandContext, address: Exclude<LeavingAddress, 'not-found'>, first: Page | undefined) {
  if (address === 'gone') return address;
  if (address !== 'parent') return { page: address.page };
  const above = first && (await liveAbove(em, first.id));
  return { page: above?.id ?? refuseWithoutParent() };
}

/**
 * Takes pages off the site that leave it together, the first with those below it, and says what becomes of their addresses:
 * of a live one under any of its addresses, also former ones. G_57 where the page that follows is not live, or leaves too, G_66 where none above is.
 */
export async function leaveSite(context: CommandContext, pages: readonly Page[], address: LeavingAddress): Promise<void> {
  const { em } = context;
  const [first] = pages;
  const leaving = pages.filter(({ publishedVersionID }) => publishedVersionID);
  const paths = new Map<string, string>();
  for (const page of leaving) {
    const path = await livePathOf(em, page.id);
    if (path !== undefined) paths.set(page.id, path);
    await takeOffSite(context, page);
  }
  // It stays the former address of the page, which may come back at another one.
  for (const [id, path] of paths)
    await em.execute(
      'insert into lectern_redirect (path, page_id) values (?, ?) on conflict (path) do update set page_id = excluded.page_id',
      [path, id],
    );
  if (address === 'not-found' || leaving.length === 0) return;
  const to = await leavingTo(context, address, first);
  for (const { id } of leaving) {
    const former = await em.execute<{ path: string }[]>('select path from lectern_redirect where page_id = ?', [id]);
    await leaveAddress(context, { pageID: id, paths: former.map(({ path }) => path), leaving: to });
  }
}
