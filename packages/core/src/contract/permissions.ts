/** What a role may grant. `scope` tells which parameters narrow it. */
export interface PermissionEntry {
  readonly label: string;
  /** `content`: may be limited by `pageTypes`, `locales`, `underPage` and `own`. */
  readonly scope?: 'content';
}

export const corePermissions = {
  'create-page': { label: 'Create pages', scope: 'content' },
  'edit-page': { label: 'Edit pages', scope: 'content' },
  'publish-page': { label: 'Publish and unpublish pages', scope: 'content' },
  'review-publication': { label: 'Review publication requests', scope: 'content' },
  'delete-page': { label: 'Delete pages', scope: 'content' },
  'self-approve': { label: 'Approve own publication requests' },
  'manage-menu': { label: 'Manage the menu structure' },
  'manage-users': { label: 'Manage users' },
  'manage-roles': { label: 'Manage roles' },
  'manage-media': { label: 'Manage the media library' },
  'manage-tags': { label: 'Manage tags' },
  'manage-settings': { label: 'Manage site settings' },
  'manage-search': { label: 'Manage the search index' },
  'manage-redirects': { label: 'Manage redirects' },
  'view-audit-log': { label: 'View the audit log' },
} as const satisfies Record<string, PermissionEntry>;

export type CorePermission = keyof typeof corePermissions;

/** What narrows a content permission. A list left out means all; `own` limits to pages that one created oneself. */
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
