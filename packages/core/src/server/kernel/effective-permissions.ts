import type { GrantedPermission } from '../../contract/permissions.ts';
import type { Lectern } from './lectern.ts';

/** The grants of a role here and now: a permission that no installed plugin declares is kept in the role and never granted. */
export const effectivePermissions = (
  { permissions: registry }: Pick<Lectern, 'permissions'>,
  stored: readonly GrantedPermission[],
): GrantedPermission[] => stored.filter(({ name }) => registry.get(name) !== undefined);
