import type { ListedUser, UserInput } from '../../client/user.calls.ts';

/** What is to happen to the profile image with the next save. */
export type ImageChange = { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'set'; readonly file: File };

export interface UserDraft {
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly role: string;
  readonly image: ImageChange;
}

export const draftOf = (user: ListedUser | undefined, role: string): UserDraft => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  jobTitle: user?.jobTitle ?? '',
  role: user ? String(user.role.ID) : role,
  image: { kind: 'keep' },
});

/** What is sent of a draft; the image has calls of its own. */
export const inputOf = ({ name, email, jobTitle, role }: UserDraft): UserInput => ({
  email: email.trim(),
  role,
  profile: { name: name.trim(), jobTitle: jobTitle.trim() },
});
