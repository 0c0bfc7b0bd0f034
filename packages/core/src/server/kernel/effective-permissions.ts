import type { GrantedPermission } from '../../contract/permissions.ts';
import type { Lectern } from './lectern.ts';

const nameOf = (grant: GrantedPermission): string => JSON.stringify([grant.name, grant.parameters ?? {}]);

/**
 * The grants of a role here and now, with what they imply, limited as they are. A permission that no installed plugin
 * declares is kept in the role and never granted.
 */
export function effectivePermissions(
  { permissions: registry }: Pick<Lectern, 'permissions'>,
  stored: readonly GrantedPermission[],
): GrantedPermission[] {
  const known = stored.filter(({ name }) => registry.get(name) !== undefined);
  const grants = new Map(known.map((grant) => [nameOf(grant), grant]));
  // What is added while this walks is walked as well.
  for (const grant of grants.values()) {
    for (const name of registry.get(grant.name)?.implies ?? []) {
      const implied = { ...grant, name };
      if (!grants.has(nameOf(implied))) grants.set(nameOf(implied), implied);
    }
  }
  return [...grants.values()];
}
