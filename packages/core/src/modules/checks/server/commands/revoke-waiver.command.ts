import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockPageRow, pageSubject } from '#modules/pages/server/public.ts';
import { CheckWaiver } from '../check-waiver.entity.ts';
import { lookAgain } from '../held/look-again.ts';
import { fail } from '../fail.ts';

/** Takes a waiver back: what it covered prevents publication again. */
export const revokeWaiver = defineCommand<{ readonly id: string }, undefined>(
  'page.revoke-waiver',
  async ({ em, actor, now, authorize, audit }, { id }) => {
    const found = (await em.findOne(CheckWaiver, { id })) ?? fail('noWaiver');
    const page = await lockPageRow(em, found.pageID);
    authorize('waive-checks', await pageSubject(em, actor, page));
    const waiver = (await em.findOne(CheckWaiver, { id, revokedAt: null }, { refresh: true })) ?? fail('noWaiver');
    em.assign(waiver, { revokedAt: now, revokedBy: userIDOf(actor) });
    await lookAgain(em, page.id);
    audit({ entity: 'page', entityID: page.id, changes: { waiverRevoked: waiver.check, waiver: id } });
    return undefined;
  },
);
