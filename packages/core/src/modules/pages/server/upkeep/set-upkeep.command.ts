import { defineCommand } from '#server/kernel/command.ts';
import type { Upkeep } from '../../upkeep.calls.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { peopleWhoMay } from '../rights/page-people.ts';
import { readUpkeep } from './read-upkeep.query.ts';

export interface SetUpkeepInput {
  readonly id: string;
  /** Days; 0 for never; null: as the page type says. Left out: as it is. */
  readonly everyDays?: number | null | undefined;
  /** Null: nobody. Left out: as it is. */
  readonly ownerID?: number | null | undefined;
}

/** Sets how often a page is to be looked at again, and who is told then. It belongs to no version. */
export const setUpkeep = defineCommand<SetUpkeepInput, Upkeep>('page.set-upkeep', async (context, input) => {
  const { app, em, audit } = context;
  const page = await lockPageRow(em, input.id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  const before = await readUpkeep(app, em, page.id);
  const { everyDays = before.everyDays, ownerID = before.owner?.id ?? null } = input;
  if (everyDays === before.everyDays && ownerID === (before.owner?.id ?? null)) return before;
  if (ownerID !== null && ownerID !== before.owner?.id) {
    const keepers = await (await peopleWhoMay(app, em, { permission: 'edit-page', ids: [ownerID] }))(page);
    if (keepers.length === 0) fail('unfitOwner', 'ownerID');
  }
  await em.execute(
    `insert into lectern_page_upkeep (page_id, every_days, owner_id) values (?, ?, ?)
     on conflict (page_id) do update set every_days = excluded.every_days, owner_id = excluded.owner_id`,
    [page.id, everyDays, ownerID],
  );
  audit({ entity: 'page', entityID: page.id, changes: { reviewEveryDays: everyDays, owner: ownerID } });
  return readUpkeep(app, em, page.id);
});
