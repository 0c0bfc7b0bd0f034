import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { PageVersion } from '../page/page-version.entity.ts';

export interface PinVersionInput {
  readonly id: string;
  /** Null takes it away. */
  readonly name: string | null;
}

async function lockVersion(em: SqlEntityManager, id: string) {
  const [owner] = await em.execute<{ pageID: string }[]>('select page_id as "pageID" from lectern_page_version where id = ?', [
    id,
  ]);
  const page = await lockPageRow(em, owner?.pageID ?? fail('noPage'));
  // It may have been thinned out until the page was locked.
  const version = (await em.findOne(PageVersion, { id })) ?? fail('noPage');
  return { page, version };
}

/** Gives a version a name, under which it is kept for ever, or takes it away. */
export const pinVersion = defineCommand<PinVersionInput, undefined>('page.pin-version', async (context, { id, name }) => {
  const { em, actor, now, audit } = context;
  const { page, version } = await lockVersion(em, id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  if ((version.pinName ?? null) === name) return undefined;
  em.assign(
    version,
    name === null
      ? { pinName: null, pinnedAt: null, pinnedBy: null }
      : { pinName: name, pinnedAt: now, pinnedBy: userIDOf(actor) },
  );
  await em.flush();
  audit({ entity: 'page', entityID: page.id, changes: { version: version.number, isPinned: name !== null } });
  return undefined;
});
