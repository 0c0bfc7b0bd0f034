import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { permissionParameters } from '../roles/role.schema.ts';
import { userID } from './user.schema.ts';
import { userRefusals } from './users.refusals.ts';

const permissionExplanation = z.strictObject({
  permission: z.strictObject({ name: z.string(), label: z.string() }),
  role: z.strictObject({ ID: z.uuid(), name: z.string() }),
  isAllowed: z.boolean(),
  reason: z
    .enum(['granted', 'not-granted', 'limited', 'not-activated'])
    .describe('`not-granted`: the role does not hold it. `limited`: every grant leaves this page out.'),
  grants: z.array(
    z.strictObject({
      parameters: permissionParameters,
      isCovering: z.boolean(),
      unmet: z.array(z.enum(['pageTypes', 'locales', 'underPage', 'own'])),
    }),
  ),
  page: z
    .strictObject({
      id: z.uuid(),
      title: z.string(),
      type: z.string(),
      locale: z.string(),
      createdBy: z.int().nullable(),
      pageAndAncestors: z.array(z.uuid()),
    })
    .nullable(),
});

/** Why a user can or cannot do a thing. */
export type PermissionExplanation = Described<typeof permissionExplanation>;

export const permissionCalls = defineCalls({
  explain: {
    method: 'POST',
    path: '/user/{id}/explain',
    access: 'manage-users',
    summary: 'Why a user can or cannot do a thing, for a page or at all.',
    params: z.strictObject({ id: userID }),
    body: z.strictObject({ permission: z.string().min(1, 'V_01').max(200, 'V_14'), pageID: z.uuid('V_12').optional() }),
    // Pages stand above users, so that their words are not to be had here.
    refuses: { ...only(userRefusals, 'noUser'), noPage: 'PM_01' },
    answer: dataOf(permissionExplanation),
  },
});
