import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';

const name = z
  .string()
  .trim()
  .min(1, 'V_01')
  .max(100, 'V_14')
  .regex(/^\P{Cc}*$/u, 'V_12');

const incomingGrant = z.strictObject({
  name: z.string().min(1, 'V_01').max(200, 'V_14'),
  parameters: z
    .strictObject({
      pageTypes: z.array(z.string().max(100, 'V_14')).min(1, 'V_12').max(500, 'V_14').optional(),
      locales: z.array(z.string().max(5, 'V_14')).min(1, 'V_12').max(100, 'V_14').optional(),
      underPage: z.uuid('V_12').optional(),
      own: z.boolean().optional(),
    })
    .optional(),
  /** As the role was answered; ignored. */
  isKnown: z.unknown().optional(),
});

/** A role as it comes in. */
export const incomingRole = z.strictObject({
  name,
  permissions: z.array(incomingGrant).max(500, 'V_14'),
  requiresSecondFactor: z.boolean().default(false),
});

/** A role that is changed: with the revision that the change began with. Without one nothing is compared. */
export const changedRole = incomingRole.extend({ revision: databaseInt().optional() });

export type IncomingRole = z.output<typeof incomingRole>;
export type ChangedRole = z.output<typeof changedRole>;
export type IncomingGrant = z.output<typeof incomingGrant>;

/** The parameters that narrow a content permission, as they are answered. */
export const permissionParameters = z.strictObject({
  pageTypes: z.array(z.string()).exactOptional(),
  locales: z.array(z.string()).exactOptional(),
  underPage: z.uuid().exactOptional(),
  own: z.boolean().exactOptional(),
});

/** A permission that a role grants, as it is answered. */
export const grantedPermission = z.strictObject({ name: z.string(), parameters: permissionParameters.exactOptional() });

export const role = z.strictObject({
  ID: z.uuid(),
  name: z.string(),
  permissions: z.array(
    grantedPermission.extend({ isKnown: z.boolean().describe('False where no installed plugin declares the permission.') }),
  ),
  requiresSecondFactor: z.boolean(),
  revision: z.int().describe('Rises with each change.'),
  users: z.int().describe('How many people have the role.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  policies: z.strictObject({
    canEdit: z.boolean(),
    canDelete: z.boolean().describe('False also while somebody has the role.'),
    canAssign: z.boolean().describe('May give the role to people.'),
  }),
});

export type Role = Described<typeof role>;

export const grantable = z.strictObject({
  name: z.string(),
  label: z.string(),
  plugin: z.string().nullable().describe('Id of the plugin that declares the permission; null for core.'),
  scope: z.enum(['content']).nullable().describe('`content`: may be limited by `pageTypes`, `locales`, `underPage` and `own`.'),
});

/** A permission that a role may grant. */
export type Grantable = Described<typeof grantable>;
