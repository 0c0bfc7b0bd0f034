import type { User } from './user.entity.ts';

/** A user as the API answers it. Name, job title and image stand twice, because the specification reads them both ways. */
export function presentUser(user: User) {
  const { id, name, permissions } = user.role;
  const profile = { name: user.name, jobTitle: user.jobTitle, image: user.image ?? null };
  return { ID: user.id, email: user.email, role: { ID: id, name, permissions }, profile, ...profile };
}

/** What `POST /auth/user` answers without a session. */
export const nobody = {
  ID: 0,
  email: '',
  role: null,
  profile: { name: '', jobTitle: '', image: null },
  name: '',
  jobTitle: '',
  image: null,
} as const;
