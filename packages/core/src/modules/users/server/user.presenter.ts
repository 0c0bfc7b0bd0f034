import type { Lectern } from '#server/kernel/lectern.ts';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { User as PresentedUser } from '../user.schema.ts';
import type { User } from './user.entity.ts';

/** A user as the API answers it. Name, job title and image stand twice, because the specification reads them both ways. */
export function presentUser(user: User, app: Pick<Lectern, 'apiPath' | 'permissions'>): PresentedUser {
  const { id, name, permissions } = user.role;
  const profile = presentProfile(user, app);
  return {
    ID: user.id,
    email: user.email,
    role: { ID: id, name, permissions: effectivePermissions(app, permissions) },
    profile,
    ...profile,
    language: user.language ?? 'en',
  };
}

/** The part of a user that every colleague may see. `image` is an address, with the image's hash in it. */
export const presentProfile = (user: User, app: Pick<Lectern, 'apiPath'>): PresentedUser['profile'] => ({
  name: user.name,
  jobTitle: user.jobTitle,
  image: user.image ? `${app.apiPath}/user/${user.id}/image/${user.image}` : null,
});

/** The answer of `POST /auth/user` without a session. */
export const nobody: PresentedUser = {
  ID: 0,
  email: '',
  role: { ID: '', name: '', permissions: [] },
  profile: { name: '', jobTitle: '', image: null },
  name: '',
  jobTitle: '',
  image: null,
  language: 'en',
};
