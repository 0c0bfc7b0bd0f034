/** A role of the first start beside the administrator. */
export type FirstRole = 'publisher' | 'editor' | 'translator' | 'viewer';

/** The permissions that a role may grant. `scope` tells which parameters narrow it. */
export interface PermissionEntry {
  readonly label: string;
  /** `content`: may be limited by `pageTypes`, `locales`, `underPage` and `own`. */
  readonly scope?: 'content';
  /** Full names of permissions that come with it, limited as it is itself: `['view-page']`. */
  readonly implies?: readonly string[];
  /** Roles of the first start that hold it; `own`: for pages that one created oneself. */
  readonly firstRoles?: readonly (FirstRole | { readonly role: FirstRole; readonly own: true })[];
}

/** The parameters that narrow a content permission. A list left out means all; `own` limits to pages that one created oneself. */
export interface PermissionParameters {
  readonly pageTypes?: readonly string[];
  readonly locales?: readonly string[];
  /** The id of a page: only this page and what lies under it. */
  readonly underPage?: string;
  readonly own?: boolean;
}

/** A permission as a role holds it and as `GET /user` shows it. */
export interface GrantedPermission {
  readonly name: string;
  readonly parameters?: PermissionParameters;
}

/** True when a user's role carries this permission. What it allows on one entity is said by that entity's `policies`. */
export const hasPermission = (
  { role }: { readonly role: { readonly permissions: readonly GrantedPermission[] } },
  name: string,
): boolean => role.permissions.some((granted) => granted.name === name);
