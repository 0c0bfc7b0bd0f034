import type { GrantedPermission } from '../contract/permissions.ts';
import type { Send } from './http.ts';
import type { Result } from './result.ts';

export interface Role {
  readonly ID: string;
  readonly name: string;
  /** A permission that no installed plugin declares is kept and marked. */
  readonly permissions: readonly (GrantedPermission & { readonly isKnown?: boolean })[];
  readonly requiresSecondFactor: boolean;
  /** How many people have it. */
  readonly users: number;
  /** Rises with each change. */
  readonly revision: number;
  readonly updatedAt: string;
  readonly policies: { readonly canEdit: boolean; readonly canDelete: boolean; readonly canAssign: boolean };
}

/** A permission that can be granted. */
export interface Grantable {
  readonly name: string;
  readonly label: string;
  /** Id of the plugin that declares it; null for core. */
  readonly plugin: string | null;
  /** `content`: can be limited by page types, languages, a part of the site, own pages. */
  readonly scope: 'content' | null;
}

export interface RoleInput {
  readonly name: string;
  readonly permissions: readonly GrantedPermission[];
  readonly requiresSecondFactor: boolean;
}

export interface RoleCalls {
  readonly list: (signal?: AbortSignal) => Promise<Result<readonly Role[]>>;
  readonly permissions: () => Promise<Result<readonly Grantable[]>>;
  readonly get: (id: string) => Promise<Result<Role>>;
  readonly create: (input: RoleInput) => Promise<Result<Role>>;
  /** G_03 where somebody else changed it since the revision that is sent. */
  readonly update: (id: string, input: RoleInput & { readonly revision: number }) => Promise<Result<Role>>;
  readonly remove: (id: string) => Promise<Result<undefined>>;
}

export const roleCalls = (send: Send): RoleCalls => {
  const one = ({ data }: Readonly<Record<string, unknown>>): Role => data as Role;
  const at = (id: string): string => `/role/${encodeURIComponent(id)}`;
  return {
    list: (signal) => send({ path: '/role/list', pick: ({ data }) => data as readonly Role[], ...(signal ? { signal } : {}) }),
    permissions: () => send({ path: '/role/permissions', pick: ({ data }) => data as readonly Grantable[] }),
    get: (id) => send({ path: at(id), pick: one }),
    create: (input) => send({ method: 'POST', path: '/role', body: { ...input }, pick: one }),
    update: (id, input) => send({ method: 'PUT', path: at(id), body: { ...input }, pick: one }),
    remove: (id) => send({ method: 'DELETE', path: at(id), pick: () => undefined }),
  };
};
