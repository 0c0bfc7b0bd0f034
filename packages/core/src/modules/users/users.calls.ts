import * as z from 'zod';
import { bytes, dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { account, colleague, currentPassword, incomingUser, roleID, userID } from './user.schema.ts';
import { userRefusals } from './users.refusals.ts';

const byID = z.strictObject({ id: userID });
const listed = z.union([account, colleague]);

const usersQuery = listQuery({
  columns: ['name', 'jobTitle', 'email', 'role', 'createdAt'],
  sortBy: 'name',
  sortOrder: 'asc',
  filters: { role: roleID.optional(), status: z.enum(['active', 'invited'], 'V_12').optional() },
});

/** The query of a page of the users. */
export type UsersQuery = z.output<typeof usersQuery>;
export type UserSortColumn = UsersQuery['columnToSort'];

/** Bytes that an uploaded profile image may have: 2 MB. */
const maxImageSize = 2_000_000;

export const userCalls = defineCalls({
  current: {
    method: 'GET',
    path: '/user',
    access: 'signed-in',
    summary: 'The current user with their permissions.',
    refuses: {},
    answer: account.extend({ data: account }),
  },
  list: {
    method: 'GET',
    path: '/user/list',
    access: 'signed-in',
    summary:
      'Every user: with manage-users all fields, else of others only what an author’s name needs. With a query one page: { items, totalItems }.',
    query: usersQuery,
    refuses: {},
    answer: dataOf(z.union([z.array(listed), listOf(listed)])),
  },
  create: {
    method: 'POST',
    path: '/user',
    access: 'manage-users',
    summary: 'Makes a user and sends the invitation.',
    body: incomingUser,
    refuses: only(userRefusals, 'taken'),
    answer: dataOf(account),
  },
  update: {
    method: 'PUT',
    path: '/user/{id}',
    // One's own name, job title and language need no permission; the command checks the rest.
    access: 'signed-in',
    summary:
      'Changes a user. Without manage-users only one’s own name, job title and language. Another e-mail address of an active account asks for the caller’s own password.',
    params: byID,
    body: incomingUser.extend({ currentPassword: currentPassword.optional() }),
    refuses: only(userRefusals, 'noUser', 'taken', 'wrongPassword', 'notNow'),
    answer: dataOf(account),
  },
  remove: {
    method: 'DELETE',
    path: '/user/{id}',
    access: 'manage-users',
    summary: 'Deletes a user. What they made stays, without their name.',
    params: byID,
    refuses: only(userRefusals, 'noUser', 'notNow'),
    answer: nothing,
  },
  invite: {
    method: 'POST',
    path: '/user/{id}/invite',
    access: 'manage-users',
    summary: 'Sends the invitation once more to somebody who has not accepted it; the link of the last one stops working.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(userRefusals, 'noUser', 'notNow'),
    answer: nothing,
  },
  setImage: {
    method: 'PUT',
    path: '/user/{id}/image',
    access: 'signed-in',
    summary: 'Sets a profile image: JPEG or PNG, at most 2 MB and 1024 by 1024 pixels.',
    params: byID,
    body: z.strictObject({}),
    form: { files: { profileImage: { maxSize: maxImageSize, tooLarge: userRefusals.imageTooLarge } } },
    refuses: only(userRefusals, 'noUser', 'noFile', 'wrongFormat', 'invalidImage', 'imageTooWide'),
    answer: dataOf(account),
  },
  removeImage: {
    method: 'DELETE',
    path: '/user/{id}/image',
    access: 'signed-in',
    summary: 'Takes a profile image away.',
    params: byID,
    refuses: only(userRefusals, 'noUser'),
    answer: nothing,
  },
  image: {
    method: 'GET',
    path: '/user/{id}/image/{hash}',
    access: 'signed-in',
    summary: 'The profile image of a user.',
    params: z.strictObject({ id: userID, hash: z.string().regex(/^[0-9a-f]{64}$/, 'V_12') }),
    refuses: only(userRefusals, 'noUser'),
    answer: bytes('image/*'),
  },
  // Handled by auth, which keeps second factors.
  resetSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/reset',
    access: 'manage-users',
    summary: 'Takes the second factors of somebody away who lost them, and ends their sessions.',
    body: z.strictObject({ userID: databaseInt(1) }),
    refuses: only(userRefusals, 'noUser', 'notNow'),
    answer: nothing,
  },
});
