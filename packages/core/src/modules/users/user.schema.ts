import * as z from 'zod';
import { adminLanguages } from '../../contract/admin-language.ts';
import type { Described } from '../../contract/call.ts';
import { largestInt } from '../../contract/numbers.ts';
import { grantedPermission } from '../roles/role.schema.ts';

/** Neither line ends nor other control characters: names stand in mails and lists. */
const line = z
  .string()
  .trim()
  .max(255, 'V_14')
  .regex(/^\P{Cc}*$/u, 'V_12');

/** Checked without the blanks around it; the command makes the canonical form. */
export const emailAddress = z.string().trim().min(1, 'V_01').max(254, 'V_14').pipe(z.email('V_02'));

export const personName = line.min(1, 'V_01');
export const jobTitle = line.default('');
export const roleID = z.string().min(1, 'V_01').pipe(z.uuid('V_12'));

/** The password as proof that it is its owner who changes how one logs in. */
export const currentPassword = z.string().max(1000, 'V_14');

/** The language in which somebody reads the admin and gets mails. */
const language = z.enum(adminLanguages, 'V_12');

/** A user as it comes in. `image` has calls of its own and is ignored here. */
export const incomingUser = z.strictObject({
  email: emailAddress,
  role: roleID,
  profile: z.strictObject({ name: personName, jobTitle, image: z.unknown().optional() }),
  language: language.optional().describe('Left out: as it is.'),
});

export type IncomingUser = z.output<typeof incomingUser>;

/** A user's number in an address: digits alone, as PostgreSQL's integers have them. */
export const userID = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'V_12')
  .transform(Number)
  .refine((value) => value <= largestInt, 'V_12');

const profile = {
  name: z.string(),
  jobTitle: z.string(),
  image: z.string().nullable().describe('Address of the profile image.'),
};

/** A user as it is answered. Name, job title and image stand twice, because the specification reads them both ways. */
export const user = z.strictObject({
  ID: z.int().describe('0 where nobody is signed in.'),
  email: z.string(),
  role: z.strictObject({ ID: z.string(), name: z.string(), permissions: z.array(grantedPermission) }),
  profile: z.strictObject(profile),
  ...profile,
  language: language.describe('The language of the admin.'),
});

/** A user; `ID` 0 means that nobody is signed in. */
export type User = Described<typeof user>;

/** The actions that the caller may do with a user. */
const policies = z.strictObject({
  canEdit: z.boolean().describe('Name, job title and image.'),
  canEditAccount: z.boolean().describe('E-mail address and role.'),
  canDelete: z.boolean(),
  canExplain: z.boolean().describe('May ask why this user can or cannot do a thing.'),
});

export type UserPolicies = Described<typeof policies>;

export const account = user.extend({
  status: z.enum(['active', 'invited']).describe('`invited`: has not chosen a password yet.'),
  policies,
});

/** A user as managers see everybody, and everybody themselves. */
export type Account = Described<typeof account>;

/** Of others, for all who do not manage users: what the name of an author needs. */
export const colleague = z.strictObject({ ID: z.int(), profile: z.strictObject(profile), ...profile, policies });

export type Colleague = Described<typeof colleague>;
