import { corePermissions } from '../../../contract/permissions.ts';
import type { CorePermission, GrantedPermission } from '../../../contract/permissions.ts';

const grant = (...names: CorePermission[]): GrantedPermission[] => names.map((name) => ({ name }));

/** Roles made at the first start; all can be edited afterwards. The administrator also holds every plugin's permissions. */
export const initialRoles: Readonly<Record<string, GrantedPermission[]>> = {
  Administrator: grant(...(Object.keys(corePermissions) as CorePermission[])),
  Publisher: grant(
    'create-page',
    'edit-page',
    'publish-page',
    'review-publication',
    'delete-page',
    'manage-media',
    'manage-menu',
  ),
  Editor: grant('create-page', 'edit-page', 'manage-media'),
  Translator: grant('edit-page'),
  Viewer: [],
};

export const administratorRole = 'Administrator';
