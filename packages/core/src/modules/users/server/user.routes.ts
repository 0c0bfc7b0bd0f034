import { route } from '#server/http/route.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { IncomingUser } from '../user.schema.ts';
import { userCalls } from '../users.calls.ts';
import { deleteUser } from './commands/delete-user.command.ts';
import { inviteUser } from './commands/invite-user.command.ts';
import { removeProfileImage } from './commands/remove-profile-image.command.ts';
import { resendInvitation } from './commands/resend-invitation.command.ts';
import { setProfileImage } from './commands/set-profile-image.command.ts';
import { updateUser } from './commands/update-user.command.ts';
import { findAccount } from './find-account.ts';
import { listUsers } from './list-users.query.ts';
import { pageOfUsers } from './page-of-users.query.ts';
import { readProfileImage } from './profile-image.ts';
import { sendProfileImage } from './send-profile-image.ts';
import { identityProof } from './user.services.ts';
import { fail } from './fail.ts';

const fields = ({ email, role, profile, language }: IncomingUser) => ({
  email,
  roleID: role,
  name: profile.name,
  jobTitle: profile.jobTitle,
  ...(language ? { language } : {}),
});

export const userRoutes = [
  route(userCalls.current, async ({ app, actor }) => {
    const user = await findAccount(app, actor, userIDOf(actor) ?? fail('signedOut'));
    return { ...user, data: user };
  }),
  route(userCalls.list, async ({ app, actor, query, ctx }) => ({
    // The specification’s own call has no query and gets everybody.
    data: ctx.querystring === '' ? await listUsers(app, actor) : await pageOfUsers(app, actor, query),
  })),
  route(userCalls.create, async ({ app, actor, run, body }) => ({
    data: await findAccount(app, actor, await run(inviteUser, fields(body))),
  })),
  route(userCalls.update, async (call) => {
    const { app, actor, run, params, body } = call;
    const isProven = body.currentPassword !== undefined;
    if (body.currentPassword !== undefined) await app.service(identityProof).prove(call, body.currentPassword);
    await run(updateUser, { id: params.id, ...fields(body), isProven });
    return { data: await findAccount(app, actor, params.id) };
  }),
  route(userCalls.remove, ({ run, params }) => run(deleteUser, { id: params.id })),
  route(userCalls.invite, ({ run, params }) => run(resendInvitation, { id: params.id })),
  route(userCalls.setImage, async ({ app, actor, run, params, files }) => {
    // Before the image is decoded, which takes time; the command asks again.
    if (params.id !== userIDOf(actor) && !can(actor, 'manage-users')) fail('forbidden');
    const upload = files['profileImage']?.[0] ?? fail('noFile', 'profileImage');
    if (upload.size === 0) fail('invalidImage', 'profileImage');
    await run(setProfileImage, { id: params.id, image: await readProfileImage(upload.temporaryPath) });
    return { data: await findAccount(app, actor, params.id) };
  }),
  route(userCalls.removeImage, ({ run, params }) => run(removeProfileImage, { id: params.id })),
  route(userCalls.image, ({ app, ctx, params }) => sendProfileImage(app, ctx, params)),
];
