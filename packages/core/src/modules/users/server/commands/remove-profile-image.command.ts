import { defineCommand } from '#server/kernel/command.ts';
import { failWith } from '../fail-with.ts';
import { lockProfile } from '../lock-profile.ts';

/** Takes the profile image of a user away. Where there is none, nothing changes. */
export const removeProfileImage = defineCommand<{ readonly id: number }, void>('user.remove-image', async (context, { id }) => {
  const { em, now, audit } = context;
  const user = await lockProfile(context, id);
  if (!user.image) return;
  await failWith('profileKept', async () => {
    await em.execute('delete from lectern_user_image where user_id = ?', [id]);
    em.assign(user, { image: null, updatedAt: now });
    await em.flush();
  });
  audit({ entity: 'user', entityID: String(id), changes: { fields: ['image'] } });
});
