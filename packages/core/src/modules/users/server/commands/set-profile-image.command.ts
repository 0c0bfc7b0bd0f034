import { defineCommand } from '#server/kernel/command.ts';
import { lockProfile } from '../lock-profile.ts';
import type { ProfileImage } from '../profile-image.ts';

export interface SetProfileImageInput {
  readonly id: number;
  readonly image: ProfileImage;
}

/** Gives a user a profile image, in place of the one that they have. */
export const setProfileImage = defineCommand<SetProfileImageInput, void>('user.set-image', async (context, { id, image }) => {
  const { em, now, audit } = context;
  const user = await lockProfile(context, id);
  await em.execute(
    `insert into lectern_user_image (user_id, hash, mime_type, bytes) values (?, ?, ?, decode(?, 'hex'))
     on conflict (user_id) do update set hash = excluded.hash, mime_type = excluded.mime_type, bytes = excluded.bytes`,
    [id, image.hash, image.mimeType, image.bytes.toString('hex')],
  );
  em.assign(user, { image: image.hash, updatedAt: now });
  audit({ entity: 'user', entityID: String(id), changes: { fields: ['image'] } });
});
