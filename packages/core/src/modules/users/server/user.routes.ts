import * as z from 'zod';
import { listQuery } from '../../../server/http/list-query.ts';
import { defineRoute } from '../../../server/http/route.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { userIDOf } from '../../../server/kernel/actor.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { can } from '../../../server/kernel/policy.ts';
import { deleteUser } from './commands/delete-user.command.ts';
import { inviteUser } from './commands/invite-user.command.ts';
import { removeProfileImage } from './commands/remove-profile-image.command.ts';
import { resendInvitation } from './commands/resend-invitation.command.ts';
import { setProfileImage } from './commands/set-profile-image.command.ts';
import { updateUser } from './commands/update-user.command.ts';
import { listUsers } from './list-users.ts';
import { pageOfUsers, userSortColumns } from './page-of-users.ts';
import type { UsersQuery } from './page-of-users.ts';
import { maxImageSize, readProfileImage } from './profile-image.ts';
import { sendProfileImage } from './send-profile-image.ts';
import { currentPassword, incomingUser, roleID, userID } from './user.schema.ts';
import { identityProof } from './user.services.ts';
import { fail } from './fail.ts';

const byID = z.strictObject({ id: userID });

const usersQuery = listQuery({
  columns: Object.keys(userSortColumns) as UsersQuery['columnToSort'][],
  sortBy: 'name',
  sortOrder: 'asc',
  filters: { role: roleID.optional(), status: z.enum(['active', 'invited'], 'V_12').optional() },
});

const fields = ({ email, role, profile }: z.output<typeof incomingUser>) => ({
  email,
  roleID: role,
  name: profile.name,
  jobTitle: profile.jobTitle,
});

const userAt = async (app: Lectern, actor: Actor, id: number) => (await listUsers(app, actor, id))[0] ?? fail('UM_02');

export const userRoutes = [
  defineRoute({
    method: 'GET',
    path: '/user',
    access: 'signed-in',
    summary: 'The current user with their permissions.',
    async run({ app, actor }) {
      const user = await userAt(app, actor, userIDOf(actor) ?? fail('G_07'));
      return { ...user, data: user };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/user/list',
    access: 'signed-in',
    summary:
      'Every user: with manage-users all fields, else of others only what an author’s name needs. With a query one page: { items, totalItems }.',
    query: usersQuery,
    run: async ({ app, actor, query, ctx }) => ({
      // The specification’s own call has no query and gets everybody.
      data: ctx.querystring === '' ? await listUsers(app, actor) : await pageOfUsers(app, actor, query),
    }),
  }),
  defineRoute({
    method: 'POST',
    path: '/user',
    access: 'manage-users',
    summary: 'Makes a user and sends the invitation.',
    body: incomingUser,
    run: async ({ app, actor, run, body }) => ({ data: await userAt(app, actor, await run(inviteUser, fields(body))) }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/user/{id}',
    // One's own name and job title need no permission; the command checks the rest.
    access: 'signed-in',
    summary:
      'Changes a user. Without manage-users only one’s own name and job title. Another e-mail address of an active account asks for the caller’s own password (AUTH_02).',
    params: byID,
    body: incomingUser.extend({ currentPassword: currentPassword.optional() }),
    async run(call) {
      const { app, actor, run, params, body } = call;
      const isProven = body.currentPassword !== undefined;
      if (body.currentPassword !== undefined) await app.service(identityProof).prove(call, body.currentPassword);
      await run(updateUser, { id: params.id, ...fields(body), isProven });
      return { data: await userAt(app, actor, params.id) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/user/{id}',
    access: 'manage-users',
    summary: 'Deletes a user. What they made stays, without their name.',
    params: byID,
    run: ({ run, params }) => run(deleteUser, { id: params.id }),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/{id}/invite',
    access: 'manage-users',
    summary: 'Sends the invitation once more to somebody who has not accepted it.',
    params: byID,
    body: z.strictObject({}),
    run: ({ run, params }) => run(resendInvitation, { id: params.id }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/user/{id}/image',
    access: 'signed-in',
    summary: 'Sets a profile image: JPEG or PNG, at most 2 MB and 1024 by 1024 pixels.',
    params: byID,
    body: z.strictObject({}),
    multipart: { fileField: 'profileImage', maxSize: maxImageSize, tooLarge: 'UM_05' },
    async run({ app, actor, run, params, file }) {
      // Before the image is decoded, which takes time; the command asks again.
      if (params.id !== userIDOf(actor) && !can(actor, 'manage-users')) fail('UM_01');
      const upload = file ?? fail('V_17', 'profileImage');
      if (upload.size === 0) fail('UM_07', 'profileImage');
      await run(setProfileImage, { id: params.id, image: await readProfileImage(upload.temporaryPath) });
      return { data: await userAt(app, actor, params.id) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/user/{id}/image',
    access: 'signed-in',
    summary: 'Takes a profile image away.',
    params: byID,
    run: ({ run, params }) => run(removeProfileImage, { id: params.id }),
  }),
  defineRoute({
    method: 'GET',
    path: '/user/{id}/image/{hash}',
    access: 'signed-in',
    summary: 'The profile image of a user.',
    params: z.strictObject({ id: userID, hash: z.string().regex(/^[0-9a-f]{64}$/, 'V_12') }),
    respond: 'raw',
    run: ({ app, ctx, params }) => sendProfileImage(app, ctx, params),
  }),
];
