import { randomUUID } from 'node:crypto';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { fail } from './fail.ts';
import { lockRules } from './lock-rules.ts';

/** What becomes of the address of a page that leaves the site: it is gone on purpose, or leads to a page. */
type Leaving = 'gone' | { readonly page: string };

/** Refuses to let the addresses of a page lead to the one above it where none is live. */
export const refuseWithoutParent = (): never => fail('noLiveParent', 'address');

/**
 * Says what becomes of all addresses of a page that has just left the site, and of what leads to it. Rules that stand there stay.
 * G_57 where the page that follows is not live.
 */
export async function leaveAddress(
  { em, actor, now, invalidate }: CommandContext,
  { pageID, paths, leaving }: { readonly pageID: string; readonly paths: readonly string[]; readonly leaving: Leaving },
): Promise<void> {
  await lockRules(em);
  const to = leaving === 'gone' ? null : leaving.page;
  if (to !== null) {
    const [live] = await em.execute<object[]>('select 1 from lectern_live_page where page_id = ?', [to]);
    if (!live) fail('leadsNowhere', 'address.page');
  }
  for (const path of paths)
    await em.execute(
      `insert into lectern_redirect_rule (id, path, is_pattern, to_page, left_by, revision, created_at, updated_at, saved_by)
       values (?, ?, false, ?, ?, 1, ?, ?, ?) on conflict (path) do nothing`,
      [randomUUID(), path, to, pageID, now, now, userIDOf(actor) ?? null],
    );
  // One hop: what led to the page leads where it leads now.
  const moved = await em.execute<{ is_pattern: boolean }[]>(
    `update lectern_redirect_rule set to_page = ?, to_suffix = '', revision = revision + 1, updated_at = ?
     where to_page = ? returning is_pattern`,
    [to, now, pageID],
  );
  if (moved.some(({ is_pattern: isPattern }) => isPattern)) invalidate(cacheTags.redirectPatterns);
}
