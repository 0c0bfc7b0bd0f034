import * as z from 'zod';
import { defineRoute } from '../../../server/http/route.ts';
import { userID } from '../../users/server/public.ts';
import { explainPermission } from './explain-permission.ts';

const byID = z.strictObject({ id: userID });

export const explainPermissionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/user/{id}/explain',
    access: 'manage-users',
    summary: 'Why a user can or cannot do a thing, for a page or at all.',
    params: byID,
    body: z.strictObject({ permission: z.string().min(1, 'V_01').max(200, 'V_14'), pageID: z.uuid('V_12').optional() }),
    run: async ({ app, params, body }) => ({ data: await explainPermission(app, { id: params.id, ...body }) }),
  }),
];
