import type { GrantedPermission } from '#contract/permissions.ts';
import type { Actor } from '#server/kernel/actor.ts';

const isID = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** SQL of one grant: the rows of `lectern_page` that it covers. `put` takes a value and gives its placeholder. */
function coveredBy({ parameters = {} }: GrantedPermission, userID: number, put: (value: unknown) => string): string {
  const { pageTypes, locales, underPage, own } = parameters;
  const conditions: string[] = [];
  if (pageTypes) conditions.push(`type = any(${put(pageTypes)}::text[])`);
  if (locales) conditions.push(`locale = any(${put(locales)}::text[])`);
  if (own) conditions.push(`created_by = ${put(userID)}`);
  if (underPage !== undefined && !isID(underPage)) return 'false';
  if (underPage !== undefined)
    conditions.push(`id in (with recursive below (id) as (
      select p.id from lectern_page p join lectern_page top on p.translation_group = top.translation_group
        where top.id = ${put(underPage)}::uuid
      union select p.id from lectern_page p join below on p.parent_id = below.id) select id from below)`);
  return conditions.length > 0 ? `(${conditions.join(' and ')})` : 'true';
}

/** SQL of the rows of `lectern_page` for which an actor holds a permission; the same as `can` says of each of them. */
export function coveredPages(actor: Actor, permission: string, put: (value: unknown) => string): string {
  if (actor.kind === 'system') return 'true';
  if (actor.kind === 'visitor') return 'false';
  const grants = actor.permissions.filter(({ name }) => name === permission);
  if (grants.some(({ parameters = {} }) => Object.keys(parameters).length === 0)) return 'true';
  return grants.length > 0 ? `(${grants.map((grant) => coveredBy(grant, actor.id, put)).join(' or ')})` : 'false';
}
