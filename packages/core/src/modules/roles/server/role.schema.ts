import * as z from 'zod';

const name = z
  .string()
  .trim()
  .min(1, 'V_01')
  .max(100, 'V_14')
  .regex(/^\P{Cc}*$/u, 'V_12');

const parameters = z.strictObject({
  pageTypes: z.array(z.string().max(100, 'V_14')).min(1, 'V_12').max(500, 'V_14').optional(),
  locales: z.array(z.string().max(5, 'V_14')).min(1, 'V_12').max(100, 'V_14').optional(),
  underPage: z.uuid('V_12').optional(),
  own: z.boolean().optional(),
});

const grant = z.strictObject({
  name: z.string().min(1, 'V_01').max(200, 'V_14'),
  parameters: parameters.optional(),
  /** As the role was answered; ignored. */
  isKnown: z.unknown().optional(),
});

/** A role as it comes in. */
export const incomingRole = z.strictObject({
  name,
  permissions: z.array(grant).max(500, 'V_14'),
  requiresSecondFactor: z.boolean().default(false),
});

/** A role that is changed: with the revision that the change began with. Without one nothing is compared. */
export const changedRole = incomingRole.extend({ revision: z.int().min(0).optional() });

export type IncomingRole = z.output<typeof incomingRole>;
export type ChangedRole = z.output<typeof changedRole>;
export type IncomingGrant = z.output<typeof grant>;
