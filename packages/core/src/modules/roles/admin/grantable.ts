import type { GrantedPermission, PermissionParameters } from '#contract/permissions.ts';

/** The part of a permission that somebody can give away. */
export interface Reach {
  readonly isHeld: boolean;
  /** Limits that a grant of theirs must keep to; undefined where they hold it without any. */
  readonly limits: PermissionParameters | undefined;
}

/**
 * The reach of somebody's own grants of a permission. Where there are several, the first is offered; the server knows
 * all of them and has the last word.
 */
export function reachOf(held: readonly GrantedPermission[], name: string): Reach {
  const grants = held.filter((grant) => grant.name === name);
  const isWhole = ({ parameters = {} }: GrantedPermission) =>
    !parameters.pageTypes && !parameters.locales && !parameters.underPage && !parameters.own;
  if (grants.some(isWhole)) return { isHeld: true, limits: undefined };
  return { isHeld: grants.length > 0, limits: grants[0]?.parameters };
}
