import type { GrantedPermission } from '#contract/permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

const isWhole = ({ parameters }: GrantedPermission): boolean =>
  Object.values(parameters ?? {}).every((value) => value === undefined || value === false);

/** True if the grants hold each of these permissions without any limit. */
export function holdsWhole(held: readonly GrantedPermission[], names: Iterable<string>): boolean {
  const whole = new Set(held.filter(isWhole).map(({ name }) => name));
  for (const name of names) if (!whole.has(name)) return false;
  return true;
}

/** True for an administrator: somebody who holds every permission that is declared, without any limit. */
export const holdsEverything = (app: Pick<Lectern, 'permissions'>, held: readonly GrantedPermission[]): boolean =>
  holdsWhole(
    held,
    [...app.permissions.entries()].map(([name]) => name),
  );
