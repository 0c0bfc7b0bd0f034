import type { Lectern } from '../../../server/kernel/lectern.ts';

/** Every permission that core and the installed plugins declare, for the matrix of a role. */
export function listPermissions({ permissions }: Pick<Lectern, 'permissions'>) {
  return [...permissions.entries()].map(([name, { label, scope }]) => ({
    name,
    label,
    /** The plugin's id; null for core. */
    plugin: name.includes(':') ? (name.split(':')[0] ?? null) : null,
    /** `content`: may be limited by `pageTypes`, `locales`, `underPage` and `own`. */
    scope: scope ?? null,
  }));
}
