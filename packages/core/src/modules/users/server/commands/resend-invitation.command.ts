import { fail } from '../../../../contract/errors.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { queueMail } from '../../../mail/server/queue-mail.ts';
import { assertGrantable } from '../../../roles/server/assert-grantable.ts';
import { lockRights } from '../../../roles/server/lock-rights.ts';
import { isActiveUser } from '../active-user.ts';
import { User } from '../user.entity.ts';

/** Sends an invitation once more; the link of the last one stops working. V_07 for somebody who accepted it. */
export const resendInvitation = defineCommand<{ readonly id: number }, void>(
  'user.resend-invitation',
  async (context, { id }) => {
    const { em, audit } = context;
    const holder = await lockRights(context, 'manage-users');
    const user = (await em.findOne(User, { id }, { populate: ['role'] })) ?? fail('UM_02');
    await assertGrantable(context, holder, user.role.permissions);
    const active: unknown[] = await em.execute(`select from lectern_user u where u.id = ? and ${isActiveUser}`, [id]);
    if (active.length > 0) fail('V_07');
    await queueMail(context, { template: 'activation', to: { userID: id } });
    audit({ entity: 'user', entityID: String(id) });
  },
);
