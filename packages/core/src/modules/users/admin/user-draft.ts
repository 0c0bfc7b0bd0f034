import type { AdminLanguage } from '#contract/admin-language.ts';
import type { Account, IncomingUser } from '../user.schema.ts';

/** The change of the profile image with the next save. */
export type ImageChange = { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'set'; readonly file: File };

export interface UserDraft {
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly role: string;
  /** Undefined: a new user's is that of the site. */
  readonly language: AdminLanguage | undefined;
  readonly image: ImageChange;
  /** The own password of whoever changes an e-mail address. */
  readonly currentPassword: string;
}

export const draftOf = (user: Account | undefined, role: string): UserDraft => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  jobTitle: user?.jobTitle ?? '',
  role: user ? user.role.ID : role,
  language: user?.language,
  image: { kind: 'keep' },
  currentPassword: '',
});

/** True where the change would send the mail of somebody who can log in elsewhere: that asks for the own password. */
export const needsProof = ({ email }: UserDraft, user: Account | undefined): boolean =>
  user?.status === 'active' && email.trim() !== user.email;

/** The part of a draft that is sent; the image has calls of its own. */
export const inputOf = ({ name, email, jobTitle, role, language }: UserDraft, user: Account | undefined): IncomingUser => ({
  email: email.trim(),
  role,
  profile: { name: name.trim(), jobTitle: jobTitle.trim() },
  // Sent as it is, it would count as chosen where nobody chose one.
  ...(language !== undefined && language !== user?.language ? { language } : {}),
});
