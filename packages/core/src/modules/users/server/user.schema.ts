import * as z from 'zod';

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

/** A user as it comes in. `image` has calls of its own and is ignored here. */
export const incomingUser = z.strictObject({
  email: emailAddress,
  role: roleID,
  profile: z.strictObject({ name: personName, jobTitle, image: z.unknown().optional() }),
});

/** A user's number in an address: digits alone, as PostgreSQL's integers have them. */
export const userID = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'V_12')
  .transform(Number)
  .refine((value) => value <= 2_147_483_647, 'V_12');

/** The password as proof that it is its owner who changes how one logs in. */
export const currentPassword = z.string().max(1000, 'V_14');
