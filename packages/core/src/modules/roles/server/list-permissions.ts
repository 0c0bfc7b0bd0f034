import type { Lectern } from '#server/kernel/lectern.ts';
import type { Grantable } from '../role.schema.ts';

/** Every permission that core and the installed plugins declare, for the matrix of a role. */
export function listPermissions({ permissions }: Pick<Lectern, 'permissions'>): Grantable[] {
  return [...permissions.entries()].map(([name, { label, scope }]) => ({
    name,
    label,
    plugin: name.includes(':') ? (name.split(':')[0] ?? null) : null,
    scope: scope ?? null,
  }));
}
