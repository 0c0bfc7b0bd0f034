import type { PermissionParameters } from '../contract/permissions.ts';
import type { Send } from './http.ts';
import type { List, SortOrder } from './page.ts';
import { queryString } from './query-string.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';
import { readUser } from './user.ts';
import type { User } from './user.ts';

/** What the current user may do with a user. */
export interface UserPolicies {
  /** Name, job title and image. */
  readonly canEdit: boolean;
  /** E-mail address and role. */
  readonly canEditAccount: boolean;
  readonly canDelete: boolean;
  readonly canExplain: boolean;
}

/** A user of the list. */
export interface ListedUser extends User {
  /** `invited`: has not chosen a password yet. */
  readonly status: 'active' | 'invited';
  readonly policies: UserPolicies;
}

export type UserSortColumn = 'name' | 'email' | 'jobTitle' | 'role' | 'createdAt';

/** One page of the users, from index 0. */
export interface UserListQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  /** A part of the name, the job title or the e-mail address. */
  readonly searchTerm: string;
  readonly columnToSort: UserSortColumn;
  readonly sortOrder: SortOrder;
  /** ID of a role; empty for all. */
  readonly role?: string;
  readonly status?: string;
}

/** What is sent of a user. The image has calls of its own. */
export interface UserInput {
  readonly email: string;
  /** ID of the role. */
  readonly role: string;
  readonly profile: { readonly name: string; readonly jobTitle: string };
}

/** Why a user can or cannot do a thing. */
export interface PermissionExplanation {
  readonly permission: { readonly name: string; readonly label: string };
  readonly role: { readonly ID: string; readonly name: string };
  readonly isAllowed: boolean;
  readonly reason: 'granted' | 'not-granted' | 'limited' | 'not-activated';
  readonly grants: readonly {
    readonly parameters: PermissionParameters;
    readonly isCovering: boolean;
    readonly unmet: readonly (keyof PermissionParameters)[];
  }[];
  readonly page: { readonly id: string; readonly title: string; readonly type: string; readonly locale: string } | null;
}

export interface UserCalls {
  /** Everybody at once; `page` is for lists. */
  readonly list: (signal?: AbortSignal) => Promise<Result<readonly ListedUser[]>>;
  readonly page: (query: UserListQuery, signal?: AbortSignal) => Promise<Result<List<ListedUser>>>;
  /** The current user with their permissions. */
  readonly current: () => Promise<Result<User>>;
  /** Makes a user and sends the invitation. V_06 for an address that is taken. */
  readonly create: (input: UserInput) => Promise<Result<ListedUser>>;
  /** Another e-mail address of somebody who can log in asks for the own password: AUTH_02. */
  readonly update: (id: number, input: UserInput & { readonly currentPassword?: string }) => Promise<Result<ListedUser>>;
  readonly remove: (id: number) => Promise<Result<undefined>>;
  /** UM_05 to UM_08 for an image that is too large, of another format, broken or of too many pixels. */
  readonly setImage: (id: number, file: File) => Promise<Result<ListedUser>>;
  readonly removeImage: (id: number) => Promise<Result<undefined>>;
  /** Sends the invitation once more; the link of the last one stops working. */
  readonly invite: (id: number) => Promise<Result<undefined>>;
  readonly explain: (
    id: number,
    question: { readonly permission: string; readonly pageID?: string },
  ) => Promise<Result<PermissionExplanation>>;
}

const nothing = (): undefined => undefined;
const noPolicies: UserPolicies = { canEdit: false, canEditAccount: false, canDelete: false, canExplain: false };

function readListed(value: unknown): ListedUser {
  const source: Body = isRecord(value) ? value : {};
  const policies = isRecord(source['policies']) ? (source['policies'] as Partial<UserPolicies>) : {};
  return {
    ...readUser(source),
    status: source['status'] === 'invited' ? 'invited' : 'active',
    policies: { ...noPolicies, ...policies },
  };
}

function readPage(value: unknown): List<ListedUser> {
  const { items, totalItems }: Body = isRecord(value) ? value : {};
  return { items: Array.isArray(items) ? items.map(readListed) : [], totalItems: Number(totalItems ?? 0) };
}

export const userCalls = (send: Send): UserCalls => ({
  list: (signal) =>
    send({
      path: '/user/list',
      pick: ({ data }) => (Array.isArray(data) ? data.map(readListed) : []),
      ...(signal ? { signal } : {}),
    }),
  page: (query, signal) =>
    send({
      path: `/user/list${queryString({ ...query })}`,
      pick: ({ data }) => readPage(data),
      ...(signal ? { signal } : {}),
    }),
  current: () => send({ path: '/user', pick: readUser }),
  create: (input) => send({ method: 'POST', path: '/user', body: { ...input }, pick: ({ data }) => readListed(data) }),
  update: (id, input) => send({ method: 'PUT', path: `/user/${id}`, body: { ...input }, pick: ({ data }) => readListed(data) }),
  remove: (id) => send({ method: 'DELETE', path: `/user/${id}`, pick: nothing }),
  setImage(id, file) {
    const form = new FormData();
    form.append('profileImage', file);
    return send({ method: 'PUT', path: `/user/${id}/image`, body: form, pick: ({ data }) => readListed(data) });
  },
  removeImage: (id) => send({ method: 'DELETE', path: `/user/${id}/image`, pick: nothing }),
  invite: (id) => send({ method: 'POST', path: `/user/${id}/invite`, body: {}, pick: nothing }),
  explain: (id, question) =>
    send({
      method: 'POST',
      path: `/user/${id}/explain`,
      body: { ...question },
      pick: ({ data }) => data as PermissionExplanation,
    }),
});
